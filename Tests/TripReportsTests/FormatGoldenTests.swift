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
    }
  }
}
