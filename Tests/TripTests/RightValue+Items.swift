extension RightValue {
  static let items = [
    RightValue(
      "a receipt with tax and tip, each rounded as the receipt does",
      """
      home USD
      buddies Sam, Pat, Kim
      Sam paid $57.33 "Diner" {
        $12.50 "burger" for Pat
        $18.00 "pitcher" for Sam, Pat and Kim
        $16.00 "nachos" for Sam, Kim
        +8.875% "tax"
        +20% "tip"
        -$2.60 "coupon"
      }
      expect total $57.33
      expect Pat spent $22.81
      expect Kim spent $17.26
      expect Sam spent $17.26
      """
    ),
    RightValue(
      "without a total",
      """
      home JPY
      buddies A, B
      A paid "izakaya" {
        ¥980 for B
        1200 for A
        +10%
        -¥98 "coupon" for B
      }
      expect total ¥2300
      expect B spent ¥980
      expect A spent ¥1320
      """
    ),
    RightValue(
      "what is left goes on top in proportion",
      """
      home USD
      buddies A, B
      A paid $33.00 {
        $10.00 "salad" for A
        $20.00 "steak" for B
        +rest "tax and tip"
      }
      expect A spent $11.00
      expect B spent $22.00
      """
    ),
    RightValue(
      "what is left on top has its place among the lines with a sign, for the odd unit too",
      """
      home USD
      rate JPY USD 0.005
      buddies A, V, R
      remainder spread
      A paid 102 JPY {
        100 for A
        +rest for V
        +1 for R
      }
      expect V spent $0.01
      expect R spent $0.00
      """
    ),
    RightValue(
      "what is left on top, behind a percentage and a coupon",
      """
      home USD
      buddies A, B
      A paid $40.00 {
        $10.00 for A
        $20.00 for B
        +rest
        +10%
        -$2.00 for A
      }
      expect A spent $12.00
      expect B spent $28.00
      """
    ),
    RightValue(
      "what is left on top, for somebody",
      """
      home USD
      buddies A, B
      A paid $33.00 {
        $10.00 for A
        $20.00 for B
        +rest for B
      }
      expect B spent $23.00
      """
    ),
    RightValue(
      "a plain rest is the bill's, or its own people's",
      """
      home EUR
      buddies Paul, Marie, Zoé, Tom
      group adults: Paul, Marie
      Marie paid €100.00 for Paul, Marie, Zoé {
        €40.00 "wine" for adults
        €6.00 for Zoé
        rest
      }
      expect Paul spent €38.00
      expect Zoé spent €24.00
      Marie paid €10.00 {
        €4.00 for Paul
        rest for Tom, Zoé x2
      }
      expect Zoé spent €28.00
      expect Tom spent €2.00
      """
    ),
    RightValue(
      "a rest of nothing",
      """
      home USD
      buddies A, B
      A paid $10.00 {
        $10.00 for B
        rest for A
      }
      expect B spent $10.00
      A paid $10.00 {
        $10.00 for B
        +rest
      }
      expect B spent $20.00
      """
    ),
    RightValue(
      "a coupon in proportion, and one of somebody's",
      """
      home USD
      buddies A, B
      A paid $45.00 {
        $30.00 for A
        $20.00 for B
        -$5.00 "coupon"
      }
      expect A spent $27.00
      expect B spent $18.00
      A paid $45.00 {
        $30.00 for A
        $20.00 for B
        -$5.00 "hers" for B
      }
      expect B spent $33.00
      """
    ),
    RightValue(
      "a coupon larger than what one had",
      """
      home USD
      buddies A, B
      A paid $7.00 {
        $10.00 for A
        $2.00 for B
        -$5.00 for B
      }
      expect B spent -$3.00
      expect B +$3.00
      """
    ),
    RightValue(
      "percentages off, rounded half up on the magnitude",
      """
      home USD
      buddies A, B
      A paid {
        $0.25 for B
        -50%
        +10% for A
      }
      expect total $0.15
      expect B spent $0.12
      expect A spent $0.03
      """
    ),
    RightValue(
      "percentages of three decimals and of none",
      """
      home KWD
      buddies A, B
      rate JPY KWD 0.002
      A paid {
        0.010 KWD for B
        +5% for A
      }
      expect total 0.011 KWD
      A paid {
        ¥105 for B
        +10%
      }
      expect B spent 0.242 KWD
      """
    ),
    RightValue(
      "lines with marks of every kind",
      """
      home USD
      buddies A, B, C x0.5
      group two: A, B
      A paid $60.00 {
        $20.00 for A 25%, B
        $10.00 for C $1.00, two
        $15.00 for all
        $15.00 for all except two
      }
      expect A spent $15.50
      expect B spent $25.50
      expect C spent $19.00
      """
    ),
    RightValue(
      "in a currency with a rate, rounded once",
      """
      home USD
      buddies A, B, C
      rate JPY USD 0.0067
      A paid ¥1000 {
        ¥333 for B
        ¥333 for C
        ¥334 for A
      }
      expect B spent $2.23
      expect A spent $2.24
      """
    ),
    RightValue(
      "of several payers",
      """
      home USD
      buddies A, B, C
      A $20.00, B $10.00 paid {
        $18.00 for C
        rest
      }
      expect C spent $22.00
      expect A +$16.00
      expect B +$6.00
      """
    ),
    RightValue(
      "of a refund, a cost and a spread",
      """
      home USD
      buddies A, B
      A got back $9.00 {
        $6.00 for B
        +rest
      }
      expect B spent -$9.00
      A paid €10.00 = $11.01 {
        €5.00 for A
        €5.00 for B
      }
      expect B spent -$3.49
      remainder spread
      A paid $0.05 {
        $0.03
        $0.02
      }
      expect A spent $5.53
      """
    ),
    RightValue(
      "on the bill's day",
      """
      home USD
      buddies A, B, C
      C joined on 2026-10-04
      A paid $30.00 on 2026-10-03 {
        $10.00
        $20.00 for all
      }
      expect C spent $0.00
      expect B spent $15.00
      """
    ),
    RightValue(
      "a line of nothing",
      """
      home USD
      buddies A, B
      A paid $10.00 {
        $0.00 "on the house" for A
        $0.00 for B $0.00
        $10.00 for B
      }
      expect B spent $10.00
      expect A spent $0.00
      """
    ),
  ]
}
