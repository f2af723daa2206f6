import TripLedger
import TripMoney
import TripSyntax
import TripText

/// A name's meaning in the trip: people, groups and units share one space of names.
enum Meaning: Hashable, Sendable {
  case none
  case person(PersonID)
  case group(Int)
  case unit(Int)
}

/// One reading of a script, statement by statement, into a trip.
///
/// A statement takes effect whole or not at all: it is worked out first, then written down.
struct Interpreter {
  /// A statement cannot be carried out; its message, unless it is given already.
  struct Refusal: Error {
    var diagnostic: Diagnostic?

    init(_ diagnostic: Diagnostic?) { self.diagnostic = diagnostic }

    static var reported: Refusal { Refusal(nil) }
  }

  /// What holds from its line to the end of the file.
  struct Scope {
    var local: CurrencyID?
    var numbers = NumberFormat.point
    var day: Day?
    var spreadsRemainder = false
  }

  var surroundings: Surroundings
  /// What is known from the start, and what this reading adds to it.
  let known: WholeTripFacts
  var learned = WholeTripFacts()

  var sources = SourceMap()
  var trip = Trip()
  var words = Vocabulary()
  var meanings: [Meaning] = []
  var scope = Scope()
  var diagnostics: [Diagnostic] = []
  var requests: [Request] = []
  var checks: [Check] = []

  var includes: [String] = []
  /// The files that are being read, each included by the one before it.
  var openFiles: [(identity: String?, name: String)] = []
  var titleSpan: SourceSpan?
  var homeSpan: SourceSpan?
  /// What `home` says in this reading, as far as it was read.
  var seenHome: CurrencyID?

  /// Categories compare as names do; each has the index of its id here.
  var categoryNames = NameTable()
  /// Which currency each symbol was bound to in this reading, and where.
  var boundSymbols: [String: (currency: CurrencyID, span: SourceSpan)] = [:]
  /// What each spelling of a currency means in the scope at hand; nil where it was not asked yet.
  var resolvedCurrencies: [CurrencyID?] = []
  var firstCurrencyUsed: CurrencyID?

  /// Whether something was read that another home, a currency below, or somebody's coming and
  /// going would have changed.
  var dependsOnHome = false
  var dependsOnStatedHome = false
  var dependsOnCurrencies = false
  var dependsOnPresence = false
  /// A line that may have declared names could not be read: unknown names may follow from it.
  var lacksNames = false
  /// A line about currencies or numbers could not be read: amounts may be wrong for it.
  var lacksMoney = false
  /// Names that were unknown where they stood.
  var unknownNames: [SourceSpan: NameID] = [:]
  /// Names that were used before anybody was declared: one message speaks of all of them.
  var namesBeforeRoster: [NameID] = []
  /// Payments that name no amount; the plan may know it.
  var openPayments: [OpenPayment] = []
  var hasWarnedOfMe = false
  /// Whether the file read last ends inside a list or a block, or was not read to its end.
  var endsOpen = false
  var repetitions = RepetitionTable()
  /// Whether each person takes one part where a split gives none.
  var hasOnePart: [Bool] = []
  /// Who is spoken of elsewhere than in the roster and in splits.
  var isMentioned: [Bool] = []
  /// Names by what they look like at a glance.
  var nameOfGlance: [String: Meaning] = [:]
  /// What held where, for those who ask how a line came about.
  var history = History()
  /// Stamps of the splits that are being worked out, to find a person named twice.
  var stamps: [Int32] = []
  var stamp: Int32 = 0

  init(knowing facts: WholeTripFacts, in surroundings: Surroundings) {
    known = facts
    self.surroundings = surroundings
    trip.currencies = facts.currencies
    words.currencies = facts.currencies
  }

  /// Continues at the end of a script that was read, for a command.
  init(resuming evaluation: Evaluation, in surroundings: Surroundings) {
    self.init(knowing: evaluation.facts, in: surroundings)
    trip = evaluation.trip
    words = evaluation.words
    meanings = evaluation.meanings
    seenHome = evaluation.facts.statedHome
    stamps = Array(repeating: 0, count: trip.people.count)
    hasOnePart = trip.people.map { $0.weight == .one }
    isMentioned = Array(repeating: false, count: trip.people.count)
    scope.local = evaluation.trip.local
    scope.numbers = evaluation.trip.numbers
    for category in trip.categories { _ = categoryNames.intern(Array(category.utf8)[...]) }
  }

  /// The currency that figures are settled in, as far as this reading knows.
  var home: CurrencyID? { known.statedHome ?? seenHome ?? known.impliedHome }

  // MARK: - Reading

  mutating func read(name: String, identity: String?, bytes: [UInt8], room: Int = 0) {
    openFiles = [(identity, name)]
    do throws(SourceMap.TooLarge) {
      let file = try sources.add(name: name, bytes: bytes, room: room)
      read(sources.files[file])
    } catch {
      diagnostics.append(.scriptTooLarge())
    }
    trip.local = scope.local
    trip.numbers = scope.numbers
  }

