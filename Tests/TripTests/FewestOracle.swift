/// The least number of transfers that square a pool, by looking at every set of its parties.
///
/// Of *n* open parties in *g* groups that each add up to zero, *n* − *g* transfers are needed; here *g* is found
/// by adding the parties one by one in every order at once.
func fewestTransfers(_ nets: [Int]) -> Int {
  let open = nets.filter { $0 != 0 }
  var sums = [0]
  var groups = [0]
  for set in 1..<(1 << open.count) where set > 0 {
    let lowest = set.trailingZeroBitCount
    sums.append(sums[set & (set - 1)] + open[lowest])
    let without = open.indices.filter { set >> $0 & 1 == 1 }.map { groups[set & ~(1 << $0)] }
    groups.append((without.max() ?? 0) + (sums[set] == 0 ? 1 : 0))
  }
  return open.count - groups[groups.count - 1]
}
