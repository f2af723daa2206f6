/// A script on the disk, as it was last read or written: added to, replaced, and watched.
///
/// Nothing is ever overwritten that was not read before. A write has come to the disk when the
/// method returns; where it throws, the old bytes are whole.
package struct ScriptFile: Sendable {
  package enum Trouble: Error, Hashable, Sendable {
    /// Somebody else saved the file since it was last read.
    case changedMeanwhile
    case failed(FileTrouble)
  }

  /// The path as people say it.
  package let name: String
  private let files: any WritableFileLayer
  /// Where the file really is, links followed.
  private let path: String
  /// What it was when it was last read or written; nil where there was none.
  private var seen: FileFacts?

  /// Finds the file; it need not exist yet, its folder must.
  package init(_ name: String, in files: any WritableFileLayer) throws(FileTrouble) {
    self.name = name
    self.files = files
    path = try Self.place(of: name, in: files)
  }

  private static func place(
    of name: String,
    in files: any WritableFileLayer
  ) throws(FileTrouble) -> String {
    do throws(FileTrouble) {
      return try files.resolved(name)
    } catch {
      guard error.reason == .missing else { throw error }
      let folder = Path.folder(of: name)
      return Path.join(try files.resolved(folder.isEmpty ? "." : folder), Path.name(of: name))
    }
  }

  package var exists: Bool { seen != nil }

  /// Reads the whole file; one that is missing is empty.
  package mutating func read() throws(FileTrouble) -> [UInt8] {
    while true {
      guard let before = try files.facts(of: path) else {
        seen = nil
        return []
      }
      let bytes = try files.read(path, as: .found)
      // Whoever writes it just now is waited for, so that no half of a save is taken for the whole.
      if try files.facts(of: path) == before, bytes.count == before.size {
        seen = before
        return bytes
      }
    }
  }

  /// Whether the file is another than the one that was last read or written.
  package func hasChanged() throws(FileTrouble) -> Bool {
    try files.facts(of: path) != seen
  }

  // MARK: - Locking

  /// Waits until no other prompt changes the file, and keeps others from it until `unlock(_:)`.
  ///
  /// The lock is a file beside the script, since the script itself is replaced by another one. Where
  /// no file can be made beside it, nothing is locked: what is written then goes to its end at once.
  package func lock() -> Lock? {
    let path = beside("lock")
    do throws(FileTrouble) {
      while true {
        let file = try files.openFile(path, for: .keeping)
        do throws(FileTrouble) {
          try files.lockFile(file)
          // Whoever had it before has removed it, perhaps while this one waited.
          let facts = try files.facts(of: path)
          if facts?.isSameFile(as: try files.facts(of: file)) == true { return Lock(file: file) }
          files.closeFile(file)
        } catch {
          files.closeFile(file)
          throw error
        }
      }
    } catch {
      return nil
    }
  }

  package func unlock(_ lock: Lock?) {
    guard let lock else { return }
    // A lock file that stays behind does no harm.
    try? files.removeFile(beside("lock"))
    files.closeFile(lock.file)
  }

  package struct Lock {
    fileprivate let file: OpenFile
  }

  private func beside(_ ending: String) -> String {
    Path.join(Path.folder(of: path), "." + Path.name(of: path) + "." + ending)
  }

  // MARK: - Writing

  /// Adds bytes to the end of the file, or makes it, and syncs.
  package mutating func append(_ bytes: [UInt8]) throws(Trouble) {
    guard let seen else {
      try create(with: bytes)
      return
    }
    do throws(FileTrouble) {
      let file = try files.openFile(path, for: .appending)
      defer { files.closeFile(file) }
      guard try files.facts(of: file) == seen else { throw FileTrouble(path, .changedMeanwhile) }
      do throws(FileTrouble) {
        try write(bytes, to: file)
      } catch {
        // Some of it may have come through: a torn line would be an error in the script.
        try? files.cut(file, to: seen.size)
        try? files.syncFile(file)
        self.seen = try files.facts(of: file)
        throw error
      }
      let facts = try files.facts(of: file)
      guard let now = try files.facts(of: path), now.isSameFile(as: facts),
        facts.size == seen.size + bytes.count
      else { throw FileTrouble(path, .changedMeanwhile) }
      self.seen = facts
    } catch {
      throw Trouble(error)
    }
  }

  /// Makes the file and its content at one stroke; the name is on the disk as well.
  private mutating func create(with bytes: [UInt8]) throws(Trouble) {
    do throws(FileTrouble) {
      let file: OpenFile
      do throws(FileTrouble) {
        file = try files.openFile(path, for: .creating)
      } catch {
        if error.reason == .exists { throw FileTrouble(path, .changedMeanwhile) }
        throw error
      }
      defer { files.closeFile(file) }
      do throws(FileTrouble) {
        try write(bytes, to: file)
        try files.syncFolder(Path.folder(of: path))
      } catch {
        try? files.removeFile(path)
        throw error
      }
      seen = try files.facts(of: file)
    } catch {
      throw Trouble(error)
    }
  }

  /// Makes `bytes` the content of the file, which holds `old`: writes them beside it, syncs, and
  /// puts them in its place.
  package mutating func replace(_ old: [UInt8], with bytes: [UInt8]) throws(Trouble) {
    guard let seen else {
      try create(with: bytes)
      return
    }
    do throws(FileTrouble) {
      let fresh = beside("new")
      let file = try openFresh(fresh)
      defer { files.closeFile(file) }
      do throws(FileTrouble) {
        try write(bytes, to: file)
        try files.adopt(seen, for: file)
        try files.syncFile(file)
        guard try files.facts(of: path) == seen else { throw FileTrouble(path, .changedMeanwhile) }
        try put(fresh, inPlaceOf: old)
      } catch {
        try? files.removeFile(fresh)
        throw error
      }
      // The new file is in its place, whatever comes of the rest.
      self.seen = try files.facts(of: file)
      try files.syncFolder(Path.folder(of: path))
    } catch {
      throw Trouble(error)
    }
  }

  /// A file of that name is left from a prompt that was killed: nobody else has the lock.
  private func openFresh(_ path: String) throws(FileTrouble) -> OpenFile {
    do throws(FileTrouble) {
      return try files.openFile(path, for: .creating)
    } catch {
      guard error.reason == .exists else { throw error }
      try files.removeFile(path)
      return try files.openFile(path, for: .creating)
    }
  }

  /// Puts a file in the place of the script, unless somebody has saved that in between.
  private func put(_ fresh: String, inPlaceOf old: [UInt8]) throws(FileTrouble) {
    guard try files.exchange(fresh, with: path) else {
      try files.move(fresh, to: path)
      return
    }
    // What was in its place is in `fresh` now: was it what is known?
    guard try files.read(fresh, as: .found) == old else {
      _ = try files.exchange(fresh, with: path)
      throw FileTrouble(path, .changedMeanwhile)
    }
    try files.removeFile(fresh)
  }

  private func write(_ bytes: [UInt8], to file: OpenFile) throws(FileTrouble) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try files.writeSome(of: rest, to: file)) }
    try files.syncFile(file)
  }
}

extension ScriptFile.Trouble {
  init(_ trouble: FileTrouble) {
    self = trouble.reason == .changedMeanwhile ? .changedMeanwhile : .failed(trouble)
  }
}
