import TripLedger
import XCTest

/// A random trip: what it means, how it is written, and what the product makes of it.
struct RandomTrip {
  let model: Model
  let reading: SlowReading
  let files: [String: String]
  let evaluated: Evaluated

  /// Nil where the trip is worth more than can be kept.
  init?(seed: UInt64, isDaily: Bool = false, count: Int? = nil) {
    let generator = TripGenerator(seed: seed, isDaily: isDaily, count: count)
    model = generator.model
    reading = generator.reading
    files = ScriptWriter(model, seed: seed).files
    evaluated = Evaluated(files)
    if evaluated.faults != nil { return nil }
  }

  var home: String? { reading.home }

  /// The files, for messages.
  var shown: String { files.map { "-- \($0)\n\($1)" }.sorted().joined(separator: "\n") }

  /// Which party of the plan each person belongs to, by its first member.
  var parties: [Int] {
    reading.people.indices.map { person in
      reading.units.first { $0.members.contains(person) }?.members.min() ?? person
    }
  }
}
