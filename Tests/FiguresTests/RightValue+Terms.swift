extension RightValue {
  static let terms = [
    RightValue(
      "what the card charged beats the rate, for the bill and for each share",
      """
      home USD
      buddies A, B
      other C
      rate JPY USD 0.0067
      A paid ¥10000 = $70.01 for B ¥3000, C ¥2000, A fee 10%
      expect total $70.01
      expect B -$21.00
      expect C pays A $15.40
      expect A spent $33.61
      """),
    RightValue(
      "a cost needs no rate",
      """
      home USD
      buddies A, B
      A paid 500 THB = $14.00 for B
      expect B -$14.00
      B paid A 500 THB = $13.00
      expect B -$1.00
      """),
    RightValue(
      "a cost in another currency than home goes by that currency's rate",
      """
      home USD
      buddies A, B
      rate EUR USD 1.25
      A paid 500 THB = €14.00 for B
      expect B -$17.50
      expect B -€14.00
      """),
    RightValue(
      "a cost of two people, of weights, of everyone",
      """
      home USD
      buddies A, B x0.5, C
      A paid €100 = $111.11
      expect B -$22.22
      expect C -$44.44
      expect A spent $44.45
      A paid €3.00 each = $8.40 for B x1, C x2
      expect B -$25.02
      """),
    RightValue(
      "a refund with a cost",
      """
      home USD
      buddies A, B
      A paid €100 = $111.11
      A got back €100 = $111.11
      expect settled
      A got back €50 = $55.00
      expect B +$27.50
      """),
    RightValue(
      "a cost that is spread, from a pot, for others via somebody",
      """
      home EUR
      buddies A, B, C
      other Gil via A
      pot Kitty
      Kitty paid $10 = €10.00
      expect A -€3.34
      expect B -€3.33
      remainder spread
      B paid $1 = €1.00 for Gil, A, B
      expect Gil pays A €0.34
      expect A -€3.67
      """),
    RightValue(
      "a cost is what it cost in every currency",
      """
      home USD
      buddies A, B
      rate JPY USD 0.007
      rate EUR USD 1.10
      A paid ¥10000 = $77.00 for B
      expect B -$77.00
      expect B -¥11000
      expect B -€70.00
      expect total ¥11000
      """),
    RightValue(
      "a bill's own rate is how it converts, and no more",
      """
      home USD
      buddies A, B
      rate JPY USD 0.007
      rate EUR USD 1.10
      A paid ¥10000 @ $0.0077 for B
      expect B -$77.00
      expect B -¥10000
      expect B -€70.00
      A paid ¥10000 @ 0.0077 for B
      expect B -$154.00
      """),
    RightValue(
      "a bill's own rate needs no other",
      """
      home USD
      buddies A, B
      A paid 500 THB @ $0.028 for B
      expect B -$14.00
      B paid A 500 THB @ 0.027
      expect B -$0.50
      A got back 100 THB @ 0.028 for B
      expect B +$2.30
      """),
    RightValue(
      "a bill's own rate into a currency that has one",
      """
      home JPY
      buddies A, B
      rate USD JPY 150
      A paid 500 THB @ $0.028 for B, A
      expect B -¥1050
      expect B -$7.00
      """),
    RightValue(
      "a bill's own rate with items and a fee, rounded once",
      """
      home USD
      buddies A
      other C
      A paid ¥333 @ 0.015 fee 5% {
        ¥111 for A
        ¥222 for C
      }
      expect C pays A $3.50
      expect A spent $1.50
      """),
    RightValue(
      "everyone pays into the pot at a rate of the day",
      """
      home EUR
      buddies A, B
      pot Kitty
      all paid Kitty $10.00 each @ €0.95
      expect A +€9.50
      expect Kitty -€19.00
      """),
  ]

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
      """),
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
      """),
    RightValue(
      "ten people, half up nine times",
      """
      home USD
      buddies A, B, C, D, E, F, G, H, I, J
      A paid $30.05
      expect B spent $3.01
      expect A spent $2.96
      expect A +$27.09
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
    RightValue(
      "spread: of a refund, the opposite",
      """
      home USD
      buddies A, B, C
      remainder spread
      A got back $1.00
      expect A spent -$0.34
      expect C spent -$0.33
      """),
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
      """),
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
      """),
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
      """),
  ]
}
