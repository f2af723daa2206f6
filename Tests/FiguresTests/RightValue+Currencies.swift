extension RightValue {
  static let currencies = [
    RightValue(
      "without decimals",
      """
      home JPY
      buddies A, B, C
      A paid ¥500
      expect B -¥167
      expect A spent ¥166
      B paid ¥2
      expect B spent ¥167
      A paid ¥1 for A, B
      expect B spent ¥168
      expect A spent ¥167
      A got back ¥1
      expect C spent ¥168
      """),
    RightValue(
      "in won, with a refund and weights",
      """
      home KRW
      buddies A, B x0.5, C
      A paid ₩10000
      expect B -₩2000
      A got back ₩999 for B, C
      expect B -₩1667
      expect C -₩3334
      """),
    RightValue(
      "with three decimals",
      """
      home KWD
      buddies A, B, C
      A paid 10.000 KWD
      expect B -3.333 KWD
      expect A +6.666 KWD
      A paid 0.001 KWD for A, B
      expect B -3.334 KWD
      expect A spent 3.334 KWD
      C paid 0.5kwd for A, B, C
      expect B -3.501 KWD
      """),
    RightValue(
      "with three decimals from two and from none",
      """
      home KWD
      buddies A, B
      rate USD KWD 0.307
      rate JPY KWD 0.00205
      A paid $10.01 for B
      expect B -3.073 KWD
      A paid ¥1001 for B
      expect B -5.125 KWD
      """),
    RightValue(
      "to none from two and from three",
      """
      home JPY
      buddies A, B
      rate USD JPY 150
      rate KWD JPY 487.5
      A paid $0.01 for B
      expect B -¥2
      A paid 0.001 KWD for B
      expect B -¥2
      A paid 0.002 KWD for B
      expect B -¥3
      """),
    RightValue(
      "of one's own, declared below",
      """
      buddies A, B
      A paid 51 POINTS for A, B
      A paid 3.125 gems for B
      rate GEMS POINTS 8
      currency POINTS decimals 0
      currency GEMS decimals 3 symbol ₻
      expect B -51 POINTS
      A paid ₻0.125
      expect B -52 POINTS
      """),
    RightValue(
      "a symbol of one's own",
      """
      home USD
      currency CAD symbol $
      currency POINTS symbol pts decimals 0
      buddies A, B
      rate CAD USD 0.75
      rate POINTS USD 0.10
      A paid $10 for B
      expect B -7.50 USD
      A paid 15pts for B
      expect B -9.00 USD
      """),
    RightValue(
      "a symbol bound below its use",
      """
      home EUR
      buddies A, B
      A paid $10 for B
      rate AUD EUR 0.60
      currency AUD symbol $
      expect B -€6.00
      """),
    RightValue(
      "a shared symbol is the home currency's",
      """
      home AUD
      buddies A, B
      A paid $10
      expect B -5.00 AUD
      expect B -$5.00
      """),
    RightValue(
      "a shared symbol is the local currency's",
      """
      home EUR
      local CNY
      buddies A, B
      rate CNY EUR 0.13
      A paid ¥100 for B
      expect B -€13.00
      local JPY
      rate JPY EUR 0.006
      A paid ¥100 for B
      expect B -€13.60
      """),
    RightValue(
      "a shared symbol with a home stated below",
      """
      buddies A, B
      A paid $10 for B
      A paid 5 for B
      expect B -15.00 CAD
      home CAD
      """),
    RightValue(
      "symbols that decide by themselves",
      """
      home EUR
      buddies A, B
      rate USD EUR 0.90
      rate JPY EUR 0.006
      rate GBP EUR 1.20
      rate KRW EUR 0.0007
      rate INR EUR 0.01
      A paid $10 for B
      A paid ¥1000 for B
      A paid ￥1000 for B
      A paid £10 for B
      A paid ₩10000 for B
      A paid ₹100 for B
      A paid Rs 100 for B
      A paid US$1 for B
      A paid 1000円 for B
      expect B -€48.90
      """),
    RightValue(
      "a tiny rate keeps every digit",
      """
      home EUR
      buddies A, B
      rate IDR EUR 0.00005
      A paid 491687 IDR for B
      expect B -€24.58
      rate VND EUR 0.0000361234567891
      A paid 100,000,000 VND for B
      expect B -€3,636.93
      """),
    RightValue(
      "a large rate keeps every digit",
      """
      home IDR
      buddies A, B
      rate EUR IDR 17,812.3456789012
      A paid €1000.00 for B
      expect B -17812345.68 IDR
      """),
    RightValue(
      "home is the target of the first rate",
      """
      buddies A, B
      A paid €10.00 for B
      rate EUR CHF 0.95
      rate USD EUR 0.9
      expect B -9.50 CHF
      A paid 2 for B
      expect B -11.50 CHF
      """),
    RightValue(
      "home is the target of the first rate, also in a currency declared below",
      """
      buddies A, B
      rate 2 PTS = GEM 5
      rate EUR PTS 10
      A paid 3 for B
      A paid 4 PTS for B
      expect B -13 GEM
      currency GEM decimals 0
      currency PTS decimals 1
      """),
    RightValue(
      "home is the first currency used",
      """
      buddies A, B
      A paid 3 for B
      A paid 5 EUR for B
      expect B -€8.00
      """),
  ]

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
      """),
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
      """, warnings: ["no-rate"]),
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
      """),
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
      """),
    RightValue(
      "of two short chains, the one that was declared first",
      """
      home USD
      buddies A, B
      rate EUR USD 1.2
      rate CHF SEK 10
      rate SEK USD 0.3
      rate CHF EUR 1
      A paid 10 CHF for B
      expect B -$30.00
      """),
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
      """),
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
      """),
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
      """),
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
      """, warnings: ["no-rate"]),
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
      """),
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
      """, warnings: ["no-rate"]),
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
      """, warnings: ["rate-replaced", "rate-replaced"]),
    RightValue(
      "a rate counts wherever it stands",
      """
      home USD
      buddies A, B
      A paid €10.00 for B
      expect B -$11.00
      rate EUR USD 1.10
      """),
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
      """, warnings: ["no-rate", "no-rate"]),
  ]
}
