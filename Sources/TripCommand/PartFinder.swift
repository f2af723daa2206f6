import TripEngine
import TripMoney
import TripStore
import TripText

/// Finds the script that a part belongs to, for somebody who runs the part alone.
struct PartFinder {
  let world: World
  let today: Day

  /// How many scripts are looked into at most, and how many bytes: this is help, not the errand.
  private static let most = (scripts: 100, bytes: 8 << 20)

  /// Whether errors are such that the script may be a part of another one.
  static func mayBePart(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.mayBeMendedByWhole }
      && !diagnostics.contains { $0.code == "include-cycle" }
  }

  /// Returns the path of the first script in the folders above that includes the one in the file
  /// `identity`, links followed.
  func whole(ofPart identity: String) -> String? {
    var folder = Path.folder(of: identity)
    var rest = Self.most
    while true {
      let scripts = TripFolder(folder, in: world.files, descends: false).scripts.prefix(
        rest.scripts
      )
      rest.scripts -= scripts.count
      for path in scripts where path != identity {
        if includes(path, identity, &rest.bytes) { return said(path) }
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Path.folder(of: folder)
    }
  }

  private func includes(_ path: String, _ identity: String, _ rest: inout Int) -> Bool {
    do throws(FileTrouble) {
      let bytes = try world.files.read(path, as: .found)
      rest -= bytes.count
      guard rest >= 0, Self.mentionsInclude(bytes) else { return false }
      return try Script(.file(path), in: world, on: today).evaluation.includes.contains(identity)
    } catch {
      // What cannot be read is not the whole that is looked for.
      return false
    }
  }

  /// Whether a line of a script begins with `include`: most scripts have none, and need no reading.
  private static func mentionsInclude(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: text.prefix(7), as: UTF8.self).lowercased() == "include"
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
