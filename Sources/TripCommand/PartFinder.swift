import TripEngine
import TripMoney
import TripStore
import TripText

/// Finds the script that a part belongs to, for somebody who runs the part alone.
struct PartFinder {
  let world: World
  let today: Day

  /// How many scripts are looked into at most: this is help, not the errand.
  private static let most = 100

  /// Returns the path of the first script in the folders above that includes `part`.
  func whole(of part: Script) -> String? {
    guard let identity = part.identity else { return nil }
    var folder = Path.folder(of: identity)
    var rest = Self.most
    while true {
      let scripts = TripFolder(folder, in: world.files, descends: false).scripts.prefix(rest)
      rest -= scripts.count
      for path in scripts where path != identity {
        if includes(path, identity) { return said(path) }
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Path.folder(of: folder)
    }
  }

  private func includes(_ path: String, _ identity: String) -> Bool {
    do throws(FileTrouble) {
      return try Script(.file(path), in: world, on: today).evaluation.includes.contains(identity)
    } catch {
      // What cannot be read is not the whole that is looked for.
      return false
    }
  }

  /// Returns an absolute path as it is typed in the working folder.
  private func said(_ path: String) -> String {
    let here: String
    do throws(FileTrouble) {
      here = try world.files.resolved(".")
    } catch {
      // A working folder that has been removed has no way to anywhere.
      return path
    }
    if let below = Path.relative(path, to: here) { return below }
    let folder = Path.folder(of: path)
    guard let down = Path.relative(here, to: folder) else { return path }
    let steps = down.utf8.split(separator: UInt8(ascii: "/")).map { _ in "../" }.joined()
    return steps + Path.name(of: path)
  }
}
