import TripSyntax
import TripText

/// Messages about people and names.
extension Diagnostic {
  static func declaredBelow(
    _ name: String,
    at span: SourceSpan,
    declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "declared-below",
      "'\(name)' is declared below this line",
      at: span,
      help: "move the declaration above it",
      notes: [Note("declared here", at: declared)]
    )
  }

  static func groupForPerson(_ name: String, members: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "group-for-person",
      "'\(name)' is several people, and one is wanted here",
      at: span,
      help: "name one of them: \(members)"
    )
  }

  static func inTwoUnits(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "in-two-units",
      "'\(name)' settles together with others already",
      at: span,
      help: "put all of them on one line",
      notes: [Note("they are here", at: first)]
    )
  }

  static func leftBeforeJoining(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "left-before-joining",
      "'\(name)' cannot leave before joining",
      at: span,
      help: "correct one of the two days: joining comes before leaving"
    )
  }

  static func nameTwice(
    _ name: String,
    first: String,
    at span: SourceSpan,
    declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "name-twice",
      name == first
        ? "'\(name)' is declared already" : "'\(name)' and '\(first)' are the same name",
      at: span,
      help: name == first
        ? "leave it out, or give this one another name"
        : "names compare without case; give one of them another name",
      notes: [Note("'\(first)' is declared here", at: declared)]
    )
  }

  static func namesAlike(
    _ name: String,
    _ other: String,
    at span: SourceSpan,
    declared: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "names-alike",
      "'\(name)' looks much like '\(other)'",
      at: span,
      help: "if they are one, declare one; if not, a longer name tells them apart",
      notes: [Note("'\(other)' is declared here", at: declared)]
    )
  }

  static func nobodyYet(_ names: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "nobody-yet",
      "nobody is on this trip yet",
      at: span,
      help: "say who is, above: buddies \(names)"
    )
  }

  static func otherInUnit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "other-in-unit",
      "'\(name)' is no buddy, and others settle on their own",
      at: span,
      help: "leave \(name) out, or declare them with 'buddy'"
    )
  }

  static func personTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "person-twice",
      "'\(name)' is in this list twice",
      at: span,
      help: "leave one out; two parts are written \(name) x2"
    )
  }

  static func presenceOfOther(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "presence-of-other",
      "'\(name)' is no buddy, so 'all' never holds them",
      at: span,
      help: "leave the line out; bills name \(name) after 'for'"
    )
  }

  static func presenceTwice(_ name: String, isJoining: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "presence-twice",
      "when '\(name)' \(isJoining ? "joined" : "left") is said already",
      at: span,
      help: "leave one of the lines out"
    )
  }

  static func presenceWithoutDay(_ name: String, isJoining: Bool, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "presence-without-day",
      "on which day?",
      at: span,
      help: "for example: \(name) \(isJoining ? "joined" : "left") on 2026-10-04"
    )
  }

  static func tooManyPeople(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "too-many-people",
      "a trip has at most 10000 people",
      at: span,
      help: "leave out those who are in no bill"
    )
  }

  static func unitOfOne(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "together-alone",
      "two people or more settle together, not one alone",
      at: span,
      help: "name another one, or leave the line out"
    )
  }

  static func unknownName(
    _ name: String,
    nearest: String?,
    at span: SourceSpan,
    help: String?,
    mended: String?
  ) -> Diagnostic {
    let declare = "eclare newcomers above with: buddy \(Parser.written(name))"
    return Diagnostic(
      .error,
      code: "unknown-name",
      "nobody on this trip is called '\(name)'",
      at: span,
      help: help ?? nearest.map { "did you mean '\($0)'? D\(declare)" } ?? "d\(declare)",
      mended: mended
    )
  }

  static func viaNeedsBuddy(_ name: String, buddy: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "via-needs-buddy",
      "'\(name)' is no buddy, and money goes through a buddy",
      at: span,
      help: "name a buddy\(buddy.map { ": via \($0)" } ?? "")"
    )
  }

  static func viaOfBuddy(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "via-of-buddy",
      "'via' goes with others, friends at home",
      at: span,
      help: "leave it out; a buddy settles with everyone, a friend at home is: other \(name) via …"
    )
  }
}
