extension RightValue {
  static let each = [
    RightValue(
      "for the people of the split",
      """
      home USD
      buddies A, B, C, D
      A paid $3.80 each for A, B, C
      expect total $11.40
      expect B -$3.80
      expect D +$0.00
      A paid $2.50 each
      expect total $21.40
      expect D -$2.50
      A paid $1.00 each for B, C
      expect total $23.40
      expect A spent $6.30
      """
    ),
    RightValue(
      "by parts",
      """
      home EUR
      buddies Paul, Marie, Zoé x0.5, Tom x0
      Paul paid €8.00 each
      expect total €20.00
      expect Zoé spent €4.00
      Paul paid €3.00 each for Marie x2, Zoé 1.5x
      expect total €30.50
      expect Zoé spent €8.50
      Paul paid €5.00 each for Tom, Zoé
      expect total €38.00
      expect Tom spent €5.00
      """
    ),
    RightValue(
      "by parts written with zeros behind the point",
      """
      home EUR
      buddies A, B x0.0, C x1.0
      A paid €5.00 each for A, B
      expect total €10.00
      A paid €5.00 each for A x2.00, C
      expect total €25.00
      """
    ),
    RightValue(
      "for groups, whose parts have decimals of their own",
      """
      home EUR
      buddies A, B, C
      group kids: B x0.5, C x0.25
      A paid €8.00 each for kids
      expect total €6.00
      expect C spent €2.00
      A paid €8.00 each for kids x0.5, A
      expect total €17.00
      expect B spent €6.00
      """
    ),
    RightValue(
      "half a yen a head, for two",
      """
      home JPY
      buddies A, B, C
      A paid ¥101 each for B x0.5, C x1.5
      expect total ¥202
      expect B -¥51
      expect C -¥152
      expect A spent -¥1
      """
    ),
    RightValue(
      "with a cost, a rate, a fee and a refund",
      """
      home USD
      buddies A, B
      others C
      rate EUR USD 1.10
      A paid €10 each for A, B, C fee 10%
      expect total $33.00
      expect C pays A $12.10
      expect A spent $9.90
      A paid €10 each = $20.00 for B
      expect B -$31.00
      A got back €5 each for A, B
      expect B -$25.50
      """
    ),
    RightValue(
      "on the day of the bill",
      """
      home USD
      buddies A, B, C
      C joined on 2026-10-04
      A paid $5.00 each on 2026-10-03
      expect total $10.00
      A paid $5.00 each on 2026-10-04
      expect total $25.00
      """
    ),
  ]
}
