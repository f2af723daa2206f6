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
    let file = words.first { $0.hasSuffix(".trip") && files.isFile($0) }
    guard trouble.reason == .missing, let file else { return nil }
    let rest = words.filter { $0 != file } + [trouble.path]
    let line = (["quits", verb.rawValue] + rest + [file]).joined(separator: " ")
    return "the file comes last: \(line)"
  }
}
