/// What `help` says of commands and their filters.
extension LanguageHelp {
  static let commands = [
    Entry(
      topics: ["settle", "direct", "via"],
      form: "settle [in CUR] [until DATE] [direct | via P]",
      meaning: [
        "who pays whom, in as few transfers as there can be",
        "direct: who owes whom, no debt passed on; via P: all through one buddy",
      ]
    ),
    Entry(
      topics: ["balances"],
      form: "balances [in CUR] [FILTERS]",
      meaning: ["what each person paid, spent and is owed"]
    ),
    Entry(
      topics: ["bills"],
      form: "bills [in CUR] [FILTERS]",
      meaning: ["the bills, newest first, with what each is worth"]
    ),
    Entry(
      topics: ["bills"],
      form: "bills N [in CUR]",
      meaning: ["bill or payment number N whole: who has which share, and how it came about"]
    ),
    Entry(
      topics: ["why"],
      form: "why P [in CUR]",
      meaning: [
        "every line that moved P's balance, down to the cent, and how that is settled",
        "for example: why Mia",
      ]
    ),
    Entry(
      topics: ["why"],
      form: "why P Q [in CUR]",
      meaning: [
        "the lines between P and Q, and why the plan has them pay something else: the",
        "debts that were passed on",
      ]
    ),
    Entry(
      topics: ["chart", "category", "person", "day"],
      form: "chart [by category | person | day] [in CUR] [FILTERS]",
      meaning: ["bars: where the money went"]
    ),
    Entry(
      topics: ["total"],
      form: "total [in CUR] [FILTERS]",
      meaning: ["what the bills come to, refunds taken off"]
    ),
    Entry(topics: ["people"], form: "people", meaning: ["who is on the trip, and the groups"]),
    Entry(topics: ["rates"], form: "rates", meaning: ["the exchange rates"]),
    Entry(
      topics: ["help"],
      form: "help [WORD]",
      meaning: ["this list, or what is about a word"]
    ),
    Entry(
      topics: ["in"],
      form: "in EUR",
      meaning: ["behind a command: every bill converted to EUR, a view only"]
    ),
    Entry(
      topics: ["filters", "this", "last", "month", "in", "since", "until", "#", "by", "for"],
      form: "[FILTERS], any number together",
      meaning: [
        "when it was: this month, last month, in 2026-10, since DATE, until DATE",
        "#food: its category; by Mia: who paid; for Leo: who shared",
        "for example: chart by day #food since 2026-10-03",
      ]
    ),
  ]

  static let promptCommands = [
    Entry(
      topics: ["edit"],
      form: "edit 12",
      meaning: [
        "brings bill or payment 12 up to be changed; one of several lines in your",
        "$VISUAL or $EDITOR",
        "edit 12 Mia paid ¥5400 \"Lunch\": makes it what stands behind the number",
      ]
    ),
    Entry(topics: ["delete"], form: "delete 12", meaning: ["takes bill or payment 12 out"]),
    Entry(
      topics: ["done"],
      form: "done 2",
      meaning: [
        "records transfer 2 of the plan shown last as paid today",
        "done Leo Mia: the one from Leo to Mia; done all: every one",
      ]
    ),
    Entry(
      topics: ["rename"],
      form: "rename Mia to \"Mia Li\"",
      meaning: ["changes a name wherever it stands"]
    ),
    Entry(
      topics: ["remove"],
      form: "remove Mia",
      meaning: ["takes Mia off the trip, if she has no bills"]
    ),
    Entry(
      topics: ["undo", "redo"],
      form: "undo, redo",
      meaning: ["takes the last change back; redo brings it back"]
    ),
    Entry(
      topics: ["save", "open"],
      form: "save tokyo.trip",
      meaning: [
        "saves the trip to a new file, and goes on there",
        "open paris.trip: goes on with another trip, made if missing",
      ]
    ),
    Entry(
      topics: ["quit", "exit"],
      form: "quit, exit",
      meaning: ["leaves, as Ctrl-D on an empty line does"]
    ),
    Entry(
      topics: ["today", "yesterday"],
      form: "on today",
      meaning: ["today and yesterday are written down as the days they are"]
    ),
  ]
}
