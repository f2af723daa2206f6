/// What the words on a line of a receipt say of its figure.
enum ReceiptLine {
  case plain
  /// It goes on top, or comes off.
  case signed(String)
  /// It only adds up the others, or says how it was paid.
  case sum
  /// `discount on tip`, `tip included`
  case unclear

  init(_ words: String) {
    let words = words.split { !$0.isLetter }.map(String.init)
    let isOff = words.contains(where: Habit.discount.isMeant)
    let isOnTop = words.contains(where: Habit.onTop.isMeant)
    let isIncluded = words.contains(where: Habit.included.isMeant)
    if words.contains(where: Habit.sum.isMeant) {
      self = .sum
    } else if isOff || isOnTop || isIncluded {
      self = isOff && isOnTop || isIncluded ? .unclear : .signed(isOff ? "-" : "+")
    } else {
      self = .plain
    }
  }
}
