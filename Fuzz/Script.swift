import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripText

/// Reads what the fuzzer makes up as a script, and all that can be asked about it.
///
/// A trap ends the run, and so does a figure or a message that is not as it must be.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let evaluation = Evaluator.evaluate(
    name: "fuzz.trip",
    identity: "fuzz.trip",
    bytes: bytes,
    in: surroundings(for: bytes)
  )
  for diagnostic in evaluation.diagnostics { check(diagnostic, in: evaluation.sources) }
  precondition(evaluation.hasErrors == (evaluation.homeBooks == nil), "books without errors")
  if evaluation.hasErrors { return 0 }
  let home = evaluation.trip.home
  if let books = checkedBooks(of: evaluation, in: home) { checkReports(books, of: evaluation) }
  let euro = evaluation.trip.currencies.currency(code: "EUR")
  if euro != home { _ = checkedBooks(of: evaluation, in: euro) }
  return 0
}

/// An include is the script's own bytes again, from as far on as its path is long.
private func surroundings(for bytes: [UInt8]) -> Surroundings {
  Surroundings(today: Day(number: 20_729)) { path, _ in
    switch path.utf8.count {
    case 0: .unreadable("it has no name")
    case 1...40: .text(name: path, identity: path, bytes: Array(bytes.dropFirst(path.utf8.count)))
    default: .outside
    }
  }
}

private func check(_ diagnostic: Diagnostic, in sources: SourceMap) {
  for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
    let file = sources.files[sources.file(at: span.start)]
    precondition(span.start <= span.end && span.end <= file.span.end, "a place outside of its file")
    if utf8Fault(in: file.bytes) != nil { continue }
    for place in [span.start, span.end] {
      let local = Int(place - file.base)
      precondition(
        local == file.bytes.count || file.bytes[local] & 0xC0 != 0x80,
        "a place inside a character"
      )
    }
  }
  let page = DiagnosticRenderer(width: 60).render(diagnostic, in: sources)
  checkClean(PlainRenderer().render(page))
  checkClean(GitHubAnnotations.annotation(for: diagnostic, in: sources))
  _ = DiagnosticRecord(diagnostic, in: sources)
}

/// Returns books whose nets and plan come to nothing; nil where something is worth too much.
private func checkedBooks(of evaluation: Evaluation, in currency: CurrencyID?) -> Books? {
  let trip = evaluation.trip
  guard let books = try? Books(of: trip, in: currency, keepsDirect: true) else { return nil }
  let ledger = books.ledger
  precondition(ledger.sums.reduce(0) { $0 + $1.net } == 0, "nets that are not nothing")
  precondition(ledger.sums.reduce(0) { $0 + $1.spent } == ledger.total, "shares that do not add up")
  let parties = Parties(of: trip)
  var nets = Settlement.nets(of: books, parties, withPayments: true)
  precondition(nets.reduce(0, +) == 0, "a pool that is not nothing")
  for payment in Settlement(of: books).payments where payment.door == .pool {
    precondition(payment.amount > 0, "a transfer of nothing")
    nets[parties.party(of: payment.fromMembers[0])] += payment.amount
    nets[parties.party(of: payment.toMembers[0])] -= payment.amount
  }
  precondition(nets.allSatisfy { $0 == 0 }, "a plan that leaves somebody open")
  return books
}

private func checkReports(_ books: Books, of evaluation: Evaluation) {
  let (trip, sources) = (evaluation.trip, evaluation.sources)
  var reports: [Report] = [
    .settlement(of: books, sources: sources),
    .settlement(of: books, way: .direct, sources: sources),
    .balances(of: books, sources: sources), .bills(of: books, sources: sources),
    .total(of: books, sources: sources), .people(of: trip, sources: sources),
    .rates(of: trip, sources: sources),
  ]
  for by in [Report.ChartBy.category, .person, .day] {
    reports.append(.chart(of: books, by: by, sources: sources))
  }
  let derivations = evaluation.derivations(of: trip.entries.indices)
  for party in Parties(of: trip).all.prefix(2) {
    let account = Account(of: party.members, in: books)
    reports.append(
      .why(party, account, of: books, derivations: derivations, sources: sources)
    )
  }
  for report in reports {
    checkClean(PlainRenderer().render(TextReportRenderer(width: 60).render(report)))
    checkClean(report.json.text)
  }
}
