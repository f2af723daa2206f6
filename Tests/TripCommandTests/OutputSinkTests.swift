import Foundation
import TripCommand
import TripStore
import XCTest

final class OutputSinkTests: XCTestCase {
  func testWhatIsWrittenArrivesInOrderWhateverTheDeviceTakesAtOnce() {
    let text = (0..<20_000).map { "\($0) ¥\n" }.joined()
    for most in [1, 7, 4096, 65_536, Int.max] {
      let device = Device(takes: most)
      let sink = OutputSink { device.take($0) }
      for line in text.split(separator: "\n") { sink.write(line + "\n") }
      XCTAssertNil(sink.flush(), "\(most) at once")
      XCTAssertEqual(String(decoding: device.bytes, as: UTF8.self), text, "\(most) at once")
    }
  }

  func testALittleIsWrittenInOneGo() {
    let device = Device(takes: .max)
    let sink = OutputSink { device.take($0) }
    for _ in 0..<100 { sink.write("Leo pays Mia\n") }
    XCTAssertEqual(device.calls, 0)
    sink.flush()
    XCTAssertEqual(device.calls, 1)
  }

  func testAnInterruptedWriteIsTakenUpAgain() {
    let device = Device(takes: 3, answers: [-Int(EINTR), 2, -Int(EINTR)])
    let sink = OutputSink { device.take($0) }
    sink.write("settled")
    XCTAssertNil(sink.flush())
    XCTAssertEqual(String(decoding: device.bytes, as: UTF8.self), "settled")
  }

  func testAFailureEndsAllWriting() {
    let cases: [(answer: Int, failure: OutputSink.Failure)] = [
      (-Int(EPIPE), .closed),
      (-Int(ENOSPC), .failed(SystemError(code: ENOSPC))),
      (-Int(EBADF), .failed(SystemError(code: EBADF))),
      (0, .failed(SystemError(code: EIO))),
    ]
    for (answer, failure) in cases {
      let device = Device(takes: 4, answers: [4, answer])
      let sink = OutputSink { device.take($0) }
      sink.write("everything")
      XCTAssertEqual(sink.flush(), failure)
      sink.write("more")
      XCTAssertEqual(sink.flush(), failure)
      XCTAssertEqual(String(decoding: device.bytes, as: UTF8.self), "ever", "\(failure)")
      XCTAssertEqual(device.calls, 2, "\(failure)")
    }
  }

  func testASystemErrorSpeaksTheSystemsWords() {
    XCTAssertEqual(SystemError(code: ENOSPC).message, "No space left on device")
  }
}

/// A device that takes so many bytes at once, after it has given the answers it was told to give.
private final class Device {
  private(set) var bytes: [UInt8] = []
  private(set) var calls = 0
  private let most: Int
  private var answers: [Int]

  init(takes most: Int, answers: [Int] = []) {
    self.most = most
    self.answers = answers
  }

  func take(_ offered: ArraySlice<UInt8>) -> Int {
    calls += 1
    let count = answers.isEmpty ? min(most, offered.count) : answers.removeFirst()
    if count > 0 { bytes += offered.prefix(count) }
    return count
  }
}
