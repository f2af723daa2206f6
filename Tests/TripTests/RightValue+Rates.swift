extension RightValue {
  static let rates = [
    RightValue(
      "an inverse is the exact fraction, and a chain multiplies exactly",
      """
      home JPY
      buddies A, B
      rate JPY USD 0.0067
      rate EUR USD 1.08
      A paid $10.00 for B
      expect B -¥1493
      A paid €10.00 for B
      expect B -¥3105
      rate GBP EUR 1.17
      A paid £10 for B
      expect B -¥4991
      """
    ),
    RightValue(
      "a chain of four is none",
      """
      home USD
      buddies A, B
      rate EUR USD 1.1
      rate EUR GBP 0.85
      rate CHF GBP 0.9
      rate CHF SEK 12
      A paid 10 CHF for B
      A paid 120 SEK for B
      expect total $11.65
      expect B -$11.65
      """,
      warnings: ["no-rate"]
    ),
    RightValue(
      "a pair's own rate beats every chain",
      """
      home USD
      buddies A, B
      rate CHF EUR 1
      rate EUR GBP 1
      rate GBP USD 2
      A paid 10 CHF for B
      expect B -$50.00
      rate CHF SEK 10
      rate SEK USD 0.3
      A paid 10 CHF for B
      expect B -$100.00
      rate CHF USD 5
      """
    ),
    RightValue(
      "a short chain beats a long one, wherever it stands",
      """
      home USD
      buddies A, B
      rate CHF EUR 1
      rate EUR GBP 1
      rate GBP USD 2
      A paid 10 CHF for B
      rate CHF SEK 10
      rate SEK USD 0.3
      expect B -$30.00
      """
    ),
    RightValue(
      "of two short chains, the one that holds the rate declared first, there and back",
      """
      home USD
      buddies A, B
      rate EUR USD 1.2
      rate CHF SEK 10
      rate SEK USD 0.3
      rate CHF EUR 1
      A paid 10 CHF for B
      expect B -$12.00
      A paid $12 for B
      expect B -20.00 CHF
      """
    ),
    RightValue(
      "of two short chains, the one whose rates in force were declared first",
      """
      home USD
      buddies A, B
      rate CHF EUR 1
      rate CHF SEK 10
      rate EUR USD 1.2
      rate SEK USD 0.3
      rate CHF EUR 2 on 2026-10-05
      A paid 10 CHF for B on 2026-10-04
      expect B -$12.00
      A paid 10 CHF for B on 2026-10-05
      expect B -$42.00
      """
    ),
    RightValue(
      "one series for both ways round",
      """
      home JPY
      buddies A, B
      rate USD JPY 150 on 2026-10-01
      rate JPY USD 0.0067 on 2026-10-05
      A paid $10 for B on 2026-10-01
      expect B -¥1500
      A paid $10 for B on 2026-10-04
      expect B -¥3000
      A paid $10 for B on 2026-10-05
      expect B -¥4493
      A paid $10 for B on 2026-12-31
      expect B -¥5986
      A paid $10 for B
      expect B -¥7479
      """
    ),
    RightValue(
      "a rate as an equation, either way",
      """
      home USD
      buddies A, B
      rate ¥150 = $1
      rate €10 = $11
      A paid ¥1000 for B
      expect B -$6.67
      A paid €1 for B
      expect B -$7.77
      """
    ),
    RightValue(
      "a bill keeps the rate of its day, an undated rate fills in",
      """
      home USD
      buddies A, B
      rate EUR USD 1.20 on 2026-10-05
      rate EUR USD 1.10
      A paid €100 for B on 2026-10-04
      expect B -$110.00
      A paid €100 for B on 2026-10-05
      expect B -$230.00
      A paid €100 for B
      expect B -$340.00
      B paid A €100 on 2026-10-06
      expect B -$220.00
      """
    ),
    RightValue(
      "a rate that begins after the bill is none for it",
      """
      home USD
      buddies A, B
      rate EUR USD 1.20 on 2026-10-05
      A paid €100 for B on 2026-10-04
      A paid $1.00 for B on 2026-10-04
      expect B -$1.00
      expect total $1.00
      expect A paid $1.00 until 2026-10-04
      A paid €100 for B
      expect B -$121.00
      """,
      warnings: ["no-rate"]
    ),
    RightValue(
      "where the pair has none for the day, a chain that has",
      """
      home USD
      buddies A, B
      rate EUR USD 1.20 on 2026-10-05
      rate EUR CHF 1
      rate CHF USD 1.1
      A paid €100 for B on 2026-10-04
      expect B -$110.00
      A paid €100 for B on 2026-10-05
      expect B -$230.00
      """
    ),
    RightValue(
      "links of a chain have days of their own",
      """
      home USD
      buddies A, B
      rate EUR USD 1.10 on 2026-10-01
      rate EUR USD 1.20 on 2026-10-03
      rate CHF EUR 1 on 2026-10-02
      A paid 10 CHF for B on 2026-10-02
      expect B -$11.00
      A paid 10 CHF for B on 2026-10-03
      expect B -$23.00
      A paid 10 CHF for B on 2026-10-01
      expect B -$23.00
      """,
      warnings: ["no-rate"]
    ),
    RightValue(
      "the last of several undated rates, and of several of one day",
      """
      home USD
      buddies A, B
      rate EUR USD 1.10
      rate USD EUR 0.8
      rate EUR USD 1.15 on 2026-10-05
      rate EUR USD 1.20 on 2026-10-05
      A paid €100 for B
      expect B -$125.00
      A paid €100 for B on 2026-10-06
      expect B -$245.00
      """,
      warnings: ["rate-replaced", "rate-replaced"]
    ),
    RightValue(
      "a rate counts wherever it stands",
      """
      home USD
      buddies A, B
      A paid €10.00 for B
      expect B -$11.00
      rate EUR USD 1.10
      """
    ),
    RightValue(
      "without a rate a bill is left out of every total, never one to one",
      """
      home USD
      buddies A, B
      other C
      A paid $100.00 #food on 2026-10-01
      A paid ¥10000 #food on 2026-10-01
      A ¥500, B ¥500 paid for C
      C paid A ¥500
      A got back 100 THB
      expect total $100.00
      expect total $100.00 #food
      expect A paid $100.00
      expect A spent $50.00 in 2026-10
      expect C +$0.00
      expect B pays A $50.00
      expect 1 transfer
      expect total ¥11000 by A
      """,
      warnings: ["no-rate", "no-rate"]
    ),
  ]
}
