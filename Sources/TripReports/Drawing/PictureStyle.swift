/// The looks of pictures, alone and in a page.
enum PictureStyle {
  /// Colours of text stand out from the ground by 4.5 to 1 at least, in light and in dark.
  ///
  /// A renderer that knows no media queries stays light, and paper always is.
  static let sheet = """

    .picture text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",\
    "Liberation Sans",Arial,sans-serif;font-variant-numeric:tabular-nums}
    .picture .bold{font-weight:700}
    .picture .end{text-anchor:end}
    .picture .isolate{unicode-bidi:plaintext}
    .picture .ground{fill:#ffffff}
    .picture .card{fill:#f1f3f6}
    .picture .text{fill:#1b1d21}
    .picture .faint{fill:#5a5f69}
    .picture .warning{fill:#8a5200}
    .picture .owed{fill:#0b7a40}
    .picture .owing{fill:#b3261e}
    .picture .bar{fill:#3867d6}
    .picture .otherBar{fill:#c77b12}
    .picture line{stroke-width:2;stroke-linecap:round}
    .picture line.faint{stroke:#5a5f69}
    .picture line.rule{stroke:#7d838e;stroke-width:1}
    @media screen and (prefers-color-scheme:dark){
    .picture .ground{fill:#15171c}
    .picture .card{fill:#23262e}
    .picture .text{fill:#f0f1f4}
    .picture .faint{fill:#a9afbb}
    .picture .warning{fill:#f2b866}
    .picture .owed{fill:#4fd18b}
    .picture .owing{fill:#ff8f82}
    .picture .bar{fill:#7ea2ff}
    .picture .otherBar{fill:#e6a94e}
    .picture line.faint{stroke:#a9afbb}
    .picture line.rule{stroke:#8b919d}
    }

    """
}
