import Foundation
import XCTest

/// The built program, run as a process.
struct Quits {
  let status: Int32
  let output: String
  let errors: String

  /// Where the build puts its products: beside the test bundle.
  private static var program: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("quits")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("quits")
    #endif
  }

  /// Runs the program with arguments, in a folder.
  init(_ arguments: String..., in folder: TemporaryFolder, input: String = "") throws {
    try self.init(Self.program, arguments, in: folder, input: input)
  }

  /// Runs a line of shell that calls the program `$quits`.
  init(shell line: String, in folder: TemporaryFolder) throws {
    try self.init(URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, input: "")
  }

  private init(
    _ program: URL,
    _ arguments: [String],
    in folder: TemporaryFolder,
    input: String
  ) throws {
    // Files instead of pipes: nothing can get stuck because nobody reads.
    try folder.write(input, to: ".input")
    try folder.write("", to: ".output")
    try folder.write("", to: ".errors")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "quits": Self.program.path]
    process.standardInput = try FileHandle(forReadingFrom: folder.url(".input"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url(".output"))
    process.standardError = try FileHandle(forWritingTo: folder.url(".errors"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try folder.read(".output")
    errors = try folder.read(".errors")
  }
}

/// A folder of its own for a test, removed when the test is over.
struct TemporaryFolder {
  let url: URL

  init(for test: XCTestCase, holding files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quits-\(UUID().uuidString)")
    url = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try write(text, to: name) }
  }

  func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url(name))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }
}
