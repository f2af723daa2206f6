extension RightValue {
  static let expectations = [
    RightValue(
      "with filters of every kind",
      """
      home USD
      buddies A, B
      other C
      group us: A, B
      A paid $10.00 #food on 2026-10-01
      B paid $20.00 #fun on 2026-10-02
      A paid $40.00 #food for C on 2026-11-03
      B got back $4.00 #fun on 2026-11-04
      A paid $80.00
      expect total $146.00
      expect total $50.00 #food
      expect total $16.00 #fun
      expect total $66.00 #food #Fun
      expect total $30.00 in 2026-10
      expect total $40.00 since 2026-11-01 #food
      expect total $36.00 since 2026-11-03
      expect total $20.00 since 2026-10-02 until 2026-11-02
      expect total $16.00 by B
      expect total $146.00 by A, B
      expect total $146.00 by us
      expect total $40.00 for C
      expect total $106.00 for us
      expect A spent $5.00 #food
      expect A paid $50.00 #food
      expect A paid $10.00 #food in 2026-10
      expect B paid -$4.00 in 2026-11
      expect B spent $8.00 #fun
      expect C spent $40.00
      expect C spent $0.00 by B
      """
    ),
    RightValue(
      "this month and last month",
      """
      home USD
      buddies A, B
      A paid $10.00 on 2026-09-30
      A paid $20.00 on 2026-10-01
      A paid $40.00 on 2026-10-31
      A paid $80.00 on 2026-11-01
      expect total $60.00 this month
      expect total $10.00 last month
      """
    ),
    RightValue(
      "in other currencies, each rounded anew",
      """
      home USD
      buddies A, B, C
      rate JPY USD 0.0067
      rate KWD USD 3.25
      A paid ¥100
      A paid ¥100
      A paid $1.00 for C
      expect total $2.34
      expect total ¥349
      expect B -$0.44
      expect B -¥66
      expect B -0.138 KWD
      expect B spent ¥66
      expect A paid ¥349
      expect C pays A ¥215
      expect C pays A $1.44
      expect total ¥349 by A
      """
    ),
    RightValue(
      "at their place in the script",
      """
      home USD
      buddies A, B
      expect settled
      expect total $0.00
      A paid $10.00
      expect B -$5.00
      A paid $10.00
      expect B -$10.00
      B paid A $10.00
      expect settled
      """
    ),
    RightValue(
      "of nets without a sign where they are nothing",
      """
      home USD
      buddies A, B
      A paid $10.00 for A
      expect A $0.00
      expect B 0
      expect A +$0.00
      expect A -$0.00
      expect A spent $10.00
      """
    ),
  ]
}
