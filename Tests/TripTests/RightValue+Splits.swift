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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
  ]
}
