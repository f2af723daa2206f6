import TripText
import XCTest

/// Every clause about text and names that says "is an error" is one, with a message that helps.
final class TextRuleTests: XCTestCase {
  func testText() throws {
    Rule.check([
      Rule("NUL", "buddies Anna\nAnna paid 5 \u{0}\n", "control-character", "U+0000"),
      Rule("another control character", "# bell \u{7}\n", "control-character", "U+0007"),
      Rule("delete", "buddies An\u{7F}na\n", "control-character", "U+007F"),
      Rule("a C1 control character", "# next line \u{85}\n", "control-character", "U+0085"),
      Rule("a mark inside", "buddies Anna\n\u{FEFF}Anna paid 5\n", "hidden-character", "U+FEFF"),
      Rule("a mark in a comment", "buddies Anna # \u{FEFF}\n", "hidden-character", "U+FEFF"),
    ])
    for override in Array(0x202A...0x202E) + Array(0x2066...0x2069) {
      let character = UnicodeScalar(UInt32(override)).map { String($0) } ?? ""
      let name = "U+" + String(override, radix: 16, uppercase: true)
      for script in ["# \(character)\n", "trip \"\(character)\"\n", "buddies A\(character)\n"] {
        Rule.check([Rule("an override", script, "hidden-character", name)])
      }
    }
    // None of these is an error.
    for script in [
      "\u{FEFF}buddies Anna\n", "buddies Anna\r\nAnna paid 5\r", "buddies\tAnna\u{A0}\n",
      "buddies Anna",
    ] { XCTAssertEqual(CheckedTrip(script).errors, [], script) }
  }

  func testNames() {
    Rule.check([
      Rule("a digit first", "buddies 2Pac\n", "name-begins-with-digit", "\"2Pac\""),
      Rule("an invisible character", "buddies An\u{200B}na\n", "hidden-character", "U+200B"),
      Rule("one in quotes", "buddies \"An\u{200B}na\"\n", "hidden-character", "U+200B"),
      Rule("a soft hyphen", "buddies \"An\u{AD}na\"\n", "hidden-character", "U+00AD"),
      Rule("no letter", "buddies \"  \"\n", "empty-name"),
      Rule("a curly apostrophe", "buddies O’Brien\n", "look-alike", "O'Brien"),
      Rule("a full-width comma", "buddies Anna，Ben\n", "look-alike", "buddies Anna, Ben"),
      Rule("declared twice", Rule.roster + "buddy Anna\n", "name-twice", "is declared here"),
      Rule("in another case", Rule.roster + "other ANNA\n", "name-twice", "the same name"),
      Rule("a group called so", Rule.roster + "group Ben: Anna, Cy\n", "name-twice"),
      Rule("a unit called so", Rule.roster + "together Leo: Anna, Cy\n", "name-twice"),
      Rule("a pot called so", Rule.roster + "pot Cy\n", "name-twice"),
      Rule("one typed otherwise", "buddies José, Jose\u{301}\n", "name-twice"),
      Rule("nobody's name", Rule.roster + "Ana paid 5\n", "unknown-name", "did you mean 'Anna'?"),
      Rule(
        "a group's name, misspelled",
        Rule.roster + "group lads: Ben, Cy\nAnna paid 5 for lad\n",
        "unknown-name",
        "did you mean 'lads'?"
      ),
      Rule(
        "above its declaration",
        "buddies Anna\nAnna paid 5 for Ben\nbuddy Ben\n",
        "declared-below",
        "move the declaration"
      ),
      Rule("no escape", "trip \"a\\nb\"\n", "unknown-escape"),
    ])
    for word in ["all", "and", "except", "rest", "for", "fee", "on", "paid", "got", "each", "via"] {
      // Behind a comma, 'and' only goes on with the list.
      let script = word == "and" ? "buddies and, Zoe\n" : "buddies Zoe, \(word)\n"
      Rule.check([Rule("'\(word)' bare", script, "reserved-name", "\"\(word)\"")])
      let quoted = CheckedTrip("buddies Anna, \"\(word)\"\n\"\(word)\" paid 5\n")
      XCTAssertEqual(quoted.errors, [], "\(word)\n\(quoted.text)")
    }
    for name in ["Mark", "Bill", "Rate", "Grant", "Will", "Total", "Home", "小明", "🐻", "O'Brien"] {
      let trip = CheckedTrip("local JPY\nbuddies \(name), Zoe\n\(name) paid ¥500\n")
      XCTAssertEqual(trip.errors, [], "\(name)\n\(trip.text)")
    }
  }

  func testWordsOfThePromptNameThePlainStatement() {
    let words = [
      "edit 3": "change the line", "delete 3": "take the line out",
      "remove Ben": "take the person off",
      "rename Ben to Bob": "change the name", "done 2": "Ben paid Anna 20", "done all": "paid",
      "undo": "in any editor", "redo": "in any editor", "save trip.trip": "saved as it is",
      "open trip.trip": "include", "quit": "leave the line out", "exit": "leave the line out",
    ]
    for (line, says) in words.sorted(by: { $0.key < $1.key }) {
      Rule.check([Rule(line, Rule.roster + line + "\n", "prompt-command", says)])
    }
  }

  func testALineThatIsRefusedHidesNoOther() {
    // What is refused at the head of a block or a list must not vanish with it.
    for script in ["Anna paid 50 “x” {\n20\nrest\n}\n", "Anna paid 50 for “Ben”,\nCy\n"] {
      let trip = CheckedTrip(Rule.roster + script)
      XCTAssertEqual(trip.diagnostics.map(\.code), ["look-alike"], script)
    }
    let comma = CheckedTrip("home EUR\nbuddies Anna, Ben,\n\nAnna paid 50 dinner\n")
    XCTAssertEqual(
      comma.diagnostics.map(\.code),
      ["comma-at-end", "note-without-quotes"],
      comma.text
    )
  }

  func testAListGoesOnOverLineEnds() {
    let script = """
      home EUR
      buddies Anna,  # the first

        Ben,
        and Rate, Home
      Anna 20,
      Ben 30 paid
      Anna paid 50 for Ben,
        Rate 20,
        all
      Anna paid 5 for Ben,
        Home
      """
    let trip = CheckedTrip(script)
    XCTAssertEqual(trip.errors, [], trip.text)
  }
}
