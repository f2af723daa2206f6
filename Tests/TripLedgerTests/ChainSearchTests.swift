import TripLedger
import XCTest

final class ChainSearchTests: XCTestCase {
  private typealias Debt = (from: Int, to: Int, amount: Int128)

  private func transfers(_ debts: [Debt]) -> [Transfer] {
    debts.map { Transfer(from: $0.from, to: $0.to, amount: $0.amount) }
  }

  /// A chain as `from-to` for what is owed and `from>to` for what is paid instead.
  private func shown(_ chains: [Chain]) -> [String] {
    chains.map { chain in
      let steps = chain.steps.map { "\($0.from)\($0.kind == .debt ? "-" : ">")\($0.to)" }
      return "\(chain.amount): " + steps.joined(separator: " ")
    }
  }

  func testChainsAreTheShortestFirstInRosterOrder() {
    let cases: [(name: String, debts: [Debt], plan: [Debt], chains: [String])] = [
      ("paid as owed", [(0, 1, 5)], [(0, 1, 5)], []),
      ("one link", [(0, 1, 20), (1, 2, 20)], [(0, 2, 20)], ["20: 0-1 1-2 0>2"]),
      (
        "what is owed directly stays", [(0, 1, 20), (1, 2, 20), (0, 2, 5)], [(0, 2, 25)],
        ["20: 0-1 1-2 0>2"]
      ),
      (
        "the shorter way first", [(0, 1, 5), (1, 2, 5), (0, 3, 5), (3, 4, 5), (4, 2, 5)],
        [(0, 2, 10)], ["5: 0-1 1-2 0>2", "5: 0-3 3-4 4-2 0>2"]
      ),
      ("a ring", [(0, 1, 5), (1, 2, 5), (2, 0, 5)], [], ["5: 0-1 1-2 2-0"]),
      (
        "two swapped for two", [(0, 1, 10), (2, 3, 10)], [(0, 3, 10), (2, 1, 10)],
        ["10: 0-1 2>1 2-3 0>3"]
      ),
      (
        "paid the other way round", [(0, 1, 3), (1, 2, 3), (2, 0, 8)], [(2, 0, 5)],
        ["3: 0-1 1-2 2-0"]
      ),
    ]
    for (name, debts, plan, chains) in cases {
      let found = ChainSearch.chains(from: transfers(debts), to: transfers(plan))
      XCTAssertEqual(shown(found), chains, name)
    }
  }

  func testChainsTurnAnyDebtsIntoAnyPlan() {
    var generator = PlannerRandom(state: 5)
    for _ in 0..<400 {
      let people = Int.random(in: 2...9, using: &generator)
      check(random(people, debts: people * 2, &generator), people)
    }
  }

  func testWithoutPatienceTheChainsAreChainsAllTheSame() {
    var generator = PlannerRandom(state: 6)
    for patience in [0, 100, 10_000] {
      check(random(60, debts: 600, &generator), 60, patience: patience)
    }
  }

  private func random(
    _ people: Int,
    debts count: Int,
    _ generator: inout PlannerRandom
  ) -> [Transfer] {
    var owed: [[Int]: Int128] = [:]
    for _ in 0..<count {
      let pair = [
        Int.random(in: 0..<people, using: &generator),
        Int.random(in: 0..<people, using: &generator),
      ]
      if pair[0] == pair[1] || owed[[pair[1], pair[0]]] != nil { continue }
      owed[pair, default: 0] += Int128(Int.random(in: 1...1000, using: &generator))
    }
    return owed.map { Transfer(from: $0[0], to: $0[1], amount: $1) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func check(
    _ debts: [Transfer],
    _ people: Int,
    patience: Int = .max,
    line: UInt = #line
  ) {
    var nets = [Int128](repeating: 0, count: people)
    for debt in debts {
      nets[debt.from] -= debt.amount
      nets[debt.to] += debt.amount
    }
    let plan = Planner.plan(nets).transfers
    let chains = ChainSearch.chains(from: debts, to: plan, patience: patience)
    // What is owed, less what is paid, less what the chains change, is nothing for every pair.
    var left: [[Int]: Int128] = [:]
    func add(_ from: Int, _ to: Int, _ amount: Int128) {
      left[[min(from, to), max(from, to)], default: 0] += from < to ? amount : -amount
    }
    for debt in debts { add(debt.from, debt.to, debt.amount) }
    for transfer in plan { add(transfer.from, transfer.to, -transfer.amount) }
    for chain in chains {
      XCTAssertGreaterThan(chain.amount, 0, line: line)
      var visits: [Int: Int] = [:]
      for step in chain.steps {
        add(step.from, step.to, step.kind == .debt ? -chain.amount : chain.amount)
        visits[step.from, default: 0] += 1
        visits[step.to, default: 0] += 1
      }
      XCTAssertTrue(visits.values.allSatisfy { $0 == 2 }, "\(shown([chain]))", line: line)
    }
    XCTAssertTrue(left.values.allSatisfy { $0 == 0 }, "\(debts.count) debts", line: line)
    // The same debts are told the same way.
    let again = ChainSearch.chains(from: debts.reversed(), to: plan, patience: patience)
    XCTAssertEqual(again, chains, line: line)
  }
}
