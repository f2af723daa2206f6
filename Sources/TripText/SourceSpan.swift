/// A half-open range of UTF-8 offsets in a `SourceMap`, in bytes.
///
/// A place is eight bytes; line and column are worked out only when it is shown.
package struct SourceSpan: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  @inlinable
  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The empty span at `offset`.
  package init(at offset: UInt32) {
    self.init(start: offset, end: offset)
  }

  package var isEmpty: Bool { start == end }

  /// The smallest span that covers both.
  package func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}
