import TripEngine
import TripLedger
import TripMoney
import TripTesting
import TripText
import XCTest

/// The largest things that a trip can hold: exact figures or the stated error, never a trap.
final class LimitTests: XCTestCase {
  func testFifteenDigitsTimesThreeRatesOfFifteenDigitsAreExactOrTooLarge() throws {
    var random = SeededGenerator(seed: 15)
    var (exact, tooLarge) = (0, 0)
    for seed in 1...Effort.pick(200, thorough: 10_000) {
      var model = Model(home: "USD")
      model.facts = [
        .people([Model.Person(name: "Mia", kind: .buddy), Model.Person(name: "Leo", kind: .buddy)])
      ]
      model.facts += [.people([Model.Person(name: "Coco", kind: .other)])]
      for (from, to) in [("KWD", "EUR"), ("JPY", "EUR"), ("USD", "JPY")] {
        let way = random.oneIn(2) ? (from, to) : (to, from)
        let digits = random.number(100_000_000_000_000...999_999_999_999_999)
        var rate = Model.Rate(
          from: way.0,
          to: way.1,
          value: Number(digits, scale: random.number(12...18))
        )
        if random.oneIn(2) {
          rate.base = Number(random.number(100_000_000_000_000...999_999_999_999_999), scale: 13)
        }
        model.facts.append(.rate(rate))
      }
      var bill = Model.Bill(payers: [Model.Payer(name: "Mia")], code: "KWD")
      bill.amount = random.number(1...999_999_999_999_999)
      if random.oneIn(2) { bill.amount = random.number(1...99_999_999) }
      bill.split = Model.Split(entries: [
        Model.Entry(who: "Leo", mark: .percent(Number(33_333_333, scale: 6))),
        Model.Entry(who: "Coco", mark: .parts(Number(333_333_333_333_333, scale: 15))),
        Model.Entry(who: "Mia", mark: .parts(Number(7, scale: 15))),
      ])
      bill.fee = (Number(123_456_789_012_345, scale: 13), [])
      model.facts += [.spread(random.oneIn(2)), .bill(bill)]
      var reading = SlowReading(of: model)
      try reading.read(model.facts)
      let figures = SlowFigures(of: reading, in: "USD")
      let evaluated = Evaluated(ScriptWriter(model, seed: UInt64(seed)).files)
      if figures.isTooLarge {
        tooLarge += 1
        XCTAssertEqual(evaluated.evaluation.diagnostics.map(\.code), ["worth-too-large"], "\(seed)")
        continue
      }
      exact += 1
      XCTAssertNil(evaluated.faults, "\(seed)")
      var valuer = Valuer(evaluated.trip, in: evaluated.trip.home)
      XCTAssertEqual(valuer.value(0), .valued)
      XCTAssertEqual(valuer.shares.map { Int($0) }, figures.lines[0]?.shares, "\(seed)")
    }
    XCTAssertGreaterThan(exact, 30)
    XCTAssertGreaterThan(tooLarge, 30)
  }

  func testSumsPassSixtyFourBits() throws {
    let bill = "A paid ¥999999999999999 for B\nC paid B ¥999999999999999\n"
    let count = Effort.pick(9_300, thorough: 100_000)
    let evaluated = Evaluated(
      "home JPY\nbuddies A, B, C\n" + String(repeating: bill, count: count)
    )
    XCTAssertNil(evaluated.faults)
    let ledger = try evaluated.books().ledger
    let whole = Int128(999_999_999_999_999) * Int128(count)
    XCTAssertGreaterThan(whole, Int128(Int64.max))
    XCTAssertEqual(ledger.total, whole)
    XCTAssertEqual(ledger.sums.map(\.net), [whole, 0 - whole - whole, whole])
    let payments = try evaluated.settlement().payments
    XCTAssertEqual(payments.map(\.amount), [whole, whole])
    XCTAssertEqual(
      evaluated.trip.format.text(payments[0].amount, evaluated.trip.home),
      "¥\(whole)"
    )
  }

  func testTenThousandPeopleSettle() throws {
    let names = (1...10_000).map { "A\($0)" }
    let evaluated = Evaluated(
      """
      home JPY
      buddies \(names.joined(separator: ", "))
      A1 paid ¥20000
      A2 paid ¥1 each
      A3 paid ¥10000 for A1 ¥9000, all
      """
    )
    XCTAssertNil(evaluated.faults)
    let settlement = try evaluated.settlement()
    let paid = settlement.payments.reduce(0) { $0 + $1.amount }
    let nets = try evaluated.books().ledger.sums.map(\.net)
    XCTAssertEqual(paid, nets.filter { $0 > 0 }.reduce(0, +))
    XCTAssertEqual(nets.reduce(0, +), 0)
  }

