import TripEngine
import TripLedger
import TripPrompt
import TripReports
import TripText

extension Program {
  /// Writes one page about scripts, each a trip of its own.
  ///
  /// A script with errors has no figures: it is named in the index of several, and alone it has no
  /// page. Where none is named, standard input is the script.
  mutating func writePage(about sources: [Invocation.Source]) throws(UsageError) {
    var pages: [TripPage] = []
    if sources.isEmpty, let script = try loadUnnamed(for: .report), let page = page(of: script) {
      pages.append(page)
    }
    for source in sources {
      guard let script = load(source, hint: Self.hintForScripts) else { continue }
      guard let page = page(of: script) else { return }
      pages.append(page)
    }
    let isIndex = sources.count > 1
    let hasFigures = pages.contains { !$0.isWithoutFigures }
    if hasFigures || isIndex && !pages.isEmpty {
      console.write(raw: PageRenderer().render(pages))
    }
  }

  /// Returns what a page says of a script, and reports what is wrong with it; nil where the command
  /// line is.
  private mutating func page(of script: Script) -> TripPage? {
    let evaluation = script.evaluation
    guard let view = view(of: evaluation) else { return nil }
    let figures = Figures(evaluation)
    var diagnostics = DiagnosticList()
    diagnostics.append(contentsOf: script.diagnostics(in: world, on: today))
    var books: Books?
    if !evaluation.hasErrors {
      do throws(Books.TooLarge) {
        books = try figures.books(in: view)
      } catch {
        diagnostics.append(figures.diagnostic(for: error))
      }
    }
    let found = diagnostics.inSourceOrder()
    report(found, of: script)
    let summary = TripSummary(of: books, script, found)
    guard let books else { return TripPage(withoutFigures: summary) }
    return TripPage(
      of: books,
      summary,
      derivations: evaluation.derivations(of: evaluation.trip.entries.indices),
      sources: evaluation.sources
    )
  }
}

extension TripSummary {
  /// Creates the summary of a script and of what was found in it.
  init(of books: Books?, _ script: Script, _ diagnostics: [Diagnostic]) {
    let tally = Tally(diagnostics)
    let evaluation = script.evaluation
    self.init(
      of: books,
      file: script.name,
      title: evaluation.trip.title,
      faults: Faults(
        errors: tally.errors,
        failures: tally.failures,
        warnings: tally.warnings
      ),
      sources: evaluation.sources
    )
  }
}
