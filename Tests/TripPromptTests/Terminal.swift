import CPseudoTerminal
import Foundation
import XCTest

/// The built program in a terminal of its own, to be typed at.
final class Terminal {
  private let descriptor: Int32
  private let child: pid_t
  /// Everything that the program has written, escape codes included.
  private(set) var output: [UInt8] = []
  /// How much of it was waited for already.
  private var position = 0
  private(set) var status: Int32?

  struct Silence: Error, CustomStringConvertible {
    let wanted: String
    let output: String
    var description: String { "'\(wanted)' did not come:\n\(output)" }
  }

  /// Where the build puts its products: beside the test bundle.
  static var program: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("quits").path
    #else
      return Bundle.main.bundleURL.appendingPathComponent("quits").path
    #endif
  }

  init(
    _ arguments: [String],
    in folder: TemporaryFolder,
    columns: Int = 80,
    environment: [String: String] = [:],
    shell: String? = nil
  ) throws {
    var variables = [
      "LANG": "C.UTF-8", "TERM": "xterm", "HOME": folder.path, "PATH": "/usr/bin:/bin",
      "QUITS": Self.program, "PS1": "% ", "NO_COLOR": "1",
    ]
    variables.merge(environment) { $1 }
    let program = shell == nil ? Self.program : "/bin/bash"
    let words = shell == nil ? [program] + arguments : [program, "--norc", "--noediting", "-i"]
    let argv = unsafe words.map { unsafe strdup($0) } + [nil]
    let envp = unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      unsafe Self.release(argv)
      unsafe Self.release(envp)
    }
    var child: pid_t = 0
    descriptor = unsafe trip_start_in_terminal(
      program,
      argv,
      envp,
      folder.path,
      Int32(columns),
      24,
      &child
    )
    self.child = child
    XCTAssertGreaterThanOrEqual(descriptor, 0)
  }

  private static func release(_ words: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe words.indices { unsafe free(words[index]) }
  }

  deinit {
    if status == nil {
      kill(child, SIGKILL)
      _ = waitpid(child, nil, 0)
    }
    close(descriptor)
  }

  /// Types text; line ends are the return key.
  func type(_ text: String) {
    var rest = Array(text.replacingOccurrences(of: "\n", with: "\r").utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return XCTFail("the terminal takes nothing") }
      rest = rest.dropFirst(count)
      // What is typed fast fills the terminal unless what comes back is read.
      drain(milliseconds: 0)
    }
  }

  func resize(columns: Int) { _ = trip_resize_terminal(descriptor, Int32(columns), 24) }

  func send(_ signal: Int32) { kill(child, signal) }

  /// Reads until `text` comes, behind what was waited for before; a minute is for ever.
  func wait(for text: String, seconds: Double = 30) throws {
    let wanted = Array(text.utf8)
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let found = Self.find(wanted, in: output, from: position) {
        position = found + wanted.count
        return
      }
      guard Date() < end, drain(milliseconds: 100) else {
        throw Silence(wanted: text, output: String(decoding: output[position...], as: UTF8.self))
      }
    }
  }

  private static func find(_ wanted: [UInt8], in output: [UInt8], from start: Int) -> Int? {
    guard output.count - start >= wanted.count else { return nil }
    return (start...(output.count - wanted.count)).first { index in
      output[index..<index + wanted.count].elementsEqual(wanted)
    }
  }

  /// Reads what there is; false where the program is gone.
  @discardableResult
  private func drain(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    if count <= 0 { return false }
    output += buffer[..<count]
    return true
  }

  /// Waits for the program to end, and returns its status as a shell would.
  func waitForEnd() throws -> Int32 {
    let end = Date().addingTimeInterval(60)
    while Date() < end {
      var status: Int32 = 0
      if unsafe waitpid(child, &status, WNOHANG) == child {
        drain(milliseconds: 0)
        let signal = status & 0x7F
        self.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
        return self.status ?? 0
      }
      drain(milliseconds: 20)
    }
    throw Silence(wanted: "the end", output: String(decoding: output[position...], as: UTF8.self))
  }

  /// Whether the terminal shows what is typed, as it does for a shell.
  var echoes: Bool {
    var settings = termios()
    return unsafe tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
      && settings.c_lflag & tcflag_t(ICANON) != 0
  }
}
