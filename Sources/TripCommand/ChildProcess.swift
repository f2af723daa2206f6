package import TripStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why another program's answer cannot be had.
package enum ToolTrouble: Error, Hashable, Sendable {
  /// There is no such program on the search path.
  case missing
  /// It has ended badly, having said why on standard error.
  case failed
  case system(SystemError)
}

/// Another program, run over an input; what it says on standard error goes to ours.
enum ChildProcess {
  /// Runs a program of the search path, and returns what it writes.
  static func run(
    _ program: String,
    _ arguments: [String],
    input: [UInt8]
  ) throws(ToolTrouble) -> [UInt8] {
    let toChild = try Pipe()
    let fromChild: Pipe
    do throws(ToolTrouble) {
      fromChild = try Pipe()
    } catch {
      toChild.abandon()
      throw error
    }
    let child: pid_t
    do throws(ToolTrouble) {
      child = try spawn([program] + arguments, reading: toChild.reading, writing: fromChild.writing)
    } catch {
      toChild.abandon()
      fromChild.abandon()
      throw error
    }
    close(toChild.reading)
    close(fromChild.writing)
    let output = exchange(input, to: toChild.writing, from: fromChild.reading)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 && errno == EINTR {}
    // glibc says with 127 that there was nothing to run, where it finds out too late to refuse.
    if status == 127 << 8 { throw .missing }
    guard status == 0 else { throw .failed }
    return output
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(ToolTrouble) {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { throw .system(SystemError(code: errno)) }
      (reading, writing) = (ends[0], ends[1])
      // The child is to have the ends it is given, and no others: an end left open is no end.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func abandon() {
      close(reading)
      close(writing)
    }
  }

  private static func spawn(
    _ words: [String],
    reading: Int32,
    writing: Int32
  ) throws(ToolTrouble) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    // We ignore the signal of a closed pipe; a child would go on ignoring it.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let code = unsafe posix_spawnp(
      &child,
      words[0],
      &actions,
      &attributes,
      &arguments,
      environ
    )
    switch code {
    case 0: return child
    case ENOENT: throw .missing
    default: throw .system(SystemError(code: code))
    }
  }

  /// Writes the input and reads the output at once: either alone could wait for the other for ever.
  private static func exchange(_ input: [UInt8], to writing: Int32, from reading: Int32) -> [UInt8]
  {
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    var rest = input[...]
    var isWriting = true
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if isWriting && rest.isEmpty {
        close(writing)
        isWriting = false
      }
      var requests = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
      if isWriting { requests.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
      _ = unsafe poll(&requests, nfds_t(requests.count), -1)
      if isWriting, requests[1].revents != 0 {
        let count = unsafe rest.withUnsafeBytes { unsafe write(writing, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR && errno != EAGAIN {
          // It wants no more of it; its exit status says whether that is well.
          rest = []
        }
      }
      if requests[0].revents != 0 {
        let count = unsafe read(reading, &chunk, chunk.count)
        if count > 0 {
          output += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          break
        }
      }
    }
    if isWriting { close(writing) }
    close(reading)
    return output
  }
}