  mutating func read(_ file: SourceMap.File) {
    if let fault = utf8Fault(in: file.bytes) {
      diagnostics.append(.notUTF8(fault, in: file))
      lacksNames = true
      return
    }
    reserve(min(file.lineCount, file.bytes.count / 32))
    history.note(scope, from: file.base)
    var parser = Parser(bytes: file.bytes, base: file.base, numbers: scope.numbers)
    while let statement = parser.next(using: &words) {
      takeMessages(of: &parser)
      scope.numbers = parser.numbers
      carryOut(statement)
      noteScope(behind: statement)
    }
    takeMessages(of: &parser)
    endsOpen = parser.endsOpen
  }

  /// Makes room for a bill a line, so that a long script is not copied again and again as it grows.
  private mutating func reserve(_ lines: Int) {
    trip.entries.reserveCapacity(trip.entries.count + lines)
    trip.payers.reserveCapacity(trip.payers.count + lines)
    trip.sharers.reserveCapacity(trip.sharers.count + 4 * lines)
  }

  mutating func takeMessages(of parser: inout Parser) {
    for diagnostic in parser.takeDiagnostics() {
      let followsFromMoney = lacksMoney && diagnostic.code == "number-format"
      let followsFromNames = lacksNames && diagnostic.code == "unknown-name"
      if !followsFromMoney, !followsFromNames { diagnostics.append(diagnostic) }
    }
  }

  /// Notes what holds from here on, where a statement has changed it.
  mutating func noteScope(behind statement: Statement) {
    switch statement.kind {
    case .local, .numbers, .day, .remainder: history.note(scope, from: statement.span.end)
    default: break
    }
  }

  /// Makes a statement take effect, whole or not at all; returns whether it did.
  @discardableResult
  mutating func carryOut(_ statement: Statement) -> Bool {
    makeRoomForMeanings()
    do throws(Refusal) {
      try interpret(statement)
      return true
    } catch {
      if let diagnostic = error.diagnostic { diagnostics.append(diagnostic) }
      // A currency declared below may be all that it lacks.
      dependsOnCurrencies = true
      switch statement.kind {
      case .roster, .group, .together, .include: lacksNames = true
      case .home, .local, .currency: lacksMoney = true
      default: break
      }
      return false
    }
  }

  /// Lets every name that was read have a meaning, at first none.
  mutating func makeRoomForMeanings() {
    if meanings.count < words.names.count {
      meanings += Array(repeating: .none, count: words.names.count - meanings.count)
    }
  }

  private mutating func interpret(_ statement: Statement) throws(Refusal) {
    switch statement.kind {
    case .bill(let bill): try add(bill, statement)
    case .payment(let payment): try add(payment, statement)
    case .expect(let expectation): try expect(expectation, at: statement.span)
    case .command(let command):
      requests.append(
        Request(
          command: try self.command(command),
          span: statement.span,
          position: trip.entries.count
        )
      )
    case .trip(let title): try setTitle(title)
    case .home(let currency): try setHome(currency)
    case .local(let currency): try setLocal(currency)
    case .numbers(let format): scope.numbers = format
    case .roster(let roster): try declare(roster)
    case .group(let name, let entries): try declareGroup(name, entries)
    case .together(let name, let members): try declareUnit(name, members, at: statement.span)
    case .presence(let presence): try note(presence, at: statement.span)
    case .rate(let rate): try addRate(rate, at: statement.span)
    case .day(let day): scope.day = day
    case .remainder(let isSpread): scope.spreadsRemainder = isSpread
    case .include(let path): try include(path)
    case .currency(let currency): try declareCurrency(currency, at: statement.span)
    case .invalid(let about):
      dependsOnCurrencies = true
      switch about {
      case .naming: lacksNames = true
      case .money: lacksMoney = true
      case .openPayment(let payer, let payee): noteOpenPayment(from: payer, to: payee)
      case .other: break
      }
    }
  }

  /// Reads a command that was given on its own.
  mutating func readCommand(_ file: SourceMap.File) -> Command? {
    var parser = Parser(bytes: file.bytes, base: file.base, numbers: scope.numbers)
    parser.today = surroundings.today
    let statement = parser.next(using: &words)
    takeMessages(of: &parser)
    guard diagnostics.isEmpty, let statement, case .command(let command) = statement.kind else {
      return nil
    }
    makeRoomForMeanings()
    do throws(Refusal) {
      return try self.command(command)
    } catch {
      if let diagnostic = error.diagnostic { diagnostics.append(diagnostic) }
      return nil
    }
  }

  // MARK: - Facts for the whole trip

  /// What this reading has learned, the implied home included.
  func learnedFacts() -> WholeTripFacts {
    var facts = learned
    facts.currencies = trip.currencies
    if facts.statedHome == nil {
      facts.impliedHome = trip.rates.rates.first?.to ?? firstCurrencyUsed
    }
    return facts
  }

  /// Whether something that was read would read otherwise with what was learned.
  func mustReadAgain(having facts: WholeTripFacts) -> Bool {
    dependsOnHome && facts.home != known.home
      || dependsOnStatedHome && facts.statedHome != known.statedHome
      || dependsOnCurrencies && facts.currencies != known.currencies
      || dependsOnPresence && facts.presences != known.presences
  }
}
