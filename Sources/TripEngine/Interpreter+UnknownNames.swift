import TripLedger
import TripSyntax
import TripText

/// What is said of names that nobody declared.
extension Interpreter {
  /// The message about a name that nobody declared; nil where it may follow from another message.
  mutating func unknownName(
    _ mention: NameMention,
    help: String? = nil,
    mended: String? = nil
  ) -> Diagnostic? {
    if lacksNames { return nil }
    let name = displayName(mention)
    unknownNames[mention.span] = mention.id
    guard !trip.people.isEmpty else {
      // One roster mends all of them; who they are is said at the end.
      namesBeforeRoster.append(mention.id)
      return namesBeforeRoster.count == 1 ? .nobodyYet(Parser.written(name), at: mention.span) : nil
    }
    if help == nil, ["category", "person", "day"].contains(name.lowercased()) {
      return .unknownName(
        name,
        nearest: nil,
        at: mention.span,
        help: "sums by \(name.lowercased()) are shown by: chart by \(name.lowercased())",
        mended: nil
      )
    }
    if help == nil, Self.isPurse(name), nearestName(to: name) == nil {
      return .unknownName(
        name,
        nearest: nil,
        at: mention.span,
        help: "a shared purse is declared above with: \(Self.declaration(of: name))",
        mended: nil
      )
    }
    if help == nil, Habit.me.isMeant(by: name) {
      let me = nearest(to: "Me", in: trip.people.map(\.name).filter { $0.count == 2 })
      return .unknownName(
        name,
        nearest: nil,
        at: mention.span,
        help: me.map { "did you mean '\($0)'?" }
          ?? "write the name that the others call you by, such as \(someBuddy ?? "Anna"); "
          + "if you are not on the trip yet, declare yourself above with: buddy Me",
        mended: nil
      )
    }
    if help == nil, Habit.them.isMeant(by: name) {
      return .unknownName(
        name,
        nearest: nil,
        at: mention.span,
        help: "people are named one by one, such as \(someBuddy ?? "Anna")",
        mended: nil
      )
    }
    return .unknownName(
      name,
      nearest: nearestName(to: name),
      at: mention.span,
      help: help,
      mended: mended
    )
  }

  private static func isPurse(_ name: String) -> Bool {
    ["kitty", "pot", "purse", "kasse", "cagnotte"].contains(name.lowercased())
  }

  /// How somebody new, or a purse, is declared.
  static func declaration(of name: String) -> String {
    guard isPurse(name) else { return "buddy \(Parser.written(name))" }
    return "pot \(name.first?.isUppercase == true ? name : "Kitty")"
  }

  /// The declared name that a name is most likely a slip of.
  func nearestName(to name: String) -> String? {
    let names =
      trip.people.map(\.name) + trip.groups.map(\.name) + trip.units.compactMap(\.name)
    return nearest(to: name, in: names)
  }

  /// The message about a name in a split, which may be what the bill was for: `for dinner`.
  mutating func unknownSharer(_ mention: NameMention, isAlone: Bool) -> Diagnostic? {
    let name = displayName(mention)
    if !isAlone, let note = wordsBehindFor(mention) {
      return note.start == mention.span.start ? unknownSharers(mention, note) : nil
    }
    let isName = name.first?.isUppercase == true || nearestName(to: name) != nil
    let namesAreCapitalised = trip.people.contains { $0.name.first?.isUppercase == true }
    let isSomebody = Habit.sharer(in: [name]) != nil || Habit.relative.isMeant(by: name)
    guard isAlone || !isSomebody, !isName, namesAreCapitalised, !Habit.me.isMeant(by: name),
      !Habit.them.isMeant(by: name)
    else { return unknownName(mention) }
    return unknownName(
      mention,
      help: "what it was goes in quotes; newcomers are declared above with: buddy \(name)",
      mended: isAlone && Habit.sharer(in: [name]) == nil ? noteInPlaceOfSplit(mention) : nil
    )
  }

  /// The message about a name behind `got 20 from`, which may be a shop's.
  mutating func unknownPayer(_ payment: Payment, _ mention: NameMention) -> Diagnostic? {
    let name = displayName(mention)
    if payment.form == .got, Habit.everyone.isMeant(by: name) {
      let each = "\(text(in: payment.payee.span)) \(text(in: payment.amount.span)) each"
      return unknownName(mention, help: "from everybody it is: all paid \(each)")
    }
    guard payment.form == .got, !trip.people.isEmpty, nearestName(to: name) == nil,
      Habit.sharer(in: [name]) == nil, !Habit.them.isMeant(by: name)
    else { return unknownName(mention) }
    let refund =
      "\(text(in: payment.payee.span)) got back \(text(in: payment.amount.span)) "
      + Parser.quoted(name)
    return unknownName(
      mention,
      help: "money that came back from a shop is written: \(refund); "
        + "newcomers are declared above with: buddy \(Parser.written(name))"
    )
  }

  /// The line with `for dinner` made `"dinner"`, where it has no note yet.
  private func noteInPlaceOfSplit(_ mention: NameMention) -> String? {
    let line = sources.lineSpan(containing: mention.span.start)
    let before = sources.text(in: SourceSpan(start: line.start, end: mention.span.start))
    let trimmed = before.trimmingBlanks()
    let isQuoted = text(in: mention.span).hasPrefix("\"")
    let quotes = sources.text(in: line).count { $0 == "\"" }
    guard trimmed.lowercased().hasSuffix(" for"), quotes == (isQuoted ? 2 : 0) else { return nil }
    let blanks = before.reversed().prefix { $0 == " " }.count
    let start = mention.span.start - UInt32(truncatingIfNeeded: blanks + "for".utf8.count)
    return self.line(of: mention.span).replacing(
      SourceSpan(start: start, end: mention.span.end),
      with: Parser.quoted(displayName(mention))
    )
  }

  // MARK: - Examples

  /// A buddy for an example.
  var someBuddy: String? {
    trip.people.first { $0.kind == .buddy }.map { Parser.written($0.name) }
  }

  /// A few names for a message.
  func names(of people: [PersonID]) -> String {
    people.prefix(6).map { Parser.written(trip[$0].name) }.joined(separator: ", ")
      + (people.count > 6 ? ", …" : "")
  }
}
