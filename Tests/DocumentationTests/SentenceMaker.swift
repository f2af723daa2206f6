import TripTesting

/// Makes sentences that a grammar allows, at random.
struct SentenceMaker {
  private let grammar: Grammar
  private var generator: SeededGenerator

  init(_ grammar: Grammar, _ generator: SeededGenerator) {
    self.grammar = grammar
    self.generator = generator
  }

  /// The names in the samples, quotes off.
  static let people = ["Ann", "Ben", "小明", "O'Brien", "Anna-Maria", "Mark", "Anna Maria"]

  /// What stands for each token, and for names, so that notes are none.
  static let samples: [String: [String]] = [
    "name": ["Ann", "Ben", "小明", "O'Brien", "Anna-Maria", "Mark", "\"Ben\"", "\"Anna Maria\""],
    "WORD": ["fee", "chart", "kr"],
    "STRING": ["\"dinner\"", "\"say \\\"hi\\\"\"", "\"\""],
    "CATEGORY": ["#food", "#Ça-va"],
    "CODE": ["USD", "eur", "kr"],
    "SIGN": ["$", "€", "US$", "￥"],
    "NUMBER": ["5", "12.50", "1,234.56", "0.0067", "1'000"],
    "COUNT": ["4", "1"],
    "PARTS": ["x2", "x0.5", "2x", "×3"],
    "DAY": ["2026-10-03"],
    "MONTH": ["2026-10"],
    "DECIMALS": ["0", "3"],
    "STYLE": ["1.234,56", "1 234,56", "1'234.56", "1,234.56"],
    "COMMENT": ["# why", "##", "#"],
    "WHOLE-LINE": ["#why", "# why"],
    "LINE-END": ["\n", "\r\n"],
  ]

  mutating func sentence(of rule: String) -> String {
    var pieces: [String] = []
    add(rule, to: &pieces)
    return pieces.joined(separator: " ")
  }

  private mutating func add(_ rule: String, to pieces: inout [String]) {
    if let samples = Self.samples[rule] {
      pieces.append(samples.randomElement(using: &generator) ?? "")
    } else if let expression = grammar.rules[rule] {
      add(expression, to: &pieces)
    }
  }

  private mutating func add(_ expression: Grammar.Expression, to pieces: inout [String]) {
    switch expression {
    case .described: break
    case .text(let text): pieces.append(text)
    case .rule(let name): add(name, to: &pieces)
    case .sequence(let parts): for part in parts { add(part, to: &pieces) }
    case .choice(let options):
      if let option = options.randomElement(using: &generator) { add(option, to: &pieces) }
    case .optional(let inside):
      if Bool.random(using: &generator) { add(inside, to: &pieces) }
    case .repeated(let inside):
      for _ in 0..<Int.random(in: 0...2, using: &generator) { add(inside, to: &pieces) }
    }
  }
}
