import TripEngine
import TripLedger
import TripMoney
import TripPrompt
import TripStore
import TripText

/// Types what the fuzzer makes up at a prompt, line by line.
///
/// A trap ends the run, and so does a trip that is not what its text says, or one that taking
/// everything back does not empty.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let today = Day(number: 20_729)
  var prompt = Prompt(
    Document(today: today, in: NoFiles()),
    reader: Typist(bytes.split(separator: 0x0A, omittingEmptySubsequences: false)),
    screen: CleanScreen(),
    in: Prompt.World(files: NoFiles(), today: { today }, variable: { _ in nil })
  )
  _ = prompt.run()
  var document = prompt.document
  check(document.session)
  while (try? document.undo()) != nil { check(document.session) }
  precondition(document.session.text.isEmpty, "what is left when all is taken back")
  return 0
}

/// Holds a trip that went on line by line to a reading of its whole text.
private func check(_ session: Session) {
  let whole = Evaluator.evaluate(
    name: "unsaved",
    identity: nil,
    bytes: session.text,
    in: Surroundings(today: Day(number: 20_729)) { _, _ in .outside }
  )
  precondition(!session.hasErrors && !whole.hasErrors, "a line that was taken and is wrong")
  guard let books = whole.homeBooks else { preconditionFailure("no errors and no books") }
  precondition(session.books.ledger.sums == books.ledger.sums, "balances")
  precondition(session.books.ledger.total == books.ledger.total, "a total")
  precondition(session.books.leftOut == books.leftOut, "bills without a rate")
  precondition(
    session.trip.entries.map(\.span) == whole.trip.entries.map(\.span),
    "where the bills stand"
  )
}

/// Somebody who types lines, asks for completions on each, and leaves in the end.
private final class Typist: LineReader {
  private var lines: ArraySlice<ArraySlice<UInt8>>
  let isInteractive = true
  var completer: (String) -> Completion = { _ in Completion() }

  init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines[...] }

  func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead {
    guard let line = lines.popFirst() else { return .end }
    let typed = String(decoding: line, as: UTF8.self)
    for completion in [completer(typed), completer(String(typed.prefix(typed.count / 2)))] {
      precondition(completion.replaced >= 0 && completion.replaced <= typed.count, "a completion")
    }
    // A line that begins so is what stands there already, with something behind it.
    return .line(line.first == 0x2B ? Array(text.utf8) + line.dropFirst() : Array(line))
  }

  func remember(_ line: String) {}
  func runEditor(_ command: String, on path: String) -> Bool { false }
}

private struct CleanScreen: PromptScreen {
  var width: Int { 60 }
  var isASCII: Bool { false }

  func write(_ text: StyledText) { checkClean(PlainRenderer().render(text)) }
  func tell(_ text: StyledText) { checkClean(PlainRenderer().render(text)) }
  func show() -> Bool { true }
}

/// A world without files, so that nothing typed touches those of this machine.
private struct NoFiles: WritableFileLayer {
  private func none(_ path: String) -> FileTrouble { FileTrouble(path, .noPermission) }

  func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] { throw none(path) }
  func readStandardInput() throws(FileTrouble) -> [UInt8] { throw none("-") }
  func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] { throw none(folder) }
  func resolved(_ path: String) throws(FileTrouble) -> String { throw none(path) }
  func kind(of path: String) -> FolderEntry.Kind? { nil }
  func facts(of path: String) throws(FileTrouble) -> FileFacts? { throw none(path) }
  func facts(of file: OpenFile) throws(FileTrouble) -> FileFacts { throw none(file.path) }
  func openFile(_ path: String, for use: FileUse) throws(FileTrouble) -> OpenFile {
    throw none(path)
  }
  func writeSome(of bytes: ArraySlice<UInt8>, to file: OpenFile) throws(FileTrouble) -> Int {
    throw none(file.path)
  }
  func syncFile(_ file: OpenFile) throws(FileTrouble) { throw none(file.path) }
  func cut(_ file: OpenFile, to size: Int) throws(FileTrouble) { throw none(file.path) }
  func adopt(_ facts: FileFacts, for file: OpenFile) throws(FileTrouble) { throw none(file.path) }
  func closeFile(_ file: OpenFile) {}
  func lockFile(_ file: OpenFile) throws(FileTrouble) { throw none(file.path) }
  func move(_ path: String, to other: String) throws(FileTrouble) { throw none(path) }
  func exchange(_ path: String, with other: String) throws(FileTrouble) -> Bool {
    throw none(path)
  }
  func removeFile(_ path: String) throws(FileTrouble) { throw none(path) }
  func syncFolder(_ path: String) throws(FileTrouble) { throw none(path) }
  func makePrivateFolder(_ path: String) throws(FileTrouble) { throw none(path) }
}
