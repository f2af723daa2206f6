import TripReports
import TripStore
import TripText

extension Program {
  /// Writes a picture as SVG, or through `rsvg-convert` as PNG.
  mutating func write(_ picture: Picture) {
    let svg = SVGRenderer().render(PictureLayout.draw(picture))
    if settings.format == .svg {
      console.write(raw: svg)
      return
    }
    if world.terminal.showsOutput {
      console.complain("a PNG is nothing to read: send it to a file, with > picture.png")
      status.worsen(to: .cannotRun)
      return
    }
    do throws(ToolTrouble) {
      // Twice as many pixels as the layout has, for the screens of phones.
      console.write(bytes: try world.run(Self.converter, ["--zoom", "2"], Array(svg.utf8)))
    } catch {
      console.complain(Self.words(for: error))
      status.worsen(to: .cannotRun)
    }
  }

  private static let converter = "rsvg-convert"

  private static func words(for trouble: ToolTrouble) -> String {
    switch trouble {
    case .missing:
      "a PNG needs '\(converter)', which is not here: install librsvg2-bin (Debian, Ubuntu), "
        + "librsvg2-tools (Fedora) or librsvg (Homebrew), or take --format svg"
    case .failed: "'\(converter)' could not draw the picture"
    case .system(let error): "cannot run '\(converter)': \(error.message)"
    }
  }
}
