import XCTest

/// Slips that people bring along: other languages, spreadsheets, other tools, dictated and pasted text.
final class HabitTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Anna, Ben, Cy\nothers Leo\n"

  func testOtherLanguages() {
    Slip.check(
      [
        Slip("Anna zahlt 50", "'paid', not 'zahlt'", mended: "Anna paid 50"),
        Slip("Anna hat 50 bezahlt", "'hat … bezahlt'", mended: "Anna paid 50"),
        Slip(#"Anna hat 50 für "Essen" bezahlt"#, "'hat … bezahlt'"),
        Slip("Anna a payé 50 €", "'paid', not 'a payé'", mended: "Anna paid 50 €"),
        Slip("Anna paid 50 für Ben", "after 'for'", mended: "Anna paid 50 for Ben"),
        Slip("Anna paid 50 pour Ben et Cy", "after 'for'", mended: "Anna paid 50 for Ben and Cy"),
        Slip("Anna paid 50 for Ben und Cy", "a comma", mended: "Anna paid 50 for Ben and Cy"),
        Slip("Anna paid 50 for Ben y Cy", "a comma", mended: "Anna paid 50 for Ben and Cy"),
        Slip("Anna paid 50 for alle", "is for all buddies", mended: "Anna paid 50"),
        Slip("Anna paid 50 ohne Ben", "'except'", mended: "Anna paid 50 for all except Ben"),
        Slip("Ben schuldet Anna 20", "debts", mended: "Anna paid 20 for Ben"),
        Slip("Anna paid 50 „Essen“", "curly quote", mended: #"Anna paid 50 "Essen""#),
        Slip("Anna paid 50 «dîner»", "angle quote", mended: #"Anna paid 50 "dîner""#),
        Slip("on 3. Oktober 2026", "3. Oktober 2026", mended: "on 2026-10-03"),
        Slip("on 3.10.26", "3.10.26", mended: "on 2026-10-03"),
        Slip("Anna paid 50 Franken", "'Franken'", mended: "Anna paid 50 CHF"),
        Slip("Anna paid 12.- \"Kuchen\"", "'12.-'", mended: "Anna paid 12 \"Kuchen\""),
        Slip("Anna paid 1 200,50", "blank", mended: "Anna paid 1200.50"),
        Slip("Anna paid 1.234,50", "a point here|numbers 1.234,56", mended: "Anna paid 1234.50"),
      ],
      after: Self.roster
    )
  }

  func testOtherWords() {
    Slip.check(
      [
        Slip("Anna payed 50", "'paid', not 'payed'", mended: "Anna paid 50"),
        Slip("Anna bought dinner 50", "'paid', not 'bought'", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna has paid 50", "'has paid'", mended: "Anna paid 50"),
        Slip("Ben sent Anna 20", "'paid', not 'sent'", mended: "Ben paid Anna 20"),
        Slip("Ben gave 20 to Anna", "'paid', not 'gave'", mended: "Ben paid Anna 20"),
        Slip("Ben settled up with Anna 20", "'settled'", mended: "Ben paid Anna 20"),
        Slip("Anna received 20 from Ben", "'got', not 'received'", mended: "Anna got 20 from Ben"),
        Slip("Anna lent Ben 20", "debts come from bills", mended: "Anna paid 20 for Ben"),
        Slip("Ben borrowed 20 from Anna", "debts", mended: "Anna paid 20 for Ben"),
        Slip("Anna covered Ben 20", "debts", mended: "Anna paid 20 for Ben"),
        Slip("Ben to Anna 20", "'paid', not 'to'", mended: "Ben paid Anna 20"),
        Slip("Ben -> Anna 20", "without arrows", mended: "Ben paid Anna 20"),
        Slip("Ben → Anna €20", "without arrows", mended: "Ben paid Anna €20"),
        Slip("Ben paid 20 back to Anna", "before the amount", mended: "Ben paid Anna 20"),
        Slip("Anna paid 50 without Ben", "'except'", mended: "Anna paid 50 for all except Ben"),
        Slip("Anna paid 50 equally", "shared equally", mended: "Anna paid 50"),
        Slip("Anna paid 50 split 3 ways", "leave 'split 3 ways' out", mended: nil),
        Slip("Anna paid 50 plus tip 10%", "on top", mended: "Anna paid 50 +10%"),
        Slip("Anna paid 50 tip 10%", "on top: 50 +10%"),
        Slip("Anna paid 50 for herself", "'herself'", mended: "Anna paid 50 for Anna"),
        Slip("Cy arrives on 2026-10-02", "'joined'", mended: "Cy joined on 2026-10-02"),
        Slip("everybody paid Ben 10 each", "'all'", mended: "all paid Ben 10 each"),
      ],
      after: Self.roster
    )
  }

  func testSpreadsheetsAndLists() {
    Slip.check(
      [
        Slip("Anna;50;dinner", "commas", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna\t50\tdinner", "'paid' stands after who paid", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna, 50, dinner", "'paid' stands after who paid", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna: 50 dinner", "'paid' stands after who paid", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna = 50", "'paid' stands after who paid", mended: "Anna paid 50"),
        Slip("- Anna paid 50", "not with '-'", mended: "Anna paid 50"),
        Slip("• Anna paid 50", "not with '•'", mended: "Anna paid 50"),
        Slip("3) Anna paid 50", "not with '3)'", mended: "Anna paid 50"),
        Slip("**Anna** paid 50", "not with '*'", mended: "Anna paid 50"),
        Slip("| Anna | 50 | dinner |", "a row of a table|Anna paid 50 \"dinner\""),
        Slip("// from Friday", "a comment begins with '#'", mended: "# from Friday"),
        Slip("; from Friday", "a comment begins with '#'", mended: "# from Friday"),
        Slip("2026-10-03 Anna paid 50", "after 'on'", mended: "Anna paid 50 on 2026-10-03"),
        Slip("03.10.2026 Anna paid 50", "after 'on'", mended: "Anna paid 50 on 2026-10-03"),
        Slip("Anna paid 50 2026-10-03", "after 'on'", mended: "Anna paid 50 on 2026-10-03"),
        Slip("€50 dinner Anna", "who paid, not with '€50'", mended: #"Anna paid €50 "dinner""#),
        Slip("Anna paid 50; \"dinner\"", "';'", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna paid 50 category food", "'#'", mended: "Anna paid 50 #food"),
        Slip("Anna paid 50 (dinner)", "quotes", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna paid 50 'dinner'", "double", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna paid 50 for Ben & Cy", "'and'", mended: "Anna paid 50 for Ben and Cy"),
        Slip("Anna paid 50 for Ben/Cy", "comma", mended: "Anna paid 50 for Ben, Cy"),
      ],
      after: Self.roster
    )
  }

  func testDictatedText() {
    Slip.check(
      [
        Slip("Anna paid fifty", "in digits", mended: "Anna paid 50"),
        Slip("Anna paid fifty euros", "in digits", mended: "Anna paid €50"),
        Slip("Anna paid 50 euros for dinner", "'euros'", mended: #"Anna paid €50 "dinner""#),
        Slip("Anna paid 50 bucks", "'bucks'", mended: "Anna paid $50"),
        Slip("Anna paid 1.5k", "written out", mended: "Anna paid 1500"),
        Slip("Anna paid 50 dinner!", "quotes", mended: #"Anna paid 50 "dinner!""#),
        Slip("Anna paid 50.", "'50.'", mended: "Anna paid 50"),
        Slip("Anna paid 50 for dinner.", "'.'", mended: #"Anna paid 50 "dinner""#),
        Slip("Anna paid 50 at Joe's", "quotes", mended: #"Anna paid 50 "at Joe's""#),
        Slip("Anna paid 50 for the taxi", "quotes", mended: #"Anna paid 50 "the taxi""#),
        Slip("Anna paid 50 today", "after 'on'|on 2026-10-03"),
        Slip("Anna paid for Ben 50", "right after 'paid'", mended: "Anna paid 50 for Ben"),
        Slip("I paid 50", "nobody on this trip is called 'I'|the name"),
        Slip("We paid 50", "who paid a bill is named"),
        Slip("Anna and Ben paid 50", "each of them|Anna 50/2, Ben 50/2 paid"),
        Slip("please add Anna 50 dinner", "'please'", mended: #"Anna paid 50 "dinner""#),
      ],
      after: Self.roster + "rate USD EUR 0.92\n"
    )
  }

  func testPastedLinesOfABank() {
    Slip.check(
      [
        Slip(
          "03.10.2026;Lidl;-23,40;EUR",
          #"a row of a table|… paid 23.40 EUR "Lidl" on 2026-10-03"#
        ),
        Slip(
          "2026-10-03,Dinner,Food,50.00,EUR,25.00,-25.00",
          #"a row of a table|… paid 50.00 EUR "Dinner" for … on 2026-10-03"#
        ),
        Slip("Date,Description,Category,Cost,Currency", "the head of a table"),
        Slip("03/10 CARTE LECLERC 23,40 EUR", #"Anna paid 23.40 EUR "CARTE LECLERC""#),
        Slip("UBER *TRIP HELP.UBER.COM 24.00", #"Anna paid 24.00 "UBER *TRIP HELP.UBER.COM""#),
        Slip("SEPA LASTSCHRIFT REWE 45,67", #"Anna paid 45.67 "SEPA LASTSCHRIFT REWE""#),
      ],
      after: Self.roster
    )
  }

  func testCurrenciesAndRates() {
    Slip.check(
      [
        Slip("Anna paid eur50", "stands apart", mended: "Anna paid eur 50"),
        Slip("Anna paid €50 EUR", "one currency", mended: "Anna paid 50 EUR"),
        Slip("Anna paid 50 fr", "'fr'", mended: "Anna paid 50 CHF"),
        Slip("Anna paid R 50", "no single letter"),
        Slip("rate USD/JPY 150", "two currencies and a number", mended: "rate USD JPY 150"),
        Slip("rate USD to JPY 150", "two currencies and a number", mended: "rate USD JPY 150"),
        Slip("rate USD = 150 JPY", "two currencies and a number", mended: "rate USD JPY 150"),
        Slip("rate ¥150 $1", "two currencies and a number", mended: "rate ¥150 = $1"),
        Slip("1 USD = 150 JPY", "no statement", mended: "rate 1 USD = 150 JPY"),
        Slip("rates JPY USD 0.0067", "no place here", mended: "rate JPY USD 0.0067"),
        Slip("fx JPY USD 0.0067", "'fx'", mended: "rate JPY USD 0.0067"),
        Slip("currency CAD $", "'symbol'", mended: "currency CAD symbol $"),
      ],
      after: Self.roster
    )
  }

  func testRosters() {
    Slip.check(
      [
        Slip("buddies Anna Ben Cy", "a comma", mended: "buddies Anna, Ben, Cy"),
        Slip("buddies Anna Maria, Ben", "one name", mended: #"buddies "Anna Maria", Ben"#),
        Slip("buddies Anna; Ben; Cy", "commas", mended: "buddies Anna, Ben, Cy"),
        Slip("buddies Anna & Ben", "'and'", mended: "buddies Anna and Ben"),
        Slip("buddies Anna + Ben", "a comma", mended: "buddies Anna, Ben"),
        Slip("buddies = Anna, Ben", "'='", mended: "buddies Anna, Ben"),
        Slip("buddies @anna, @ben", "'@'", mended: "buddies anna, ben"),
        Slip("buddies 'Anna', 'Ben'", "double", mended: #"buddies "Anna", "Ben""#),
        Slip("buddies Anna 2, Ben", "x2", mended: "buddies Anna x2, Ben"),
        Slip("buddies 4 people", "named one by one"),
        Slip("members Anna, Ben", "'members'", mended: "buddies Anna, Ben"),
        Slip("people: Anna, Ben", "no place here", mended: "buddies: Anna, Ben"),
        Slip("people Anna, Ben", "no place here", mended: "buddies Anna, Ben"),
        Slip("Budies Anna, Ben", "'Budies'", mended: "buddies Anna, Ben"),
        Slip("home: EUR", "':'", mended: "home EUR"),
        Slip("home dollars", "did you mean USD?"),
        Slip("trip Lisbon 2026", "quotes", mended: #"trip "Lisbon 2026""#),
      ],
      after: "# a trip\n"
    )
  }

  func testCommands() {
    Slip.check(
      [
        Slip("settle up", "'up'", mended: "settle"),
        Slip("show balances", "'show'", mended: "balances"),
        Slip("expenses", "'expenses'", mended: "bills"),
        Slip("bills 2026-10", "no place here", mended: "bills in 2026-10"),
        Slip("bills in October", "year-month"),
        Slip("bills this week", "'month'|since 2026-10-01"),
        Slip("balances Ben", "why Ben|by Ben"),
        Slip("chart by month", "category, person or day"),
        Slip("expect Ben owes Anna 25", "expected", mended: "expect Ben pays Anna 25"),
        Slip("expect two transfers", "expected", mended: "expect 2 transfers"),
        Slip("expect Ben is -25", "expected", mended: "expect Ben -25"),
        Slip("undo", "for the prompt"),
      ],
      after: "home EUR\nbuddies Anna, Ben, Cy\nAnna paid 75 on 2026-10-02\n"
    )
  }

  func testSeveralSlipsOnALineAreMendedTogether() {
    Slip.check(
      [
        Slip(
          "Anna payed 12,50 dinner für Ben und Cy",
          "'payed'",
          mended: #"Anna paid 12.50 "dinner" for Ben and Cy"#
        ),
        Slip(
          "• Anna: 50 euros “dinner” for everyone",
          "'•'",
          mended: #"Anna paid €50 "dinner""#
        ),
      ],
      after: Self.roster
    )
  }
}
