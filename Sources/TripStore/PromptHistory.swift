/// The lines typed at prompts, in a plain text file that all prompts of a user share.
///
/// It is a convenience: where it cannot be read or written, the prompt does without.
package struct PromptHistory: Sendable {
  /// How much of the end of the file is read.
  private static let window = 1 << 18

  private let path: String
  private let files: any WritableFileLayer

  package init(_ path: String, in files: any WritableFileLayer) {
    self.path = path
    self.files = files
  }

  /// Returns the path by the XDG rules; nil where the user has no home.
  package static func path(variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.utf8.first == UInt8(ascii: "/") {
      return state + "/quits/history"
    }
    guard let home = variable("HOME"), home.utf8.first == UInt8(ascii: "/") else { return nil }
    return home + "/.local/state/quits/history"
  }

  /// Returns the last lines, oldest first; what is no clean text is left out.
  package func lines(atMost count: Int) -> [String] {
    guard let bytes = try? files.read(path, as: .found) else { return [] }
    let lines = bytes.suffix(Self.window).split(separator: 0x0A).compactMap { line in
      String(validating: line, as: UTF8.self)
    }
    return lines.suffix(count).filter(Self.isClean)
  }

  /// Adds a line, whole and behind those of other prompts.
  package func append(_ line: String) {
    guard !line.isEmpty, Self.isClean(line) else { return }
    do throws(FileTrouble) {
      try files.makePrivateFolder(Path.folder(of: path))
      let file = try files.openFile(path, for: .keeping)
      defer { files.closeFile(file) }
      try files.lockFile(file)
      var facts = try files.facts(of: file)
      if facts.mode != 0o600 {
        facts.mode = 0o600
        try files.adopt(facts, for: file)
      }
      // A line end before it as well, should the last line lack its own.
      var rest = Array(((try endsInLine(facts) ? "" : "\n") + line + "\n").utf8)[...]
      while !rest.isEmpty { rest = rest.dropFirst(try files.writeSome(of: rest, to: file)) }
    } catch {
      // Nobody asked for a history; what was typed is in the script, and that is told of.
      return
    }
  }

  private func endsInLine(_ facts: FileFacts) throws(FileTrouble) -> Bool {
    if facts.size == 0 { return true }
    return try files.read(path, as: .found).last == 0x0A
  }

  private static func isClean(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
