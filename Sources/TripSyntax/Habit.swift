/// Words that people bring along from other languages and tools, and what they stand for here.
///
/// They mean nothing in a script; a message uses them to offer the line that was meant.
package enum Habit: Hashable, Sendable {
  /// `Anna payed 50`, `Anna zahlt 50`
  case paid
  /// `Anna hat 50 bezahlt`, `Anna a payé 50`
  case auxiliary
  /// `Ben sent Anna 20`
  case sent
  /// `Anna lent Ben 20`
  case lent
  /// `Ben owes Anna 20`, `Ben borrowed 20 from Anna`
  case owes
  /// `Anna received 20`
  case got
  case joined
  case left
  /// `für Ben`, `between Ben and Cy`
  case `for`
  /// `with Ben`: the payer shares it, too.
  case with
  case and
  case everyone
  /// `all but Ben`, `not for Ben`
  case except
  /// `10 apiece`
  case each
  /// `10 per head`: the two words of it.
  case per, head
  case me
  /// `They paid 50`
  case them
  /// `gift for mum`, `dinner for both`: somebody who may share it, and is not named.
  case relative, unnamed
  /// `excluding herself`: whoever paid.
  case itself
  /// `Anna already paid 50`, `Anna paid about 50`: words that change nothing.
  case filler
  /// `Anna paid 50 equally`
  case equally
  /// Words before a statement that can be left out: `add`, `show`.
  case needless
  /// `members Anna, Ben`
  case buddies
  /// `couple Anna, Ben`, `purse Kitty`
  case together, pot
  /// Words for a command: `who owes whom`, `balance`.
  case settle, balances, bills
  case rate, on, trip, home
  /// Lines of a receipt that come off, that go on top, and that only add up the others or say how
  /// it was paid.
  case discount, onTop, sum
  /// `tip included`: it is in the amount already.
  case included

  /// Returns whether a word, in any case, is one of those for this habit.
  package func isMeant(by word: String) -> Bool {
    Self.table[word.lowercased(), default: []].contains(self)
  }

  /// Whether a word is one of those for some habit.
  static func isKnown(_ word: String) -> Bool { table[word.lowercased()] != nil }

  /// Returns the word of a note that says who may share the bill: `gift for mum`, `only me`.
  ///
  /// Before another word, and with nobody's `for` before it, it says what it was: `kids menu`, `her hat`.
  package static func sharer(in words: [String]) -> String? {
    let index = words.indices.first { index in
      let word = words[index]
      let isOpen = ["both", "her", "others"].contains(word.lowercased())
      if !isOpen, [Habit.me, .unnamed, .itself].contains(where: { $0.isMeant(by: word) }) {
        return true
      }
      guard isOpen || relative.isMeant(by: word) else { return false }
      let next = index + 1 < words.count ? words[index + 1].lowercased() : "only"
      if ["only", "alone", "too", "also", "and", "equally"].contains(next) { return true }
      let lead = words[..<index].last { !determiners.contains($0.lowercased()) } ?? ""
      return !isOpen
        && ([Habit.for, .with, .except].contains { $0.isMeant(by: lead) }
          || ["for", "only", "just", "by", "from", "to"].contains(lead.lowercased()))
    }
    return index.map { words[$0] }
  }

  private static let determiners: Set<String> = [
    "the", "my", "our", "his", "her", "their", "a", "an", "all", "both", "two", "three",
  ]

  private static let table = {
    var table: [String: Set<Habit>] = [:]
    for (habit, words) in lists {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        table[String(word), default: []].insert(habit)
      }
    }
    return table
  }()

  private static let lists: [(Habit, String)] = [
    (
      .paid,
      """
      pay pays payed paying payd piad pid spent spend spends bought buy buys purchased booked ordered rented hired zahlt zahlte
      bezahlt bezahlte gezahlt zahle bezahle paye payé paya payait réglé dépensé pagó pagado paga
      pago pagato betaalt betaalde betaald betalte betalade
      """
    ),
    (.auxiliary, "hat habe has have had a ha hade heeft avait"),
    (
      .sent,
      """
      sent send sends put puts gave give gives transferred transfers wired venmoed repaid repays reimbursed returned
      überwies überweist schickte schickt gab gibt donne donné rembourse remboursé
      """
    ),
    (.lent, "lent lend lends loaned loans covered covers fronted lieh leiht prête prêté"),
    (.owes, "owes owe owed schuldet doit debe deve borrowed borrows"),
    (.got, "received receive receives get gets bekam bekommt erhielt erhält reçu reçoit"),
    (.joined, "joins join arrives arrived arrive comes came"),
    (.left, "leaves leave departs departed goes went"),
    (
      .for,
      """
      für pour por per voor för between among amongst across split shared sharing divided zwischen
      entre tra geteilt partagé para till для на 给
      """
    ),
    (.with, "with w mit avec con met med"),
    (.and, "und et y e en og och plus n"),
    (
      .everyone,
      """
      everyone everybody us everyone's everybody's alle allen jeden tous toutes todos tutti iedereen
      """
    ),
    (
      .except,
      "but without excluding excl minus not ohne außer ausser nicht sauf sans pas sin senza"
    ),
    (.each, "pp apiece ea chacun jeweils cadauno"),
    (.per, "per a pro par por je each"),
    (
      .head,
      """
      person people head adult guest pax nose kopf nase personne tête tete persona cabeza capita
      testa persoon
      """
    ),
    (.me, "me i myself ich mich moi je yo io"),
    (
      .them,
      "he she they it him her them you someone somebody both others nobody noone who er sie es il elle ils"
    ),
    (.unnamed, "both them him her they he she someone somebody others nobody noone"),
    (.itself, "himself herself themself themselves itself"),
    (
      .filler,
      "already also just now finally again about around roughly approximately approx circa ca"
    ),
    (
      .relative,
      """
      mum mom mama mummy mommy mother dad papa daddy father parents kid kids child children baby son
      daughter brother sister wife husband partner boyfriend girlfriend friend friends guest guests
      family uncle aunt cousin cousins nephew niece grandma grandpa granny roommate roommates flatmate
      flatmates colleague colleagues host hosts girls boys guys lads ladies couple adult adults
      visitor visitors people person persons pax group gang crew squad team kind kinder freund freunde gast gäste enfant enfants amigo amigos niños
      """
    ),
    (.equally, "equally evenly equal even halves fairly gleichmäßig"),
    (
      .needless,
      """
      add new create enter record log set let please also then and show print display list get
      expense payment transaction bill calculate compute
      """
    ),
    (
      .buddies,
      """
      people person persons member members friend friends traveller travellers traveler travelers
      participant participants guest guests crew team party roster users user with who names
      """
    ),
    (.together, "couple couples family families pair household paar familie"),
    (.pot, "purse kitty pool fund wallet kasse cagnotte bote"),
    (.settle, "plan summary report status result results settlement debts owes solve quits"),
    (.balances, "balance bal saldo saldi standings standing"),
    (.bills, "expenses history transactions log list show entries"),
    (.rate, "exchange fx forex kurs convert conversion"),
    (.on, "date day am le tag datum"),
    (.trip, "title name event reise voyage"),
    (.home, "base default main currency"),
    (
      .discount,
      """
      off discount discounts rebate coupon voucher refund reduction minus less rabatt gutschein nachlass
      remise réduction descuento sconto korting 折扣
      """
    ),
    (
      .onTop,
      """
      tip tips gratuity service tax taxes vat gst surcharge plus trinkgeld mwst bedienung pourboire
      tva propina iva mancia coperto fooi btw
      """
    ),
    (.included, "incl included including inclusive inkl inklusive inbegriffen compris incluido"),
    (
      .sum,
      """
      total subtotal sum summe gesamt zwischensumme insgesamt totale totaal somme cash change
      rückgeld wechselgeld gegeben
      """
    ),
  ]

  /// How a command of the prompt is written that a word of everyday speech means.
  static func promptCommand(_ word: String) -> String? {
    promptCommands.first { $0.words.contains(word.lowercased()) }?.form
  }

  private static let promptCommands: [(words: Set<String>, form: String)] = [
    (["change", "modify", "correct", "fix", "update", "replace"], "edit 3"),
    (["del", "rm", "erase", "drop", "kill"], "delete 3"),
    (["q", "x", "bye", "leave", "stop", "end", "close", "logout"], "quit"),
    (["revert", "back", "cancel", "oops", "u"], "undo"),
    (["load", "use"], "open tokyo.trip"),
    (["write", "store"], "save tokyo.trip"),
  ]

  /// Returns the number that a word spells: `fifty`, `twenty-five`, `hundred`, `million`.
  static func number(_ word: String) -> Int? {
    if let number = spelledNumbers[word.lowercased()] { return number }
    let parts = word.lowercased().split(separator: "-")
    guard parts.count == 2, let tens = spelledNumbers[String(parts[0])],
      let ones = spelledNumbers[String(parts[1])], tens >= 20, tens < 100, ones < 10
    else { return nil }
    return tens + ones
  }

  private static let spelledNumbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90, "hundred": 100, "thousand": 1000, "million": 1_000_000,
  ]
}
