extension RightValue {
  static let splits = [
    RightValue(
      "all except",
      """
      home USD
      buddies A, B, C, D
      A paid $30.00 for all except C
      expect C +$0.00
      expect B -$10.00
      A paid $30.00 for all except C, D
      expect B -$25.00
      """),
    RightValue(
      "weights",
      """
      home USD
      buddies A, B, C
      A paid $100.00 for A, B, C x0.5
      expect A spent $40.00
      expect C spent $20.00
      A paid ¥700 = $7.00 for B 2x, C x1.5
      expect B spent $44.00
      expect C spent $23.00
      A paid $7.00 for A x0, B x0.25, C x1.5
      expect A spent $40.00
      expect C spent $29.00
      """),
    RightValue(
      "exact first, percentages of the whole, parts of what is left",
      """
      home USD
      buddies A, B, C, D
      A paid $10.00 for B $4.00, C 40%, D, A
      expect B spent $4.00
      expect C spent $4.00
      expect D spent $1.00
      expect A spent $1.00
      A paid $100.00 for D x3, B 12.5%, A rest, C $20
      expect D spent $51.63
      expect A spent $17.87
      """),
    RightValue(
      "percentages alone, and those that take all",
      """
      home JPY
      buddies A, B, C
      A paid ¥1001 for B 60%, C 40%
      expect B -¥601
      expect C -¥400
      expect A spent ¥0
      A paid ¥999 for A 33.3%, B 66.7%
      expect B -¥1267
      B paid ¥100 for C 100%, A
      expect C -¥500
      expect A spent ¥333
      """),
    RightValue(
      "a roster's own weights, also beside other marks",
      """
      home EUR
      buddies Paul, Marie, Zoé x0.5, Tom x0
      Paul paid €50.00
      expect Zoé spent €10.00
      expect Tom spent €0.00
      Paul paid €9.00 for Zoé x1, Marie x2
      expect Zoé spent €13.00
      Paul paid €10.00 for Marie 50%, Zoé, Paul rest
      expect Zoé spent €14.67
      Paul paid €10.00 for Tom, Zoé
      expect Tom spent €6.67
      Paul paid €10.00 for all except Marie
      expect Zoé spent €21.33
      expect Tom spent €6.67
      """),
    RightValue(
      "groups in lists",
      """
      home USD
      buddies Ben, Leo, Nico, Ana
      group lads: Ben, Leo, Nico x2
      Ben paid $40.00 for lads
      expect Nico spent $20.00
      Ben paid $10.00 for all except lads
      expect Ana spent $10.00
      Ben paid $60.00 for lads, Ana
      expect Nico spent $44.00
      expect Ana spent $22.00
      """),
    RightValue(
      "a person named beside a group counts as named",
      """
      home USD
      buddies Ben, Leo, Nico, Ana
      group lads: Ben, Leo, Nico x2
      Ben paid $50.00 for lads, Nico x1, Ana x2
      expect Nico spent $10.00
      expect Ana spent $20.00
      Ben paid $30.00 for Nico $10.00, lads
      expect Nico spent $20.00
      expect Leo spent $20.00
      Ben paid $40.00 for all, Ana 50%
      expect Ana spent $40.00
      expect Leo spent $26.67
      Ben paid $40.00 for lads x2, all
      expect Leo spent $35.56
      expect Ana spent $44.44
      """),
    RightValue(
      "a mark on a group is the group's together, by parts",
      """
      home USD
      buddies Ben, Leo, Nico, Ana
      group lads: Ben, Leo, Nico x2
      Ana paid $100.00 for lads 60%, Ana
      expect Nico spent $30.00
      expect Leo spent $15.00
      Ana paid $100.00 for lads $40.00, Ana rest
      expect Nico spent $50.00
      Ana paid $100.00 for lads 60%, Nico $20.00, Ana
      expect Leo spent $55.00
      expect Nico spent $70.00
      Ana paid $100.00 for lads x1.5, Ana x4
      expect Nico spent $100.00
      expect Leo spent $70.00
      """),
    RightValue(
      "groups of groups, units and guests of honour",
      """
      home USD
      buddies Ben, Leo, Nico x0, Ana x0.5
      group lads: Ben, Leo x2
      group crowd: lads x2, Nico, Ana
      together Duo: Ben, Ana
      group houses: Duo x3, Leo
      Ben paid $65.00 for crowd
      expect Leo spent $40.00
      expect Nico spent $0.00
      expect Ana spent $5.00
      Ben paid $11.00 for houses
      expect Ana spent $8.00
      expect Leo spent $42.00
      Leo paid $3.00 for Duo
      expect Ana spent $9.00
      """),
    RightValue(
      "others and pots in lists, never in all",
      """
      home USD
      buddies A, B
      others C, D
      pot Kitty
      group home2: C, D
      A paid $10.00
      expect C +$0.00
      expect Kitty +$0.00
      A paid $30.00 for all, home2, Kitty
      expect C pays A $6.00
      expect D pays A $6.00
      expect Kitty -$6.00
      A paid $20.00 for all, C except B
      expect C pays A $16.00
      """),
    RightValue(
      "who named nobody means those above",
      """
      home USD
      buddies A, B
      A paid $30.00
      buddy C
      expect C +$0.00
      A paid $30.00
      expect B -$25.00
      expect C -$10.00
      """),
    RightValue(
      "exact amounts bare, worked out, of nothing, and in three decimals",
      """
      home KWD
      buddies A, B, C
      A paid 10 KWD for B 2.5, C 1.250*2, A
      expect B -2.500 KWD
      expect C -2.500 KWD
      A paid 1 KWD for B 0, C 0.999, A rest
      expect B -2.500 KWD
      expect A spent 5.001 KWD
      """),
  ]

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
      """),
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
      """),
    RightValue(
      "by parts written with zeros behind the point",
      """
      home EUR
      buddies A, B x0.0, C x1.0
      A paid €5.00 each for A, B
      expect total €10.00
      A paid €5.00 each for A x2.00, C
      expect total €25.00
      """),
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
      """),
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
      """),
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
      """),
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
      """),
  ]

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
      """),
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
      """),
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
      """),
    RightValue(
      "of somebody outside of the split",
      """
      home JPY
      buddies Me
      others Coco, Ray
      Me paid ¥1000 for Coco, Ray fee 10%
      expect Coco pays Me ¥550
      expect Me spent -¥100
      """),
    RightValue(
      "over a hundred percent leaves the payer below nothing",
      """
      home USD
      buddies Me
      others Coco
      Me paid $10.00 for Me, Coco fee 150%
      expect Coco pays Me $12.50
      expect Me spent -$2.50
      """),
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
      """),
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
      """),
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
      """),
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
      """),
  ]
}
