extension Array {
  /// Returns how many elements at the start fulfil a condition that none behind them does.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func countPrefix(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
