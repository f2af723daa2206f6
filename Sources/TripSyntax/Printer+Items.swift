import TripText

/// The block of a bill, a line an item, with the comments that stand among them.
extension Printer {
  func block(
    heading: String,
    _ items: [Item],
    at span: SourceSpan,
    comments: [SourceSpan]
  ) -> String {
    var comments = comments[...]
    let firstItem = items.first?.span.start ?? span.end
    let brace = span.start
    var lines = [
      words(
        [heading, "{"]
          + comments.take { $0.start < brace || $0.start < firstItem && !standsAlone($0) }
          .map(text(in:))
      )
    ]
    for (index, item) in items.enumerated() {
      lines += comments.take { $0.start < item.span.start }.map { "  " + text(in: $0) }
      let next = index + 1 < items.count ? items[index + 1].span.start : span.end
      let behind = comments.take {
        $0.start < item.span.end || $0.start < next && !standsAlone($0)
      }
      lines.append("  " + words([text(of: item)] + behind.map(text(in:))))
    }
    lines += comments.take { $0.start < span.end }.map { "  " + text(in: $0) }
    lines.append(words(["}"] + comments.map(text(in:))))
    return lines.joined(separator: "\n")
  }

  private func text(of item: Item) -> String {
    let sign =
      switch item.sign {
      case .plain: ""
      case .onTop: "+"
      case .off: "-"
      }
    let value =
      switch item.value {
      case .amount(let amount): text(of: amount)
      case .percent(let percent): percentage(percent)
      case .rest: "rest"
      }
    return words([
      sign + value, item.what.map(string(at:)), item.split.map { "for " + text(of: $0) },
    ])
  }

  /// Whether nothing but blanks stands before the comment on its line.
  private func standsAlone(_ comment: SourceSpan) -> Bool {
    let line = sources.lineSpan(containing: comment.start)
    return text(in: SourceSpan(start: line.start, end: comment.start)).isEmpty
  }

  /// The comments of a statement, in order, also those between its lines.
  func comments(of statement: Statement) -> [SourceSpan] {
    let span = statement.span
    guard sources.bytes(in: span).contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return statement.comment.map { [$0] } ?? []
    }
    let file = sources.files[sources.file(at: span.start)]
    var lexer = Lexer(
      bytes: file.bytes,
      base: file.base,
      numbers: numbers,
      from: Int(span.start - file.base)
    )
    var comments: [SourceSpan] = []
    while lexer.position < Int(span.end - file.base) {
      var tokens: [Token] = []
      lexer.lexLine(into: &tokens, isContinuation: false)
      if let comment = lexer.comment { comments.append(comment) }
    }
    return comments
  }
}

extension ArraySlice {
  /// Removes and returns the elements at the start for which the condition holds.
  fileprivate mutating func take(while holds: (Element) -> Bool) -> ArraySlice {
    let taken = prefix(while: holds)
    removeFirst(taken.count)
    return taken
  }
}
