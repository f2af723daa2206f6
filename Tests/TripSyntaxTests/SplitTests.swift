import TripMoney
import XCTest

final class SplitTests: XCTestCase {
  private func splits(_ cases: [(String, String)]) -> [(text: String, shape: String)] {
    cases.map { ("Anna paid 90 for \($0.0)", "bill(Anna | 90 | for \($0.1))") }
  }

  func testEachEntryHasAtMostOneMark() throws {
    try assertReads(
      splits([
        ("Ben", "Ben"), ("Ben, Cy and Dora", "Ben, Cy, Dora"), ("Ben x2, Cy", "Ben x2, Cy"),
        ("Ben x1.5", "Ben x1.5"), ("Ben 2x, Cy 1.5x", "Ben x2, Cy x1.5"),
        ("Ben X2, Cy ×3", "Ben x2, Cy x3"),
        ("Ben x0", "Ben x0"), ("Ben 60%, Cy rest", "Ben 60%, Cy rest"),
        ("Ben 60 %, Cy", "Ben 60%, Cy"),
        ("Ben 33.3%", "Ben 33.3%"), ("Ben 10, Cy $80", "Ben 10, Cy 80 $"),
        ("Ben 10+5, Cy 2*3", "Ben 10 plus 5, Cy 2 times 3"), ("Ben USD5, Cy", "Ben 5 USD, Cy"),
        ("lads, all, Ben", "lads, all, Ben"), ("all rest, Ben 50%", "all rest, Ben 50%"),
        ("all x2", "all x2"), ("all except Ben", "all except Ben"),
        ("Dora, all except Ben, Cy and lads", "Dora, all except Ben, Cy, lads"),
        ("\"Anna Maria\"x2,Ben", "Anna Maria x2, Ben"),
      ])
    )
    try assertReads(
      [
        ("Anna paid 90 for Ben x1,5, Cy 10,5,Dora", "bill(Anna | 90 | for Ben x1.5, Cy 10.5, Dora)")
      ],
      numbers: .comma
    )
  }

  func testWhatIsNoSplitIsRefusedAtItsPlace() {
    assertRefuses([
      ("Anna paid 90 for«»", "line-too-short"), ("Anna paid 90 for Ben«,»", "comma-at-end"),
      ("Anna paid 90 for Ben«,»\n\n", "comma-at-end"),
      ("Anna paid 90 for Ben «and»\n", "comma-at-end"),
      ("Anna paid 90 for Ben,«,» Cy", "unexpected"),
      ("Anna paid 90 for Ben and «and» Cy", "reserved-name"),
      ("Anna paid 90 for Ben and«,» Cy", "unexpected"),
      ("Anna paid 90 for «and» Ben", "reserved-name"),
      ("Anna paid 90 for Ben«,» on 2026-10-03", "unexpected"),
      ("Anna paid 90 for Ben x2 «rest»", "mark-order"),
      ("Anna paid 90 for Ben rest «x»2", "unexpected"),
      ("Anna paid 90 for Ben x2 «x»3", "unexpected"),
      ("Anna paid 90 for Ben «-»5", "negative-share"),
      ("Anna paid 90 for Ben «+»5", "share-on-top"), ("Anna paid 90 for Ben 10 «20»", "unexpected"),
      ("Anna paid 90 for Ben «except» Cy", "except-without-all"),
      ("Anna paid 90 for all except«»", "line-too-short"),
      ("Anna paid 90 for all except «all»", "reserved-name"),
      ("Anna paid 90 for all except Ben «x»2", "unexpected"),
      ("Anna paid 90 for all «but» Ben", "all-but"),
      ("Anna paid 90 for «everyone»", "for-everyone"),
      ("Anna paid 90 «split with» Ben", "split-with"),
      ("Anna paid 90 «and» Ben", "unexpected"), ("Anna paid 90 «via» Ben", "unexpected"),

      ("Anna paid 90 for «5» Ben", "mark-order"),
    ])
    assertMends([
      ("Anna paid 90 for all but Ben", "Anna paid 90 for all except Ben"),
      ("Anna paid 90 for everyone", "Anna paid 90"),

    ])
  }

  func testAGroupHoldsPeopleAtMostWithParts() throws {
    try assertReads([
      ("group lads2: Ben, Cy x2 and Dora", "group(lads2: Ben, Cy x2, Dora)"),
      ("group \"the crew\": all", "group(the crew: all)"),
    ])
    assertRefuses([
      ("group g: «Ben 50%»", "group-mark"), ("group g: «Ben 5»", "group-mark"),
      ("group g: «Ben rest»", "group-mark"), ("group g: all except «Ben»", "group-mark"),
      ("group g«» Ben", "colon-missing"), ("group g:«»", "line-too-short"),
      ("group«:» Ben", "unexpected"),
      ("group«»", "line-too-short"), ("together «Anna»", "together-alone"),
      ("together g:«»", "line-too-short"),
    ])
  }
}
