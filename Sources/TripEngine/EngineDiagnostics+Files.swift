package import TripText

/// Messages about scripts and what they include.
extension Diagnostic {
  static func includeOutside(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "include-outside",
      "'\(path)' is outside of the script's folder",
      at: span,
      help: "include reads files beside the first script or below it, by a relative path"
    )
  }

  /// The circle is the names of the files from the one that is included again to the one that does it.
  static func includeCycle(
    _ path: String,
    through circle: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    let names = (circle + circle.prefix(1)).map { "'\($0)'" }
    let way = "\(names[0]) includes \(names.dropFirst().joined(separator: ", which includes "))"
    return Diagnostic(
      .error,
      code: "include-cycle",
      "'\(path)' cannot be a part of itself",
      at: span,
      help: circle.count == 1
        ? "leave the line out" : "\(way): leave out the line in the part"
    )
  }

  static func includeTooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "include-too-deep",
      "files include files more than 50 deep here",
      at: span,
      help: "include them from the first script"
    )
  }

  static func includeTwice(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "include-twice",
      "'\(path)' is read already, and its bills would count twice",
      at: span,
      help: "leave the line out"
    )
  }

  static func includeUnreadable(
    _ path: String,
    _ reason: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "include-unreadable",
      "'\(path)' cannot be read: \(reason)",
      at: span,
      help: "the path is relative to this file's folder"
    )
  }

  static func meInInclude(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "me-in-include",
      "'Me' is one person for the whole trip, whoever keeps this file",
      at: span,
      help: "write your name, as the others call you"
    )
  }

  static func notUTF8(_ fault: EncodingFault, in file: SourceMap.File) -> Diagnostic {
    switch fault {
    case .invalidUTF8(let offset):
      let start = file.base + UInt32(truncatingIfNeeded: offset)
      return Diagnostic(
        .error,
        code: "not-utf8",
        "this byte is no UTF-8",
        at: SourceSpan(start: start, end: start + 1),
        help: "save the script as UTF-8; it may be in an older encoding such as Latin-1"
      )
    case .utf16:
      return Diagnostic(
        .error,
        code: "not-utf8",
        "this file is UTF-16, and a script is UTF-8",
        at: SourceSpan(at: file.base),
        help: "save it again, with the encoding UTF-8"
      )
    }
  }

  static func scriptTooLarge(at span: SourceSpan = SourceSpan(at: 0)) -> Diagnostic {
    Diagnostic(
      .error,
      code: "script-too-large",
      "a trip's files hold at most 4 GiB together",
      at: span,
      help: "is this file a script?"
    )
  }

  static func titleTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "title-twice",
      "a trip has one title",
      at: span,
      help: "leave one of them out",
      notes: [Note("it is set here", at: first)]
    )
  }

  /// Whether a script that includes this one may have what is missing: people, currencies, which of
  /// the dollars is meant.
  package var mayBeMendedByWhole: Bool {
    [
      "nobody-yet", "unknown-name", "unknown-currency", "ambiguous-symbol", "hangs-on-errors",
    ].contains(code)
  }
}
