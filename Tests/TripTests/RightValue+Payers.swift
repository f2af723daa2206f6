extension RightValue {
  static let payers = [
    RightValue(
      "two, each owed what they paid",
      """
      home USD
      buddies A, B, C
      A $60.00, B $30.00 paid "Car"
      expect A +$30.00
      expect B +$0.00
      expect C -$30.00
      expect total $90.00
      expect A paid $60.00
      """
    ),
    RightValue(
      "three, in yen, with thirds",
      """
      home JPY
      buddies A, B, C
      A ¥1, B ¥1, C ¥1 paid
      expect settled
      A ¥50, B ¥30, C ¥20 paid for A, B, C
      expect A +¥16
      expect B -¥3
      expect C -¥13
      """
    ),
    RightValue(
      "the worth is cut by what each paid, the largest remainder first",
      """
      home USD
      buddies A, B, C, D
      rate JPY USD 0.0067
      A ¥1, B ¥1, C ¥1 paid for D
      expect A +$0.01
      expect B +$0.01
      expect C +$0.00
      expect D -$0.02
      """
    ),
    RightValue(
      "somebody outside is owed in proportion to what each is still to get",
      """
      home USD
      buddies A, B
      others C, D
      A $10.00, B $5.00 paid for C, D
      expect C pays A $5.00
      expect C pays B $2.50
      expect D pays A $5.00
      expect D pays B $2.50
      A $0.01, B $0.01 paid for C, D
      expect C pays A $5.01
      expect C pays B $2.50
      expect D pays B $2.51
      """
    ),
    RightValue(
      "with weights, exact amounts and a share of the payers",
      """
      home USD
      buddies A, B, C
      A $70.00, C $30.00 paid for A x2, B $10.00, C
      expect A +$10.00
      expect B -$10.00
      expect C +$0.00
      """
    ),
    RightValue(
      "a share below nothing is owed first",
      """
      home USD
      buddies A, B, C, D, E, F
      A $0.02, B $0.01 paid for A, B, C, D, E, F
      expect A spent -$0.02
      expect A +$0.04
      expect B +$0.00
      expect C -$0.01
      """
    ),
    RightValue(
      "shares below nothing are owed in roster order",
      """
      home JPY
      buddies C, D
      others A, B, E
      C ¥2, D ¥1 paid {
        ¥6 for E
        -¥2 for B
        -¥1 for A
      }
      expect C pays A ¥1
      expect C pays B ¥2
      expect E pays C ¥5
      expect E pays D ¥1
      expect 4 transfers
      """
    ),
    RightValue(
      "spread",
      """
      home USD
      buddies A, B, C
      remainder spread
      A $0.06, C $0.04 paid
      expect A spent $0.04
      expect A +$0.02
      expect C +$0.01
      expect B -$0.03
      """
    ),
    RightValue(
      "a pot first is spread, a pot second is not",
      """
      home USD
      buddies A, B, C
      pot Kitty
      Kitty $0.06, A $0.04 paid
      expect A spent $0.04
      expect Kitty +$0.06
      A $0.04, Kitty $0.06 paid
      expect A spent $0.08
      expect B spent $0.06
      expect Kitty +$0.12
      """
    ),
    RightValue(
      "an other and a buddy",
      """
      home USD
      buddies A, B
      others C
      A $30.00, C $30.00 paid for A, B, C
      expect A spent $20.00
      expect B pays A $10.00
      expect B pays C $10.00
      expect 2 transfers
      """
    ),
    RightValue(
      "a single currency, bare after the first",
      """
      home USD
      local JPY
      buddies A, B
      rate JPY USD 0.01
      A €10.00, B 5 paid for B
      rate EUR USD 1.10
      A 1000, B 1000 paid for A
      expect A +$1.00
      """
    ),
    RightValue(
      "a bill's own rate",
      """
      home USD
      buddies A, B
      A ¥100, B ¥300 paid @ $0.01 for B
      expect B -$1.00
      """
    ),
  ]
}
