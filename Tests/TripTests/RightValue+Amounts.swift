extension RightValue {
  static let amounts = [
    RightValue(
      "worked out in dollars",
      """
      home USD
      buddies A, B
      A paid $27.98/2 for B
      A paid 3*$1.25 for B
      A paid $10-$2.50+1.25 for B
      A paid $1/8*24 for B
      A paid 0.5*$0.02 for B
      expect B -$29.50
      """
    ),
    RightValue(
      "worked out in yen",
      """
      home JPY
      buddies A, B
      A paid ¥1200+800+¥350 for B
      A paid 1.5*¥3000 for B
      A paid ¥100/3*3 for B
      A paid 1,000-1 for B
      expect B -¥7949
      """
    ),
    RightValue(
      "worked out in three decimals",
      """
      home KWD
      buddies A, B
      A paid 0.005 KWD*3 for B
      A paid 1.500 KWD/4 for B
      A paid 2*0.5 KWD for B
      expect B -1.390 KWD
      """
    ),
    RightValue(
      "worked out in a split, a cost, a line and a payment",
      """
      home USD
      local JPY
      buddies A, B
      A paid 1000 = $3.50*2 for B 100*3, A 700
      expect B -$2.10
      A paid $9.00 {
        $2.00*3 for B
        $1.00+$2.00 for A
      }
      expect B -$8.10
      B paid A $10-$1.90
      expect settled
      """
    ),
    RightValue(
      "several payers, each worked out",
      """
      home USD
      buddies A, B, C
      A $20*2, B $50-$20 paid "Car" for C
      expect A +$40.00
      expect B +$30.00
      expect C -$70.00
      """
    ),
    RightValue(
      "times and divided bind tighter, from the left",
      """
      home USD
      buddies A, B
      A paid $1+$2*3-$8/2/2 for B
      expect B -$5.00
      A paid $100-$10-$20 for B
      expect B -$75.00
      """
    ),
    RightValue(
      "exact where the way there is not",
      """
      home USD
      buddies A, B
      A paid $10/3*6 for B
      A paid $0.01/7*700 for B
      expect B -$21.00
      """
    ),
    RightValue(
      "percentages on top, each of the amount before them",
      """
      home USD
      buddies Sam, Pat
      Sam paid $84.20 +8.875% +20% for Pat
      expect Pat -$108.51
      Sam paid $100.00 -10% +20% for Pat
      expect Pat -$218.51
      Sam paid $40+$60 -50% for Pat
      expect Pat -$268.51
      """
    ),
    RightValue(
      "percentages are rounded half up to the currency's unit, each on its own",
      """
      home JPY
      buddies A, B
      A paid ¥105 +10% for B
      expect B -¥116
      A paid ¥105 -10% for B
      expect B -¥210
      A paid ¥1 +50% +50% for B
      expect B -¥213
      A paid ¥1 +49.9% +49.9% for B
      expect B -¥214
      """
    ),
    RightValue(
      "percentages of three decimals",
      """
      home KWD
      buddies A, B
      A paid 0.010 KWD +5% for B
      A paid 10.000 KWD +0.004% for B
      expect B -10.011 KWD
      """
    ),
    RightValue(
      "percentages in an item, a refund and a cost",
      """
      home USD
      buddies A, B
      A paid $30.00 {
        $10.00 +10% for B
        $20.00 -5% for A
      }
      expect B -$11.00
      A got back $10.00 +10% for B
      expect settled
      A paid €5 = $10.00 +5% for B
      expect B -$10.50
      """
    ),
    RightValue(
      "the largest amount there is",
      """
      home JPY
      buddies A, B, C
      A paid ¥999999999999999 for B
      expect B -¥999999999999999
      A paid ¥999,999,999,999,999 for C
      expect C -¥999999999999999
      expect B pays A ¥999999999999999
      """
    ),
  ]
}
