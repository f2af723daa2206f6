import TripMoney

/// Writes valid scripts of every statement and clause of the language, the same for the same seed.
///
/// It keeps track of what it declared, so that nearly every script is without errors. Expectations
/// are seldom met: they are failures, not errors.
package struct ScriptGenerator: Sendable {
  let options: ScriptOptions
  var random: SeededGenerator
  var written = GeneratedScript(lines: [])
  var lineEnd = "\n"

  /// The names that are left to give.
  var freeNames: [PooledName] = []
  var takenNames: Set<String> = []
  var people: [Person] = []
  var groups: [Group] = []
  var units: [Unit] = []
  var categories: [String] = []

  var book = CurrencyBook()
  /// The currencies of the script; empty where it names none.
  var tenders: [Tender] = []
  var home: Tender?
  var scope = Scope()
  /// Statements that may stand anywhere, and are still to be written.
  var pending: [Pending] = []

  enum Pending {
    case fact(String)
    /// A rate is written as numbers are where it stands.
    case rate(Tender, Tender)
  }

  /// What holds from its line on.
  struct Scope {
    var local: Tender?
    var numbers = NumberFormat.point
    var hasDay = false
  }

  struct Person {
    enum Kind { case buddy, other, pot }

    var name: PooledName
    var kind: Kind
    var weight: Number = .one
    /// Joins or leaves, so that `all` holds them on some days only.
    var comesOrGoes = false
    var unit: Int?
  }

  struct Group {
    var name: PooledName
    var members: [Int]
    /// Whether somebody in it has a part.
    var hasParts: Bool
  }

  struct Unit {
    var name: PooledName?
    var members: [Int]
  }

  package init(seed: UInt64, options: ScriptOptions = ScriptOptions()) {
    random = SeededGenerator(seed: seed)
    self.options = options
  }

  /// Returns a script; another one at each call.
  package mutating func script() -> GeneratedScript {
    let random = random
    self = ScriptGenerator(seed: 0, options: options)
    self.random = random
    lineEnd = options.hasNoise ? self.random.pick(["\n", "\n", "\n", "\r\n", "\r"]) : "\n"
    freeNames = PooledName.all.shuffled(using: &self.random)
    chooseCurrencies()
    writeFacts()
    writeEntries()
    while !pending.isEmpty { addPending(pending.count - 1) }
    finish()
    return written
  }

  private mutating func writeEntries() {
    let count = random.int(options.entries)
    for _ in 0..<count {
      addFiller()
      while !pending.isEmpty, random.chance(30) { addPending(pending.count - 1) }
      if !options.hasFreeOrder { changeScope() }
      addEntry()
      if options.hasChecks, random.chance(25) { add(.expectation, expectation()) }
      if options.hasCommands, random.chance(10) { add(.command, command()) }
      if options.hasIncludes, written.files.isEmpty, random.chance(5) { addInclude() }
    }
    if options.hasChecks, random.chance(50) { add(.expectation, expectation()) }
    if options.hasCommands, random.chance(50) { add(.command, command()) }
  }

  mutating func addEntry() {
    if options.hasPayments, people.count > 1, random.chance(20) {
      add(.payment, payment())
    } else if options.hasRefunds, random.chance(10) {
      add(.refund, bill(isRefund: true))
    } else {
      add(.bill, bill(isRefund: false))
    }
  }

  /// A file that starts with what holds here, and leaves nothing behind.
  private mutating func addInclude() {
    let outer = (scope, written.lines)
    written.lines = []
    for _ in 0..<random.int(1...4) {
      if !options.hasFreeOrder { changeScope() }
      addEntry()
      addFiller()
    }
    let path = random.pick(["bills/mia.trip", "day 2.trip", "z\u{FC}rich.trip"])
    written.files[path] = written.lines.map(\.text).joined(separator: lineEnd)
    (scope, written.lines) = outer
    add(.include, words([keyword("include"), quoted(path)]))
  }

  mutating func add(_ kind: GeneratedScript.Kind, _ text: String) {
    written.lines.append(GeneratedScript.Line(kind: kind, text: text + comment()))
  }

  private mutating func finish() {
    written.lineEnd = lineEnd
    guard options.hasNoise else { return }
    written.hasByteOrderMark = random.chance(5)
    written.endsWithLineEnd = random.chance(90)
  }
}
