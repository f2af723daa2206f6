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
        "deeper.trip":
          "local JPY\nnumbers 1,234.56\nremainder payer\nA paid 1 @ $0.0051 for B on 2026-10-01\n"
          + "A paid 1 @ $0.0049 for C",
      ]
    ),
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
      files: ["part.trip": "A paid 10,00 for B\nB paid $0,03"]
    ),
    RightValue(
      "people, groups, rates and home of an included file are the trip's",
      """
      include "who.trip"
      A paid €10 for lads
      C paid 3 for A
      expect B -$5.50
      expect A +$2.50
      """,
      files: ["who.trip": "home USD\nbuddies A, B, C\ngroup lads: A, B\nrate EUR USD 1.10\n"]
    ),
    RightValue(
      "home stated in an included file below",
      """
      buddies A, B
      A paid 10 for B
      include "home.trip"
      expect B -¥10
      """,
      files: ["home.trip": "home JPY"]
    ),
    RightValue(
      "home stated below the bills",
      """
      buddies A, B, C
      A paid 1000
      A paid $10 for B
      rate USD JPY 150
      expect B -¥1833
      home JPY
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
  ]
}
