package import TripEngine
package import TripMoney

/// The day on which every script of a test is read.
package let testToday = day("2026-10-15")

/// Reads a script with the files that it may include, by the path that it writes.
package func evaluate(_ script: String, files: [String: String] = [:]) -> Evaluation {
  Evaluator.evaluate(
    name: "trip",
    bytes: Array(script.utf8),
    in: Surroundings(today: testToday) { path, _ in
      files[path].map { .text(name: path, identity: path, bytes: Array($0.utf8)) }
        ?? .unreadable("no such file")
    }
  )
}

/// Returns the day that is written in ISO 8601; it must be one.
package func day(_ text: String) -> Day {
  let fields = text.split(separator: "-").compactMap { Int($0) }
  guard fields.count == 3, let day = Day(year: fields[0], month: fields[1], day: fields[2]) else {
    preconditionFailure("a test names a day that there is not")
  }
  return day
}
