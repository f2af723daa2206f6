import Foundation
import TripStore

/// The files of this machine, with a failure planted at one step.
final class FailingFiles: WritableFileLayer, @unchecked Sendable {
  private let files = SystemFiles()
  /// The step that fails, from 0; those after it do not.
  private let failing: Int?
  private let error: SystemError
  /// How many bytes a failing write takes before it fails.
  private let torn: Int
  /// What to do before a step, such as somebody else's save.
  private let before: (String) -> Void
  private(set) var steps: [String] = []

  init(
    failing: Int? = nil,
    with code: Int32 = EIO,
    torn: Int = 0,
    before: @escaping (String) -> Void = { _ in }
  ) {
    self.failing = failing
    self.torn = torn
    self.before = before
    error = SystemError(code: code)
  }

  /// Counts a step, and fails where it is its turn.
  private func step(_ name: String, _ path: String) throws(FileTrouble) {
    before(name)
    steps.append(name)
    if steps.count - 1 == failing { throw FileTrouble(path, .system(error)) }
  }

  func openFile(_ path: String, for use: FileUse) throws(FileTrouble) -> OpenFile {
    try step("open", path)
    return try files.openFile(path, for: use)
  }

  func writeSome(of bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileTrouble) -> Int {
    do throws(FileTrouble) {
      try step("write", file.path)
    } catch {
      if torn > 0 { _ = try files.writeSome(of: bytes.prefix(torn), to: file) }
      throw error
    }
    return try files.writeSome(of: bytes, to: file)
  }

  func syncFile(_ file: OpenFile) throws(FileTrouble) {
    try step("sync", file.path)
    try files.syncFile(file)
  }

  func adopt(_ facts: FileFacts, for file: OpenFile) throws(FileTrouble) {
    try step("adopt", file.path)
    try files.adopt(facts, for: file)
  }

  func move(_ path: String, to other: String) throws(FileTrouble) {
    try step("move", path)
    try files.move(path, to: other)
  }

  func exchange(_ path: String, with other: String) throws(FileTrouble) -> Bool {
    try step("exchange", path)
    return try files.exchange(path, with: other)
  }

  func syncFolder(_ path: String) throws(FileTrouble) {
    try step("sync folder", path)
    try files.syncFolder(path)
  }

  func facts(of path: String) throws(FileTrouble) -> FileFacts? { try files.facts(of: path) }
  func facts(of file: OpenFile) throws(FileTrouble) -> FileFacts { try files.facts(of: file) }
  func cut(_ file: OpenFile, to size: Int) throws(FileTrouble) { try files.cut(file, to: size) }
  func closeFile(_ file: OpenFile) { files.closeFile(file) }
  func lockFile(_ file: OpenFile) throws(FileTrouble) { try files.lockFile(file) }
  func removeFile(_ path: String) throws(FileTrouble) { try files.removeFile(path) }
  func makePrivateFolder(_ path: String) throws(FileTrouble) { try files.makePrivateFolder(path) }
  func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] {
    try files.read(path, as: kind)
  }
  func readStandardInput() throws(FileTrouble) -> [UInt8] { [] }
  func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] {
    try files.entries(of: folder)
  }
  func resolved(_ path: String) throws(FileTrouble) -> String { try files.resolved(path) }
  func kind(of path: String) -> FolderEntry.Kind? { files.kind(of: path) }
}
