package import TripMoney
package import TripText

/// Writes statements in the canonical layout: read again in the same place, they mean the same.
///
/// Keywords are small, one blank stands between words, a comma and a blank between the people of a
/// list, clauses in the order of `grammar.md`, each line of a block on a line of its own. Names,
/// numbers and currencies stay as they were written; quotes go where a name does without.
package struct Printer {
  let sources: SourceMap
  /// How numbers are written where the statement stands.
  let numbers: NumberFormat

  /// Returns a statement's text with its comments, without a line end behind it.
  ///
  /// The statement's places are in `sources`; `numbers` is how numbers are written behind it, as the
  /// parser says. A line without meaning comes back as it was written, but for its comment.
  ///
  /// - Complexity: O(*n*) in the bytes of the statement.
  package static func text(
    of statement: Statement,
    in sources: SourceMap,
    numbers: NumberFormat
  ) -> String {
    Printer(sources: sources, numbers: numbers).text(of: statement)
  }

  private func text(of statement: Statement) -> String {
    let comments = comments(of: statement)
    if case .bill(let bill) = statement.kind, let items = bill.items, let block = bill.itemsSpan {
      return self.block(
        heading: text(of: bill),
        items,
        at: block,
        comments: comments
      )
    }
    return words([text(of: statement.kind, at: statement.span)] + comments.map(text(in:)))
  }

  private func text(of kind: Statement.Kind, at span: SourceSpan) -> String {
    switch kind {
    case .trip(let title): "trip " + string(at: title)
    case .home(let currency): "home " + text(in: currency.span)
    case .local(let currency): "local " + text(in: currency.span)
    case .numbers(let format): "numbers " + format.example
    case .roster(let roster): text(of: roster)
    case .group(let group, let entries):
      "group \(name(group)): \(list(entries.map { text(of: $0) }))"
    case .together(let unit, let members):
      "together " + (unit.map { name($0) + ": " } ?? "") + list(members.map(name))
    case .presence(let presence): text(of: presence)
    case .rate(let rate): text(of: rate)
    case .day(let day): "on \(day)"
    case .remainder(let isSpread): "remainder " + (isSpread ? "spread" : "payer")
    case .include(let path): "include " + string(at: path)
    case .currency(let currency): text(of: currency)
    case .bill(let bill): text(of: bill)
    case .payment(let payment): text(of: payment)
    case .expect(let expectation): text(of: expectation)
    case .command(let command): text(of: command)
    case .invalid: text(in: span)
    }
  }

  /// The text as it was written, without blanks at its edges.
  func text(in span: SourceSpan) -> String { sources.text(in: span).trimmingBlanks() }

  /// The words that are there, a blank between.
  func words(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " ") }

  func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
