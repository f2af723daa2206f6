import TripText

/// Messages about people, files, checks and commands.
extension Diagnostic {
  static func declaredBelow(
    _ name: String, at span: SourceSpan, declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "declared-below", "'\(name)' is declared below this line", at: span,
      help: "move the declaration above it", notes: [Note("declared here", at: declared)])
  }

  static func expectationFailed(_ found: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.failure, code: "expectation-failed", found, at: span)
  }

  static func groupForPerson(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "group-for-person", "'\(name)' is several people, and one is wanted here",
      at: span)
  }

  static func inTwoUnits(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "in-two-units", "'\(name)' settles together with others already", at: span,
      notes: [Note("here", at: first)])
  }

  static func includeOutside(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "include-outside", "'\(path)' is outside of the script's folder", at: span,
      help: "include reads files beside the first script or below it, by a relative path")
  }

  static func includeTooDeep(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "include-too-deep", "files include files 50 deep here", at: span)
  }

  static func includeTwice(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "include-twice", "'\(path)' is read already", at: span,
      help: "its bills would count twice")
  }

  static func includeUnreadable(
    _ path: String, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "include-unreadable", "'\(path)' cannot be read: \(reason)", at: span,
      help: "the path is relative to this file's folder")
  }

  static func leftBeforeJoining(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "left-before-joining", "'\(name)' cannot leave before joining", at: span)
  }

  static func meInInclude(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "me-in-include", "'Me' in a file that others include is one person for all",
      at: span, help: "write the name")
  }

  static func nameTwice(
    _ name: String, first: String, at span: SourceSpan, declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "name-twice",
      name == first
        ? "'\(name)' is declared already" : "'\(name)' and '\(first)' are the same name",
      at: span, help: "names compare without case; give one of them another name",
      notes: [Note("'\(first)' is declared here", at: declared)])
  }

  static func namesAlike(
    _ name: String, _ other: String, at span: SourceSpan, declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "names-alike", "'\(name)' looks much like '\(other)'", at: span,
      help: "if they are one, declare one; if not, a longer name tells them apart",
      notes: [Note("'\(other)' is declared here", at: declared)])
  }

  static func netWithoutSign(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "net-without-sign", "a net wants its sign", at: span,
      help: "+ is owed to them, - they owe: expect Mia +$443.14")
  }

  static func nobodyYet(_ name: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nobody-yet", "nobody is on this trip yet", at: span,
      help: "say who is, above: buddies \(name ?? "Anna"), …")
  }

  static func noSuchBill(_ number: Int, of count: Int, at span: SourceSpan) -> Diagnostic {
    let found =
      switch count {
      case 0: "there are none yet"
      case 1: "there is one"
      default: "there are \(count)"
      }
    return Diagnostic(
      .error, code: "no-such-bill", "no bill or payment has the number \(number): \(found)",
      at: span, help: "'bills' lists them with their numbers")
  }

  static func notUTF8(_ fault: EncodingFault, in file: SourceMap.File) -> Diagnostic {
    switch fault {
    case .invalidUTF8(let offset):
      let start = file.base + UInt32(truncatingIfNeeded: offset)
      return Diagnostic(
        .error, code: "not-utf8", "this byte is no UTF-8", at: SourceSpan(start: start, end: start + 1),
        help: "save the script as UTF-8")
    case .utf16:
      return Diagnostic(
        .error, code: "not-utf8", "this file is UTF-16, and a script is UTF-8",
        at: SourceSpan(at: file.base), help: "save the script as UTF-8")
    }
  }

  static func onNoBill(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "on-no-bill", "'\(name)' is on no bill", at: span,
      help: "is a bill missing, or a name in one of them?")
  }

  static func otherInUnit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "other-in-unit", "'\(name)' is not on the trip and settles alone", at: span,
      help: "buddies settle together")
  }

  static func paidTooMuch(
    _ name: String, by excess: String, owed: Bool, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "paid-too-much",
      owed ? "this is \(excess) more than '\(name)' owed" : "'\(name)' owed nothing to pay back",
      at: span, help: "is the amount right, and is a bill missing?")
  }

  static func personTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "person-twice", "'\(name)' is in this list twice", at: span)
  }

  static func presenceOfOther(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "presence-of-other", "'\(name)' is no buddy, so 'all' never holds them", at: span)
  }

  static func presenceTwice(_ name: String, isJoining: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "presence-twice",
      "when '\(name)' \(isJoining ? "joined" : "left") is said already", at: span)
  }

  static func presenceWithoutDay(isJoining: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "presence-without-day", "on which day?", at: span,
      help: "write: Fay \(isJoining ? "joined" : "left") on 2026-10-04")
  }

  static func scriptTooLarge(at span: SourceSpan = SourceSpan(at: 0)) -> Diagnostic {
    Diagnostic(
      .error, code: "script-too-large", "a trip's files hold at most 4 GiB together", at: span)
  }

  static func titleTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "title-twice", "a trip has one title", at: span,
      notes: [Note("it is set here", at: first)])
  }

  static func tooManyPeople(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "too-many-people", "a trip has at most 10000 people", at: span)
  }

  static func unitOfOne(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "together-alone", "one alone settles alone", at: span,
      help: "write: together Dupont: Paul, Marie")
  }

  static func unknownCategory(_ word: String, nearest: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-category", "no bill above is in #\(word)", at: span,
      help: nearest.map { "did you mean #\($0)?" })
  }

  static func unknownName(
    _ name: String, nearest: String?, at span: SourceSpan, help: String?
  ) -> Diagnostic {
    let shown = name.contains(" ") ? "\"\(name)\"" : name
    let declare = "declare newcomers above: buddy \(shown)"
    return Diagnostic(
      .error, code: "unknown-name", "nobody on this trip is called '\(name)'", at: span,
      help: help ?? nearest.map { "did you mean '\($0)'? Else \(declare)" } ?? declare)
  }

  static func whyOneself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "why-oneself", "nothing lies between '\(name)' and '\(name)'", at: span,
      help: "name two people, or one alone: why \(name)")
  }

  static func viaNeedsBuddy(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "via-needs-buddy", "'\(name)' is no buddy, and money goes through a buddy",
      at: span)
  }

  static func viaOfBuddy(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "via-of-buddy", "'via' goes with others, friends at home", at: span,
      help: "write: other Gil via Anna")
  }
}
