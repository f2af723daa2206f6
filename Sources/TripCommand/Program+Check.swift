import TripLedger
import TripReports
import TripStore
import TripText

extension Program {
  /// Checks files and folders, and says on standard output what is found.
  mutating func check(_ sources: [Invocation.Source]) {
    let scripts = Script.wholes(among: sources.flatMap { read($0) }).map(checked)
    let tally = scripts.map(\.tally).reduce(Tally(), +)
    switch settings.format {
    case .json:
      let records = scripts.flatMap { script in
        script.diagnostics.map { DiagnosticRecord($0, in: script.sources) }
      }
      console.write(raw: Findings.json(records).text)
    case .github:
      for script in scripts {
        for diagnostic in script.diagnostics {
          let line = GitHubAnnotations.annotation(for: diagnostic, in: script.sources)
          console.write(raw: line + "\n")
        }
      }
      writeSummary(of: scripts, tally)
    default:
      for script in scripts {
        console.write(Findings.text(of: script.diagnostics, in: script.sources, on: console))
      }
      writeSummary(of: scripts, tally)
    }
    status.worsen(to: tally.status(isStrict: settings.isStrict))
  }

  /// Reads what one operand stands for: a script, or all those in a folder.
  mutating func read(_ source: Invocation.Source) -> [Script] {
    guard case .file(let path) = source, world.files.isFolder(path) else {
      return load(source).map { [$0] } ?? []
    }
    let folder = TripFolder(path, in: world.files)
    for trouble in folder.troubles { complain(trouble) }
    if folder.scripts.isEmpty && folder.troubles.isEmpty {
      // A check of nothing must not pass for one that found nothing.
      console.complain("no *.trip file in '\(path)'")
      status.worsen(to: .cannotRun)
    }
    return folder.scripts.compactMap { load(.file($0)) }
  }

  private func checked(_ script: Script) -> CheckedScript {
    CheckedScript(script, diagnostics: script.diagnostics(in: world, on: today))
  }

  private func writeSummary(of scripts: [CheckedScript], _ tally: Tally) {
    if scripts.isEmpty { return }
    let counts = [
      counted(scripts.count, "trip"),
      counted(scripts.map(\.billCount).reduce(0, +), "bill"),
      counted(scripts.map(\.expectationCount).reduce(0, +), "expectation"),
    ]
    var text = StyledText(counts.joined(separator: ", ") + ": ")
    if let words = tally.words() {
      text.append(words, as: tally.errors + tally.failures > 0 ? .error : .warning)
    } else if status == .cannotRun {
      text.append("not everything could be read", as: .error)
    } else {
      text.append("all well", as: .success)
    }
    console.write(text + StyledText("\n"))
  }
}
