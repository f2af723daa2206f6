import TripLedger
import XCTest

/// The worked sample at many rates: the figures change, what holds of them does not.
final class SampleTests: XCTestCase {
  private let homes: [(home: String, rates: [String])] = [
    ("USD", ["0.0067", "0.0068", "0.006666666666666", "0.00666", "0.1", "1", "9.4", "149.37"]),
    ("CNY", ["0.0473", "0.05"]),
    ("KRW", ["9.4", "0.0068", "149.37", "10"]),
    ("KWD", ["0.00205", "149.37"]),
  ]

  func testTheSampleHasItsFourTransfersAtEveryRate() throws {
    for (home, rates) in homes {
      for rate in rates {
        let evaluated = Evaluated(RightValue.tokyo(home: home, rate: rate))
        let name = "\(rate) \(home)"
        XCTAssertNil(evaluated.faults, name)
        let payments = try evaluated.settlement().payments
        XCTAssertEqual(
          payments.map { "\($0.from) → \($0.to)" },
          ["Leo → Mia", "Me → Mia", "Coco → Me", "Ray → Me"],
          name
        )
        let ledger = try evaluated.books().ledger
        XCTAssertEqual(ledger.sums.reduce(0) { $0 + $1.net }, 0, name)
        XCTAssertEqual(payments[0].amount + payments[1].amount, ledger.sums[1].net, name)
        XCTAssertEqual(payments[0].amount, -ledger.sums[2].net, name)
        XCTAssertEqual(payments[2].amount, -ledger.sums[3].net, name)
        XCTAssertEqual(payments[3].amount, -ledger.sums[4].net, name)
        XCTAssertEqual(ledger.sums.reduce(0) { $0 + $1.spent }, ledger.total, name)
      }
    }
  }

  func testTheFirstLinesTypedWithoutARosterSayWhatToDeclare() throws {
    let evaluated = Evaluated(
      """
      buddy Mia
      other Coco
      Me paid ¥19830 for Coco 60%, Ray 30%, Me 10% fee 10%
      rate JPY USD 0.0067
      """
    )
    let faults = try XCTUnwrap(evaluated.faults)
    XCTAssertTrue(faults.contains("declare yourself above with: buddy Me"), faults)
    XCTAssertTrue(faults.contains("declare newcomers above with: buddy Ray"), faults)
  }

  func testTheSampleTurnedAroundIsTheSame() throws {
    let script = RightValue.tokyo(home: "USD", rate: "149.37")
      .replacing("rate JPY USD 149.37", with: "rate USD JPY 149.37")
    let evaluated = Evaluated(script)
    XCTAssertNil(evaluated.faults)
    let payments = try evaluated.settlement().payments
    // 143610 yen at 1/149.37, bill by bill: 26.11, 642.70, 83.55, 76.32 and 132.76.
    XCTAssertEqual(try evaluated.books().ledger.total, 96144)
    XCTAssertEqual(payments.map(\.amount), [25012, 19267, 7514, 3760])
  }
}
