import TripText
import XCTest

/// Slips that have a meaning get a warning, and what only looks like one gets none.
final class QuietSlipsTests: XCTestCase {
  private func check(
    _ code: String,
    _ slip: String,
    at line: Int,
    nearMisses: [String],
    place: UInt = #line
  ) {
    let trip = CheckedTrip(slip)
    XCTAssertEqual(trip.diagnostics.map(\.code), [code], trip.text, line: place)
    XCTAssertEqual(trip.diagnostics.map(\.severity), [.warning], trip.text, line: place)
    XCTAssertEqual(trip.diagnostics.map { trip.record($0).line }, [line], trip.text, line: place)
    for script in nearMisses {
      let trip = CheckedTrip(script)
      XCTAssertFalse(
        trip.diagnostics.contains { $0.code == code },
        "\(script)\n\(trip.text)",
        line: place
      )
      XCTAssertEqual(trip.errors, [], "\(script)\n\(trip.text)", line: place)
    }
  }

  func testARateFiveTimesOffAnotherOfItsPair() {
    let rate = "home USD\nrate JPY USD 0.0067 on 2026-10-01\n"
    check(
      "odd-rate",
      rate + "rate JPY USD 0.0335 on 2026-10-02\n",
      at: 3,
      nearMisses: [
        rate + "rate JPY USD 0.0334 on 2026-10-02\n",
        rate + "rate USD JPY 149 on 2026-10-02\n",
        rate + "rate ¥150 = $1 on 2026-10-02\n",
        rate + "rate EUR USD 1.08 on 2026-10-02\n",
      ]
    )
    check(
      "odd-rate",
      rate + "rate USD JPY 0.0067 on 2026-10-02\n",
      at: 3,
      nearMisses: []
    )
  }

  func testABillsOwnRateFiveTimesOffTheTrips() {
    let trip = "home EUR\nbuddies Ana, Ben\nrate JPY EUR 0.00625\n"
    for terms in [
      "@ 160", "@ 0.03125", "@ €0.00125", "= €100", "= €4", "@ $0.05\nrate EUR USD 1.10",
    ] {
      check("odd-rate", trip + "Ana paid ¥3200 \(terms)\n", at: 4, nearMisses: [])
    }
    check(
      "odd-rate",
      "buddies Ana, Ben\nAna paid ¥3200 @ 160\nhome EUR\nrate JPY EUR 0.00625\n",
      at: 2,
      nearMisses: [
        trip + "Ana paid ¥3200 @ 0.0312\n",
        trip + "Ana paid ¥3200 = €99.99\n",
        trip + "Ana paid ¥3200 = €22.00\n",
        // The smallest coin may stand for much less, and another pair says nothing.
        trip + "Ana paid ¥1 = €0.01\nAna paid ₩3 = €0.01\n",
        trip + "Ana paid £20 @ 160\n",
        // A rate that begins later is none for this bill.
        "home EUR\nbuddies Ana, Ben\nrate JPY EUR 0.00625 on 2026-10-05\n"
          + "Ana paid ¥3200 @ 160 on 2026-10-03\n",
      ]
    )
  }

  func testACommentWhereACategoryWasMeant() {
    let bill = "buddies Anna, Ben\nAnna paid 50 #food\n"
    check(
      "comment-like-category",
      bill + "Ben paid 8 \"coffee\" # food\n",
      at: 3,
      nearMisses: [
        bill + "Ben paid 8 \"coffee\" # a treat\n",
        bill + "Ben paid 8 \"coffee\" # food was good\n",
        bill + "Ben paid 8 \"coffee\" #food # food\n",
        bill + "# food\nBen paid 8 \"coffee\"\n",
        "buddies Anna, Ben\nBen paid 8 \"coffee\" # food\n",
      ]
    )
  }

  func testACategoryOneLetterOffAnother() {
    let bill = "buddies Anna, Ben\nAnna paid 50 #lodging\n"
    check(
      "category-like-another",
      bill + "Ben paid 8 #lodgin\n",
      at: 3,
      nearMisses: [
        bill + "Ben paid 8 #Lodging\n",
        bill + "Ben paid 8 #lodger\n",
        "buddies Anna, Ben\nAnna paid 50 #bar\nBen paid 8 #car\n",
      ]
    )
    check("category-like-another", bill + "Ben paid 8 #lodgnig\n", at: 3, nearMisses: [])
  }

