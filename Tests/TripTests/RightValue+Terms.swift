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
      """
    ),
    RightValue(
      "a cost needs no rate",
      """
      home USD
      buddies A, B
      A paid 500 THB = $14.00 for B
      expect B -$14.00
      B paid A 500 THB = $13.00
      expect B -$1.00
      """
    ),
    RightValue(
      "a cost in another currency than home goes by that currency's rate",
      """
      home USD
      buddies A, B
      rate EUR USD 1.25
      A paid 500 THB = €14.00 for B
      expect B -$17.50
      expect B -€14.00
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
    RightValue(
      "a bill's own rate into a currency that has one",
      """
      home JPY
      buddies A, B
      rate USD JPY 150
      A paid 500 THB @ $0.028 for B, A
      expect B -¥1050
      expect B -$7.00
      """
    ),
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
      """
    ),
    RightValue(
      "everyone pays into the pot at a rate of the day",
      """
      home EUR
      buddies A, B
      pot Kitty
      all paid Kitty $10.00 each @ €0.95
      expect A +€9.50
      expect Kitty -€19.00
      """
    ),
  ]
}
