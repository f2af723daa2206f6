extension RightValue {
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
      """
    ),
    RightValue(
      "an other by way of the payer, and of nobody",
      """
      home EUR
      buddies Anna
      others Gil via Anna, Hal
      Anna paid €20.00 for Gil, Hal
      expect Gil pays Anna €10.00
      expect Hal pays Anna €10.00
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
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
      """
    ),
    RightValue(
      "a unit that is declared below",
      """
      home EUR
      buddies Paul, Marie, Luc
      Luc paid €90.00
      together Marie, Paul
      expect 1 transfer
      """
    ),
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
      """
    ),
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
      """
    ),
  ]
}
