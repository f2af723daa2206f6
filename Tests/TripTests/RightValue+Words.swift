extension RightValue {
  static let words = [
    RightValue(
      "keywords in any case",
      """
      HOME usd
      Buddies Mia, Leo
      OTHER Coco
      Group Both: Mia AND leo
      MIA PAID $10.00 "Taxi" FOR both
      Mia Paid $5.50 FOR coco FEE 10% ON Coco ON 2026-10-01
      Leo Paid Mia $5.00
      EXPECT coco PAYS mia $6.05
      Expect 1 Transfer
      """
    ),
    RightValue(
      "people called like keywords",
      """
      home USD
      buddies Mark, Bill, Rate, Grant, Will, Home, On2, Total
      Rate paid $16.00
      Total paid $8.00 for Home
      Home paid Total $8.00
      Bill paid Rate $2.00
      Mark $3.00, Rate $3.00 paid "Taxi" for Grant
      expect Bill +$0.00
      expect Home -$2.00
      expect Total -$2.00
      expect Grant -$8.00
      expect Rate +$15.00
      """
    ),
    RightValue(
      "a rate and somebody called Rate",
      """
      home USD
      buddies Rate, Ana
      rate ¥100 = $1
      rate EUR USD 1.10
      Rate ¥1000, Ana ¥500 paid
      expect Ana -$2.50
      """
    ),
    RightValue(
      "names that only quotes can hold",
      """
      home USD
      buddies "All", "Rest", "Anna  Maria", "2Pac", "Each", " Ed "
      "all" paid $60.00
      "Rest" paid $30.00 for "All", "anna  maria" and ed
      "Each" paid "2pac" $5.00
      expect "All" +$40.00
      expect Ed -$20.00
      expect "Each" -$5.00
      """
    ),
    RightValue(
      "names of every script, compared by what they mean",
      """
      home EUR
      buddies José, 小明, Ольга, O'Brien, Anna-Maria, 🐻
      Jose\u{301} paid €6.00
      JOSÉ paid €6.00 for ОЛЬГА, o'brien, ANNA-maria
      expect 小明 -€1.00
      expect ольга -€3.00
      expect 🐻 -€1.00
      expect José +€11.00
      """
    ),
    RightValue(
      "names that are codes, and codes that are names",
      """
      home USD
      buddies Bob, Ron, Pen, All2
      rate BOB USD 0.14
      rate PEN USD 0.27
      Bob paid Ron 3
      Ron paid 6 for Bob, Pen
      Ron paid 100 BOB for Pen
      Ron paid 100 PEN for Bob
      expect Bob -$27.00
      expect Pen -$17.00
      expect Ron +$44.00
      """
    ),
    RightValue(
      "numbers grouped by every mark",
      """
      home USD
      buddies A, B
      A paid $1,234.50 for B
      A paid $1'000 for B
      A paid 12_000.00 USD for B
      A paid $1\u{202F}000 for B
      A paid $1\u{A0}000.25 for B
      A paid $10,00,000 for B
      A paid USD 1 for B
      A paid 1usd for B
      expect B -$1,016,236.75
      """
    ),
    RightValue(
      "numbers with a comma",
      """
      numbers 1.234,56
      home EUR
      buddies Luc, Anne x0,5
      rate USD EUR 0,85
      Luc paid 1.850,00 "Location" for Anne
      Luc paid 12,50 each for Luc x2, Anne 0,5x
      Luc paid $10 +8,875% for Anne
      Luc paid 100 for Anne 12,5%, Luc fee 1,5% on Anne
      expect Anne -€1.878,20
      """
    ),
    RightValue(
      "numbers with blanks between the thousands",
      """
      home EUR
      numbers 1 234,56
      buddies Luc, Anne
      Luc paid 1 850,50 for Anne
      Luc paid €12 000 for Anne, Luc
      expect Anne -€7 850,50
      """
    ),
    RightValue(
      "numbers with apostrophes",
      """
      numbers 1'234.56
      home CHF
      buddies Luc, Anne
      Luc paid 1'850.50 for Anne
      Luc paid CHF 0.05 for Anne
      expect Anne -1'850.55 CHF
      """
    ),
    RightValue(
      "numbers written otherwise from their line on",
      """
      home EUR
      buddies A, B
      A paid 1.50 for B
      numbers 1.234,56
      A paid 1.500 for B
      numbers 1,234.56
      A paid 1,500.25 for B
      expect B -€3,001.75
      """
    ),
    RightValue(
      "a text as other systems write it",
      "\u{FEFF}home USD\r\nbuddies\tA,\u{A0}B\r# a comment\n\n##\nA paid $5.00 # 3\n"
        + "A paid $5.00 #food\nexpect B -$5.00\nexpect total $5.00 #food"
    ),
    RightValue(
      "lists and blocks over several lines",
      """
      home USD
      buddies A,
        B,   # the second
        C

      A paid $9.00 for A,
        B,

        # of whom nobody knows
        C #food
      A paid $6.00 {

        $2.00 "soup" for B, # hot
          C
        $4.00
      }
      expect B -$5.33
      expect total $9.00 #Food
      """
    ),
    RightValue(
      "nothing is named but numbers",
      """
      buddies A, B, C
      A paid 10
      A paid 0.05 for B
      B paid A 3.38
      expect C -3.33
      expect A spent 3.34
      expect C pays A 3.33
      expect total 10.05
      """
    ),
  ]
}
