import TripEngine
import TripLedger
import TripMoney
import TripReports
import XCTest

/// `why P Q` of trips of every feature: direct debts and the named chains are what the plan has between the two.
final class WhyPairPropertyTests: XCTestCase {
  private struct Found {
    var pairs = 0
    var chains = 0
    var chainsWithoutTransfer = 0
    var chainsOfSeveral = 0
    var passedOnToNothing = 0
  }

  private typealias Amounts = [[String]: Int]

  func testDirectDebtsAndChainsAreThePlanForEveryPair() throws {
    var found = Found()
    for seed in 1...Effort.pick(150, thorough: 6_000) {
      // Many payers and payments, so that debts are passed on.
      guard let trip = RandomTrip(seed: UInt64(seed) + 7_000_000, count: 4 + seed % 20) else {
        continue
      }
      try check(trip, &found)
      if let testRun, testRun.totalFailureCount > 0 { return }
    }
    print("\(found.pairs) pairs, \(found.chains) chains")
    XCTAssertGreaterThan(found.chains, 200)
    XCTAssertGreaterThan(found.chainsWithoutTransfer, 20)
    XCTAssertGreaterThan(found.chainsOfSeveral, 0)
    XCTAssertGreaterThan(found.passedOnToNothing, 50)
  }

  private func check(_ trip: RandomTrip, _ found: inout Found) throws {
    let evaluation = trip.evaluated.evaluation
    let facts = evaluation.trip
    let planned = plan(of: try trip.evaluated.settlement(), facts)
    /// What each chain changes, told once, and what the pairs were told of it.
    var effects: [String: Amounts] = [:]
    var told: [String: Amounts] = [:]
    for first in facts.people.indices {
      for second in facts.people.indices where second > first {
        let between = Between(party(first, facts), party(second, facts), in: facts)
        let books = try Books(
          of: facts,
          in: facts.home,
          keepsDirect: true,
          dealings: between.dealings(among: facts.people)
        )
        let debts = books.ledger.dealings?.debts.map { Int($0.entry) } ?? []
        let report = Report.why(
          between,
          of: books,
          derivations: evaluation.derivations(of: debts),
          sources: evaluation.sources
        )
        let json = try JSONRecord(report)
        let names = [between.first.name, between.second.name]
        let context = "\(names)\n\(trip.shown)"
        let direct = sum(of: json, trip, context)
        let chains = json.records("chains")
        var net = direct
        for chain in chains {
          let key = describe(chain)
          effects[key] = changes(of: chain, trip, context)
          let effect = units(chain, "effect", trip)
          XCTAssertNotEqual(effect, 0, context)
          // Two of one unit are told the same of the others, perhaps the other way round.
          told[key, default: [:]].merge(normal([names: effect])) { $1 }
          net += effect
        }
        XCTAssertEqual(net, units(json, "net", trip), context)
        // A unit and a person who is not in the pool settle one to one, member by member.
        XCTAssertEqual(net, planned(between), context)
        found.pairs += 1
        if !chains.isEmpty, net == 0 { found.passedOnToNothing += 1 }
      }
    }
    for (key, changes) in effects {
      found.chains += 1
      if !key.contains("transfer") { found.chainsWithoutTransfer += 1 }
      if key.components(separatedBy: "transfer").count > 2 { found.chainsOfSeveral += 1 }
      // Every pair that a chain leads through is told of it, and of what it does to them.
      XCTAssertEqual(told[key], normal(changes), "\(key)\n\(trip.shown)")
      // It changes nobody's net.
      var nets: [String: Int] = [:]
      for (pair, effect) in changes {
        nets[pair[0], default: 0] += effect
        nets[pair[1], default: 0] -= effect
      }
      XCTAssertTrue(nets.values.allSatisfy { $0 == 0 }, "\(key)\n\(trip.shown)")
    }
  }

  private func party(_ person: Int, _ trip: Trip) -> Parties.Party {
    Parties.Party(name: trip.people[person].name, members: [PersonID(person)])
  }

  /// Returns what the plan has between two parties, for the first: above zero where it is paid.
  private func plan(
    of settlement: Settlement,
    _ trip: Trip
  ) -> (Between) -> Int {
    { between in
      settlement.payments.reduce(0) { sum, payment in
        let (from, to) = (payment.fromMembers, payment.toMembers)
        if from == between.first.members, to == between.second.members {
          return sum - Int(payment.amount)
        }
        if to == between.first.members, from == between.second.members {
          return sum + Int(payment.amount)
        }
        return sum
      }
    }
  }

  /// Checks the lines, and returns what they come to.
  private func sum(of json: JSONRecord, _ trip: RandomTrip, _ context: String) -> Int {
    var sum = 0
    for entry in json.records("entries") {
      sum += units(entry, "amount", trip)
      XCTAssertEqual(units(entry, "running", trip), sum, context)
      XCTAssertNotNil(entry.number("line"), context)
      guard entry.text("kind") == "share" else { continue }
      let stranger = StrangersFigures(
        entry: entry,
        decimals: Model.decimals(of: trip.home),
        totalDecimals: Model.decimals(of: entry.text("totalCurrency"))
      )
      let share = units(entry, "share", trip)
      XCTAssertEqual(stranger.amount, -share, context)
      // The debt is the share, or with several payers a part of it.
      let amount = abs(units(entry, "amount", trip))
      if entry.records("payers").count == 1 {
        XCTAssertEqual(amount, abs(share), context)
      }
    }
    XCTAssertEqual(units(json, "direct", trip), sum, context)
    return sum
  }

  /// Checks that a chain is closed, and returns what it changes between each two of its people.
  private func changes(of chain: JSONRecord, _ trip: RandomTrip, _ context: String) -> Amounts {
    let amount = units(chain, "amount", trip)
    XCTAssertGreaterThan(amount, 0, context)
    var changes: Amounts = [:]
    var times: [String: Int] = [:]
    for step in chain.records("steps") {
      guard let from = step.text("from"), let to = step.text("to") else { continue }
      times[from, default: 0] += 1
      times[to, default: 0] += 1
      // A debt that is passed on is good for who owed it, a transfer for who gets it.
      changes[[from, to], default: 0] += step.text("kind") == "debt" ? amount : -amount
    }
    XCTAssertGreaterThan(times.count, 2, context)
    XCTAssertTrue(times.values.allSatisfy { $0 == 2 }, "\(times) \(context)")
    return changes
  }

  /// Effects by pairs in the order of their names.
  private func normal(_ amounts: Amounts) -> Amounts {
    var normal: Amounts = [:]
    for (pair, amount) in amounts {
      let isOrdered = pair[0] < pair[1]
      normal[isOrdered ? pair : [pair[1], pair[0]], default: 0] += isOrdered ? amount : -amount
    }
    return normal.filter { $0.value != 0 }
  }

  private func describe(_ chain: JSONRecord) -> String {
    let steps = chain.records("steps").map { step in
      ["kind", "from", "to"].compactMap { step.text($0) }.joined(separator: " ")
    }
    return "\(chain.text("amount") ?? "") \(steps.joined(separator: ", "))"
  }

  private func units(_ record: JSONRecord, _ name: String, _ trip: RandomTrip) -> Int {
    let scale = Model.decimals(of: trip.home)
    guard let value = record.fraction(name) else { return .min }
    return (value * .power(ofTen: scale)).roundedHalfUp()
  }
}
