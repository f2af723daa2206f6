import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripText

/// Answers to questions, and what the prompt itself shows.
extension Prompt {
  mutating func answer(_ command: Command) {
    let session = document.session
    let figures = Figures(session.evaluation)
    do throws(Books.TooLarge) {
      switch try figures.answer(command) {
      case .help(let text):
        screen.write(text)
        return
      case .report(let report):
        var report = report
        if case .settle(let currency, let way, let filter) = command {
          report = Report(report.blocks.map(Self.numbered), json: .null)
          let isHome = currency == nil || currency == session.trip.home
          shownPlan = isHome && filter.isEmpty ? try ShownPlan(way, of: session) : nil
        }
        let renderer = TextReportRenderer(width: screen.width, isASCII: screen.isASCII)
        screen.write(renderer.render(report))
        switch command {
        case .bills, .bill: hasOldNumbers = false
        default: break
        }
        tellIncomplete()
      }
    } catch {
      tell([figures.diagnostic(for: error)], in: session.sources)
    }
  }

  /// The transfers of a plan with the numbers that `done` takes.
  private static func numbered(_ block: Report.Block) -> Report.Block {
    guard case .flows(let flows) = block else { return block }
    let digits = String(flows.flows.count).count
    return .lines(
      flows.flows.enumerated().map { index, flow in
        StyledText(String(index + 1).rightAligned(to: digits) + "  ", as: .faint) + flow.line
      }
    )
  }

  /// A plan that lacks a bill is a wrong plan.
  private func tellIncomplete() {
    let session = document.session
    let errors = session.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return }
    let places = errors.prefix(3).map { error in
      let location = session.sources.location(of: error.span.start)
      return "\(session.sources.files[location.file].name):\(location.line)"
    }
    let rest = errors.count > 3 ? ", …" : ""
    tell(
      "incomplete: these lines could not be read, and are not in it: "
        + places.joined(separator: ", ") + rest
    )
  }

  /// What stands before a line: the trip, and the day that an undated bill gets.
  var heading: StyledText {
    let session = document.session
    let name = document.name.map { name in
      String(name.split(separator: "/").last ?? Substring(name))
    }
    let title = session.trip.title.flatMap { $0.isEmpty ? nil : $0 } ?? name ?? "unsaved"
    let room = max(8, screen.width / 3)
    var text = StyledText(title.shown(onOneLine: true).truncated(toWidth: room), as: .name)
    text.append(", \(session.day.map(\.description) ?? "no day")", as: .faint)
    text.append("> ")
    return text
  }

  var continuation: StyledText { StyledText("...", as: .faint) + StyledText(" ") }

  func offerCompletions() {
    let completer = Completer(document.session, files: world.files, today: world.today())
    reader.completer = { completer.completion(for: $0) }
  }
}
