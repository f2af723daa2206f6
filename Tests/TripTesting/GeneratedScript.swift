package import TripEngine

/// A script that a generator wrote, statement by statement, so that a test can put them in another order.
package struct GeneratedScript: Sendable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// People, currencies, rates, scope: what is no entry.
    case fact
    case bill, refund, payment
    case expectation, command, include
    /// A blank line, or nothing but a comment.
    case filler

    package var isEntry: Bool { self == .bill || self == .refund || self == .payment }
  }

  /// A statement, perhaps on several physical lines, without its line end.
  package struct Line: Sendable {
    package var kind: Kind
    package var text: String
  }

  package var lines: [Line]
  package var lineEnd = "\n"
  package var hasByteOrderMark = false
  package var endsWithLineEnd = true
  /// The files that it includes, by the path that it writes.
  package var files: [String: String] = [:]

  package var text: String {
    let body = lines.map(\.text).joined(separator: lineEnd)
    return (hasByteOrderMark ? "\u{FEFF}" : "") + body + (endsWithLineEnd ? lineEnd : "")
  }

  /// Returns the script with its entries in another order; everything else stays where it is.
  ///
  /// Each place that held an entry holds one again.
  package func shufflingEntries(using random: inout SeededGenerator) -> GeneratedScript {
    var entries = lines.filter(\.kind.isEntry).shuffled(using: &random)[...]
    var script = self
    script.lines = lines.map { line in
      line.kind.isEntry ? entries.removeFirst() : line
    }
    return script
  }

  /// Reads the script, with the files that it includes.
  package func evaluated() -> Evaluation { evaluate(text, files: files) }
}
