extension RightValue {
  static let plans = [
    RightValue(
      "a circle cancels",
      """
      home USD
      buddies A, B, C
      B paid $10 for A
      C paid $10 for B
      A paid $10 for C
      expect settled
      expect 0 transfers
      expect total $30.00
      """
    ),
    RightValue(
      "everyone is even already",
      """
      home USD
      buddies A, B, C
      A paid $9.00
      B paid $9.00
      C paid $9.00
      expect settled
      """
    ),
    RightValue(
      "the fewest of five: the largest first would take four",
      """
      home USD
      buddies A, B, C, D, E
      B paid $3.00 for C
      A paid $2.00 for D
      A paid $2.00 for E
      expect 3 transfers
      expect C pays B $3.00
      expect D pays A $2.00
      expect E pays A $2.00
      """
    ),
    RightValue(
      "the fewest of six, which pairs alone would miss",
      """
      home USD
      buddies A, B, C, D, E, F, Bank
      Bank paid $6.00 for A
      Bank paid $5.00 for B
      C paid $1.00 for Bank
      D paid $3.00 for Bank
      E paid $3.00 for Bank
      F paid $4.00 for Bank
      expect 4 transfers
      expect A pays D $3.00
      expect A pays E $3.00
      """
    ),
    RightValue(
      "equal amounts go by the roster",
      """
      home USD
      buddies A, B, C, D
      A paid $5.00 for C
      B paid $5.00 for D
      expect C pays A $5.00
      expect D pays B $5.00
      C paid $1.00 for C
      expect C pays A $5.00
      """
    ),
    RightValue(
      "a friend at home never pays somebody who was not on the bill",
      """
      home USD
      buddies Me, Mia
      other Coco
      Mia paid $40.00 for Me
      Me paid $25.00 for Coco
      expect Me pays Mia $40.00
      expect Coco pays Me $25.00
      expect 2 transfers
      """
    ),
    RightValue(
      "two friends at home settle between themselves",
      """
      home USD
      buddies Me
      others Coco, Ray
      Coco paid $10.00 for Ray, Me
      Me paid $3.00 for Coco
      expect Ray pays Coco $5.00
      expect Me pays Coco $2.00
      expect 2 transfers
      """
    ),
    RightValue(
      "paying one transfer leaves the others",
      """
      home USD
      buddies A, B, C, D, E
      B paid $3.00 for C
      A paid $2.00 for D
      A paid $2.00 for E
      D paid A $2.00
      expect C pays B $3.00
      expect E pays A $2.00
      expect 2 transfers
      C paid B $1.00
      expect C pays B $2.00
      expect E pays A $2.00
      """
    ),
    RightValue(
      "a payment off the plan plans anew",
      """
      home USD
      buddies A, B, C, D, E
      B paid $3.00 for C
      A paid $2.00 for D
      A paid $2.00 for E
      C paid A $3.00
      expect D pays B $2.00
      expect E pays A $1.00
      expect E pays B $1.00
      """
    ),
    RightValue(
      "a bill behind a payment makes another plan, and the payment counts",
      """
      home USD
      buddies A, B, C
      A paid $30.00
      B paid A $10.00
      C paid $30.00
      expect B pays C $10.00
      expect 1 transfer
      """
    ),
  ]
}
