#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads an open file line by line, as the lines come.
package struct LineSource: Sendable {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the lines that were not given out yet begin in `buffer`.
  private var start = 0
  private var isAtEnd = false
  /// A line that never ends is given up before memory is.
  private static let longest = 1 << 24

  package static var standardInput: LineSource { LineSource(descriptor: STDIN_FILENO) }

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its end, or nil at the end of the file.
  package mutating func next() throws(FileTrouble) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        let isPair = end > start && buffer[end - 1] == 0x0D
        return Array(buffer[start..<(isPair ? end - 1 : end)])
      }
      searched = buffer.count
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      guard buffer.count - start < Self.longest else { throw FileTrouble("-", .tooLarge) }
      if start > 0 {
        buffer.removeSubrange(..<start)
        (searched, start) = (buffer.count, 0)
      }
      try fill()
    }
  }

  private mutating func fill() throws(FileTrouble) {
    let count = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 1 << 16))
    while true {
      let taken = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
      }
      if taken >= 0 {
        buffer.removeLast(buffer.count - count - taken)
        isAtEnd = taken == 0
        return
      }
      if errno == EINTR { continue }
      guard errno == EAGAIN else {
        buffer.removeLast(buffer.count - count)
        throw FileTrouble("-", code: errno)
      }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    }
  }
}
