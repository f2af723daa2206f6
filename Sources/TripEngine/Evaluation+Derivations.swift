package import TripLedger
import TripMoney
import TripSyntax
import TripText

extension Evaluation {
  /// Returns how the parts of some entries were written, by reading their lines once more.
  ///
  /// An entry has none where the trip's facts say it all: a payment, or a bill in equal parts.
  ///
  /// The entries are indices into the trip's, ascending.
  ///
  /// - Complexity: O(*n*) in the lines that are read again.
  package func derivations(of entries: some Sequence<Int>) -> [Int: Derivation] {
    var derivations: [Int: Derivation] = [:]
    var reader: Interpreter?
    var declared = 0
    for index in entries {
      // Looked at in place: most bills are in equal parts.
      if trip.entries[index].hasEqualParts || trip.entries[index].kind == .payment { continue }
      if derivations[index] != nil { continue }
      if reader == nil { reader = Interpreter(rereading: self) }
      while declared < history.declarations.count,
        history.declarations[declared].position <= index
      {
        reader?.declare(history.declarations[declared].meaning, of: trip)
        declared += 1
      }
      derivations[index] = reader?.derivation(of: trip.entries[index], in: history)
    }
    return derivations
  }
}

extension Interpreter {
  /// Reads single lines of a script that was read, under what held there.
  init(rereading evaluation: Evaluation) {
    let surroundings = Surroundings(today: Day(number: 0)) { _, _ in .unreadable("read before") }
    self.init(knowing: evaluation.facts, in: surroundings)
    sources = evaluation.sources
    // All at once, as a unit without a name is declared nowhere and has its place among them.
    trip.groups = evaluation.trip.groups
    trip.units = evaluation.trip.units
  }

  /// Gives a name the meaning that it had in the trip.
  fileprivate mutating func declare(_ meaning: Meaning, of whole: Trip) {
    let name: String?
    switch meaning {
    case .person(let person):
      trip.people.append(whole[person])
      stamps.append(0)
      isMentioned.append(false)
      hasOnePart.append(whole[person].weight == .one)
      name = whole[person].name
    case .group(let index): name = whole.groups[index].name
    case .unit(let index): name = whole.units[index].name
    case .none:
      name = nil
    }
    guard let name else { return }
    let id = words.names.intern(Array(name.utf8)[...])
    makeRoomForMeanings()
    meanings[Int(id.index)] = meaning
    words.names.declare(id)
  }

  /// Returns how an entry's parts were written, or nil where its line no longer says the same.
  fileprivate mutating func derivation(of entry: Entry, in history: History) -> Derivation? {
    scope = history.scope(at: entry.span.start)
    resolvedCurrencies.removeAll(keepingCapacity: true)
    var parser = Parser(
      bytes: Array(sources.bytes(in: entry.span)),
      base: entry.span.start,
      numbers: scope.numbers
    )
    guard let statement = parser.next(using: &words), case .bill(let bill) = statement.kind else {
      return nil
    }
    makeRoomForMeanings()
    do throws(Refusal) {
      return try derivation(of: bill, entry)
    } catch {
      return nil
    }
  }
}
