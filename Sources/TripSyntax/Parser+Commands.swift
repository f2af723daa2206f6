import TripMoney
import TripText

extension Parser {
  mutating func command(_ word: Keyword) throws(Refusal) -> CommandStatement {
    let first = current
    advance()
    switch word {
    case .settle: return try settle()
    case .why: return try why()
    case .bills where current.kind == .number && peek().kind != .minus: return try bill()
    case .people, .rates:
      if !isAtLineEnd {
        // `people Anna, Ben` was meant to declare them.
        throw Refusal(noFilter(of: first), about: word == .people ? .naming : nil)
      }
      return CommandStatement(verb: word == .people ? .people : .rates)
    case .help:
      guard !isAtLineEnd else { return CommandStatement(verb: .help(nil)) }
      advance()
      return CommandStatement(verb: .help(tokens[index - 1].span))
    case .chart:
      var command = CommandStatement(verb: .chart(.category))
      if currentKeyword == .by, let subject = chartSubject(peek()) {
        index += 2
        command.verb = .chart(subject)
      } else if currentKeyword == .by, peek().kind == .word, !isDeclaredName(peek()) {
        throw Refusal(
          .unexpected(
            text(of: peek()),
            wanted: "category, person or day",
            at: peek().span,
            help: "bars of one person's bills: chart by \(someone(else: "Mia"))"
          )
        )
      }
      try filters(of: &command)
      if !isAtLineEnd { throw Refusal(noFilter(of: first)) }
      return command
    default:
      let verb: CommandStatement.Verb =
        switch word {
        case .balances: .balances
        case .bills: .bills
        case .total: .total
        default: throw Refusal(noStatement(first))
        }
      var command = CommandStatement(verb: verb)
      try filters(of: &command)
      if !isAtLineEnd { throw Refusal(noFilter(of: first)) }
      return command
    }
  }

  /// Reads `why P [Q] [in CUR]`.
  private mutating func why() throws(Refusal) -> CommandStatement {
    let first = try name()
    // `in` that stands before nothing is somebody's name.
    let hasSecond = !isAtLineEnd && (currentKeyword != .in || isEnd(peek()))
    let second = hasSecond ? try name(wanted: "the other one") : nil
    var command = CommandStatement(verb: .why(first, second))
    try view(of: &command)
    return command
  }

  /// Reads `bills N [in CUR]`.
  private mutating func bill() throws(Refusal) -> CommandStatement {
    let token = current
    let number = try number()
    guard number.scale == 0, let place = Int(exactly: number.significand) else {
      throw Refusal(unexpected(token, wanted: "a bill's number, such as 3,"))
    }
    var command = CommandStatement(verb: .bill(place, at: token.span))
    try view(of: &command)
    return command
  }

  private mutating func view(of command: inout CommandStatement) throws(Refusal) {
    guard currentKeyword == .in else { return }
    advance()
    command.currency = try currency()
  }

  private func isEnd(_ token: Token) -> Bool { token.kind == .newline || token.kind == .end }

  private mutating func chartSubject(_ token: Token) -> CommandStatement.ChartSubject? {
    switch keyword(token) {
    case .category: .category
    case .person: .person
    case .day: .day
    default: nil
    }
  }

  private mutating func settle() throws(Refusal) -> CommandStatement {
    var command = CommandStatement(verb: .settle(.fewest))
    while !isAtLineEnd {
      switch currentKeyword {
      case .direct where command.verb == .settle(.fewest):
        advance()
        command.verb = .settle(.direct)
      case .via where command.verb == .settle(.fewest):
        advance()
        command.verb = .settle(.via(try name()))
      default:
        let before = index
        try filters(of: &command)
        if let other = command.filters.first(where: { !$0.isUntil }) {
          throw Refusal(.filteredPlan(at: other.span))
        }
        if index == before { throw Refusal(noWayToSettle()) }
      }
    }
    return command
  }

  private mutating func filters(of command: inout CommandStatement) throws(Refusal) {
    while !isAtLineEnd {
      if currentKeyword == .in, peek().kind != .number {
        if command.currency != nil {
          throw Refusal(
            .clauseTwice("'in'", at: current.span, help: "figures are shown in one currency")
          )
        }
        if let slip = monthInWords(peek()) { throw Refusal(slip) }
        advance()
        command.currency = try currency()
      } else if let clause = try filter() {
        command.filters.append(clause)
      } else {
        return
      }
    }
  }

  mutating func filters() throws(Refusal) -> [FilterClause] {
    var clauses: [FilterClause] = []
    while let clause = try filter() { clauses.append(clause) }
    return clauses
  }

  mutating func filter() throws(Refusal) -> FilterClause? {
    let start = current
    let condition: FilterClause.Condition
    if start.kind == .category {
      advance()
      condition = .category(start.span)
    } else {
      switch keyword(start) {
      case .this, .last:
        guard keyword(peek()) == .month else {
          throw Refusal(
            .unexpected(
              text(of: peek()),
              wanted: "'month'",
              at: peek().span,
              help: "other days: since 2026-10-01 until 2026-10-07"
            )
          )
        }
        index += 2
        condition = keyword(start) == .this ? .thisMonth : .lastMonth
      case .in:
        advance()
        condition = try month()
      case .since:
        advance()
        condition = .since(try day())
      case .until:
        advance()
        condition = .until(try day())
      case .by:
        advance()
        condition = .by(try nameList())
      case .for:
        advance()
        condition = .for(try nameList())
      default:
        return nil
      }
    }
    return FilterClause(
      condition: condition,
      span: SourceSpan(start: start.span.start, end: tokens[index - 1].span.end)
    )
  }

  /// `2026-10`, which the lexer takes for a calculation.
  private mutating func month() throws(Refusal) -> FilterClause.Condition {
    let (year, hyphen, month) = (current, peek(), peek(2))
    guard year.kind == .number, hyphen.kind == .minus, month.kind == .number,
      year.span.end == hyphen.span.start, hyphen.span.end == month.span.start,
      let yearNumber = Int(text(of: year)), let monthNumber = Int(text(of: month)),
      bytes(of: month).count == 2, Day.month(yearNumber, monthNumber) != nil
    else {
      throw Refusal(.monthFormat(text(in: blankDelimited(from: index)), month: nil, at: year.span))
    }
    index += 3
    return .month(year: yearNumber, month: monthNumber)
  }
}

extension FilterClause {
  var isUntil: Bool {
    if case .until = condition { return true }
    return false
  }
}
