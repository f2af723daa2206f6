import TripMoney
import TripTesting
import XCTest

final class AllocationTests: XCTestCase {
  func testKnownTotalsAreCutByTheLargestRemainder() {
    let cases: [(Int64, [Int64], [Int64])] = [
      (100, [1, 1, 1], [34, 33, 33]), (-100, [1, 1, 1], [-34, -33, -33]),
      (5, [0, 1, 1], [0, 3, 2]),
      (10, [1, 2], [3, 7]), (0, [3, 0, 4], [0, 0, 0]), (1, [1, 1, 2], [0, 0, 1]), (7, [7], [7]),
      (.max, [.max, .max], [4_611_686_018_427_387_904, 4_611_686_018_427_387_903]),
      (.min, [1], [.min]), (.min, [0, .max], [0, .min]), (.max, [1, 0], [.max, 0]),
      (19_829, [5000, 3000], [12_393, 7436]),
    ]
    for (total, weights, parts) in cases {
      XCTAssertEqual(cut(total, inProportionTo: weights), parts, "\(total) by \(weights)")
    }
  }

  func testPartsAddUpAndFollowTheLargestRemainder() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<2000 {
      let digits = Int.random(in: 1...18, using: &random)
      let total = random.number(digits: digits) * (Bool.random(using: &random) ? 1 : -1)
      var weights = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Bool.random(using: &random) ? random.number(digits: digits) : Int64(2)
      }
      if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
      let parts = cut(total, inProportionTo: weights)
      XCTAssertEqual(parts.reduce(0, +), total, "\(total) by \(weights)")
      XCTAssertEqual(parts, Self.slowCut(total, weights), "\(total) by \(weights)")
      XCTAssertEqual(cut(-total, inProportionTo: weights), parts.map { -$0 })
    }
  }

  /// The same in the words of the rule: round down, then give unit after unit to the largest fraction.
  private static func slowCut(_ total: Int64, _ weights: [Int64]) -> [Int64] {
    let whole = weights.reduce(Int128(0)) { $0 + Int128($1) }
    let shares = weights.map { Int128(total.magnitude) * Int128($0) }
    var parts = shares.map { $0 / whole }
    var fractions = shares.map { $0 % whole }
    while parts.reduce(0, +) < Int128(total.magnitude) {
      var largest = 0
      for place in fractions.indices where fractions[place] > fractions[largest] { largest = place }
      parts[largest] += 1
      fractions[largest] = -1
    }
    return parts.map { Int64(total < 0 ? -$0 : $0) }
  }
}
