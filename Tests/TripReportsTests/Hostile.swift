import TripLedger
import TripMoney

/// Names and notes that try to be something else than text.
enum Hostile {
  static let wide = String(repeating: "寿", count: 40)
  static let family = "👩‍👩‍👧‍👦 👨🏽‍🚀 🏳️‍🌈 🏴󠁧󠁢󠁳󠁣󠁴󠁿"
  static let rightToLeft = "مريم בת שירה"
  /// No escape begins inside `rightToLeft`, and none of these has one that terminals act on.
  static let names = [
    "<script>alert(\"1\")</script>", "O'Brien & Sons", rightToLeft, wide, family,
    "=cmd|' /C calc'!A0", "]]>--><!--", "&amp;&#60;", "| a | b |", "**x** [y](http://e.x/)",
  ]

  /// Everybody pays something for the next one, with the next one's name as the note.
  static var trip: TripBuilder {
    var builder = TripBuilder(title: "</title><script>\"T\" & 'U'", home: "USD")
    for name in names { builder.people(.buddy, name) }
    for (index, name) in names.enumerated() {
      let next = names[(index + 1) % names.count]
      builder.entry(
        [(name, Int64(1000 + 700 * index))],
        "USD",
        what: next.split(separator: "\"").joined(separator: "'"),
        category: index % 3 == 0 ? nil : next.split(separator: " ").joined(separator: "-"),
        on: index % 4 == 0 ? nil : day(index),
        parts: [(next, 2), (name, 1)],
        of: 3
      )
    }
    builder.entry([(names[0], 5000)], "THB", what: names[7], parts: [(names[2], 1)], of: 1)
    return builder
  }
}
