#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemFiles: WritableFileLayer {
  package func facts(of path: String) throws(FileTrouble) -> FileFacts? {
    try Self.mustBeAPath(path)
    var facts = stat()
    if unsafe stat(path, &facts) == 0 { return FileFacts(facts) }
    if errno == ENOENT { return nil }
    throw FileTrouble(path, code: errno)
  }

  package func facts(of file: OpenFile) throws(FileTrouble) -> FileFacts {
    var facts = stat()
    guard unsafe fstat(file.descriptor, &facts) == 0 else {
      throw FileTrouble(file.path, code: errno)
    }
    return FileFacts(facts)
  }

  package func openFile(_ path: String, for use: FileUse) throws(FileTrouble) -> OpenFile {
    try Self.mustBeAPath(path)
    let (flags, mode): (Int32, mode_t) =
      switch use {
      // Reading as well, so that the last byte can be looked at.
      case .appending: (O_RDWR | O_APPEND, 0)
      case .creating: (O_RDWR | O_CREAT | O_EXCL, 0o666)
      case .keeping: (O_RDWR | O_APPEND | O_CREAT, 0o600)
      }
    let descriptor = Self.opened(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    guard descriptor >= 0 else { throw FileTrouble(path, code: errno) }
    return OpenFile(descriptor: descriptor, path: path)
  }

  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    while true {
      let descriptor = unsafe open(path, flags, mode)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  package func writeSome(
    of bytes: ArraySlice<UInt8>,
    to file: OpenFile
  ) throws(FileTrouble) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(file.descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 || bytes.isEmpty { return max(0, count) }
      if count == 0 { throw FileTrouble(file.path, code: EIO) }
      if errno != EINTR { throw FileTrouble(file.path, code: errno) }
    }
  }

  package func syncFile(_ file: OpenFile) throws(FileTrouble) {
    while fsync(file.descriptor) != 0 {
      if errno != EINTR { throw FileTrouble(file.path, code: errno) }
    }
  }

  package func cut(_ file: OpenFile, to size: Int) throws(FileTrouble) {
    while ftruncate(file.descriptor, off_t(size)) != 0 {
      if errno != EINTR { throw FileTrouble(file.path, code: errno) }
    }
  }

  package func adopt(_ facts: FileFacts, for file: OpenFile) throws(FileTrouble) {
    // Only root may give files away; anybody may try to keep the group.
    if fchown(file.descriptor, facts.owner, facts.group) != 0 {
      _ = fchown(file.descriptor, uid_t.max, facts.group)
    }
    guard fchmod(file.descriptor, mode_t(facts.mode)) == 0 else {
      throw FileTrouble(file.path, code: errno)
    }
  }

  package func closeFile(_ file: OpenFile) {
    _ = close(file.descriptor)
  }

  package func lockFile(_ file: OpenFile) throws(FileTrouble) {
    while flock(file.descriptor, LOCK_EX) != 0 {
      if errno != EINTR { throw FileTrouble(file.path, code: errno) }
    }
  }

  package func move(_ path: String, to other: String) throws(FileTrouble) {
    guard unsafe rename(path, other) == 0 else { throw FileTrouble(other, code: errno) }
  }

  package func removeFile(_ path: String) throws(FileTrouble) {
    guard unsafe unlink(path) == 0 else { throw FileTrouble(path, code: errno) }
  }

  package func syncFolder(_ path: String) throws(FileTrouble) {
    let path = path.isEmpty ? "." : path
    let descriptor = Self.opened(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw FileTrouble(path, code: errno) }
    defer { _ = close(descriptor) }
    // Some file systems have nothing to sync there.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileTrouble(path, code: errno) }
  }

  package func makePrivateFolder(_ path: String) throws(FileTrouble) {
    if path.isEmpty || isFolder(path) { return }
    try makePrivateFolder(Path.folder(of: path))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileTrouble(path, code: errno)
    }
  }

  /// `renameat2`, which Swift does not see in libc's headers, and which older systems lack.
  private typealias RenameAt2 =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  package func exchange(_ path: String, with other: String) throws(FileTrouble) -> Bool {
    guard let symbol = unsafe dlsym(nil, "renameat2") else { return false }
    let renameAt2 = unsafe unsafeBitCast(symbol, to: RenameAt2.self)
    let atWorkingFolder: Int32 = -100
    let exchanges: UInt32 = 2
    if unsafe renameAt2(atWorkingFolder, path, atWorkingFolder, other, exchanges) == 0 {
      return true
    }
    switch errno {
    case EINVAL, ENOSYS, ENOTSUP: return false
    default: throw FileTrouble(other, code: errno)
    }
  }
}

extension FileFacts {
  init(_ facts: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      inode: UInt64(truncatingIfNeeded: facts.st_ino),
      size: Int(facts.st_size),
      modified: Moment(seconds: modified.tv_sec, nanoseconds: Int(modified.tv_nsec)),
      changed: Moment(seconds: changed.tv_sec, nanoseconds: Int(changed.tv_nsec)),
      mode: UInt32(facts.st_mode & 0o7777),
      owner: facts.st_uid,
      group: facts.st_gid
    )
  }
}
