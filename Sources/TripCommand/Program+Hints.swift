import TripStore
import TripText

extension Program {
  /// What may help where a script cannot be read.
  static func hintForScripts(_ trouble: FileTrouble) -> String? {
    switch trouble.reason {
    case .isFolder:
      return "a whole folder is looked through by: quits check \(trouble.path)"
    case .missing
    where trouble.path.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }:
      let names = CommandRule.all.map(\.name).filter { !$0.isEmpty }
      return nearest(to: trouble.path, in: names).map { "did you mean the command '\($0)'?" }
        ?? "the commands are listed by: quits help"
    default:
      return nil
    }
  }

  /// Whether a word behind a command can only be a script: no bare name holds a dot or a slash.
  static func isFile(_ word: String, in files: any FileLayer) -> Bool {
    let isPath = word.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    return isPath && !word.hasPrefix("\"") && (word.hasSuffix(".trip") || files.isFile(word))
  }

  /// What may help where the script of a command cannot be read.
  static func hint(
    for trouble: FileTrouble,
    _ verb: CommandRule.Verb,
    _ words: [String],
    in files: any FileLayer
  ) -> String? {
    if trouble.reason == .isFolder {
      return "\(verb.rawValue) is about one script"
    }
    let file = words.first { isFile($0, in: files) }
    guard trouble.reason == .missing, let file else { return nil }
    if isFile(trouble.path, in: files) {
      return UsageError.tooManyScripts(file, for: verb).message
    }
    let rest = words.filter { $0 != file } + [trouble.path]
    let line = (["quits", verb.rawValue] + rest + [file]).joined(separator: " ")
    return "the file comes last: \(line)"
  }
}
