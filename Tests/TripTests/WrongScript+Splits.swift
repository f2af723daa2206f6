extension WrongScript {
  static let splits = [
    WrongScript(bill: "A paid $10.00 for A $6.00, B $6.00", "$2.00 more"),
    WrongScript(bill: "A paid ¥10 for A ¥6, B ¥5", "¥1 more"),
    WrongScript(bill: "A paid $10.00 for A 60%, B $5.00", "$1.00 more"),
    WrongScript(bill: "A paid $10.00 for A $3.33, B $3.33, C $3.33", "$0.01 is left over"),
    WrongScript(bill: "A paid 10.000 KWD for A 3.333, B 6.666", "0.001 KWD is left over"),
    WrongScript(bill: "A paid $90.00 for B 2, C 1", "B x2, C x1"),
    WrongScript(bill: "A paid $10.00 for A 60%, B 60%", "120%"),
    WrongScript(bill: "A paid $10.00 for A 60%, B 40.001%", "100.001%"),
    WrongScript(bill: "A paid $10.00 for A 60%, B 30%", "10% is left over"),
    WrongScript(bill: "A paid $10.00 for A 33.3%, B 33.3%, C 33.3%", "0.1% is left over"),
    WrongScript(bill: "A paid $10.00 for A 60%, B $3.00", "$1.00 is left over"),
    WrongScript(bill: "A paid $10.00 for A x0, B x0", "x0"),
    WrongScript(bill: "A paid $10.00 for A 50%, B x0", "x0"),
    WrongScript(bill: "A paid $10.00 each for A x0", "x0"),
    WrongScript(bill: "A paid $10.00 for C 50%, C 50%", "'C'"),
    WrongScript(bill: "A paid $10.00 for A, B, a", "'A'"),
    WrongScript(bill: "A paid $10.00 for all, all", "'all'"),
    WrongScript(bill: "A paid $10.00 for all x2", "mark"),
    WrongScript(bill: "A paid $10.00 for all 50%, C", "mark"),
    WrongScript(bill: "A paid $10.00 for all $5.00, C", "mark"),
    WrongScript(bill: "A paid $10.00 for B, all except B", "'B'"),
    WrongScript(bill: "A paid $10.00 for all except A, B", "nobody is left"),
    WrongScript(bill: "A paid $10.00 for A except B", "all"),
    WrongScript(bill: "A paid $10.00 each for A $5.00, B", "per part"),
    WrongScript(bill: "A paid $10.00 each for A 50%, B", "per part"),
    WrongScript(bill: "A paid $10.00 for A €5.00, B", "currency"),
    WrongScript(bill: "A paid $10.00 for everyone", "A paid $10.00"),
    WrongScript(bill: "A paid $10.00 for all but B", "all except B"),
    WrongScript(bill: "A paid $10.00 split with B", "for"),
    WrongScript(bill: "A paid A $10.00", "'A'"),
    WrongScript(bill: "A got $10.00 from a", "'A'"),
    WrongScript(bill: "A paid $5.00 for A, B fee 10%", "fee"),
    WrongScript(bill: "A paid $5.00 for A, C fee 0%", "fee"),
    WrongScript(bill: "C paid $5.00 for A, C fee 10%", "fee"),
    WrongScript(bill: "A paid $5.00 for A, B, C x0 fee 10%", "fee"),
    WrongScript(bill: "A paid $5.00 for A, B fee 10% on A", "'A'"),
    WrongScript(bill: "A paid $5.00 for A, B fee 10% on C", "'C'"),
    WrongScript(bill: "A paid $5.00 for A, B fee 10% on B, B", "'B'"),
    WrongScript(bill: "A $2.00, B $3.00 paid for A, B, C fee 10% on B", "'B'"),
    WrongScript(bill: "A got back $5.00 for A, C fee 10%", "no fee"),
    WrongScript(bill: "A paid $5.00 for A, C fee 10", "10%"),
    WrongScript(
      "a person in two groups of a list",
      6,
      "'B'",
      "home USD\nbuddies A, B\ngroup g1: A, B\ngroup h1: B\n\nA paid $5 for g1, h1"
    ),
    WrongScript(
      "a mark for a group whose people are all named",
      4,
      "'both'",
      "home USD\nbuddies A, B\ngroup both: A, B\nA paid $9.00 for both 50%, A, B"
    ),
    WrongScript(
      "somebody of a group who is excepted",
      4,
      "'B'",
      "home USD\nbuddies A, B, C\ngroup both: A, B\nA paid $9.00 for both, all except B"
    ),
    WrongScript(
      "everyone takes no part",
      3,
      "x0",
      "home USD\nbuddies A x0, B x0\nA paid $5.00"
    ),
    WrongScript("nobody is here", 2, "buddies A", "home USD\nA paid $5.00"),
    WrongScript(
      "a pot alone",
      3,
      "nobody is left",
      "home USD\npot Kitty\nKitty paid $5.00"
    ),
    WrongScript(
      "nobody was there that day",
      4,
      "nobody is left",
      "home USD\nbuddies A\nA joined on 2026-10-02\nA paid $5.00 on 2026-10-01"
    ),
  ]

  static let items = [
    WrongScript(bill: "A paid $10.00 {\n$4.00 for A\n$5.00 for B\n}", "$1.00 less"),
    WrongScript(bill: "A paid $10.00 {\n$4.00 for A\n$7.00 for B\n}", "$1.00 more"),
    WrongScript(bill: "A paid $10.00 {\n$10.00\n+10%\n}", "$1.00 more"),
    WrongScript(bill: "A $6.00, B $4.00 paid {\n$9.00\n}", "$1.00 less"),
    WrongScript(
      "a rest below nothing",
      5,
      "-¥21800",
      "home JPY\nbuddies A, B\nA paid ¥5000 {\n¥26800 for A\nrest for B\n}"
    ),
    WrongScript(
      "a rest on top below nothing",
      5,
      "-$1.00",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$6.00 for A\n+rest\n}"
    ),
    WrongScript(
      "two rests",
      5,
      "one line",
      "home USD\nbuddies A, B\nA paid $5.00 {\nrest for A\n+rest\n}"
    ),
    WrongScript(
      "a rest and a percentage",
      5,
      "+rest",
      "home USD\nbuddies A, B\nA paid $5.00 {\nrest for A\n+10%\n}"
    ),
    WrongScript(
      "a rest of no total",
      4,
      "amount",
      "home USD\nbuddies A, B\nA paid {\nrest for A\n}"
    ),
    WrongScript(
      "a percentage without a sign",
      5,
      "+10%",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$4.00\n10%\nrest\n}"
    ),
    WrongScript(
      "another currency",
      4,
      "one currency",
      "home USD\nbuddies A, B\nA paid $5.00 {\n€4.00\nrest\n}"
    ),
    WrongScript(
      "in proportion to nothing",
      5,
      "nothing",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$0.00 for A\n+rest\n}"
    ),
    WrongScript(
      "more off than there is",
      3,
      "more than nothing",
      "home USD\nbuddies A, B\nA paid {\n$4.00\n-$5.00\n}"
    ),
    WrongScript("an empty block", 3, "line", "home USD\nbuddies A, B\nA paid $5.00 {\n}"),
    WrongScript(
      "a category of a line",
      4,
      "category",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$5.00 #food\n}"
    ),
    WrongScript(
      "a line that begins with its note",
      4,
      "amount",
      "home USD\nbuddies A, B\nA paid $5.00 {\n\"beer\" $5.00\n}"
    ),
    WrongScript(
      "amounts of a line over it",
      4,
      "$1.00 more",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$5.00 for A $6.00, B\n}"
    ),
    WrongScript(
      "something of a line of nothing",
      5,
      "more than $0.00",
      "home USD\nbuddies A, B\nA paid $5.00 {\n$5.00\n$0.00 for A $1.00, B\n}"
    ),
    WrongScript(
      "each",
      3,
      "each",
      "home USD\nbuddies A, B\nA paid $5.00 each {\n$5.00 for A\n}"
    ),
  ]
}
