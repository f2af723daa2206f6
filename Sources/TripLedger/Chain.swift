/// A debt that the plan passes on: a closed chain of people, each of whom owed the next or is paid by
/// them instead.
///
/// Along it everyone gives up as much as they are let off, so it changes nobody's net.
package struct Chain: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      /// `from` owed `to`, and no longer does.
      case debt
      /// `from` pays `to` in the plan instead.
      case transfer
    }

    package var kind: Kind
    /// Parties, by their places in the roster.
    package var from: Int
    package var to: Int

    package init(_ kind: Kind, from: Int, to: Int) {
      self.kind = kind
      self.from = from
      self.to = to
    }
  }

  /// In minor units, above zero; the same for every step.
  package var amount: Int128
  /// Around the chain; each person stands in two steps.
  package var steps: [Step]

  /// Returns what the chain changes between two parties, for the first: above zero where it owes
  /// the other less, or is to get more.
  package func effect(on first: Int, _ second: Int) -> Int128 {
    steps.reduce(0) { sum, step in
      guard [step.from, step.to] == [first, second] || [step.from, step.to] == [second, first]
      else { return sum }
      let isUp = (step.kind == .debt) == (step.from == first)
      return isUp ? sum + amount : sum - amount
    }
  }
}
