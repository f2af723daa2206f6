import TripLedger
import TripReports
import TripText
import XCTest

final class FormatGoldenTests: XCTestCase {
  private static let trips = [
    ("tokyo", Samples.tokyo), ("osaka", Samples.osaka), ("plain", Samples.plain),
    ("hostile", Hostile.trip),
  ]

  func testEveryReportInEveryFormat() throws {
    for (name, trip) in Self.trips {
      let (books, sources) = try (trip.books(), trip.sources())
      let reports: [(String, Report)] = [
        ("settle", .settlement(of: books, sources: sources)),
        ("balances", .balances(of: books, sources: sources)),
        ("bills", .bills(of: books, sources: sources)),
        ("chart", .chart(of: books, sources: sources)),
        ("chart-by-person", .chart(of: books, by: .person, sources: sources)),
        ("chart-by-day", .chart(of: books, by: .day, sources: sources)),
      ]
      for (command, report) in reports {
        try GoldenFile.expect(report.plain(), "\(name)/\(command).txt")
        try GoldenFile.expect(CSVReportRenderer().render(report), "\(name)/\(command).csv")
        try GoldenFile.expect(MarkdownReportRenderer().render(report), "\(name)/\(command).md")
      }
      let pictures: [(String, Picture)] = [
        ("settle", .settlement(of: books, sources: sources)),
        ("chart", .chart(of: books, sources: sources)),
        ("chart-by-person", .chart(of: books, by: .person, sources: sources)),
        ("chart-by-day", .chart(of: books, by: .day, sources: sources)),
      ]
      for (command, picture) in pictures {
        let svg = SVGRenderer().render(PictureLayout.draw(picture))
        try GoldenFile.expect(svg, "\(name)/\(command).svg")
      }
      let page = try TripPage.sample(of: trip, file: "\(name).trip")
      try GoldenFile.expect(PageRenderer().render([page]), "\(name)/page.html")
    }
  }

  func testAnIndexOfSeveralTrips() throws {
    let pages = try [
      TripPage.sample(of: Samples.tokyo, file: "tokyo.trip"),
      TripPage(
        withoutFigures: TripSummary(
          of: nil,
          file: "wrong.trip",
          title: nil,
          faults: TripSummary.Faults(errors: 2, failures: 0, warnings: 1),
          sources: Samples.plain.sources()
        )
      ),
      TripPage.sample(of: Samples.plain, file: "plain.trip"),
    ]
    try GoldenFile.expect(PageRenderer().render(pages), "index.html")
    let list = Report.list(of: pages.map(\.summary), in: ".")
    try GoldenFile.expect(list.plain(), "list.txt")
    try GoldenFile.expect(list.json.text, "list.json")
    try GoldenFile.expect(CSVReportRenderer().render(list), "list.csv")
    try GoldenFile.expect(MarkdownReportRenderer().render(list), "list.md")
  }
}

extension TripPage {
  /// Returns the page of a trip in which nothing is wrong.
  static func sample(of trip: TripBuilder, file: String) throws -> TripPage {
    let (books, sources) = try (trip.books(), trip.sources())
    let summary = TripSummary(
      of: books,
      file: file,
      title: trip.trip.title,
      faults: TripSummary.Faults(errors: 0, failures: 0, warnings: 0),
      sources: sources
    )
    return TripPage(of: books, summary, derivations: [:], sources: sources)
  }
}
