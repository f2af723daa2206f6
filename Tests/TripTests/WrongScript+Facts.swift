extension WrongScript {
  static let names = [
    WrongScript("reserved", 2, "\"All\"", "home USD\nbuddy All"),
    WrongScript("reserved in a list", 2, "\"except\"", "home USD\nbuddies Mia, except, Leo"),
    WrongScript("twice, by case", 3, "Mia", "home USD\nbuddies Mia, Leo\nother mia"),
    WrongScript(
      "twice, by how é is typed",
      3,
      "Jose\u{301}",
      "home USD\nbuddies José\nother Jose\u{301}"
    ),
    WrongScript("a group like a person", 3, "Leo", "home USD\nbuddies Mia, Leo\ngroup leo: Mia"),
    WrongScript(
      "a unit like a group",
      4,
      "two",
      "home USD\nbuddies Mia, Leo\ngroup two: Mia, Leo\ntogether two: Mia, Leo"
    ),
    WrongScript("beginning with a digit", 2, "digit", "home USD\nbuddy 2Pac"),
    WrongScript("of nothing", 2, "name", "home USD\nbuddy \"  \""),
    WrongScript(
      "unknown, a slip of the pen",
      3,
      "'Mia'",
      "home USD\nbuddies Mia, Leo\nMaia paid $9.00"
    ),
    WrongScript(
      "unknown, in a split",
      3,
      "'Leo'",
      "home USD\nbuddies Mia, Leo\nMia paid $9.00 for Mia, Loe"
    ),
    WrongScript(
      "unknown, in an exception",
      3,
      "'Leo'",
      "home USD\nbuddies Mia, Leo\nMia paid $9.00 for all except Loe"
    ),
    WrongScript(
      "unknown, in a fee",
      3,
      "'Leo'",
      "home USD\nbuddies Mia, Leo\nMia paid $9.00 fee 5% on Lleo"
    ),
    WrongScript(
      "unknown, in a payment",
      3,
      "'Leo'",
      "home USD\nbuddies Mia, Leo\nMia got $9.00 from Loe"
    ),
    WrongScript(
      "unknown, in an expectation",
      3,
      "'Leo'",
      "home USD\nbuddies Mia, Leo\nexpect Loe +$0.00"
    ),
    WrongScript(
      "a shop for a payee",
      3,
      "Sam paid $24 \"Uber\"",
      "home USD\nbuddies Sam\nSam paid Uber $24"
    ),
    WrongScript(
      "declared below",
      3,
      "below",
      "home USD\nbuddies Mia\nMia paid $9.00 for Leo\nbuddy Leo"
    ),
    WrongScript("nobody yet", 2, "buddies Mia", "home USD\nMia paid $9.00"),
    WrongScript(
      "a group for a person",
      4,
      "'us'",
      "home USD\nbuddies A, B\ngroup us: A, B\nus paid $9.00"
    ),
    WrongScript(
      "a debt",
      3,
      "Anna paid 20 for Ben",
      "home USD\nbuddies Anna, Ben\nBen owes Anna 20"
    ),
  ]

  static let currencies = [
    WrongScript("alone", 2, "home EUR", "# money\ncurrency EUR"),
    WrongScript("alone, of one's own", 1, "decimals", "currency POINTS"),
    WrongScript("unknown", 2, "USD", "home JPY\nrate JPY UDS 1"),
    WrongScript("unknown home", 1, "EUR", "home EUE"),
    WrongScript("with other decimals than it has", 1, "2 decimals", "currency EUR decimals 3"),
    WrongScript("with seven decimals", 1, "6", "currency POINTS decimals 7"),
    WrongScript("with a letter for a symbol", 1, "symbol", "currency POINTS symbol p"),
    WrongScript(
      "an ambiguous symbol",
      4,
      "currency",
      "home CNY\nlocal JPY\nbuddies A\nA paid ¥5"
    ),
    WrongScript("a symbol of many", 3, "SEK", "home USD\nbuddies A\nA paid 5kr"),
    WrongScript(
      "a symbol of two",
      2,
      "CAD already",
      "currency CAD symbol $\ncurrency AUD symbol $"
    ),
    WrongScript("to itself", 2, "USD", "home USD\nrate USD USD 1"),
    WrongScript("to itself by a symbol", 2, "USD", "home USD\nrate $1 = 1 USD"),
    WrongScript("a rate of nothing", 2, "more than 0", "home USD\nrate JPY USD 0"),
    WrongScript("a rate of nothing, on one side", 2, "more than 0", "home USD\nrate ¥0 = $1"),
    WrongScript("a rate below nothing", 2, "number", "home USD\nrate JPY USD -0.0067"),
    WrongScript(
      "a rate of sixteen digits",
      2,
      "15 digits",
      "home USD\nrate JPY USD 0.1234567890123456"
    ),
    WrongScript("a rate without a currency", 2, "currency", "home USD\nrate 150 = $1"),
    WrongScript("a rate with a comma", 2, "0.0067", "home USD\nrate JPY USD 0,0067"),
    WrongScript("home twice", 3, "home", "home USD\nbuddies A\nhome EUR"),
    WrongScript("home twice, the same", 2, "home", "home USD\nhome USD"),
    WrongScript(
      "worth too much",
      4,
      "15 digits",
      "home USD\nbuddies A, B\nrate JPY USD 1000\nA paid ¥999999999999999"
    ),
    WrongScript(
      "worth too much elsewhere",
      4,
      "15 digits",
      "home USD\nbuddies A, B\nrate JPY USD 0.000001\nA paid $1000000000000\nexpect total ¥5"
    ),
    WrongScript(
      "a share worth too much",
      3,
      "15 digits",
      "home USD\nbuddies A, B\nA paid $9999999999999.99 for B fee 10% on B"
    ),
  ]

  static let facts = [
    WrongScript(
      "no such day",
      3,
      "2026-02-30",
      "home USD\nbuddies Me\nMe paid $5.00 on 2026-02-30"
    ),
    WrongScript("no such leap day", 1, "2025-02-29", "on 2025-02-29"),
    WrongScript("no such month", 1, "2026-13-01", "on 2026-13-01"),
    WrongScript(
      "no such day of a rate",
      2,
      "2026-04-31",
      "home USD\nrate JPY USD 0.0067 on 2026-04-31"
    ),
    WrongScript("a day without zeros", 1, "2026-07-02", "on 2026-7-2"),
    WrongScript("a day as others write it", 1, "2026-07-02", "on 7/2"),
    WrongScript("a day of the week", 1, "2026-", "on friday"),
    WrongScript("a command of the prompt", 2, "paid", "buddies A, B\ndone all"),
    WrongScript("an edit", 2, "the line itself", "buddies A, B\nedit 3"),
    WrongScript("a title twice", 2, "one title", "trip \"A\"\ntrip \"B\""),
    WrongScript("joined without a day", 3, "on 2026", "home USD\nbuddies A\nA joined"),
    WrongScript(
      "joined twice",
      4,
      "already",
      "home USD\nbuddies A\nA joined on 2026-10-01\nA joined on 2026-10-02"
    ),
    WrongScript(
      "left before joining",
      3,
      "before",
      "buddies A\nA joined on 2026-10-04\nA left on 2026-10-04"
    ),
    WrongScript("an other who joined", 2, "no buddy", "others A\nA joined on 2026-10-04"),
    WrongScript("a buddy via somebody", 2, "others", "buddies A\nbuddies B via A"),
    WrongScript("via an other", 2, "no buddy", "others A\nothers B via A"),
    WrongScript("via a pot", 2, "no buddy", "pot A\nothers B via A"),
    WrongScript("together with an other", 3, "'C'", "buddies A\nothers C\ntogether A, C"),
    WrongScript("together alone", 2, "alone", "buddies A\ntogether Us: A"),
    WrongScript("in two units", 3, "'A'", "buddies A, B, C\ntogether A, B\ntogether A, C"),
    WrongScript("a group with a person twice", 2, "'A'", "buddies A, B\ngroup g1: A, B, a"),
    WrongScript("a group with a percentage", 2, "group", "buddies A, B\ngroup g1: A 50%, B"),
    WrongScript("a group with a mark on all", 2, "mark", "buddies A, B\ngroup g1: all x2"),
    WrongScript(
      "a unit pays one of its own",
      3,
      "together",
      "buddies A, B\ntogether Us: A, B\nUs paid A 5"
    ),
    WrongScript(
      "one of a unit pays it",
      3,
      "together",
      "buddies A, B\ntogether Us: A, B\nB paid Us 5"
    ),
    WrongScript(
      "an other pays a unit",
      4,
      "'Us'",
      "buddies A, B\nothers C\ntogether Us: A, B\nC paid Us 5"
    ),
    WrongScript("all pay without each", 3, "each", "buddies A, B\npot K\nall paid K 5"),
    WrongScript(
      "all pay with a cost",
      4,
      "each payer",
      "home USD\nbuddies A, B\npot K\nall paid K €5 each = $6"
    ),
    WrongScript("a payment with a split", 3, "'for'", "home USD\nbuddies A, B\nA paid B $5 for B"),
    WrongScript("an unknown remainder", 1, "spread", "remainder last"),
    WrongScript("unknown numbers", 1, "1.234,56", "numbers 1.000"),
    WrongScript("an include of another folder", 1, "include", "include \"../x.trip\"", files: [:]),
    WrongScript(
      "an include twice",
      2,
      "read already",
      "include \"a.trip\"\ninclude \"a.trip\"",
      files: ["a.trip": ""]
    ),
    WrongScript("an include of itself", 1, "cannot be a part of itself", "include \"main.trip\""),
    WrongScript("a clause twice", 2, "for", "buddies A, B\nA paid 5 for A for B"),
    WrongScript(
      "more people than any trip has",
      10_001,
      "10000",
      (0...10_000).map { "buddy A\($0)" }.joined(separator: "\n")
    ),
  ]

  static let expectations = [
    WrongScript(bill: "expect B -$4.00", "$0.00"),
    WrongScript(bill: "expect A pays B $4.00", "no such transfer"),
    WrongScript(bill: "expect 3 transfers", "0"),
    WrongScript(bill: "expect total $3.00", "$0.00"),
    WrongScript(bill: "expect A spent $3.00", "$0.00"),
    WrongScript(bill: "expect B $4.00", "sign"),
    WrongScript(bill: "expect total $3.00 #food", "#food"),
    WrongScript(bill: "expect total ¥3 by X", "'X'"),
    WrongScript(
      "another net",
      4,
      "-$5.00",
      "home USD\nbuddies A, B\nA paid $10.00\nexpect B -$4.00"
    ),
    WrongScript(
      "another transfer",
      4,
      "$5.00",
      "home USD\nbuddies A, B\nA paid $10.00\nexpect B pays A $4.00"
    ),
    WrongScript(
      "a transfer the other way round",
      4,
      "B pays A $5.00",
      "home USD\nbuddies A, B\nA paid $10.00\nexpect A pays B $5.00"
    ),
    WrongScript(
      "not settled",
      4,
      "B owes A $5.00",
      "home USD\nbuddies A, B\nA paid $10.00\nexpect settled"
    ),
    WrongScript(
      "not settled, as something is left out",
      4,
      "1 bill is left out",
      "home USD\nbuddies A, B\nA paid ¥10\nexpect settled"
    ),
    WrongScript(
      "above its bill",
      3,
      "$0.00",
      "home USD\nbuddies A, B\nexpect total $10.00\nA paid $10.00"
    ),
    WrongScript(
      "another currency's figure",
      5,
      "¥1493",
      "home USD\nbuddies A, B\nrate JPY USD 0.0067\nA paid $10.00\nexpect A paid ¥1492"
    ),
    WrongScript(
      "a cent off with a filter",
      5,
      "$10.00",
      "home USD\nbuddies A, B\nA paid $10.00 #food\nA paid $1.00\nexpect total $10.01 #food"
    ),
  ]
}
