import TripText
import XCTest

/// Slips with people, notes and words, in a trip whose names are none of those that examples have.
final class PeopleSlipsTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Ana, Bea, Cleo\nothers Dora\n"

  func testPaymentsToSeveral() {
    let ways =
      "Ana paid Bea 20\nAna paid Cleo 20\nor, if it was that much in all:\nAna paid Bea 20/2"
    Slip.check(
      [
        Slip("Ana paid Bea and Cleo 20", ways),
        Slip("Ana paid 20 to Bea and Cleo", ways),
        Slip("Ana gave Bea, Cleo 20", "'paid', not 'gave'|" + ways),
        Slip("Ana paid Bea and Cleo 20 each", "Ana paid Bea 20\nAna paid Cleo 20"),
        Slip("Ana paid Bea 20 and Cleo 10", "Ana paid Bea 20\nAna paid Cleo 10"),
        Slip("Ana got 20 from Bea, Cleo", "Ana got 20 from Bea|Ana got 20/2 from Cleo"),
        Slip("Ana and Bea paid 20+5", "Ana 20, Bea 30 paid"),
        Slip("Ana Bea paid 50", "a comma|Ana 50/2, Bea 50/2 paid"),
        Slip("Ana + Bea paid 50", "a comma|Ana 50/2, Bea 50/2 paid"),
        Slip("Ana and Bea each paid 20", "Ana 20, Bea 20 paid"),
        Slip("Ana paid 20, Bea paid 30", "write a line for each:\nAna paid 20\nBea paid 30"),
        Slip("Ana paid 20 and Bea paid 30", "write a line for each:\nAna paid 20\nBea paid 30"),
        Slip("Ana paid Bea 20 back", "'back'", mended: "Ana paid Bea 20"),
        Slip("Ana returned 20 to Bea", "'paid', not 'returned'", mended: "Ana paid Bea 20"),
      ],
      after: Self.roster
    )
  }

  func testMoneyThatCameBack() {
    Slip.check(
      [
        Slip("Ana got 20 from shop", "Ana got back 20 \"shop\"|buddy shop"),
        Slip("Ana got 20 from Airbnb", "Ana got back 20 \"Airbnb\"|buddy Airbnb"),
        Slip("Ana got 20 from Bae", "did you mean 'Bea'?"),
        Slip("Ana got 20 from mum", "buddy mum"),
        Slip("Ana got 20 from the shop", "the shop", mended: #"Ana got back 20 "the shop""#),
        Slip("Ana got 20 from shop for Bea", "shop", mended: #"Ana got back 20 "shop" for Bea"#),
        Slip("Ana got back 20 from shop", "shop", mended: #"Ana got back 20 "shop""#),
        Slip("Ana got back from shop 20", "shop", mended: #"Ana got back 20 "shop""#),
        Slip("Ana got back 20 from Ikea", "from a shop is written: Ana got back 20 \"Ikea\""),
        Slip(
          "Ana got back 20 from Bea",
          "from somebody it is 'got'",
          mended: "Ana got 20 from Bea"
        ),
        Slip("Ana got refund 20", "right after", mended: #"Ana got back 20 "refund""#),
        Slip("Ana got a refund of 20", "right after", mended: #"Ana got back 20 "refund""#),
        Slip("Ana got deposit back 20", "right after", mended: #"Ana got back 20 "deposit""#),
        Slip("Ana got money back 20", "right after", mended: "Ana got back 20"),
        Slip("Ana got pizza 20", "Ana got back 20 \"pizza\"|Ana paid 20 \"pizza\""),
        Slip("Ana got paid 20 by Bea", "'paid'", mended: "Ana got 20 from Bea"),
        Slip("Ana got 20 by Bea", "from whom", mended: "Ana got 20 from Bea"),
        Slip("Ana got Bea 20", "Ana got 20 from Bea"),
        Slip("Ana was refunded 20", "money that came back: Ana got back 20"),
      ],
      after: Self.roster
    )
  }

  func testListsThatGoOn() {
    let rest = "'rest' stands behind a name: for Bea 20, Cleo rest"
    Slip.check(
      [
        Slip("Ana paid 50 for Bea 5 each, Cleo 10", "'each'|an amount of their own: for Bea 5, …"),
        Slip("Ana paid 50 for Bea and Cleo 5 each, Ana rest", "for Bea 5, Cleo 5, …"),
        Slip("Ana paid 50 for Bea=20, Cleo=30", "'='", mended: "Ana paid 50 for Bea 20, Cleo 30"),
        Slip(
          "Ana paid 50 for Bea = 20 and Cleo = 30",
          "'='",
          mended: "Ana paid 50 for Bea 20 and Cleo 30"
        ),
        Slip("Ana paid 50 for Bea, rest", "rest; for all the others: all"),
        Slip("Ana paid 50 for rest for Cleo", "behind a name: for Ana 20, Cleo rest"),
        Slip("Ana paid 50 for Bea 20 rest Cleo", rest),
        Slip("Ana paid 50 for Bea 20, the rest Cleo", rest),
        Slip("Ana paid 50 for Bea 20, rest for Cleo", rest),
        Slip(
          "Ana paid 50 for Bea 20, Cleo the rest",
          "'the'",
          mended: "Ana paid 50 for Bea 20, Cleo rest"
        ),
        Slip("Ana paid 50 for all, except Bea", "','", mended: "Ana paid 50 for all except Bea"),
        Slip(
          "Ana paid 50 for Bea, on 2026-10-03",
          "','",
          mended: "Ana paid 50 for Bea on 2026-10-03"
        ),
      ],
      after: Self.roster
    )
  }

  func testWhoSharesIt() {
    let also = "also on this line: '%' is nobody's name; who shares a bill is named: for Ana, Bea"
    Slip.check(
      [
        Slip("Ana paid 50 dinner for both", also.replacingOccurrences(of: "%", with: "both")),
        Slip("Ana paid 50 dinner for Bea and mum", also.replacingOccurrences(of: "%", with: "mum")),
        Slip("Ana paid 50 for both", "one by one, such as Ana"),
        Slip("Ana paid 50 for mum", "what it was goes in quotes|buddy mum"),
        Slip("Ana paid mum 20", "buddy mum"),
        Slip("Ana paid 50 only me", "stands behind 'for' by name: for Ana"),
        Slip("Ana paid 50 gift for mum", "for Ana, Bea|buddy mum"),
        Slip("Ana paid 50 \"dinner\" with Dora", "for Ana, Dora|with all buddies: for all, Dora"),
        Slip("Ana paid 50 on behalf of Bea", "for Bea|if Bea paid"),
        Slip("Ana paid 50 dinner on me", "for Ana"),
        Slip("Ana paid 50 excluding herself", "except", mended: "Ana paid 50 for all except Ana"),
        Slip("Ana paid 50 except herself", "'all'", mended: "Ana paid 50 for all except Ana"),
        Slip("Ana paid 50 half for Bea", "for Bea 50%, Ana 50%"),
        Slip("We all paid 20", "Ana paid 20"),
        Slip("Ana paid 50 dinner everyone", "quotes", mended: #"Ana paid 50 "dinner" for all"#),
        Slip("Ana paid 50 everyone but Bea", "for all", mended: "Ana paid 50 for all except Bea"),
        Slip("Ana paid 50 for Zoe dinner", "'Zoe' is nobody's name"),
        Slip("Ana paid 50 for dinner for Bea", "quotes", mended: #"Ana paid 50 "dinner" for Bea"#),
        Slip(
          "Ana paid 50 for dinner with Bea",
          "quotes",
          mended: #"Ana paid 50 "dinner" for Ana, Bea"#
        ),
        Slip("Ana paid 50 for Bea's dinner", "for Bea, or for all except Bea"),
        Slip("Ana paid 50 3 way", "or name who does: for Ana, Bea"),
        Slip("Ana paid 50 dinner paid by Ana", "who paid is named once, where the line begins"),
        Slip("Ana and Bea owe Cleo 10 each", "debts", mended: "Cleo paid 10 each for Ana, Bea"),
        Slip("Ana and Bea owe Cleo 20", "Cleo paid 20 for Ana, Bea|Cleo paid 20 each for Ana, Bea"),
        Slip("Bea owes Ana 20 for dinner", "debts", mended: #"Ana paid 20 "dinner" for Bea"#),
        Slip("Ana owes 20 to shop", "for example: Bea paid 20 for Ana"),
      ],
      after: Self.roster
    )
  }

  func testNotes() {
    Slip.check(
      [
        Slip("Ana paid 50 taxi at 12:30", "quotes", mended: #"Ana paid 50 "taxi at 12:30""#),
        Slip(
          "Ana paid 50 bus from 12:30 to 14:00",
          "quotes",
          mended: #"Ana paid 50 "bus from 12:30 to 14:00""#
        ),
        Slip("Ana paid Bea 20 for the taxi yesterday", "\"the taxi\"|a script holds the day"),
        Slip("Ana paid 50 dinner 20:30", "a time goes in the quotes"),
        Slip(
          "Ana paid 50 dinner yesterday",
          "\"dinner\"|also on this line: a script holds the day"
        ),
        Slip("Ana paid 50 dinner on May 3", "\"dinner\"|days are written year-month-day"),
        Slip("Ana paid 50 last friday", "a day is written: on 2026-10-03"),
        Slip("Ana paid 50 sunday brunch", "quotes", mended: #"Ana paid 50 "sunday brunch""#),
        Slip("Ana paid 50 kids menu", "quotes", mended: #"Ana paid 50 "kids menu""#),
        Slip("Ana paid 50 train one way", "quotes", mended: #"Ana paid 50 "train one way""#),
        Slip("Ana paid 50 on dinner", "quotes", mended: #"Ana paid 50 "dinner""#),
        Slip("Ana spent 50 on food for Bea", "'spent'", mended: #"Ana paid 50 "food" for Bea"#),
        Slip("Ana paid 50 on the train", "quotes", mended: #"Ana paid 50 "the train""#),
        Slip("Ana paid for the pizza 20", "comes first", mended: #"Ana paid 20 "the pizza""#),
        Slip("Ana paid pizza for 20", "before what it was", mended: #"Ana paid 20 "pizza""#),
        Slip("Ana bought pizza for 20", "'bought'", mended: #"Ana paid 20 "pizza""#),
        Slip(
          "Ana bought pizza for Bea for 20",
          "'bought'",
          mended: #"Ana paid 20 "pizza" for Bea"#
        ),
        Slip("bought pizza for 20", #"Ana paid 20 "pizza""#),
        Slip("pizza paid by Ana 20", "'by'", mended: #"Ana paid 20 "pizza""#),
        Slip("20 paid by Ana", "who paid, not with '20'", mended: "Ana paid 20"),
      ],
      after: Self.roster
    )
  }

  func testWordsAndMarksThatChangeNothing() {
    Slip.check(
      [
        Slip("Ana: paid 20", "':'", mended: "Ana paid 20"),
        Slip("Ana, paid 20", "','", mended: "Ana paid 20"),
        Slip("Ana - paid 20", "'-'", mended: "Ana paid 20"),
        Slip("Ana paid = 20", "'='", mended: "Ana paid 20"),
        Slip("Ana paid 20 = dinner", "'='", mended: #"Ana paid 20 "dinner""#),
        Slip("Ana paid20", "'paid'", mended: "Ana paid 20"),
        Slip("Ana paid 20dinner", "quotes", mended: #"Ana paid 20 "dinner""#),
        Slip("Ana already paid 20", "'already'", mended: "Ana paid 20"),
        Slip("Ana paid about 20", "'about'", mended: "Ana paid 20"),
        Slip("Ana paid off Bea 20", "'off'", mended: "Ana paid Bea 20"),
        Slip("Ana paid 50 only for Bea", "'only'", mended: "Ana paid 50 for Bea"),
        Slip("Ana paid 50 for Bea alone", "'alone'", mended: "Ana paid 50 for Bea"),
        Slip("Ana paid 50 dinner equally", "quotes", mended: #"Ana paid 50 "dinner""#),
        Slip("Ana paid 50 shared", "as it is", mended: "Ana paid 50"),
        Slip("Ana paid 50 for Bea too", "for Ana, Bea; with all buddies: for all, Bea"),
        Slip("Ana paid Bea 20 via paypal", "goes in quotes: \"paypal\""),
      ],
      after: Self.roster
    )
  }

  func testExamplesHaveThePeopleOfTheTrip() {
    Slip.check(
      [
        Slip("Bea paid 50 for two", "name them: for Bea, Ana"),
        Slip("all paid 50", "Ana 20, Bea 30 paid|all paid Ana 20 each"),
        Slip("expect Ana is rich", "expect Ana pays Bea $250.31"),
        Slip("people Zoe", "buddies", mended: "buddies Zoe"),
      ],
      after: Self.roster
    )
  }

  func testWordsOfThePrompt() {
    Slip.check(
      [
        Slip("change 1 Ana paid 6", "at the prompt it is: edit 3"),
        Slip("change Bea to Bert", "at the prompt it is: rename Bea to …"),
        Slip("rm 1", "at the prompt it is: delete 3"),
        Slip("bye", "at the prompt it is: quit"),
        Slip("cancel", "at the prompt it is: undo"),
        Slip("add Emil", "buddy Emil|other Emil"),
      ],
      after: Self.roster
    )
  }
}
