extension RightValue {
  static let scope = [
    RightValue(
      "what holds to the end of a file does not leak out of it",
      """
      home USD
      buddies A, B, C
      rate JPY USD 0.01
      rate EUR USD 1.10
      on 2026-10-01
      include "part.trip"
      A paid 1.50 for B
      expect B -$3.22
      expect B spent $3.22 until 2026-10-01
      B paid $0.02
      expect B spent $3.22
      """,
      files: [
        "part.trip": """
        local EUR
        numbers 1.234,56
        on 2026-10-09
        remainder spread
        A paid 1,00 for B on 2026-10-01
        include "deeper.trip"
        A paid 0,55 for B on 2026-10-01
        """,
        "deeper.trip": "local JPY\nnumbers 1,234.56\nremainder payer\nA paid 1 @ $0.0051 for B on 2026-10-01\n"
          + "A paid 1 @ $0.0049 for C",
      ]),
    RightValue(
      "an included file starts with what holds where it is included",
      """
      home USD
      buddies A, B
      local EUR
      numbers 1.234,56
      on 2026-10-05
      remainder spread
      rate EUR USD 1,10
      rate EUR USD 1,20 on 2026-10-05
      include "part.trip"
      expect B -$11,98
      expect A spent $0,02
      """,
      files: ["part.trip": "A paid 10,00 for B\nB paid $0,03"]),
    RightValue(
      "people, groups, rates and home of an included file are the trip's",
      """
      include "who.trip"
      A paid €10 for lads
      C paid 3 for A
      expect B -$5.50
      expect A +$2.50
      """,
      files: ["who.trip": "home USD\nbuddies A, B, C\ngroup lads: A, B\nrate EUR USD 1.10\n"]),
    RightValue(
      "home stated in an included file below",
      """
      buddies A, B
      A paid 10 for B
      include "home.trip"
      expect B -¥10
      """, files: ["home.trip": "home JPY"]),
    RightValue(
      "home stated below the bills",
      """
      buddies A, B, C
      A paid 1000
      A paid $10 for B
      rate USD JPY 150
      expect B -¥1833
      home JPY
      """),
    RightValue(
      "a second local holds from there on",
      """
      home USD
      buddies A, B
      rate JPY USD 0.01
      rate EUR USD 1.10
      A paid 1 for B
      local JPY
      A paid 100 for B
      local EUR
      A paid 100 for B
      local USD
      A paid 100 for B
      expect B -212
      """),
    RightValue(
      "an expectation's bare number is home's, whatever is local",
      """
      home USD
      local JPY
      buddies A, B
      rate JPY USD 0.01
      A paid 1000 for B
      expect B -10
      expect total 10.00
      """),
    RightValue(
      "a bill's own day beats the day above",
      """
      home USD
      buddies A, B
      on 2026-10-01
      A paid $1.00
      A paid $2.00 on 2026-10-02
      A paid $4.00
      on 2026-11-01
      A paid $8.00
      expect total $5.00 in 2026-10 until 2026-10-01
      expect total $7.00 in 2026-10
      expect total $15.00
      """),
    RightValue(
      "the day above is that of payments too",
      """
      home USD
      buddies A, B
      rate EUR USD 1.10
      rate EUR USD 1.20 on 2026-10-05
      on 2026-10-05
      A paid €10 for B
      B paid A €5
      expect B -$6.00
      """),
  ]

