#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads an open file to its end.
struct DescriptorReader {
  let descriptor: Int32
  /// What troubles call it.
  let path: String

  /// Places in a script are four bytes wide, so nothing may be longer than they reach.
  static let mostBytes = Int(UInt32.max)
  /// What has no size of its own, such as the output of `yes`, is given up before memory is.
  static let mostStreamedBytes = 1 << 30
  /// How long a pipe by name may lie there without a writer, in milliseconds.
  static let patience: Int32 = 1000
  static let chunk = 1 << 16

  /// Returns all bytes up to the end.
  func readAll(as kind: FileKind) throws(FileTrouble) -> [UInt8] {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw FileTrouble(path, code: errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG:
      guard facts.st_size < Self.mostBytes else { throw FileTrouble(path, .tooLarge) }
      // One byte more than the size, so that the end shows without growing. The size is a hint
      // only: a file in /proc says 0 and yet holds something.
      return try readToEnd(room: Int(facts.st_size) + 1, limit: Self.mostBytes)
    case S_IFDIR:
      throw FileTrouble(path, .isFolder)
    case S_IFIFO where kind == .given, S_IFSOCK where kind == .given:
      return try readToEnd(room: Self.chunk, limit: Self.mostStreamedBytes)
    case S_IFCHR where kind == .given && isHarmless(device: facts.st_rdev):
      return try readToEnd(room: Self.chunk, limit: Self.mostStreamedBytes)
    default:
      throw FileTrouble(path, .notRegular)
    }
  }

  /// Whether a device comes to an end: a terminal with Ctrl-D, the null device at once.
  private func isHarmless(device: dev_t) -> Bool {
    if isatty(descriptor) == 1 { return true }
    var null = stat()
    return unsafe stat("/dev/null", &null) == 0 && null.st_rdev == device
  }

  /// Returns all bytes, having made room for at least one of them at first.
  private func readToEnd(room: Int, limit: Int) throws(FileTrouble) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: room)
    var count = 0
    var hasWaited = false
    while true {
      if count == bytes.count {
        guard count < limit else { throw FileTrouble(path, .tooLarge) }
        bytes.append(contentsOf: repeatElement(0, count: max(Self.chunk, count)))
      }
      let taken = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if taken > 0 {
        count += taken
      } else if taken == 0 {
        // Opened without blocking, a named pipe reads as ended until somebody opens it to write.
        if count == 0 && !hasWaited && isNonBlocking {
          hasWaited = true
          if try wait(atMost: Self.patience) { continue }
          throw FileTrouble(path, .unwrittenPipe)
        }
        bytes.removeLast(bytes.count - count)
        return bytes
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        _ = try wait(atMost: -1)
      } else if errno != EINTR {
        throw FileTrouble(path, code: errno)
      }
    }
  }

  private var isNonBlocking: Bool {
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFIFO else {
      return false
    }
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_NONBLOCK != 0
  }

  /// Waits for something to read, or for the last writer to leave; false once `milliseconds` are up.
  private func wait(atMost milliseconds: Int32) throws(FileTrouble) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = unsafe poll(&request, 1, milliseconds)
      if ready >= 0 { return ready > 0 }
      if errno != EINTR { throw FileTrouble(path, code: errno) }
    }
  }
}
