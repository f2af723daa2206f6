extension RightValue {
  static let people = [
    RightValue(
      "all goes by the bill's day, not by the line",
      """
      home USD
      buddies A, B, C
      A paid $20.00 on 2026-10-03
      C joined on 2026-10-04
      B left on 2026-10-08
      A paid $30.00 on 2026-10-04
      A paid $30.00 on 2026-10-07
      A paid $20.00 on 2026-10-08
      A paid $20.00 "forgotten" on 2026-10-02
      expect B spent $40.00
      expect C spent $30.00
      """
    ),
    RightValue(
      "without a day of their own, joined and left take the day above",
      """
      home USD
      buddies A, B, C
      on 2026-10-04
      C joined
      A paid $30.00
      on 2026-10-06
      B left
      A paid $20.00
      A paid $20.00 on 2026-10-05
      A paid $20.00 on 2026-10-03
      expect C spent $26.67
      expect B spent $26.67
      expect A spent $36.66
      """
    ),
    RightValue(
      "a bill without a day is everyone's",
      """
      home USD
      buddies A, B, C
      C joined on 2026-10-04
      B left on 2026-10-08
      A paid $30.00
      expect B spent $10.00
      expect C spent $10.00
      """,
      warnings: ["undated-for-all"]
    ),
    RightValue(
      "who is named shares, there or not, and a group holds all of its own",
      """
      home USD
      buddies A, B, C
      group trio: A, B, C
      B left on 2026-10-02
      A paid $30.00 for trio on 2026-10-05
      A paid $10.00 for B on 2026-10-05
      A paid $30.00 for all, B on 2026-10-05
      A paid $30.00 for all on 2026-10-05
      expect B spent $30.00
      expect C spent $35.00
      """
    ),
    RightValue(
      "all but those who are not there anyway",
      """
      home USD
      buddies A, B, C
      B left on 2026-10-02
      A paid $30.00 for all except B on 2026-10-01
      A paid $30.00 for all except B on 2026-10-03
      expect B +$0.00
      expect C -$30.00
      """
    ),
    RightValue(
      "everyone who is there pays into the pot",
      """
      home EUR
      buddies A, B, C x0
      pot Kitty
      C left on 2026-10-05
      all paid Kitty €10.00 each on 2026-10-04
      all paid Kitty €10.00 each on 2026-10-05
      expect Kitty -€50.00
      expect C +€10.00
      expect A +€20.00
      """
    ),
    RightValue(
      "everyone pays into the pot without a day",
      """
      home EUR
      buddies A, B
      pot Kitty
      B left on 2026-10-05
      all paid Kitty €10.00 each
      expect B +€10.00
      """,
      warnings: ["undated-for-all"]
    ),
    RightValue(
      "joined and left in an included file",
      """
      home USD
      buddies A, B
      A paid $20.00 on 2026-10-01
      include "b.trip"
      expect B +$0.00
      """,
      files: ["b.trip": "B joined on 2026-10-02"]
    ),
    RightValue(
      "newcomers of an included file share what comes behind",
      """
      home USD
      buddies A
      A paid $20.00
      include "b.trip"
      A paid $20.00
      expect B -$15.00
      """,
      files: ["b.trip": "buddy B\nA paid $10.00"]
    ),
    RightValue(
      "one alone, who owes nobody",
      """
      home USD
      buddy A
      other B
      A paid $20.00
      A got back $3.00
      expect settled
      expect A spent $17.00
      expect 0 transfers
      """
    ),
  ]
}
