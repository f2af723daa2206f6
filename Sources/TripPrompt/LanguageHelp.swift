package import TripText

/// What the words of the trip language mean: the answers of its `help [WORD]`.
package enum LanguageHelp {
  private struct Entry {
    /// The words that lead here.
    let topics: [String]
    let form: String
    let meaning: String
  }

  private static let entries =
    [
      Entry(topics: ["trip"], form: "trip \"Tokyo 2026\"", meaning: "the title"),
      Entry(topics: ["home"], form: "home USD", meaning: "the currency that everyone settles in"),
      Entry(topics: ["local"], form: "local JPY", meaning: "the currency of bare numbers below"),
      Entry(
        topics: ["currency", "symbol", "decimals"],
        form: "currency CAD symbol $",
        meaning: "binds a symbol, or declares a currency of your own"
      ),
      Entry(
        topics: ["numbers"],
        form: "numbers 1.234,56",
        meaning: "how numbers are written below"
      ),
      Entry(
        topics: ["buddies", "buddy"],
        form: "buddies Me, Mia, Leo x0.5",
        meaning: "who shares the bills; x0.5 takes half a part"
      ),
      Entry(
        topics: ["others", "other"],
        form: "others Coco, Ray via Mia",
        meaning: "friends at home, who settle with whoever paid for them"
      ),
      Entry(topics: ["pot"], form: "pot Kitty", meaning: "a shared purse"),
      Entry(topics: ["group"], form: "group kids: Tim, Zoe", meaning: "a name for several people"),
      Entry(
        topics: ["together"],
        form: "together Dupont: Paul, Marie",
        meaning: "buddies who settle as one"
      ),
      Entry(
        topics: ["joined", "left"],
        form: "Fay joined on 2026-10-03",
        meaning: "from when `all` holds Fay; `left` ends it"
      ),
      Entry(topics: ["rate"], form: "rate JPY USD 0.0067", meaning: "1 JPY is 0.0067 USD"),
      Entry(topics: ["on"], form: "on 2026-10-03", meaning: "the day of the bills below"),
      Entry(
        topics: ["paid", "bill", "fee", "each", "for"],
        form: "Mia paid ¥9600 \"Hotel\" #lodging for Me, Mia x2",
        meaning: "a bill; without `for`, everybody shares it"
      ),
      Entry(
        topics: ["back", "refund"],
        form: "Mia got back ¥500",
        meaning: "money that came back to Mia and belongs to all"
      ),
      Entry(topics: ["paid", "payment"], form: "Leo paid Mia $20", meaning: "a payment"),
      Entry(
        topics: ["remainder"],
        form: "remainder spread",
        meaning: "who carries leftover cents below: payer or spread"
      ),
      Entry(
        topics: ["include"],
        form: "include \"bills/mia.trip\"",
        meaning: "reads another file here"
      ),
      Entry(
        topics: ["expect"],
        form: "expect Leo pays Mia $250.31",
        meaning: "a check; also: expect 4 transfers, expect Mia +$5, expect settled"
      ),
      Entry(
        topics: ["settle", "direct", "via"],
        form: "settle [in CUR] [until DATE] [direct | via P]",
        meaning: "who pays whom"
      ),
      Entry(
        topics: ["balances"],
        form: "balances [in CUR] [FILTERS]",
        meaning: "paid, spent and net"
      ),
      Entry(topics: ["bills"], form: "bills [FILTERS]", meaning: "the bills, newest first"),
      Entry(topics: ["chart"], form: "chart [by category | person | day]", meaning: "bars"),
      Entry(topics: ["total"], form: "total [FILTERS]", meaning: "what the bills come to"),
      Entry(topics: ["people"], form: "people", meaning: "who is on the trip"),
      Entry(topics: ["rates"], form: "rates", meaning: "the exchange rates"),
      Entry(
        topics: ["filters", "this", "last", "since", "until", "by"],
        form: "FILTERS",
        meaning:
          "this month, last month, in 2026-10, since DATE, until DATE, #food, by Mia, for Leo"
      ),
      Entry(
        topics: ["help", "?"],
        form: "help [WORD]",
        meaning: "this list, or what is about a word"
      ),
    ] + atThePrompt

  /// What only a prompt understands.
  private static let atThePrompt = [
    Entry(
      topics: ["edit"],
      form: "edit 12",
      meaning: "at the prompt: brings bill 12 up to be changed"
    ),
    Entry(topics: ["delete"], form: "delete 12", meaning: "at the prompt: takes bill 12 out"),
    Entry(
      topics: ["remove"],
      form: "remove Mia",
      meaning: "at the prompt: takes Mia off, if she has no bills"
    ),
    Entry(
      topics: ["rename"],
      form: "rename Mia to \"Mia Li\"",
      meaning: "at the prompt: changes a name wherever it stands"
    ),
    Entry(
      topics: ["done"],
      form: "done 2 | done all | done Leo Mia",
      meaning: "at the prompt: records transfers of the plan shown last as paid"
    ),
    Entry(
      topics: ["undo", "redo"],
      form: "undo",
      meaning: "at the prompt: takes the last change back; redo brings it back"
    ),
    Entry(
      topics: ["save", "open"],
      form: "save tokyo.trip | open paris.trip",
      meaning: "at the prompt: saves the trip to a new file; goes on with another file"
    ),
    Entry(
      topics: ["quit", "exit"],
      form: "quit",
      meaning: "at the prompt: leaves, as Ctrl-D does"
    ),
  ]

  /// Every word that help knows something about.
  static var topics: [String] { entries.flatMap(\.topics) }

  /// Returns the entries about a word, or all of them.
  package static func text(about topic: String?) -> StyledText {
    guard let topic else { return text(of: entries) }
    let found = entries.filter { $0.topics.contains(topic.lowercased()) }
    if !found.isEmpty { return text(of: found) }
    let near = nearest(to: topic, in: entries.flatMap(\.topics))
    let rest = near.map { "; did you mean '\($0)'?" } ?? "; help alone lists everything"
    return StyledText("no help about '\(topic)'\(rest)\n")
  }

  private static func text(of entries: [Entry]) -> StyledText {
    var text = StyledText()
    for entry in entries {
      text.append(entry.form, as: .code)
      text.append("\n    \(entry.meaning)\n")
    }
    return text
  }
}
