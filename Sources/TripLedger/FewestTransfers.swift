/// The cut of a pool into the most groups that each add up to zero.
///
/// Where *n* open parties fall into *g* such groups and no more, *n* − *g* transfers square them and fewer never
/// do: the transfers of any plan join the parties to sets that each add up to zero, at most *g* of them, and it
/// takes *k* − 1 transfers to join *k* parties.
///
/// Of several cuts with the most groups it is the one in which the first party in the roster has the smallest
/// group, and of those the first in roster order; then the first party that has no group yet, and so on.
enum FewestTransfers {
  /// The largest number of open parties that is searched: time and memory double with each.
  ///
  /// With 22 a search takes some milliseconds and at most 3.5 MiB.
  static let limit = 22

  /// Returns the groups in the order of their first parties, each in roster order; nil if `open` is too large to
  /// search.
  ///
  /// Past `limit`, parties of exactly opposite nets are paired first, in roster order, and the rest is searched if
  /// it is small enough. The count stays right (if a cut has a pair's two parties in two groups, moving them out to
  /// a group of their own and joining what is left makes another cut with as many groups), only the choice among
  /// equal cuts may differ.
  ///
  /// - Precondition: `open` are the parties whose net is not zero, in roster order; the nets add up to zero.
  static func groups(of nets: [Int128], among open: [Int]) -> [[Int]]? {
    if open.count <= limit { return searchedGroups(of: nets, among: open) }
    let (pairs, rest) = oppositePairs(of: nets, among: open)
    guard rest.count <= limit else { return nil }
    let groups = pairs + searchedGroups(of: nets, among: rest)
    return groups.sorted { $0[0] < $1[0] }
  }

  private static func searchedGroups(of nets: [Int128], among open: [Int]) -> [[Int]] {
    guard !open.isEmpty else { return [] }
    let search = PlanSearch(open.map { nets[$0] })
    return search.groups().map { group in group.map { open[$0] } }
  }

  /// Returns the pairs of parties with opposite nets, the first of a net with the first of its opposite, and the
  /// parties left over.
  private static func oppositePairs(
    of nets: [Int128],
    among open: [Int]
  ) -> (pairs: [[Int]], rest: [Int]) {
    var pairs: [[Int]] = []
    var rest: [Int] = []
    // The dictionary's order does not show: the pairs are sorted by the caller, the rest here.
    for equals in Dictionary(grouping: open, by: { nets[$0].magnitude }).values {
      let creditors = equals.filter { nets[$0] > 0 }
      let debtors = equals.filter { nets[$0] < 0 }
      pairs += zip(creditors, debtors).map { [min($0, $1), max($0, $1)] }
      rest += creditors.dropFirst(debtors.count) + debtors.dropFirst(creditors.count)
    }
    return (pairs, rest.sorted())
  }
}
