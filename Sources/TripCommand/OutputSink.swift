package import TripStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Collects output and writes it in few, large pieces.
///
/// A failure is remembered and ends all writing: whoever writes need not look after each line, and
/// `flush()` tells at the end.
package final class OutputSink {
  package enum Failure: Hashable, Sendable {
    /// Nobody reads any more, which is no trouble: `quits bills | head -1`.
    case closed
    case failed(SystemError)
  }

  /// Takes some of the bytes, at least one, and returns how many; on failure the negated `errno`.
  package typealias Device = (ArraySlice<UInt8>) -> Int

  private static let capacity = 1 << 16

  private let device: Device
  private var buffer: [UInt8] = []
  package private(set) var failure: Failure?

  package init(to device: @escaping Device) {
    self.device = device
  }

  /// Creates a sink that writes to an open file.
  package convenience init(descriptor: Int32) {
    self.init { bytes in writeSome(of: bytes, to: descriptor) }
  }

  package func write(_ text: String) {
    write(bytes: text.utf8)
  }

  package func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the bytes that `fill` appends to what it is given.
  package func write(_ fill: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    fill(&buffer)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes out what is collected, and returns what has gone wrong so far.
  @discardableResult
  package func flush() -> Failure? {
    var rest = buffer[...]
    while !rest.isEmpty && failure == nil {
      let count = device(rest)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count != -Int(EINTR) {
        failure = Self.failure(ofCode: Int32(truncatingIfNeeded: -count))
      }
    }
    // A slice that still looks at the buffer would make emptying it a copy.
    rest = []
    buffer.removeAll(keepingCapacity: true)
    return failure
  }

  /// A device that takes nothing and gives no reason would be asked for ever.
  private static func failure(ofCode code: Int32) -> Failure {
    code == EPIPE ? .closed : .failed(SystemError(code: code == 0 ? EIO : code))
  }
}

/// Writes once, when the other end can take something.
private func writeSome(of bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
  while true {
    let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return -Int(errno) }
    // Somebody who shares the terminal has set it not to block.
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
