package import TripText

/// Amounts that each go from one party to another.
package struct Flows: Sendable {
  package struct Flow: Hashable, Sendable {
    package var from: StyledText
    package var to: StyledText
    package var amount: Table.Cell

    package init(from: StyledText, to: StyledText, amount: Table.Cell) {
      self.from = from
      self.to = to
      self.amount = amount
    }

    /// The flow in a line, such as `Leo → Mia $250.31`.
    package var line: StyledText { from + StyledText(" → ") + to + StyledText(" ") + amount.text }
  }

  package var flows: [Flow]

  package init(_ flows: [Flow]) {
    self.flows = flows
  }

  /// The flows as a table for programs.
  var fields: Table {
    var table = Table([
      Table.Column("from", .personText),
      Table.Column("to", .personText),
      Table.Column("amount", .amount),
      Table.Column("currency", .text),
    ])
    for flow in flows {
      let currency = Table.Cell(flow.amount.currency ?? "")
      table.append([Table.Cell(flow.from), Table.Cell(flow.to), flow.amount, currency])
    }
    return table
  }

  /// The flows as a table, a row each.
  package var table: Table {
    var table = Table([
      Table.Column("from", .personText),
      Table.Column("to", .personText),
      Table.Column("amount", .amount),
    ])
    for flow in flows { table.append([Table.Cell(flow.from), Table.Cell(flow.to), flow.amount]) }
    return table
  }
}
