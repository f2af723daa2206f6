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
      """),
    RightValue(
      "everyone is even already",
      """
      home USD
      buddies A, B, C
      A paid $9.00
      B paid $9.00
      C paid $9.00
      expect settled
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
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
      """),
  ]

  static let circles = [
    RightValue(
      "an other by way of a buddy",
      """
      home EUR
      buddies Anna, David
      other Gil via Anna
      David paid €20.00 for Gil fee 10%
      expect Gil pays Anna €22.00
      expect Anna pays David €22.00
      expect 2 transfers
      expect Anna +€0.00
      expect Gil -€22.00
      """),
    RightValue(
      "an other by way of the payer, and of nobody",
      """
      home EUR
      buddies Anna
      others Gil via Anna, Hal
      Anna paid €20.00 for Gil, Hal
      expect Gil pays Anna €10.00
      expect Hal pays Anna €10.00
      """),
    RightValue(
      "two others, each by way of a buddy of theirs",
      """
      home EUR
      buddies Anna, David, Eve
      others Gil via Anna, Hal via David, Ida via Anna
      Gil paid €30.00 for Hal, Ida, Eve
      expect Hal pays David €10.00
      expect David pays Anna €10.00
      expect Ida pays Anna €10.00
      expect Eve pays Anna €10.00
      expect Anna pays Gil €30.00
      expect 5 transfers
      expect Gil +€30.00
      expect Anna +€0.00
      """),
    RightValue(
      "a payment goes through the same door",
      """
      home EUR
      buddies Anna, David
      other Gil via Anna
      David paid €20.00 for Gil
      Gil paid David €5.00
      expect Gil pays Anna €15.00
      expect Anna pays David €15.00
      Anna paid David €15.00
      expect Gil pays Anna €15.00
      expect 1 transfer
      Anna got €15.00 from Gil
      expect settled
      """),
    RightValue(
      "an other by way of one in a unit",
      """
      home EUR
      buddies Paul, Marie, Luc
      other Gil via Marie
      together Paul, Marie
      Luc paid €30.00 for Gil, Paul, Luc
      expect Gil pays Marie €10.00
      expect Marie +€0.00
      expect 2 transfers
      Paul paid Luc €20.00
      expect 1 transfer
      """),
    RightValue(
      "a family is one party, and bills still split by person",
      """
      home EUR
      buddies Paul, Marie, Luc
      together Dupont: Paul, Marie
      Luc paid €90.00
      expect Paul spent €30.00
      expect Dupont pays Luc €60.00
      Marie paid Luc €60.00
      expect settled
      expect Paul -€30.00
      expect Marie +€30.00
      """),
    RightValue(
      "between two of a unit nothing is settled",
      """
      home EUR
      buddies Paul, Marie, Luc
      together Dupont: Paul, Marie
      Paul paid €10.00 for Marie
      Marie paid Paul €3.00
      expect settled
      expect Marie -€7.00
      """),
    RightValue(
      "units face units and pots, and may be named as payer and payee",
      """
      home EUR
      buddies Paul, Marie, Luc, Anne
      pot Kitty
      together Dupont: Paul, Marie
      together Martin: Luc, Anne
      Luc paid €40.00
      expect Dupont pays Martin €20.00
      Dupont paid Martin €5.00
      expect Dupont pays Martin €15.00
      Martin got €15.00 from Marie
      expect settled
      Dupont paid Kitty €8.00
      expect Kitty pays Dupont €8.00
      """),
    RightValue(
      "a unit that is declared below",
      """
      home EUR
      buddies Paul, Marie, Luc
      Luc paid €90.00
      together Marie, Paul
      expect 1 transfer
      """),
    RightValue(
      "a unit with a pot, and a unit in a split",
      """
      home EUR
      buddies Paul, Marie, Luc
      pot Kitty
      together Us: Paul, Kitty
      Kitty paid €30.00 for Us, Marie x2
      expect Paul spent €7.50
      expect Kitty spent €7.50
      expect Marie pays Us €15.00
      """),
    RightValue(
      "others of a unit's bill settle with the one who paid",
      """
      home EUR
      buddies Paul, Marie
      others Gil
      together Dupont: Paul, Marie
      Marie paid €10.00 for Gil
      Paul paid €5.00 for Gil
      expect Gil pays Marie €10.00
      expect Gil pays Paul €5.00
      """),
  ]
}
