/// What is asked of a file system to write; tests put one that fails at any step in its place.
///
/// Each call is one step of the system, so that a failure can be planted before or after any.
package protocol WritableFileLayer: FileLayer {
  /// Returns what is known of the file that a path leads to, links followed; nil where there is none.
  func facts(of path: String) throws(FileTrouble) -> FileFacts?

  /// Returns what is known of an open file.
  func facts(of file: OpenFile) throws(FileTrouble) -> FileFacts

  func openFile(_ path: String, for use: FileUse) throws(FileTrouble) -> OpenFile

  /// Writes some of the bytes, at least one, and returns how many.
  func writeSome(of bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileTrouble) -> Int

  /// Returns when what was written to the file is on the disk.
  func syncFile(_ file: OpenFile) throws(FileTrouble)

  func cut(_ file: OpenFile, to size: Int) throws(FileTrouble)

  /// Gives a file the permissions of another, and its owner as far as that is allowed.
  func adopt(_ facts: FileFacts, for file: OpenFile) throws(FileTrouble)

  func closeFile(_ file: OpenFile)

  /// Waits until nobody else holds the file locked, and locks it until it is closed.
  func lockFile(_ file: OpenFile) throws(FileTrouble)

  func move(_ path: String, to other: String) throws(FileTrouble)

  /// Makes each of two paths lead to what the other one does, at one stroke; false where the file
  /// system cannot.
  func exchange(_ path: String, with other: String) throws(FileTrouble) -> Bool

  func removeFile(_ path: String) throws(FileTrouble)

  /// Returns when the names in a folder are on the disk.
  func syncFolder(_ path: String) throws(FileTrouble)

  /// Makes a folder that only its owner may enter, and those above it that are missing.
  func makePrivateFolder(_ path: String) throws(FileTrouble)
}

/// What a file is opened for.
package enum FileUse: Hashable, Sendable {
  /// To add to its end; it must exist.
  case appending
  /// To write a new one; it must not exist.
  case creating
  /// To lock it or to add to a private file; made if missing, for its owner alone.
  case keeping
}

package struct OpenFile: Hashable, Sendable {
  package var descriptor: Int32
  package var path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// What tells one state of a file from another.
package struct FileFacts: Hashable, Sendable {
  package struct Moment: Hashable, Sendable {
    package var seconds: Int
    package var nanoseconds: Int
  }

  package var device: UInt64
  package var inode: UInt64
  package var size: Int
  package var modified: Moment
  package var changed: Moment
  /// Permissions only.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32

  package func isSameFile(as other: FileFacts) -> Bool {
    device == other.device && inode == other.inode
  }
}
