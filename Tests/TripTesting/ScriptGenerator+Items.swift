/// Bills that are written out line by line.
extension ScriptGenerator {
  mutating func itemisedBill(
    _ payer: Int,
    _ verb: [String],
    _ tender: Tender?,
    isRefund: Bool
  ) -> String {
    let split = split(of: nil)
    let block = block(tender, of: nil)
    let clauses = clauses(
      GeneratedSplit(text: split.text, sure: []),
      payers: [payer],
      tender,
      isRefund: isRefund
    )
    // Without a total the first number of the block says the currency.
    let total = block.wantsTotal || random.chance(60) ? amount(block.total, tender) : nil
    let lines = text(of: block, tender, own: total == nil ? nil : tender)
    return words([mention(payer)] + verb + [total] + ordered(clauses + [lines]))
  }

  mutating func itemsOfSeveral(_ minor: Int, _ tender: Tender?, _ payers: [Int]) -> [String?] {
    let block = block(tender, of: minor)
    let day = options.hasFreeOrder ? words([keyword("on"), dayText()]) : nil
    return [random.chance(50) ? what() : nil, day, text(of: block, tender, own: tender)]
  }

  // MARK: - Lines

  private struct Line {
    enum Value {
      case amount(Int)
      case percent(Number)
      case rest
    }

    var sign = ""
    var value: Value
    /// What the line comes to, in minor units.
    var minor: Int
  }

  private struct Block {
    var lines: [Line]
    var total: Int
    /// A rest needs the bill's amount.
    var wantsTotal: Bool
  }

  /// A block whose lines add up, to `fixed` where that is given.
  private mutating func block(_ tender: Tender?, of fixed: Int?) -> Block {
    var lines: [Line] = []
    for _ in 0..<random.int(1...4) {
      let minor = random.int(100...50_000)
      lines.append(Line(value: .amount(minor), minor: minor))
    }
    let plain = lines.reduce(0) { $0 + $1.minor }
    let hasPercent = random.chance(50)
    if hasPercent {
      for _ in 0..<random.int(1...2) {
        let percent = random.pick([
          Number(significand: 8875, scale: 3), Number(significand: 20), Number(significand: 5),
        ])
        let isOff = random.chance(20)
        let minor = Self.percentage(percent, of: plain)
        lines.append(
          Line(sign: isOff ? "-" : "+", value: .percent(percent), minor: isOff ? -minor : minor)
        )
      }
    }
    if random.chance(30) {
      let minor = random.int(1...(plain / 4))
      lines.append(Line(sign: "-", value: .amount(minor), minor: -minor))
    }
    if random.chance(20) {
      let minor = random.int(1...5_000)
      lines.append(Line(sign: "+", value: .amount(minor), minor: minor))
    }
    var sum = lines.reduce(0) { $0 + $1.minor }
    var hasRest = false
    if random.chance(35) || fixed != nil {
      let rest = fixed.map { $0 - sum } ?? random.int(0...20_000)
      if rest < 0 {
        // Too much for what was paid: one line says all.
        let total = fixed ?? sum
        return Block(
          lines: [Line(value: .amount(total), minor: total)],
          total: total,
          wantsTotal: true
        )
      }
      let sign = hasPercent || random.chance(40) ? "+" : ""
      lines.append(Line(sign: sign, value: .rest, minor: rest))
      hasRest = true
      sum += rest
    }
    if random.chance(30) { lines.shuffle(using: &random) }
    return Block(lines: lines, total: sum, wantsTotal: hasRest)
  }

  private mutating func text(of block: Block, _ tender: Tender?, own: Tender?) -> String {
    var own = own
    var texts: [String] = []
    for line in block.lines {
      let value: String
      switch line.value {
      case .amount(let minor):
        value = amount(minor, tender, own: own)
        own = tender
      case .percent(let percent): value = text(percent, groups: false) + "%"
      case .rest: value = keyword("rest")
      }
      var clauses: [String?] = [random.chance(50) ? what() : nil]
      if options.hasFreeOrder || random.chance(60) {
        // A line that may come to nothing takes no exact shares.
        let whole =
          line.minor > 20 && own != nil || tender == nil && line.minor > 20
          ? Whole(minor: line.minor, tender: tender) : nil
        let split = split(of: whole, wantsOwn: true)
        clauses.append(split.text.map { text in words([keyword("for"), text]) })
      }
      let gap = random.chance(percent(10)) ? " " : ""
      texts.append(
        words([line.sign + (line.sign.isEmpty ? "" : gap) + value] + ordered(clauses))
      )
    }
    return braced(texts)
  }

  private mutating func braced(_ lines: [String]) -> String {
    var text = "{"
    text += random.chance(percent(15)) ? " " : comment() + lineEnd
    for (index, line) in lines.enumerated() {
      text += (options.hasNoise ? random.pick(["  ", "  ", "\t", ""]) : "  ") + line
      let isLast = index == lines.count - 1
      if isLast, random.chance(percent(15)) { return text + " }" }
      text += comment() + lineEnd
      if random.chance(percent(8)) { text += random.pick(["", "  # alone", "#food"]) + lineEnd }
    }
    return text + "}"
  }
}
