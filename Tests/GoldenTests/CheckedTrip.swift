import Foundation
import TripEngine
import TripMoney
import TripStore
import TripText

/// A script as `quits check` sees it, with what it says of it.
struct CheckedTrip {
  let evaluation: Evaluation

  /// Reads a script from its bytes; it includes nothing.
  init(_ script: String) {
    self.init(bytes: Array(script.utf8), name: "trip.trip") { _, _ in .outside }
  }

  /// Reads a script of the folder of messages, whose includes lie beside it or below.
  ///
  /// The bytes of `changes`, by name, are read in place of what lies there.
  init(messageFile name: String, changes: [String: [UInt8]] = [:]) throws {
    let folder = GoldenFiles.messages.path
    let reader = try IncludeReader(forFile: folder + "/" + name, in: SystemFiles())
    let bytes =
      try changes[name]
      ?? Array(Data(contentsOf: GoldenFiles.messages.appendingPathComponent(name)))
    self.init(bytes: bytes, name: name, identity: reader.identity) { path, from in
      switch reader.read(path, from: folder + "/" + from) {
      case .text(let name, let identity, let bytes):
        // What messages show must not hang on where the tests lie.
        let shown = String(name.dropFirst(folder.count + 1))
        return .text(name: shown, identity: identity, bytes: changes[shown] ?? bytes)
      case .outside: return .outside
      case .unreadable(let trouble): return .unreadable(trouble.words)
      }
    }
  }

  private init(
    bytes: [UInt8],
    name: String,
    identity: String? = nil,
    reading: @escaping @Sendable (String, String) -> IncludedText
  ) {
    evaluation = Evaluator.evaluate(
      name: name,
      identity: identity,
      bytes: bytes,
      in: Surroundings(today: CheckedTrip.today, read: reading)
    )
  }

  /// A Saturday in October.
  static let today = Day(number: 20_729)

  var diagnostics: [Diagnostic] { evaluation.diagnostics }

  /// What makes the script wrong.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// What `quits check` prints, in a hundred cells and without colour.
  var text: String {
    let renderer = DiagnosticRenderer(width: 100)
    return diagnostics.map {
      PlainRenderer().render(renderer.render($0, in: evaluation.sources))
    }.joined()
  }

  func record(_ diagnostic: Diagnostic) -> DiagnosticRecord {
    DiagnosticRecord(diagnostic, in: evaluation.sources)
  }

  /// The first message with its help, all in one text.
  var firstMessage: String {
    diagnostics.first.map { record($0) }.map { "\($0.message)\n\($0.help ?? "")" } ?? ""
  }

  /// The line that a diagnostic is about.
  func lineText(of diagnostic: Diagnostic) -> String {
    evaluation.sources.text(in: evaluation.sources.lineSpan(containing: diagnostic.span.start))
  }

  /// The mended line of the first message that has one.
  var mended: String? { diagnostics.lazy.compactMap(\.mended).first }
}

extension CheckedTrip {
  /// The bytes of the file of a diagnostic, with its mended line in place of the one it is about.
  func mendedFile(_ diagnostic: Diagnostic) -> (name: String, bytes: [UInt8])? {
    guard let mended = diagnostic.mended else { return nil }
    let sources = evaluation.sources
    let file = sources.files[sources.file(at: diagnostic.span.start)]
    let line = sources.lineSpan(containing: diagnostic.span.start)
    let start = Int(line.start - file.base)
    let end = Int(line.end - file.base)
    return (file.name, Array(file.bytes[..<start]) + Array(mended.utf8) + Array(file.bytes[end...]))
  }
}
