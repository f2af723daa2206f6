import TripEngine
import TripMoney
import TripStore
import TripText

/// A script that was read and evaluated.
struct Script {
  /// What messages call it.
  let name: String
  /// Its path with links followed; nil where it is no regular file.
  let identity: String?
  let evaluation: Evaluation

  /// Reads and evaluates a script; what it includes comes from its own folder.
  init(_ source: Invocation.Source, in world: World, on today: Day) throws(FileTrouble) {
    let bytes: [UInt8]
    let reader: IncludeReader
    switch source {
    case .file(let path):
      name = path
      bytes = try world.files.read(path, as: .given)
      // A pipe lies in no folder: what it includes comes from the working folder.
      reader =
        world.files.isFile(path)
        ? try IncludeReader(forFile: path, in: world.files)
        : try IncludeReader(forTextCalled: path, in: world.files)
    case .standardInput:
      name = "-"
      bytes = try world.files.readStandardInput()
      reader = try IncludeReader(forTextCalled: name, in: world.files)
    case .statements(let text):
      name = "-e"
      bytes = Array(text.utf8)
      reader = try IncludeReader(forTextCalled: name, in: world.files)
    }
    identity = reader.identity
    let surroundings = Surroundings(today: today) { path, from in
      switch reader.read(path, from: from) {
      case .text(let name, let identity, let bytes):
        .text(name: name, identity: identity, bytes: bytes)
      case .outside: .outside
      case .unreadable(let trouble): .unreadable(trouble.words)
      }
    }
    evaluation = Evaluator.evaluate(
      name: name,
      identity: identity,
      bytes: bytes,
      in: surroundings
    )
  }
}

extension Script {
  /// Whether there is not a byte in it.
  var isEmpty: Bool { evaluation.sources.files.first?.bytes.isEmpty ?? true }

  /// Returns what is wrong with the script.
  ///
  /// A part of another script says which one, in place of all that it lacks when it is alone.
  func diagnostics(in world: World, on today: Day) -> [Diagnostic] {
    guard let identity,
      let first = evaluation.diagnostics.first(where: { $0.severity == .error }),
      PartFinder.mayBePart(evaluation.diagnostics),
      let whole = PartFinder(world: world, today: today).whole(ofPart: identity)
    else { return evaluation.diagnostics }
    return [
      Diagnostic(
        .error,
        code: "part-alone",
        "'\(name)' is a part of '\(whole)' and lacks what stands there",
        at: first.span,
        help: "check the whole: quits check \(whole)"
      )
    ]
  }
}
