import TripMoney
import TripText

extension Parser {
  mutating func statement() throws(Refusal) -> Statement.Kind {
    if beginsWithPeople() { return try peopleStatement() }
    let first = current
    guard let word = keyword(first) else { throw Refusal(noStatement(first)) }
    switch word {
    case .trip, .home, .local, .numbers, .remainder, .include, .currency, .on:
      return try setting(word)
    case .buddy, .buddies: return try roster(.buddies)
    case .other, .others: return try roster(.others)
    case .pot: return try roster(.pot)
    case .group: return try group()
    case .together: return try together()
    case .rate: return try rate()
    case .expect:
      advance()
      return .expect(try expectation())
    case .settle, .balances, .bills, .why, .chart, .total, .people, .rates, .help:
      return .command(try command(word))
    default:
      throw Refusal(noStatement(first))
    }
  }

  private mutating func setting(_ word: Keyword) throws(Refusal) -> Statement.Kind {
    advance()
    if current.kind == .colon || current.kind == .equals { throw Refusal(needlessMark()) }
    switch word {
    case .trip:
      guard current.kind == .string else {
        throw Refusal(.titleWithoutQuotes(at: placeOfText, mended: quotedRest()))
      }
      advance()
      return .trip(title: tokens[index - 1].span)
    case .home:
      let home = try currency()
      if let other = currencyBehindHome() { throw Refusal(other) }
      return .home(home)
    case .local: return .local(try currency())
    case .numbers: return .numbers(try numberFormat())
    case .remainder:
      guard currentKeyword == .payer || currentKeyword == .spread else {
        throw Refusal(.unknownRemainder(at: current.span))
      }
      advance()
      return .remainder(isSpread: keyword(tokens[index - 1]) == .spread)
    case .include:
      guard current.kind == .string else {
        throw Refusal(.includeWithoutQuotes(at: placeOfText, mended: quotedRest()))
      }
      advance()
      return .include(path: tokens[index - 1].span)
    case .currency: return .currency(try currencyStatement())
    default:
      let day = try day()
      if tokens[index...].contains(where: { keyword($0) == .paid || keyword($0) == .got }) {
        throw Refusal(dayBeforeEntry())
      }
      return .day(day)
    }
  }

  /// One of the four ways to write numbers, by example.
  private mutating func numberFormat() throws(Refusal) -> NumberFormat {
    var end = index
    while tokens[end].kind != .newline, tokens[end].kind != .end { end += 1 }
    let span = SourceSpan(
      start: current.span.start,
      end: end > index ? tokens[end - 1].span.end : current.span.start
    )
    // Blanks of every kind, and both apostrophes, mean the same.
    let text = String(decoding: bytes(in: span), as: UTF8.self).map { character -> Character in
      character.isWhitespace ? " " : character == "\u{2019}" ? "'" : character
    }
    let formats: [(String, NumberFormat)] = [
      ("1,234.56", .point), ("1.234,56", .comma), ("1 234,56", .space), ("1'234.56", .apostrophe),
    ]
    guard let format = formats.first(where: { $0.0 == String(text) })?.1 else {
      throw Refusal(.unknownNumberFormat(at: span))
    }
    index = end
    lexer.numbers = format
    return format
  }

  private mutating func roster(_ kind: Roster.Kind) throws(Refusal) -> Statement.Kind {
    advance()
    if current.kind == .colon { advance() }
    var roster = Roster(kind: kind, declarations: [])
    repeat {
      var declaration = Roster.Declaration(name: try name())
      if current.kind == .times {
        advance()
        declaration.weight = try number()
      } else if current.kind == .number, peek().kind == .times {
        declaration.weight = try number()
        advance()
      }
      if currentKeyword == .via {
        advance()
        declaration.via = try name(wanted: "the buddy who knows them")
      }
      roster.declarations.append(declaration)
    } while try takesSeparator()
    if !isAtLineEnd, let slip = noComma(in: roster) { throw Refusal(slip) }
    return .roster(roster)
  }

  private mutating func group() throws(Refusal) -> Statement.Kind {
    advance()
    let name = try name(wanted: "the group's name")
    guard current.kind == .colon else { throw Refusal(noColon(behind: name)) }
    advance()
    let split = try split()
    for entry in split.entries {
      switch entry.mark {
      case .none, .parts: break
      default: throw Refusal(.groupMark(at: entry.span))
      }
    }
    if let excepted = split.excepted.first { throw Refusal(.groupExcept(at: excepted.span)) }
    return .group(name, split.entries)
  }

  private mutating func together() throws(Refusal) -> Statement.Kind {
    advance()
    if current.kind == .colon { advance() }
    let first = try name()
    if current.kind == .colon {
      advance()
      return .together(first, try nameList())
    }
    guard try takesSeparator() else {
      throw Refusal(notTogether(first))
    }
    return .together(nil, [first] + (try nameList()))
  }

  private mutating func rate() throws(Refusal) -> Statement.Kind {
    advance()
    let start = index
    // `JPY150` is cut by the look for an amount.
    let isPair =
      (current.kind == .sign || current.kind == .word && !beginsAmount())
      && peek().kind != .number
    let form: RateStatement.Form
    if isPair {
      let from = try currency()
      guard current.kind == .word || current.kind == .sign else {
        throw Refusal(rateShape(from: start))
      }
      let to = try currency()
      if current.kind == .equals { advance() }
      guard current.kind == .number else { throw Refusal(rateShape(from: start)) }
      let span = current.span
      form = .pair(from: from, to: to, value: Quantity(number: try number(), span: span))
    } else {
      let left = try quantity(hasNames: false)
      guard current.kind == .equals else { throw Refusal(rateShape(from: start)) }
      advance()
      form = .equation(left, try quantity(hasNames: false))
    }
    if current.kind == .slash { throw Refusal(rateShape(from: start)) }
    var rate = RateStatement(form: form)
    if currentKeyword == .on {
      advance()
      rate.day = try day()
    }
    return .rate(rate)
  }

  private mutating func currencyStatement() throws(Refusal) -> CurrencyStatement {
    var statement = CurrencyStatement(code: try currency())
    while !isAtLineEnd {
      switch currentKeyword {
      case .symbol where statement.symbol == nil:
        advance()
        let token = current
        guard token.kind == .sign || token.kind == .word || token.kind == .string else {
          throw Refusal(unexpected(token, wanted: "a symbol such as $"))
        }
        advance()
        statement.symbol =
          token.kind == .string ? unquoted(bytes(of: token)) : text(of: token)
        statement.symbolSpan = token.span
      case .decimals where statement.decimals == nil:
        advance()
        let token = current
        let decimals = try number()
        guard decimals.scale == 0, decimals.significand <= 6 else {
          throw Refusal(.currencyDecimals(at: token.span))
        }
        statement.decimals = Int(decimals.significand)
        statement.decimalsSpan = token.span
      default:
        throw Refusal(noCurrencyClause(statement))
      }
    }
    return statement
  }
}
