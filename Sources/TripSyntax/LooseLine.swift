/// What stands on a line that is put neither as a bill nor as a payment: `50 dinner for Ben`,
/// `20 Ben to Anna`.
struct LooseLine {
  /// Who is named with no word before, or behind `by`.
  var payer: String?
  /// Whom the money came from: who paid it, or whose it was.
  var source: String?
  /// Whom it went to.
  var payee: String?
  var amount: (range: Range<Int>, text: String)?
  /// Where the words stand that may be what it was.
  var words: [Int] = []
  /// Who shares it, as it stands there: `for Ben, Cy`.
  var split: String?
  var category: String?
  var day: String?
  /// Whether money came back: `refund`.
  var isRefund = false
  /// Whether it says what somebody owes or lent, or who was there besides.
  var isUnclear = false

  /// Whether the line says who paid.
  var saysPayer: Bool { source == nil ? payer != nil : payee != nil }

  /// The bill or the payment that the line may mean; `somebody` stands for whoever is not named.
  func example(somebody: String, note: String?) -> String {
    let money = amount?.text ?? "50"
    let what = note.map { " " + Parser.quoted($0) } ?? ""
    let end = day.map { " on \($0)" } ?? ""
    if let payee {
      return "\(payer ?? source ?? "…") paid \(payee) \(money)\(what)\(end)"
    }
    if let payer, let source { return "\(payer) got \(money) from \(source)\(what)\(end)" }
    let verb = isRefund && payer != nil ? "got back" : "paid"
    // Who shares it has hardly paid it, and who did is not known.
    let subject = payer ?? source ?? (split == nil ? somebody : "…")
    return "\(subject) \(verb) \(money)\(what)" + (split.map { " \($0)" } ?? "")
      + (category.map { " \($0)" } ?? "") + end
  }
}
