package import TripMoney
package import TripText

/// Who shares, and how: a list of people and groups, each with at most one mark.
package struct Split: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package enum Who: Hashable, Sendable {
      case name(NameID)
      case all
    }

    package enum Mark: Hashable, Sendable {
      case none
      case rest
      case parts(Decimal)
      case percent(Decimal)
      /// An index into the split's `amounts`, so that an entry is a few plain bytes.
      case exact(Int32)
    }

    package var who: Who
    package var mark: Mark
    /// The name and its mark.
    package var span: SourceSpan
    package var nameSpan: SourceSpan
  }

  package var entries: [Entry]
  /// The exact amounts of entries that have one.
  package var amounts: [Amount] = []
  /// People and groups behind `except`.
  package var excepted: [NameMention] = []
  package var span: SourceSpan
}

/// A percentage on top of somebody's part.
package struct Fee: Hashable, Sendable {
  package var percent: Decimal
  /// Who pays it; without, every other in the split.
  package var people: [NameMention] = []
  package var span: SourceSpan
}

/// A line of a bill's block.
package struct Item: Hashable, Sendable {
  package enum Sign: UInt8, Sendable {
    /// A plain line: it belongs to its people.
    case plain
    /// On top or off, in proportion to the plain lines.
    case onTop
    case off
  }

  package enum Value: Hashable, Sendable {
    case amount(Amount)
    case percent(Decimal)
    case rest
  }

  package var sign: Sign
  package var value: Value
  package var what: SourceSpan?
  package var split: Split?
  package var span: SourceSpan
  package var valueSpan: SourceSpan
}
