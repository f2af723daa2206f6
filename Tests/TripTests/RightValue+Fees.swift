extension RightValue {
  static let fees = [
    RightValue(
      "every other in the split pays it, the payer has it off",
      """
      home USD
      buddies Me, Mia
      others Coco, Ray
      Me paid $100.00 for Coco 60%, Ray 30%, Me 10% fee 10%
      expect Coco pays Me $66.00
      expect Ray pays Me $33.00
      expect Me spent $1.00
      Me paid $40.00 for Coco, Mia fee 5%
      expect Coco pays Me $87.00
      expect Mia -$20.00
      expect Me spent $0.00
      """
    ),
    RightValue(
      "on people who are named, in any order of the clauses",
      """
      home USD
      buddies Me, Mia, Leo
      others Coco
      Me paid $30.00 fee 10% on Mia and Leo on 2026-10-01 for Me, Mia, Leo
      expect Mia -$11.00
      expect Me spent $8.00
      Me paid $30.00 for Me, Mia, Coco fee 10% on Mia
      expect Coco pays Me $10.00
      expect Mia -$22.00
      """
    ),
    RightValue(
      "on a group",
      """
      home USD
      buddies Me, Mia, Leo
      group two: Mia, Leo
      Me paid $40.00 for all fee 2.5% on two
      expect Mia -$13.67
      expect Leo -$13.67
      expect Me spent $12.66
      """
    ),
    RightValue(
      "of somebody outside of the split",
      """
      home JPY
      buddies Me
      others Coco, Ray
      Me paid ¥1000 for Coco, Ray fee 10%
      expect Coco pays Me ¥550
      expect Me spent -¥100
      """
    ),
    RightValue(
      "over a hundred percent leaves the payer below nothing",
      """
      home USD
      buddies Me
      others Coco
      Me paid $10.00 for Me, Coco fee 150%
      expect Coco pays Me $12.50
      expect Me spent -$2.50
      """
    ),
    RightValue(
      "of several payers, in proportion to what they paid",
      """
      home USD
      buddies A, B
      others C
      A $60.00, B $30.00 paid for A, B, C fee 10%
      expect C spent $33.00
      expect A spent $28.00
      expect B spent $29.00
      expect A +$32.00
      expect B +$1.00
      """
    ),
    RightValue(
      "of an other who paid it is nobody's",
      """
      home USD
      buddies A
      others C, D
      C paid $20.00 for C, D, A fee 10%
      expect D pays C $7.33
      expect A pays C $6.67
      expect C spent $6.00
      """
    ),
    RightValue(
      "with a rate, rounded once",
      """
      home USD
      buddies Me
      others Coco
      rate JPY USD 0.0067
      Me paid ¥19830 for Coco 60%, Me fee 10%
      expect Coco pays Me $87.69
      expect Me spent $45.17
      """
    ),
    RightValue(
      "of items, on what came to each",
      """
      home USD
      buddies A
      others C, D
      A paid $33.00 fee 10% {
        $10.00 for C
        $20.00 for A
        +10%
        $0.00 for D
      }
      expect C pays A $12.10
      expect D +$0.00
      expect A spent $20.90
      """
    ),
  ]
}
