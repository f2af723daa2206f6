/// The table behind `help`: every statement, clause and check; commands have a file of their own.
extension LanguageHelp {
  static let sections = [
    Section(title: "the trip", entries: trip),
    Section(title: "people", entries: people),
    Section(title: "bills", entries: bills),
    Section(title: "payments", entries: payments),
    Section(title: "checks", entries: checks),
    Section(title: "commands", entries: commands),
    Section(title: atThePrompt, entries: promptCommands),
  ]

  /// The title over what only a prompt understands.
  static let atThePrompt = "at the prompt"

  private static let trip = [
    Entry(topics: ["trip", "title"], form: "trip \"Tokyo 2026\"", meaning: ["the title"]),
    Entry(
      topics: ["home"],
      form: "home USD",
      meaning: [
        "the currency that everyone settles in; without it, what the first rate leads",
        "to, else the first currency used",
      ]
    ),
    Entry(
      topics: ["local"],
      form: "local JPY",
      meaning: ["the currency of bare numbers below; without it, home's"]
    ),
    Entry(
      topics: ["rate"],
      form: "rate JPY USD 0.0067",
      meaning: [
        "1 JPY is 0.0067 USD; also: rate ¥150 = $1",
        "with a day, the rate from that day on: rate JPY USD 0.0068 on 2026-10-03",
      ]
    ),
    Entry(
      topics: ["currency", "symbol", "decimals"],
      form: "currency CAD symbol $",
      meaning: ["what $ means here; one of your own: currency POINTS decimals 0"]
    ),
    Entry(
      topics: ["numbers"],
      form: "numbers 1.234,56",
      meaning: ["how numbers are written below; or 1,234.56, 1 234,56, 1'234.56"]
    ),
    Entry(
      topics: ["on", "day", "date"],
      form: "on 2026-10-01",
      meaning: ["the day of the bills below"]
    ),
    Entry(
      topics: ["remainder", "spread", "payer"],
      form: "remainder spread",
      meaning: [
        "leftover cents of the bills below go round, one each",
        "remainder payer: whoever paid carries them, as they do where nothing is said",
      ]
    ),
    Entry(
      topics: ["include"],
      form: "include \"bills/mia.trip\"",
      meaning: ["reads another file here, from the script's folder or below"]
    ),
  ]

  private static let people = [
    Entry(
      topics: ["buddies", "buddy", "child", "kid", "weight", "half"],
      form: "buddies Me, Mia, Leo x0.5",
      meaning: [
        "each buddy is on the trip: they share bills and net against each other",
        "x0.5 takes half a part of each bill (a child), x0 none (a guest of honour)",
      ]
    ),
    Entry(
      topics: ["others", "other"],
      form: "others Coco, Ray",
      meaning: ["friends at home, who settle with whoever paid for them"]
    ),
    Entry(
      topics: ["via", "other", "others"],
      form: "other Gil via Anna",
      meaning: ["somebody whom only Anna knows, and who settles with her"]
    ),
    Entry(
      topics: ["pot", "kitty", "purse"],
      form: "pot Kitty",
      meaning: ["a shared purse, which pays and is paid and is never part of `all`"]
    ),
    Entry(
      topics: ["group"],
      form: "group lads: Ben, Leo, Nico x2",
      meaning: ["a name for several people, wherever people are listed"]
    ),
    Entry(
      topics: ["together"],
      form: "together Dupont: Paul, Marie",
      meaning: ["buddies who settle as one; the name may be left out"]
    ),
    Entry(
      topics: ["joined", "left", "late"],
      form: "Fay joined on 2026-10-03",
      meaning: [
        "`all` holds Fay from that day on",
        "Emil left on 2026-10-05: `all` holds Emil up to the day before",
      ]
    ),
  ]

  private static let bills = [
    Entry(
      topics: ["paid", "bill"],
      form: "Mia paid ¥9600 \"Hotel\" #lodging",
      meaning: [
        "a bill: who paid, how much, what it was, its category; all buddies share it",
        "several payers: Me ¥5000, Mia ¥3000 paid \"Dinner\"",
        "these may follow, in any order: each, =, @, for, fee, on DATE, { lines }",
      ]
    ),
    Entry(
      topics: ["for", "all", "except", "and", "split", "parts", "rest"],
      form: "Mia paid ¥9600 for Me, Mia x2, Leo",
      meaning: [
        "who shares it: x2 takes two parts, 60% a percentage, ¥900 just that;",
        "no mark, or `rest`, takes a part of what is left",
        "for all except Leo: everyone but Leo; for all, Coco: everyone and Coco",
      ]
    ),
    Entry(
      topics: ["each"],
      form: "Mia paid ¥3800 each \"Tickets\"",
      meaning: ["¥3800 for each who shares it"]
    ),
    Entry(
      topics: ["fee"],
      form: "Me paid ¥9000 for Coco, Me fee 10%",
      meaning: [
        "others pay 10% on top of their part, which is off the payer's own",
        "fee 10% on Mia: Mia pays it",
      ]
    ),
    Entry(
      topics: ["=", "cost", "@"],
      form: "Me paid ¥19830 = $133.10 \"Drugstore\"",
      meaning: [
        "what the card charged: that is what the bill is worth",
        "Me paid ¥19830 @ $0.0068: the bill's own rate, the price of ¥1",
      ]
    ),
    Entry(
      topics: ["items", "lines", "{", "}", "tax", "tip", "receipt", "discount"],
      form: "Sam paid $57.33 \"Diner\" { … }",
      meaning: [
        "line by line: $12.50 \"burger\" for Pat; `rest` is what the lines leave over",
        "with a sign, on top or off in proportion: +8.875% \"tax\", -$2.60 \"coupon\"",
        "in one line: Sam paid $84.20 +8.875% +20% \"Diner\"",
      ]
    ),
    Entry(
      topics: ["back", "got", "refund", "deposit"],
      form: "Mia got back ¥500 \"Deposit\" #lodging",
      meaning: [
        "money that came back to Mia, and belongs to those behind `for`,",
        "else to all who are there on its own day",
      ]
    ),
  ]

  private static let payments = [
    Entry(
      topics: ["paid", "payment"],
      form: "Leo paid Mia $20",
      meaning: ["from one person to another"]
    ),
    Entry(
      topics: ["got", "from", "payment"],
      form: "Mia got $20 from Leo",
      meaning: ["the same, the other way round"]
    ),
    Entry(
      topics: ["all", "payment"],
      form: "all paid Kitty €100 each",
      meaning: ["from every buddy who is there on its day"]
    ),
  ]

  private static let checks = [
    Entry(
      topics: ["expect", "pays", "transfers", "transfer"],
      form: "expect Leo pays Mia $250.31",
      meaning: ["the plan has exactly this transfer; expect 4 transfers: it has that many"]
    ),
    Entry(
      topics: ["expect"],
      form: "expect Mia +$443.14",
      meaning: ["what Mia is owed, over all; with - what she owes"]
    ),
    Entry(
      topics: ["expect", "spent", "total"],
      form: "expect Me spent $296.48 [FILTERS]",
      meaning: [
        "Me's shares; expect Me paid $216.48: what Me laid out",
        "expect total $962.19 [FILTERS]: what the bills come to",
      ]
    ),
    Entry(
      topics: ["expect", "settled"],
      form: "expect settled",
      meaning: ["nobody owes anybody anything, and no bill is left out"]
    ),
  ]
}
