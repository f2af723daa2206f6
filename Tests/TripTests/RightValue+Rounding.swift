extension RightValue {
  static let rounding = [
    RightValue(
      "half up, on the magnitude",
      """
      home USD
      buddy A
      other B
      rate EUR USD 0.1
      A paid €0.05 for B
      expect B pays A $0.01
      A got back €0.05 for B
      expect settled
      A got back €0.05 for B
      expect A pays B $0.01
      """
    ),
    RightValue(
      "thirds, and the payer carries what is left",
      """
      home USD
      buddies A, B, C
      A paid $1.00
      expect A spent $0.34
      expect A +$0.66
      expect B -$0.33
      expect C -$0.33
      B paid $2.00
      expect B spent $0.99
      """
    ),
    RightValue(
      "ten people, half up nine times",
      """
      home USD
      buddies A, B, C, D, E, F, G, H, I, J
      A paid $30.05
      expect B spent $3.01
      expect A spent $2.96
      expect A +$27.09
      """
    ),
    RightValue(
      "a share of one's own below nothing, and shares of nothing",
      """
      home USD
      buddies A, B, C, D, E, F, G, H, I, J
      A paid $0.05
      expect A spent -$0.04
      expect B -$0.01
      B paid $0.02 for A, B, C, D, E
      expect total $0.07
      expect A +$0.09
      expect B -$0.01
      """
    ),
    RightValue(
      "a payer who is not of the split",
      """
      home USD
      buddies A, B, C, D
      A paid $100.00 for B, C, D
      expect A +$99.99
      expect B -$33.33
      expect A spent $0.01
      A paid $0.05 for B, C
      expect A spent $0.00
      expect B -$33.36
      """
    ),
    RightValue(
      "one person, and two",
      """
      home USD
      buddy A
      A paid $10.01
      expect settled
      expect A spent $10.01
      buddy B
      A paid $0.01
      expect A spent $10.01
      expect B -$0.01
      """
    ),
    RightValue(
      "fee and rate are exact until the one rounding",
      """
      home USD
      buddy A
      other B
      rate JPY USD 0.1
      A paid ¥15 for B fee 10%
      expect B pays A $1.65
      A paid ¥5 for B fee 1%
      expect B pays A $2.16
      """
    ),
    RightValue(
      "a rate that is no finite decimal",
      """
      home USD
      buddies A, B, C
      rate ¥3 = $1
      A paid ¥1
      expect B -$0.11
      expect A spent $0.11
      A paid ¥100 for B
      expect B -$33.44
      """
    ),
    RightValue(
      "a refund of the same bill brings everyone to nothing",
      """
      home USD
      buddies A, B, C
      rate EUR USD 1.1111
      A paid $10.01
      A got back $10.01
      B paid €10.01 for A, B x2, C x0.5
      B got back €10.01 for A, B x2, C x0.5
      remainder spread
      C paid €0.05
      C got back €0.05
      expect settled
      expect total $0.00
      """
    ),
    RightValue(
      "spread: 100 among three is 34, 33 and 33",
      """
      home USD
      buddies A, B, C
      remainder spread
      B paid $1.00
      expect A spent $0.34
      expect B spent $0.33
      expect C spent $0.33
      B paid $0.02
      expect A spent $0.35
      expect B spent $0.34
      B paid $0.50 for C, B, A
      expect C spent $0.50
      expect B spent $0.51
      expect A spent $0.51
      """
    ),
    RightValue(
      "spread: the largest fractions first",
      """
      home USD
      buddies A, B, C
      remainder spread
      A paid $1.00 for A x1, B x2, C x4
      expect A spent $0.14
      expect B spent $0.29
      expect C spent $0.57
      """
    ),
    RightValue(
      "spread: of a refund, the opposite",
      """
      home USD
      buddies A, B, C
      remainder spread
      A got back $1.00
      expect A spent -$0.34
      expect C spent -$0.33
      """
    ),
    RightValue(
      "spread with a fee, which moves the exact parts first",
      """
      home USD
      remainder spread
      buddies A, B
      others C
      A paid $1.00 for A, B, C fee 10%
      expect C spent $0.37
      expect B spent $0.33
      expect A spent $0.30
      """
    ),
    RightValue(
      "spread, and the payer again",
      """
      home USD
      buddies A, B, C
      remainder spread
      C paid $0.01
      expect A spent $0.01
      remainder payer
      C paid $0.01
      expect C spent $0.01
      """
    ),
    RightValue(
      "each bill rounds on its own, and views anew",
      """
      home USD
      buddies A, B, C
      A paid $10.00
      B paid $20.00
      C paid $20.00
      A paid $10.00
      expect A -$0.02
      expect B +$0.01
      expect C +$0.01
      rate USD JPY 150
      expect A ¥0
      """
    ),
  ]
}
