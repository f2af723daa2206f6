import Foundation
import TripStore

/// The files of the repository, seen from its root, and on top of them those that a page has made so far.
struct RepositoryFiles: FileLayer {
  /// The texts of made files by their paths from the root.
  var made: [String: String] = [:]
  var input = ""

  func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] {
    if isFolder(path) { throw FileTrouble(path, .isFolder) }
    if let text = made[relative(path)] { return Array(text.utf8) }
    guard let data = try? Data(contentsOf: url(path)) else { throw FileTrouble(path, .missing) }
    return Array(data)
  }

  func readStandardInput() throws(FileTrouble) -> [UInt8] { Array(input.utf8) }

  func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] {
    guard isFolder(folder) else { throw FileTrouble(folder, .missing) }
    let inside = made.keys.compactMap { Path.relative(absolute($0), to: absolute(folder)) }
    let names = Set(inside.map { String($0.prefix { $0 != "/" }) })
    let found = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.union(found).map { name in
      FolderEntry(name: name, kind: isFolder(Path.join(folder, name)) ? .folder : .file)
    }
  }

  func resolved(_ path: String) throws(FileTrouble) -> String {
    guard kind(of: path) != nil else { throw FileTrouble(path, .missing) }
    return absolute(path)
  }

  func kind(of path: String) -> FolderEntry.Kind? {
    if made[relative(path)] != nil { return .file }
    let isMadeFolder = made.keys.contains {
      Path.relative(absolute($0), to: absolute(path)) != nil
    }
    let values = try? url(path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true || isMadeFolder ? .folder : values.map { _ in .file }
  }

  private func url(_ path: String) -> URL { URL(fileURLWithPath: absolute(path)) }

  /// Returns a path from the root of the file system, without dots.
  private func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Path.join(Repository.root.path, path).split(separator: "/") {
      if part == ".." {
        parts = parts.dropLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  private func relative(_ path: String) -> String {
    Path.relative(absolute(path), to: Repository.root.path) ?? path
  }
}
