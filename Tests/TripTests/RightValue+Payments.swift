extension RightValue {
  static let payments = [
    RightValue(
      "are no spending",
      """
      home USD
      buddies A, B, C
      A paid $90.00
      B paid A $30.00
      expect total $90.00
      expect B +$0.00
      expect B spent $30.00
      expect B paid $0.00
      expect 1 transfers
      A got $20.00 from C
      expect C pays A $10.00
      C paid A $10.00
      expect settled
      """
    ),
    RightValue(
      "in another currency and on another day",
      """
      home USD
      buddies A, B
      rate EUR USD 1.10
      rate EUR USD 1.20 on 2026-10-05
      A paid $100.00 for B
      B paid A €10.00 on 2026-10-01
      expect B -$89.00
      B paid A €10.00 on 2026-10-05
      expect B -$77.00
      A got €70.00 from B
      expect settled
      """
    ),
    RightValue(
      "more than was owed, and back",
      """
      home USD
      buddies A, B
      A paid $10.00 for B
      B paid A $15.00
      expect A pays B $5.00
      A paid B $5.00
      expect settled
      """
    ),
    RightValue(
      "money that came back is everyone's, money from a person is a payment",
      """
      home USD
      buddies Sam, Pat
      Sam paid $100.00 "Hotel"
      Sam got $50.00 from Pat
      expect settled
      Sam got back $20.00 "one night"
      expect Sam pays Pat $10.00
      expect total $80.00
      expect Sam paid $80.00
      """
    ),
    RightValue(
      "a deposit for some, that comes back to another",
      """
      home EUR
      buddies A, B, C
      A paid €90.00 "deposit" for B, C
      B got back €90.00 "deposit" for B, C
      expect B -€90.00
      expect C +€0.00
      expect A +€90.00
      expect total €0.00
      """
    ),
    RightValue(
      "between others and buddies",
      """
      home USD
      buddies A
      others B, C
      A paid $10.00 for B
      B paid A $4.00
      expect B pays A $6.00
      B paid $5.00 for C
      C paid B $6.00
      expect B pays C $1.00
      expect 2 transfers
      """
    ),
    RightValue(
      "a purse ends empty",
      """
      home EUR
      buddies A, B, C
      pot Kitty
      all paid Kitty €10.00 each
      Kitty paid €10.00 "Taxi"
      Kitty paid €20.00 "Lunch"
      expect Kitty +€0.00
      expect A -€0.01
      expect B +€0.00
      expect C +€0.01
      """
    ),
    RightValue(
      "a purse that is left over, with a refund and a change of payers",
      """
      home EUR
      buddies A, B
      pot Kitty
      all paid Kitty €20.00 each
      A paid Kitty €5.00
      Kitty paid €30.00 for A, B x2
      Kitty got back €6.00 for A, B x2
      expect Kitty -€21.00
      expect A +€17.00
      expect B +€4.00
      Kitty paid A €17.00
      Kitty paid B €4.00
      expect settled
      """
    ),
    RightValue(
      "a purse pays for others",
      """
      home EUR
      buddies A
      others C
      pot Kitty
      A paid Kitty €20.00
      Kitty paid €20.00 for C fee 10%
      expect C pays Kitty €22.00
      expect Kitty pays A €20.00
      expect Kitty +€2.00
      """
    ),
    RightValue(
      "all pay one of them",
      """
      home EUR
      buddies A, B, C
      A paid €30.00
      all paid A €10.00 each
      expect settled
      """
    ),
  ]
}
