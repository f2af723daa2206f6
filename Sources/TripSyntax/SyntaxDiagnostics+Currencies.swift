import TripText

/// Messages about the currency of an amount.
extension Diagnostic {
  static func currencyInWords(_ word: String, _ ways: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "spoken-currency",
      "'\(word)' looks like a currency, which is written with its sign or its code",
      at: span,
      help: oneOf(ways)
    )
  }

  static func letterAsSymbol(_ letter: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-currency",
      "no single letter is a currency's symbol, so '\(letter)' is none",
      at: span,
      help: "write its code, such as ZAR 50"
    )
  }

  static func spokenCurrency(
    _ word: String,
    written: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "spoken-currency",
      "a currency is written with its sign or its code, not '\(word)'",
      at: span,
      help: mended == nil ? "write \(written)" : nil,
      mended: mended
    )
  }

  static func twoCurrencies(
    _ before: String,
    _ after: String,
    canBind: Bool,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    let code = after.uppercased()
    return Diagnostic(
      .error,
      code: "two-currencies",
      "'\(before)' and '\(after)': an amount names one currency",
      at: span,
      help: canBind
        ? "to make \(before) mean \(code), say once, at the top: currency \(code) symbol \(before)"
        : mended == nil ? "leave out one of them" : nil,
      mended: mended
    )
  }

  static func unknownCode(_ word: String, note: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-currency",
      "'\(word)' looks like a currency's code, and is none",
      at: span,
      help: "a currency of your own is declared above: currency \(word) decimals 2; "
        + "what it was goes in quotes: \(note)"
    )
  }
}