  func testAThousandItemsOfHundredsOfPeople() throws {
    let count = 100
    let names = (1...count).map { "A\($0)" }
    let lines = (1...1000).map { line in
      switch line % 4 {
      case 0: "¥\(line)"
      case 1: "¥\(line) for A\(line % count + 1) x\(line % 7 + 1), A\((line + 1) % count + 1) x0.5"
      case 2: "+¥\(line)"
      default: "¥\(line) for A\(line % count + 1) ¥\(line / 2), all"
      }
    }
    let evaluated = Evaluated(
      "home JPY\nbuddies \(names.joined(separator: ", "))\nA1 paid {\n"
        + lines.joined(separator: "\n") + "\n}\nexpect total ¥500500\n"
    )
    XCTAssertNil(evaluated.faults)
    XCTAssertEqual(try evaluated.books().ledger.sums.reduce(0) { $0 + $1.spent }, 500_500)
  }

  func testManyPaymentsOfAll() throws {
    let count = Effort.pick(10_000, thorough: 100_000)
    let evaluated = Evaluated(
      "home EUR\nbuddies A, B, C\npot Kitty\nKitty paid €3 for A, B, C\n"
        + String(repeating: "all paid Kitty €0.01 each\n", count: count)
    )
    XCTAssertNil(evaluated.faults)
    let nets = try evaluated.books().ledger.sums.map(\.net)
    XCTAssertEqual(nets, [1, 1, 1].map { $0 * Int128(count) - 100 } + [300 - 3 * Int128(count)])
    XCTAssertEqual(try evaluated.settlement().payments.count, 3)
  }

  func testIncludesGoFiftyDeepAndNoDeeper() {
    for (depth, code) in [(50, nil), (51, "include-too-deep")] as [(Int, String?)] {
      var files = [
        ScriptWriter.main: "home USD\ninclude \"1.trip\"\nA paid $5 for B\nexpect B -$5.00"
      ]
      for level in 1..<depth { files["\(level).trip"] = "include \"\(level + 1).trip\"" }
      files["\(depth).trip"] = "buddies A, B"
      let first = Evaluated(files).evaluation.diagnostics.first { $0.severity == .error }
      XCTAssertEqual(first?.code, code, "\(depth)")
    }
  }

  func testAThousandFilesBesideEachOther() {
    var files = [ScriptWriter.main: "home USD\nbuddies A, B\n"]
    for number in 1...1000 {
      files[ScriptWriter.main, default: ""] += "include \"\(number).trip\"\n"
      files["\(number).trip"] = "local EUR\non 2026-10-01\nA paid $0.01 for B"
    }
    files[ScriptWriter.main, default: ""] += "A paid 1 for B\nexpect B -$11.00"
    XCTAssertNil(Evaluated(files).faults)
  }

  func testLongLines() {
    let names = (1...3000).map { "A\($0)" }.joined(separator: ", ")
    let long = String(repeating: "寿限無 ", count: 50_000)
    let cases: [(name: String, script: String)] = [
      ("a list of names", "buddies \(names)\nA1 paid 3000 for \(names)\nexpect A2 -1.00"),
      ("a note", "buddies A, B\nA paid 5 \"\(long)\" for B\nexpect B -5.00"),
      ("a comment", "buddies A, B # \(long)\nA paid 5 for B\nexpect B -5.00"),
      (
        "blanks",
        "buddies A, B\nA paid\(String(repeating: " ", count: 300_000))5 for B\nexpect B -5.00"
      ),
      (
        "a hundred steps",
        "buddies A, B\nA paid 1\(String(repeating: "+1", count: 100)) for B\nexpect B -101.00"
      ),
      ("a name", "buddies \"\(long)\", B\nB paid 5 for \"\(long)\"\nexpect B +5.00"),
    ]
    for (name, script) in cases {
      XCTAssertNil(Evaluated(script).faults?.prefix(500), name)
    }
  }

  func testWhatIsTooLongSaysSo() {
    let steps = String(repeating: "+1", count: 101)
    let fine = (1...300).map { "$1 for A x\(2 * $0 + 1).000000000000001, B x1.000000000000001" }
    let cases: [(code: String, script: String)] = [
      ("calculation-too-long", "buddies A, B\nA paid 1\(steps) for B"),
      ("split-too-fine", "home USD\nbuddies A, B\nA paid {\n\(fine.joined(separator: "\n"))\n}"),
      ("parts-too-long", "buddies A, B\ngroup g: A x0.0000000001, B\nA paid 5 for g x0.0000000001"),
      ("unexpected", "buddies A, B\nA paid 5 \(String(repeating: "{", count: 100_000))"),
      ("unexpected", "buddies A, B\nA paid 5 for \(String(repeating: "(", count: 100_000))"),
    ]
    for (code, script) in cases {
      let faults = Evaluated(script).evaluation.diagnostics.filter { $0.severity == .error }
      XCTAssertFalse(faults.isEmpty, code)
      if code != "unexpected" { XCTAssertEqual(faults.first?.code, code) }
    }
  }
}
