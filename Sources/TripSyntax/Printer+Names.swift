import TripMoney
import TripText

extension Printer {
  /// A name as it was written; quotes that it does without are off.
  func name(_ mention: NameMention) -> String {
    let bytes = sources.bytes(in: mention.span)
    guard bytes.first == 0x22 else { return String(decoding: bytes, as: UTF8.self) }
    let name = unquoted(bytes).trimmingBlanks()
    return Self.canBeBare(name) ? name : Self.quoted(name)
  }

  /// A string as it was meant, in quotes.
  func string(at span: SourceSpan) -> String { Self.quoted(unquoted(sources.bytes(in: span))) }

  /// Whether a name is a single word, and none that means something.
  ///
  /// Most keywords may be names without quotes, but not everywhere: `chart by "Day"`. Such a name
  /// keeps what it was given.
  private static func canBeBare(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var lexer = Lexer(bytes: bytes, base: 0, numbers: .point)
    var tokens: [Token] = []
    lexer.lexLine(into: &tokens, isContinuation: true)
    guard tokens.count == 2, !lexer.hasFault, lexer.comment == nil else { return false }
    return tokens[0].kind == .word && tokens[0].keyword == nil
      && tokens[0].span == lexer.span(0, bytes.count)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result + "\""
  }
}
