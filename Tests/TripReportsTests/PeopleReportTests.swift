import TripLedger
import TripMoney
import TripReports
import XCTest

final class PeopleReportTests: XCTestCase {
  private var alps: TripBuilder {
    var builder = TripBuilder(title: "Alps")
    builder.people(.buddy, "Paul", "Marie")
    builder.people(.buddy, "Zoé", weight: TripMoney.Decimal(significand: 5, scale: 1))
    builder.people(.pot, "Kitty")
    builder.people(.other, "Gil")
    builder.trip.people[1].joined = day(2)
    builder.trip.people[1].left = day(5)
    builder.trip.people[4].via = builder.person("Paul")
    let (paul, zoe) = (builder.person("Paul"), builder.person("Zoé"))
    let span = builder.trip.people[0].span
    builder.trip.groups = [
      Group(
        name: "lads",
        members: [
          Group.Member(person: paul, weight: .one),
          Group.Member(person: zoe, weight: TripMoney.Decimal(significand: 2, scale: 0)),
        ],
        span: span
      )
    ]
    builder.trip.units = [
      Unit(name: "Dupont", members: [paul, zoe], span: span),
      Unit(name: nil, members: [builder.person("Marie")], span: span),
    ]
    return builder
  }

  func testTheRosterShowsWhatThereIsToShow() throws {
    let trip = alps
    XCTAssertEqual(
      try Report.people(of: trip.trip, sources: trip.sources()).plain(),
      """
      Alps, people
      name   kind   parts  via   joined      left
      Paul   buddy
      Marie  buddy               2026-10-02  2026-10-05
      Zoé    buddy   x0.5
      Kitty  pot
      Gil    other         Paul
      lads: Paul, Zoé x2
      Dupont settle as one: Paul, Zoé
      Settle as one: Marie

      """
    )
    let sample = Samples.plain
    XCTAssertEqual(
      try Report.people(of: sample.trip, sources: sample.sources()).plain(),
      "People\nname  kind\nAna   buddy\nBen   buddy\n"
    )
  }

  func testTheJSONHasEverything() throws {
    let trip = alps
    XCTAssertEqual(
      try Report.people(of: trip.trip, sources: trip.sources()).json.text,
      """
      {
        "people": [
          {"name": "Paul", "kind": "buddy", "weight": "1", "via": null, "joined": null, "left": null},
          {"name": "Marie", "kind": "buddy", "weight": "1", "via": null, "joined": "2026-10-02", \
      "left": "2026-10-05"},
          {"name": "Zoé", "kind": "buddy", "weight": "0.5", "via": null, "joined": null, \
      "left": null},
          {"name": "Kitty", "kind": "pot", "weight": "1", "via": null, "joined": null, "left": null},
          {"name": "Gil", "kind": "other", "weight": "1", "via": "Paul", "joined": null, "left": null}
        ],
        "groups": [
          {
            "name": "lads",
            "members": [
              {"name": "Paul", "weight": "1"},
              {"name": "Zoé", "weight": "2"}
            ]
          }
        ],
        "units": [
          {
            "name": "Dupont",
            "members": ["Paul", "Zoé"]
          },
          {
            "name": null,
            "members": ["Marie"]
          }
        ]
      }

      """
    )
  }

  func testNobodyIsASentence() throws {
    let trip = TripBuilder()
    XCTAssertEqual(
      try Report.people(of: trip.trip, sources: trip.sources()).plain(),
      "People\nNobody is on this trip yet.\n"
    )
  }
}