  static let expectations = [
    RightValue(
      "with filters of every kind",
      """
      home USD
      buddies A, B
      other C
      group us: A, B
      A paid $10.00 #food on 2026-10-01
      B paid $20.00 #fun on 2026-10-02
      A paid $40.00 #food for C on 2026-11-03
      B got back $4.00 #fun on 2026-11-04
      A paid $80.00
      expect total $146.00
      expect total $50.00 #food
      expect total $16.00 #fun
      expect total $66.00 #food #Fun
      expect total $30.00 in 2026-10
      expect total $40.00 since 2026-11-01 #food
      expect total $36.00 since 2026-11-03
      expect total $20.00 since 2026-10-02 until 2026-11-02
      expect total $16.00 by B
      expect total $146.00 by A, B
      expect total $146.00 by us
      expect total $40.00 for C
      expect total $106.00 for us
      expect A spent $5.00 #food
      expect A paid $50.00 #food
      expect A paid $10.00 #food in 2026-10
      expect B paid -$4.00 in 2026-11
      expect B spent $8.00 #fun
      expect C spent $40.00
      expect C spent $0.00 by B
      """),
    RightValue(
      "this month and last month",
      """
      home USD
      buddies A, B
      A paid $10.00 on 2026-09-30
      A paid $20.00 on 2026-10-01
      A paid $40.00 on 2026-10-31
      A paid $80.00 on 2026-11-01
      expect total $60.00 this month
      expect total $10.00 last month
      """),
    RightValue(
      "in other currencies, each rounded anew",
      """
      home USD
      buddies A, B, C
      rate JPY USD 0.0067
      rate KWD USD 3.25
      A paid ¥100
      A paid ¥100
      A paid $1.00 for C
      expect total $2.34
      expect total ¥349
      expect B -$0.44
      expect B -¥66
      expect B -0.138 KWD
      expect B spent ¥66
      expect A paid ¥349
      expect C pays A ¥215
      expect C pays A $1.44
      expect total ¥349 by A
      """),
    RightValue(
      "at their place in the script",
      """
      home USD
      buddies A, B
      expect settled
      expect total $0.00
      A paid $10.00
      expect B -$5.00
      A paid $10.00
      expect B -$10.00
      B paid A $10.00
      expect settled
      """),
    RightValue(
      "of nets without a sign where they are nothing",
      """
      home USD
      buddies A, B
      A paid $10.00 for A
      expect A $0.00
      expect B 0
      expect A +$0.00
      expect A -$0.00
      expect A spent $10.00
      """),
  ]

  private static let tokyo = """
    trip "Tokyo"
    HOME
    buddies Me, Mia, Leo
    others Coco, Ray
    RATE
    Leo paid JPY 3,900 "Taxi" #transport for Me, Mia, Leo
    Mia paid JPY 96,000 "Hotel, 5 nights" #lodging for Me, Mia, Leo
    Me paid JPY 12,480 "Dinner" #food for Me, Mia, Leo
    Mia paid JPY 11,400 "teamLab tickets" #fun for Me, Mia, Leo
    Me paid JPY 19,830 "Drugstore" #shopping for Coco JPY 10203, Ray JPY 5106, Me rest fee 10%

    """

  /// The worked sample at a rate into a home currency.
  static func tokyo(home: String, rate: String) -> String {
    tokyo.replacing("HOME", with: "home \(home)")
      .replacing("RATE", with: "rate JPY \(home) \(rate)")
  }

  static let sample = [
    RightValue(
      "in dollars",
      tokyo(home: "USD", rate: "0.0067") + """
        expect Mia +$443.14
        expect Leo -$250.31
        expect Me -$80.00
        expect Coco -$75.20
        expect Ray -$37.63
        expect Leo pays Mia $250.31
        expect Me pays Mia $192.83
        expect Coco pays Me $75.20
        expect Ray pays Me $37.63
        expect 4 transfers
        expect total $962.19
        expect total $643.20 #lodging
        """),
    RightValue(
      "in yuan",
      tokyo(home: "CNY", rate: "0.0473") + """
        expect Mia +3128.42 CNY
        expect Leo pays Mia 1767.13 CNY
        expect Me pays Mia 1361.29 CNY
        expect Coco pays Me ¥530.86
        expect Ray pays Me ¥265.67
        expect Me -564.76 CNY
        expect 4 transfers
        expect total 6792.75 CNY
        """),
    RightValue(
      "its last bill alone, in percentages",
      """
      buddies Me
      others Coco, Ray
      rate JPY USD 0.0067
      Me paid ¥19830 for Coco 60%, Ray 30%, Me 10% fee 10%
      expect Coco pays Me $87.69
      expect Ray pays Me $43.84
      expect Me spent $1.33
      expect total $132.86
      """),
  ]
}
