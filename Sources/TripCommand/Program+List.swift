import TripEngine
import TripPrompt
import TripReports
import TripStore
import TripText

extension Program {
  /// Lists the trips in a folder; what is wrong with one is counted, and told by a check.
  mutating func list(_ folder: String) {
    var scripts: [Script] = []
    if world.files.isFolder(folder) {
      let found = TripFolder(folder, in: world.files)
      for trouble in found.troubles { complain(trouble) }
      scripts = found.scripts.compactMap { load(.file($0)) }
    } else {
      guard let script = load(.file(folder)) else { return }
      scripts = [script]
    }
    let trips = Script.wholes(among: scripts).map { script in
      let diagnostics = script.diagnostics(in: world, on: today)
      status.worsen(to: Tally(diagnostics).status(isStrict: settings.isStrict))
      return TripSummary(of: script.evaluation.homeBooks, script, diagnostics)
    }
    write([.report(.list(of: trips, in: folder))])
  }
}
