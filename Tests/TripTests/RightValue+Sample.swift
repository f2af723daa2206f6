extension RightValue {
  private static let tokyo = """
    trip "Tokyo"
    HOME
    buddies Me, Mia, Leo
    others Coco, Ray
    RATE
    Leo paid JPY 3,900 "Taxi" #transport for Me, Mia, Leo
    Mia paid JPY 96,000 "Hotel, 5 nights" #lodging for Me, Mia, Leo
    Me paid JPY 12,480 "Dinner" #food for Me, Mia, Leo
    Mia paid JPY 11,400 "teamLab tickets" #fun for Me, Mia, Leo
    Me paid JPY 19,830 "Drugstore" #shopping for Coco JPY 10203, Ray JPY 5106, Me rest fee 10%

    """

  /// The worked sample at a rate into a home currency.
  static func tokyo(home: String, rate: String) -> String {
    tokyo.replacing("HOME", with: "home \(home)")
      .replacing("RATE", with: "rate JPY \(home) \(rate)")
  }

  static let sample = [
    RightValue(
      "in dollars",
      tokyo(home: "USD", rate: "0.0067") + """
        expect Mia +$443.14
        expect Leo -$250.31
        expect Me -$80.00
        expect Coco -$75.20
        expect Ray -$37.63
        expect Leo pays Mia $250.31
        expect Me pays Mia $192.83
        expect Coco pays Me $75.20
        expect Ray pays Me $37.63
        expect 4 transfers
        expect total $962.19
        expect total $643.20 #lodging
        """
    ),
    RightValue(
      "in yuan",
      tokyo(home: "CNY", rate: "0.0473") + """
        expect Mia +3128.42 CNY
        expect Leo pays Mia 1767.13 CNY
        expect Me pays Mia 1361.29 CNY
        expect Coco pays Me ¥530.86
        expect Ray pays Me ¥265.67
        expect Me -564.76 CNY
        expect 4 transfers
        expect total 6792.75 CNY
        """
    ),
    RightValue(
      "its last bill alone, in percentages",
      """
      buddies Me
      others Coco, Ray
      rate JPY USD 0.0067
      Me paid ¥19830 for Coco 60%, Ray 30%, Me 10% fee 10%
      expect Coco pays Me $87.69
      expect Ray pays Me $43.84
      expect Me spent $1.33
      expect total $132.86
      """
    ),
  ]
}
