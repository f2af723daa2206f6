import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripText
import XCTest

/// `why P` of trips of every feature: the entries make the balance, and each can be worked out from itself.
final class WhyPropertyTests: XCTestCase {
  private struct Found {
    var trips = 0
    var entries = 0
    var kinds: [String: Int] = [:]

    mutating func count(_ entry: JSONRecord) {
      entries += 1
      let written = entry.record("written")?.text("as")
      for kind in [entry.text("kind"), entry.text("of"), written, entry.text("rounding")] {
        if let kind { kinds[kind, default: 0] += 1 }
      }
      if entry.record("fee") != nil { kinds["fee", default: 0] += 1 }
      if entry.records("chain").count > 1 { kinds["chain", default: 0] += 1 }
      if entry.text("cost") != nil { kinds["cost", default: 0] += 1 }
      if entry.records("payers").count > 1 { kinds["several payers", default: 0] += 1 }
      if entry.fraction("leftOver")?.isZero == false { kinds["left over", default: 0] += 1 }
    }
  }

  func testTheEntriesMakeTheBalanceAndEachCanBeWorkedOutFromItself() throws {
    var found = Found()
    for seed in 1...Effort.pick(300, thorough: 10_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 5_000_000) else { continue }
      found.trips += 1
      for view in [trip.home] + trip.reading.rates.prefix(1).map({ Optional($0.from) }) {
        guard let books = try? trip.evaluated.books(in: view) else { continue }
        try check(trip, books, &found)
      }
      if let testRun, testRun.totalFailureCount > 0 { return }
    }
    print("\(found.trips) trips, \(found.entries) entries worked out again")
    for kind in [
      "paid", "share", "sent", "received", "bill", "refund", "payment", "outside", "parts",
      "percent", "amount", "items", "half up", "down", "each half up", "fee", "chain", "cost",
      "several payers", "left over",
    ] {
      XCTAssertGreaterThan(found.kinds[kind] ?? 0, 30, kind)
    }
  }

  private func check(_ trip: RandomTrip, _ books: Books, _ found: inout Found) throws {
    let evaluation = trip.evaluated.evaluation
    var sharesOfBill: [Int: Int] = [:]
    var creditsOfBill: [Int: Int] = [:]
    var worthOfBill: [Int: Int] = [:]
    for person in trip.evaluated.trip.people.indices {
      let name = trip.evaluated.trip.people[person].name
      let party = Parties.Party(name: name, members: [PersonID(person)])
      let account = Account(of: party.members, in: books)
      let report = Report.why(
        party,
        account,
        of: books,
        derivations: evaluation.derivations(of: account.markedBills),
        sources: evaluation.sources
      )
      let json = try JSONRecord(report)
      let context = "\(name) in \(json.text("currency") ?? "plain units")\n\(trip.shown)"
      XCTAssertEqual(json.text("person"), name)
      var running = Fraction.zero
      for entry in json.records("entries") {
        found.count(entry)
        let stranger = StrangersFigures(
          entry: entry,
          decimals: Model.decimals(of: json.text("currency")),
          totalDecimals: Model.decimals(of: entry.text("totalCurrency"))
        )
        let number = try XCTUnwrap(entry.number("number"))
        let place = "entry \(number) of \(context)"
        checkPlace(of: entry, trip, place)
        let amount = try XCTUnwrap(stranger.units("amount"), place)
        XCTAssertEqual(stranger.amount, amount, place)
        XCTAssertEqual(entry.fraction("fraction"), stranger.fraction, place)
        XCTAssertEqual(entry.fraction("rate"), stranger.chainedRate, place)
        running = running + (entry.fraction("amount") ?? .zero)
        XCTAssertEqual(entry.fraction("running"), running, place)
        let isRefund = entry.text("of") == "refund"
        switch entry.text("kind") {
        case "share": sharesOfBill[number, default: 0] += isRefund ? amount : -amount
        case "paid": creditsOfBill[number, default: 0] += isRefund ? -amount : amount
        default: continue
        }
        worthOfBill[number] = stranger.units("worth")
      }
      XCTAssertEqual(json.fraction("net"), running, context)
      let net = Int(books.ledger.sums[person].net)
      let scale = Model.decimals(of: json.text("currency"))
      XCTAssertEqual((running * .power(ofTen: scale)).roundedHalfUp(), net, context)
    }
    XCTAssertEqual(sharesOfBill, worthOfBill, trip.shown)
    XCTAssertEqual(creditsOfBill, worthOfBill, trip.shown)
  }

  /// The line is where the bill stands: a line that says who paid or got something, and no other entry's.
  private func checkPlace(of entry: JSONRecord, _ trip: RandomTrip, _ context: String) {
    guard let file = entry.text("file"), let line = entry.number("line"),
      let number = entry.number("number"), let text = trip.files[file]
    else { return XCTFail(context) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertTrue(lines.indices.contains(line - 1), context)
    XCTAssertTrue([" paid", " got"].contains { lines[line - 1].contains($0) }, context)
    let sources = trip.evaluated.evaluation.sources
    let statement = trip.evaluated.trip.entries[number - 1].span
    XCTAssertTrue(sources.text(in: statement).hasPrefix(lines[line - 1].prefix(8)), context)
    XCTAssertEqual(sources.line(at: statement.start), line, context)
  }

  /// What rounding leaves goes where the README says: to the first payer, or one each to the largest fractions.
  func testAUnitWithoutANameKeepsItsPlaceAmongTheOthers() throws {
    let evaluation = Evaluated(
      """
      buddies A, B, C, D, E x3, F x3, Q
      together A, B
      together U: C, D
      together V: E, F
      Q paid 40 for U, Q x2
      """
    ).evaluation
    let derivation = try XCTUnwrap(evaluation.derivations(of: [0])[0])
    guard case .parts(let own, let all) = derivation.marks[0] else { return XCTFail("no parts") }
    XCTAssertEqual(own, .one)
    XCTAssertEqual(all, Rational(4))
  }

  func testLeftOverUnitsGoWhereTheyBelong() throws {
    var carried = 0
    var spread = 0
    for seed in 1...Effort.pick(200, thorough: 5_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 6_000_000) else { continue }
      let books = try trip.evaluated.books()
      let evaluation = trip.evaluated.evaluation
      for index in evaluation.trip.entries.indices {
        var alone = Books(emptyFor: evaluation.trip, in: books.currency, keepsDirect: true)
        try alone.add(index)
        let report = Report.bill(
          index,
          of: alone,
          derivations: evaluation.derivations(of: [index]),
          sources: evaluation.sources
        )
        let shares = try JSONRecord(report).records("entries").filter { $0.text("kind") == "share" }
        if shares.isEmpty { continue }
        let context = "entry \(index + 1) of \(trip.shown)"
        if shares.contains(where: { $0.text("remainder") == "payer" }) {
          for share in shares where share.flag("carries") != true {
            XCTAssertEqual(share.fraction("leftOver")?.isZero, true, context)
          }
          carried += shares.count { $0.fraction("leftOver")?.isZero == false }
        } else {
          checkLargestRemainder(shares, trip, context)
          spread += shares.count { $0.fraction("leftOver")?.isZero == false }
        }
      }
    }
    XCTAssertGreaterThan(carried, 30)
    XCTAssertGreaterThan(spread, 30)
  }

  private func checkLargestRemainder(
    _ shares: [JSONRecord],
    _ trip: RandomTrip,
    _ context: String
  ) {
    let scale = Fraction.power(ofTen: Model.decimals(of: trip.home))
    let rests = shares.map { share in
      let exact = (share.fraction("exact") ?? .zero) * scale
      return exact - Fraction(exact.roundedDown())
    }
    let hasOne = shares.map { $0.fraction("leftOver").map { ($0 * scale).roundedHalfUp() } == 1 }
    for (index, share) in shares.enumerated() where !hasOne[index] {
      XCTAssertEqual(share.fraction("leftOver")?.isZero, true, context)
    }
    // Nobody with one has less of a rest than somebody without, nor as much and a later place.
    for with in rests.indices where hasOne[with] {
      for without in rests.indices where !hasOne[without] {
        XCTAssertTrue(
          rests[without] < rests[with] || rests[without] == rests[with] && with < without,
          context
        )
      }
    }
  }
}