  func testABareTwoOrThreeInASplit() {
    let roster = "home EUR\nbuddies Anna, Ben, Cy\n"
    check(
      "bare-number-in-split",
      roster + "Anna paid 90 for Ben 2, Cy\n",
      at: 3,
      nearMisses: [
        roster + "Anna paid 90 for Ben x2, Cy\n",
        roster + "Anna paid 90 for Ben €2, Cy\n",
        roster + "Anna paid 90 for Ben 2.00, Cy\n",
        roster + "Anna paid 90 for Ben 45, Cy\n",
        roster + "Anna paid 5 for Ben 2, Cy 3\n",
        roster + "Anna paid 5 for Ben 2, Cy\n",
      ]
    )
    check(
      "bare-number-in-split",
      "local JPY\nbuddies Anna, Ben, Cy\nAnna paid 9000 for Ben 3, Cy rest\n",
      at: 3,
      nearMisses: []
    )
  }

  func testABillEnteredTwiceOnOneDay() {
    let day = "buddies Anna, Ben\non 2026-10-03\nAnna paid 24 \"taxi\"\n"
    check(
      "bill-twice",
      day + "Ben paid 3\nAnna paid 24 \"taxi\"\n",
      at: 5,
      nearMisses: [
        day + "Anna paid 24 \"taxi back\"\n",
        day + "Anna paid 24 \"taxi\" #transport\n",
        day + "Anna paid 24.50 \"taxi\"\n",
        day + "Ben paid 24 \"taxi\"\n",
        day + "Anna got back 24 \"taxi\"\n",
        day + "Anna paid 24 \"taxi\" for Ben\n",
        day + "Anna paid 24 \"taxi\" on 2026-10-04\n",
        // Without a day, nobody knows.
        "buddies Anna, Ben\nAnna paid 24 \"taxi\"\nAnna paid 24 \"taxi\"\n",
      ]
    )
  }

  func testMeInAnIncludedFile() throws {
    let trip = try CheckedTrip(messageFile: "me-in-include.trip")
    XCTAssertEqual(trip.diagnostics.map(\.code), ["me-in-include"], trip.text)
    let script = Array("buddies Mia, Ben\ninclude \"parts/me.trip\"\n".utf8)
    let part = Array("Mia paid 8\n".utf8)
    let named = try CheckedTrip(
      messageFile: "me-in-include.trip",
      changes: ["me-in-include.trip": script, "parts/me.trip": part]
    )
    XCTAssertEqual(named.diagnostics, [], named.text)
    // In the first file, everybody knows who that is.
    XCTAssertEqual(CheckedTrip("buddies Me, Ben\nMe paid 8\n").diagnostics, [])
  }

  func testAnUndatedBillWhereSomebodyComesOrGoes() {
    let roster = "buddies Anna, Ben, Cy\nCy joined on 2026-10-03\n"
    check(
      "undated-for-all",
      roster + "Anna paid 50\n",
      at: 3,
      nearMisses: [
        roster + "Anna paid 50 for Anna, Ben\n",
        roster + "Anna paid 50 on 2026-10-01\n",
        roster + "on 2026-10-01\nAnna paid 50\n",
        "buddies Anna, Ben\nothers Cy\nAnna paid 50\n",
      ]
    )
  }

  func testABillThatIsLeftOutForWantOfARate() {
    check(
      "no-rate",
      "home EUR\nbuddies Anna, Ben\nAnna paid $40\nBen paid $4\n",
      at: 3,
      nearMisses: [
        "home EUR\nbuddies Anna, Ben\nAnna paid $40 = 37\n",
        "home EUR\nbuddies Anna, Ben\nAnna paid $40 @ 0.92\n",
        "home EUR\nbuddies Anna, Ben\nAnna paid $40\nrate USD EUR 0.92\n",
        "home EUR\nrate USD GBP 0.75\nrate GBP EUR 1.15\nbuddies Anna, Ben\nAnna paid $40\n",
      ]
    )
  }
}
