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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
    RightValue(
      "a symbol bound below its use",
      """
      home EUR
      buddies A, B
      A paid $10 for B
      rate AUD EUR 0.60
      currency AUD symbol $
      expect B -€6.00
      """
    ),
    RightValue(
      "a shared symbol is the home currency's",
      """
      home AUD
      buddies A, B
      A paid $10
      expect B -5.00 AUD
      expect B -$5.00
      """
    ),
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
      """
    ),
    RightValue(
      "a shared symbol with a home stated below",
      """
      buddies A, B
      A paid $10 for B
      A paid 5 for B
      expect B -15.00 CAD
      home CAD
      """
    ),
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
      """
    ),
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
      """
    ),
    RightValue(
      "a large rate keeps every digit",
      """
      home IDR
      buddies A, B
      rate EUR IDR 17,812.3456789012
      A paid €1000.00 for B
      expect B -17812345.68 IDR
      """
    ),
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
      """
    ),
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
      """
    ),
    RightValue(
      "home is the first currency used",
      """
      buddies A, B
      A paid 3 for B
      A paid 5 EUR for B
      expect B -€8.00
      """
    ),
  ]
}
