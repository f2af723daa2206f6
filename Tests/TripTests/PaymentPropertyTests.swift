import TripLedger
import TripMoney
import TripTesting
import XCTest

/// Paying what the plan says leaves the rest of the plan as it was, whatever was paid before.
final class PaymentPropertyTests: XCTestCase {
  func testPayingPlannedTransfersInAnyOrderChangesNoOther() throws {
    var paid = 0
    for seed in 1...Effort.pick(60, thorough: 4_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 6_000_000) else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      paid += try payOneByOne(trip.files, home: trip.home, using: &random)
    }
    XCTAssertGreaterThan(paid, 120)
  }

  func testSoItIsAfterPartAndStrayPayments() throws {
    var paid = 0
    for seed in 1...Effort.pick(60, thorough: 4_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 7_000_000) else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      var files = trip.files
      for _ in 0..<random.number(1...3) {
        let evaluated = Evaluated(files)
        guard let planned = try evaluated.settlement().payments.randomElement(using: &random) else {
          break
        }
        // A part of it, too much, or the wrong way round.
        let part = Int128(random.number(1...Int(planned.amount)))
        let amount = random.oneIn(4) ? planned.amount + part : part
        let (from, to) =
          random.oneIn(4)
          ? (planned.toMembers[0], planned.fromMembers[0])
          : (planned.fromMembers[0], planned.toMembers[0])
        add(from, to, amount, to: &files, of: evaluated, home: trip.home)
      }
      paid += try payOneByOne(files, home: trip.home, using: &random)
    }
    XCTAssertGreaterThan(paid, 120)
  }

  func testSoItIsWithTwentyOneAndTwentyTwoOpenBalances() throws {
    for (seed, count) in [(1, 21), (2, 22)] {
      var random = SeededGenerator(seed: UInt64(seed))
      let names = (1...count).map { "P\($0)" }
      // The greedy alone takes more transfers than there need be.
      let block = [400, 300, -300, -200, -200]
      var nets = (0..<4).flatMap { place in block.map { $0 * (place + 7) } } + [13, -13]
      if count == 21 { nets[19...] = [-2000 - 13, 13] }
      var script = "home USD\nbuddies \(names.joined(separator: ", "))\n"
      for (name, net) in zip(names, nets) {
        // Everything goes by way of the first, whose own net is what the others leave.
        if name == "P1" { continue }
        script += net > 0 ? "\(name) paid $\(net) for P1\n" : "P1 paid $\(-net) for \(name)\n"
      }
      let evaluated = Evaluated(script)
      XCTAssertNil(evaluated.faults)
      let pool = try evaluated.books().ledger.poolFromBills
      XCTAssertEqual(pool.filter { $0 != 0 }.count, count)
      let files = [ScriptWriter.main: script]
      XCTAssertGreaterThan(try payOneByOne(files, home: "USD", atMost: 3, using: &random), 2)
    }
  }

  /// Appends the plan's transfers as payments, in a random order, and compares what is left each time.
  ///
  /// - Returns: How many were paid.
  private func payOneByOne(
    _ files: [String: String],
    home: String?,
    atMost limit: Int = .max,
    using random: inout SeededGenerator
  ) throws -> Int {
    var files = files
    var evaluated = Evaluated(files)
    var left = try evaluated.settlement().payments
    let order = Array(left.shuffled(using: &random).prefix(limit))
    for payment in order {
      add(
        payment.fromMembers[0],
        payment.toMembers[0],
        payment.amount,
        to: &files,
        of: evaluated,
        home: home
      )
      evaluated = Evaluated(files)
      left.removeAll { $0 == payment }
      let now = try evaluated.settlement().payments
      XCTAssertNil(evaluated.faults, files.description)
      XCTAssertEqual(now, left, files.description)
      if now != left { return 0 }
    }
    return order.count
  }

  /// Writes a payment at the end of the script.
  private func add(
    _ from: PersonID,
    _ to: PersonID,
    _ amount: Int128,
    to files: inout [String: String],
    of evaluated: Evaluated,
    home: String?
  ) {
    let trip = evaluated.trip
    let text = trip.format.decimal(amount, trip.home)
    files[ScriptWriter.main, default: ""] += """
      numbers 1,234.56
      "\(trip[from].name)" paid "\(trip[to].name)" \(text) \(home ?? "")

      """
  }
}
