import TripText

/// The smallest piece of a script: a kind and a place, twelve bytes.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case word
    /// Digits, with the marks among them; `Numeral` reads it.
    case number
    /// Four digits, one or two, one or two, with hyphens: a day, real or not.
    case date
    /// Quotes included.
    case string
    /// A currency sign, letters that belong to it included: `$`, `US$`, `€`.
    case sign
    /// `#word`.
    case category
    /// `x` or `×` beside a number.
    case times
    case comma, colon, plus, minus, star, slash, percent, equals, at, openBrace, closeBrace
    case newline
    /// After the last token, for ever.
    case end
  }

  var kind: Kind
  /// The keyword that a word spells, looked up once; a person may still be called so.
  var keyword: Keyword?
  var span: SourceSpan

  init(kind: Kind, keyword: Keyword? = nil, span: SourceSpan) {
    self.kind = kind
    self.keyword = keyword
    self.span = span
  }
}
