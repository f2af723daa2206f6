/// Reads what a script includes: files inside the script's own folder, and no others.
///
/// A script from a stranger is safe to run because of this: whatever it names, and wherever links
/// lead, nothing outside its folder is opened.
package struct IncludeReader: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// `name` is the way to the file as people say it, `identity` its path with links followed.
    case text(name: String, identity: String, bytes: [UInt8])
    case outside
    case unreadable(FileTrouble)
  }

  private let files: any FileLayer
  /// The first script, as it is called, and with links followed where it is a file.
  private let script: String
  package let identity: String?
  /// The folder that holds everything: as people say it, and with links followed.
  private let shownFolder: String
  private let folder: String

  /// Creates a reader for the script in the file `path`.
  package init(forFile path: String, in files: any FileLayer) throws(FileTrouble) {
    self.files = files
    script = path
    let resolved = try files.resolved(path)
    identity = resolved
    folder = Path.folder(of: resolved)
    // A script reached through a link has its parts where it really lies.
    let said = Path.folder(of: path)
    let isSaid = try files.resolved(said.isEmpty ? "." : said) == folder
    shownFolder = isSaid ? said : folder
  }

  /// Creates a reader for a script that is no file, such as standard input, in the working folder.
  package init(forTextCalled name: String, in files: any FileLayer) throws(FileTrouble) {
    self.files = files
    script = name
    identity = nil
    folder = try files.resolved(".")
    shownFolder = ""
  }

  /// Reads the file that `path` means in the script called `from`.
  package func read(_ path: String, from: String) -> Outcome {
    guard path.utf8.first != UInt8(ascii: "/") else { return .outside }
    let start = from == script ? shownFolder : Path.folder(of: from)
    let wanted = Path.join(start, path)
    let resolved: String
    do throws(FileTrouble) {
      resolved = try files.resolved(wanted)
    } catch {
      // Whether something exists out there is nobody's business either.
      let below = shownFolder.isEmpty ? wanted : String(wanted.dropFirst(shownFolder.count))
      return Path.escapes(below) ? .outside : .unreadable(error)
    }
    if resolved == folder { return .unreadable(FileTrouble(wanted, .isFolder)) }
    guard let below = Path.relative(resolved, to: folder) else { return .outside }
    do throws(FileTrouble) {
      // The resolved path is read, so that it is what was looked at.
      let bytes = try files.read(resolved, as: .found)
      return .text(name: Path.join(shownFolder, below), identity: resolved, bytes: bytes)
    } catch {
      return .unreadable(error)
    }
  }
}
