private import CLibEdit
package import TripStore
package import TripText
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a person edit lines in a terminal, by libedit: the keys of `~/.editrc`, history, search,
/// completion.
///
/// All that is unsafe about libedit is in this file. There is one editor at a time, and it is used
/// from one thread.
@safe package final class LineEditor: LineReader {
  private let library: UnsafeMutablePointer<trip_libedit>
  private let editor: OpaquePointer
  private let history: OpaquePointer
  private let saved: PromptHistory?
  /// The terminal as it was found, and as it is between two lines: without echo and without lines
  /// of its own, so that what is pasted or typed ahead is read, and shown, like all else.
  private let original: termios
  private let quiet: termios
  private let hasColor: Bool
  /// Whether the terminal can move its cursor and wipe.
  private let isCapable: Bool
  package var completer: (String) -> Completion = { _ in Completion() }

  /// What libedit shows before a line; it keeps the pointer.
  private var prompt: UnsafeMutablePointer<CChar>?
  /// The cells that it takes.
  private var promptWidth = 0
  /// Characters that stand on the line before anything is typed.
  private var prefilled: [UInt32] = []
  /// How the line ended, where it did not end in a line.
  private var outcome: LineRead?

  /// Opens the terminal; nil where there is no libedit, or no locale in which it reads UTF-8.
  package init?(hasColor: Bool, history saved: PromptHistory?) {
    var original = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &original) == 0, trip_use_utf8() == 1 else { return nil }
    let library = UnsafeMutablePointer<trip_libedit>.allocate(capacity: 1)
    unsafe memset(library, 0, MemoryLayout<trip_libedit>.size)
    guard unsafe trip_libedit_load(library) == 1 else {
      unsafe library.deallocate()
      return nil
    }
    self.original = original
    var quiet = original
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet)
    self.quiet = quiet
    guard let editor = unsafe trip_el_init(library, "quits"),
      let history = unsafe library.pointee.history_init()
    else {
      unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
      unsafe library.deallocate()
      return nil
    }
    unsafe self.library = library
    unsafe self.editor = editor
    unsafe self.history = history
    self.saved = saved
    self.hasColor = hasColor
    let terminal = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? "dumb"
    isCapable = terminal != "dumb"
    setUp()
  }

  private func setUp() {
    _ = Signals.pending.load(ordering: .relaxed)
    trip_hold_signals { Signals.note($0) }
    unsafe trip_el_set_client(library, editor, Unmanaged.passUnretained(self).toOpaque())
    unsafe trip_el_set_signal(library, editor, 0)
    for flag in ["-echo", "-icanon", "-iexten"] {
      unsafe trip_el_set_between(library, editor, flag)
    }
    unsafe trip_el_set_editor(library, editor, "emacs")
    unsafe trip_el_set_prompt(library, editor) { unsafe LineEditor.of($0).promptPointer }
    unsafe trip_el_set_getc(library, editor) { editor, character in
      unsafe LineEditor.of(editor).next(into: character)
    }
    unsafe trip_history_size(library, history, Self.mostLines)
    unsafe trip_history_unique(library, history)
    unsafe trip_el_set_history(library, editor, history)
    unsafe trip_el_add(library, editor, "quits-complete", "completes a word") { editor, _ in
      unsafe LineEditor.of(editor).complete()
    }
    unsafe trip_el_bind(library, editor, "^I", "quits-complete")
    unsafe trip_el_bind(library, editor, "^R", "em-inc-search-prev")
    // Inserting and deleting in place of drawing anew corrupts the screen behind wide characters.
    for capability in ["im", "ei", "ic", "IC", "dc", "DC", "dm", "ed"] {
      unsafe trip_el_set_terminal(library, editor, capability, "")
    }
    _ = unsafe library.pointee.source(editor, nil)
    for line in saved?.lines(atMost: Int(Self.mostLines)) ?? [] { enter(line) }
  }

  private static let mostLines: Int32 = 1000

  deinit {
    unsafe library.pointee.history_end(history)
    unsafe library.pointee.end(editor)
    restoreTerminal()
    trip_release_signals()
    unsafe free(prompt)
    unsafe library.deallocate()
  }

  private static func of(_ editor: OpaquePointer) -> LineEditor {
    guard let library = unsafe current, let data = unsafe trip_el_client(library, editor) else {
      preconditionFailure("the editor belongs to a line editor")
    }
    return unsafe Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  /// The library of the one editor that reads, by which its callbacks find it.
  nonisolated(unsafe) private static var current: UnsafeMutablePointer<trip_libedit>?

  private var promptPointer: UnsafeMutablePointer<CChar> {
    guard let prompt = unsafe prompt else { preconditionFailure("a prompt is set before a line") }
    return unsafe prompt
  }

  // MARK: - Lines

  package var isInteractive: Bool { true }

  package func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead {
    show(prompt)
    prefilled = Self.typed(text)
    outcome = nil
    unsafe Self.current = unsafe library
    var count: Int32 = 0
    let line = unsafe library.pointee.gets(editor, &count)
    prefilled = []
    if let outcome {
      if case .interrupted = outcome { newLine() }
      return outcome
    }
    guard let line = unsafe line, count > 0 else {
      newLine()
      return .end
    }
    var bytes = unsafe Array(UnsafeRawBufferPointer(start: line, count: Int(count)))
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    if let typed = String(validating: bytes, as: UTF8.self), !typed.isEmpty {
      enter(typed)
      saved?.append(typed)
    }
    return .line(bytes)
  }

  private func newLine() {
    put("\n")
  }

  /// Writes to the terminal past libedit.
  private func put(_ text: String) {
    trip_flush()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      // A terminal that is gone is found out by reading from it.
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  private var columns: Int {
    var size = winsize()
    return unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      ? Int(size.ws_col) : 80
  }

  /// Sets what stands before the line; escape codes between bytes of 1 take no columns.
  ///
  /// Each run of codes has to be one piece with a visible character behind it.
  private func show(_ text: StyledText) {
    promptWidth = PlainRenderer().render(text).displayWidth
    var shown = (hasColor ? ANSIRenderer() as any TextRenderer : PlainRenderer()).render(text)
    if hasColor {
      var marked = ""
      var isEscape = false
      var previous: Unicode.Scalar = " "
      for scalar in shown.unicodeScalars {
        if scalar == "\u{1B}" {
          if !isEscape { marked += "\u{1}" }
          isEscape = true
        } else if isEscape, previous == "m" {
          marked += "\u{1}"
          isEscape = false
        }
        marked.unicodeScalars.append(scalar)
        previous = scalar
      }
      shown = marked
    }
    unsafe free(prompt)
    unsafe prompt = unsafe strdup(shown)
  }

  /// The keys that put a text on the line: what is no plain character is quoted.
  private static func typed(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? [0x16, scalar.value] : [scalar.value]
    }
  }

  package func remember(_ line: String) { enter(line) }

  private func enter(_ line: String) {
    unsafe trip_history_enter(library, history, line)
  }

  // MARK: - Keys

  /// Gives libedit the next character; the signals of a prompt come in here and nowhere else.
  private func next(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    if !prefilled.isEmpty {
      unsafe character.pointee = wchar_t(truncatingIfNeeded: prefilled.removeFirst())
      return 1
    }
    var bytes: [UInt8] = []
    while true {
      if trip_wait(STDIN_FILENO) == 0 {
        if obeySignals() { continue }
        errno = EINTR
        return -1
      }
      var byte: UInt8 = 0
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return 0 }
      bytes.append(byte)
      if let scalar = Self.scalar(bytes) {
        unsafe character.pointee = wchar_t(truncatingIfNeeded: scalar)
        return 1
      }
      // Bytes that are no UTF-8 are not taken; the line would not be either.
      if bytes.count >= 4 || bytes[0] & 0xC0 == 0x80 { bytes = [] }
    }
  }

  private static func scalar(_ bytes: [UInt8]) -> UInt32? {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars.first?.value
  }

  /// Does what signals ask for; false where the line is over.
  private func obeySignals() -> Bool {
    let pending = Signals.take()
    for number in [SIGTERM, SIGHUP, SIGQUIT] where pending & Signals.bit(number) != 0 {
      outcome = .terminated(number)
      return false
    }
    if pending & Signals.bit(SIGINT) != 0 {
      outcome = .interrupted
      return false
    }
    if pending & Signals.bit(SIGTSTP) != 0 {
      unsafe trip_el_prepare(library, editor, 0)
      restoreTerminal()
      trip_obey(SIGTSTP) { Signals.note($0) }
      quieten()
      unsafe trip_el_prepare(library, editor, 1)
      newLine()
    } else {
      eraseLine()
    }
    unsafe library.pointee.resize(editor)
    unsafe trip_el_refresh(library, editor)
    return true
  }

  /// Wipes what is being typed off the screen, which has another size now, to draw it again.
  private func eraseLine() {
    guard isCapable else {
      newLine()
      return
    }
    let line = unsafe library.pointee.line(editor).pointee
    guard let start = unsafe line.buffer, let cursor = unsafe line.cursor else { return }
    let before = unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: cursor - start),
      as: UTF8.self
    )
    let rows = (promptWidth + before.displayWidth) / max(1, columns)
    put("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J")
  }

  private func restoreTerminal() {
    var original = original
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
  }

  private func quieten() {
    var quiet = quiet
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet)
  }

  // MARK: - Completion

  private func complete() -> UInt8 {
    let line = unsafe library.pointee.line(editor).pointee
    guard let start = unsafe line.buffer, let cursor = unsafe line.cursor else {
      return UInt8(CC_ERROR)
    }
    let before = unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: cursor - start),
      as: UTF8.self
    )
    let completion = completer(before)
    let fragment = String(before.suffix(completion.replaced))
    guard let common = Self.commonStart(of: completion.candidates) else { return UInt8(CC_ERROR) }
    let isOne = completion.candidates.count == 1
    let isWhole = isOne && !common.hasSuffix("/")
    let insertion = isWhole ? common + " " : common
    if insertion != fragment, insertion.count > fragment.count || isOne {
      replace(fragment, with: insertion)
      return UInt8(CC_REFRESH)
    }
    list(completion.candidates)
    // Drawn anew below the list; a redisplay would first wipe what stands above the cursor.
    unsafe trip_el_refresh(library, editor)
    return UInt8(CC_NORM)
  }

  /// Types the new text in the place of the old one.
  private func replace(_ fragment: String, with text: String) {
    if text.hasPrefix(fragment) {
      _ = unsafe library.pointee.insertstr(editor, String(text.dropFirst(fragment.count)))
      return
    }
    // What was typed differs, in case or by a quote: it is taken back first.
    prefilled += Array(repeating: 0x7F, count: fragment.unicodeScalars.count) + Self.typed(text)
  }

  private static func commonStart(of words: [String]) -> String? {
    guard var common = words.first else { return nil }
    for word in words.dropFirst() {
      while !word.hasPrefix(common) { common.removeLast() }
    }
    return common
  }

  /// Shows what there is to choose from, below the line.
  private func list(_ words: [String]) {
    let columns = columns
    var text = "\n"
    var column = 0
    for word in words.prefix(Self.mostShown) {
      let shown = word.shown(onOneLine: true)
      if column > 0, column + shown.displayWidth + 2 > columns {
        text += "\n"
        column = 0
      }
      text += shown + "  "
      column += shown.displayWidth + 2
    }
    if words.count > Self.mostShown { text += "and \(words.count - Self.mostShown) more" }
    put(text + "\n")
  }

  private static let mostShown = 60

  // MARK: - Editors

  package func runEditor(_ command: String, on path: String) -> Bool {
    restoreTerminal()
    defer { quieten() }
    return unsafe trip_run_editor(command + " \"$1\"", path, environ) == 0
  }
}

/// The signals that came in, a bit each, noted by the handler and taken by the prompt.
private enum Signals {
  static let pending = Atomic<UInt64>(0)

  static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number) }

  static func note(_ number: Int32) {
    pending.bitwiseOr(bit(number), ordering: .relaxed)
  }

  static func take() -> UInt64 { pending.exchange(0, ordering: .relaxed) }
}
