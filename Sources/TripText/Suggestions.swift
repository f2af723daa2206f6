/// Returns the candidate that `word` most likely stands for, or nil where none is near.
///
/// Near is, without case, a distance of at most 1 for a word of up to 4 characters, 2 up to 8, and
/// 3 beyond, where one letter too many, missing, wrong, or swapped with its neighbour counts 1.
/// A word of 3 or more letters that a candidate begins with counts as one slip. Something of the
/// word must be left: one letter is not near another. Of equals the first wins.
///
/// - Complexity: O(*n*·*k*) for *n* candidates and the *k* characters of the word; a word past
///   256 bytes has no slips and costs nothing.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  guard word.utf8.count <= longestWord else { return nil }
  let typed = Array(word.lowercased())
  let limit =
    switch typed.count {
    case ...4: 1
    case ...8: 2
    default: 3
    }
  var best: String?
  var bestDistance = limit + 1
  for candidate in candidates where candidate.utf8.count <= longestWord {
    let letters = Array(candidate.lowercased())
    var distance = editDistance(typed, letters, atMost: min(limit, bestDistance - 1)) ?? .max
    if typed.count >= 3, letters.starts(with: typed) { distance = min(distance, 1) }
    if distance < bestDistance, distance < max(typed.count, letters.count) {
      (best, bestDistance) = (candidate, distance)
      if distance == 0 { break }
    }
  }
  return best
}

/// The bytes past which a word or a candidate is left alone.
private let longestWord = 256

/// Returns the optimal string alignment distance of two words, or nil where it is above `limit`.
///
/// Only the cells within `limit` of the diagonal are worked out; no others can matter.
private func editDistance(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  let tooFar = limit + 1
  var beforeLast: [Int] = []
  var last = (0...b.count).map { min($0, tooFar) }
  for i in 0..<a.count {
    var row = Array(repeating: tooFar, count: b.count + 1)
    row[0] = min(i + 1, tooFar)
    for j in max(0, i - limit)..<max(0, i - limit, min(b.count, i + limit + 1)) {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row[j + 1] = min(cost, tooFar)
    }
    if row.allSatisfy({ $0 == tooFar }) { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
