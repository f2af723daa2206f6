/// Why an amount has no figure.
package enum MoneyError: Error {
  /// It is beyond `largestAmount`.
  case tooLarge
}

/// The most minor units that an amount may have, written or worked out: 15 digits of them.
@inlinable
package var largestAmount: Int64 { 999_999_999_999_999 }
