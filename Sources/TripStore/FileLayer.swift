/// The little that is asked of a file system; tests put one that fails in its place.
///
/// Paths are as the user gave them, relative to the working folder or absolute.
package protocol FileLayer: Sendable {
  /// Returns all bytes of a file.
  func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8]

  /// Returns all bytes up to the end of standard input.
  func readStandardInput() throws(FileTrouble) -> [UInt8]

  /// Returns what a folder holds, in no certain order, without `.` and `..`.
  func entries(of folder: String) throws(FileTrouble) -> [FolderEntry]

  /// Returns the absolute path of an existing file or folder, with every symbolic link followed.
  func resolved(_ path: String) throws(FileTrouble) -> String

  /// Returns what a path leads to, with links followed; nil where there is nothing to be had.
  func kind(of path: String) -> FolderEntry.Kind?
}

extension FileLayer {
  /// Returns whether `path` is a folder or leads to one.
  package func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Returns whether `path` is a regular file or leads to one.
  package func isFile(_ path: String) -> Bool { kind(of: path) == .file }
}

/// What a file may be to be read.
package enum FileKind: Sendable {
  /// What somebody named on the command line: a regular file, a pipe, a terminal, the null device.
  case given
  /// What was only found, in a folder or in a script: a regular file, which is sure to end.
  case found
}

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    /// Something special; in a folder a link as well, wherever it leads.
    case other
  }

  package var name: String
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
