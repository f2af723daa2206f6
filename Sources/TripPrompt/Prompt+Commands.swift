import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripStore
import TripSyntax
import TripText

/// What the prompt's own commands do.
extension Prompt {
  /// Carries out a command whose words are a path or nothing that is a statement; false where the
  /// line is none.
  mutating func takePath(in line: String) -> Bool {
    let text = line.trimmingBlanks()
    if text.first == "?" {
      screen.write(LanguageHelp.text(about: Self.word(text.dropFirst())))
      return true
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = parts.first?.lowercased(), verb == "save" || verb == "open",
      !document.session.isNameTaken(parts[0])
    else { return false }
    var rest = parts.count == 2 ? parts[1].trimmingBlanks() : ""
    // `save as x.trip`; a file that is called so goes in quotes.
    if verb == "save", rest.lowercased().hasPrefix("as ") {
      rest = String(rest.dropFirst(3)).trimmingBlanks()
    }
    let next = rest.split(separator: " ").first?.lowercased() ?? ""
    if ["paid", "got", "joined", "left"].contains(next) { return false }
    let path = rest.first == "\"" && rest.count > 1 ? unquoted(Array(rest.utf8)[...]) : rest
    guard !path.isEmpty else {
      refuse(.impossible("which file? write: \(verb) tokyo.trip"))
      return true
    }
    if verb == "save" { save(as: path) } else { open(path) }
    return true
  }

  private static func word(_ text: Substring) -> String? {
    let word = String(text).trimmingBlanks()
    return word.isEmpty ? nil : word
  }

  private mutating func save(as path: String) {
    do throws(Document.Trouble) {
      try document.save(as: path, today: world.today())
      whole = world.whole(document.session)
      say("saved as \(path); what is entered from here on is saved at once")
    } catch {
      if case .file(let trouble) = error, trouble.reason == .exists {
        refuse(.impossible("'\(path)' exists, and is not overwritten"))
      } else {
        refuse(error)
      }
    }
  }

  private mutating func open(_ path: String) {
    guard mayDrop() else { return }
    do throws(FileTrouble) {
      document = try Document(path, today: world.today(), in: world.files)
      shownPlan = nil
      hasOldNumbers = false
      let count = document.session.books.trip.entries.count
      say(document.session.text.isEmpty ? "\(path) is a new trip" : "\(path): \(count) bills")
      lookForWhole()
      tellErrors()
    } catch {
      refuse(.file(error))
    }
  }

  /// Carries a command out.
  mutating func carryOut(
    _ command: PromptCommand,
    typed: [UInt8]
  ) throws(Document.Trouble) {
    func name(_ mention: NameMention) -> String {
      let bytes = typed[Int(mention.span.start)..<Int(mention.span.end)]
      return bytes.first == 0x22
        ? unquoted(bytes).trimmingBlanks() : String(decoding: bytes, as: UTF8.self)
    }
    switch command {
    case .edit(let number, let start):
      try refuseOldNumber()
      try edit(number, to: start.map { Array(typed[Int($0)...]) })
    case .delete(let number):
      try refuseOldNumber()
      say("deleted: \(try document.delete(bill: number))")
    case .remove(let mention):
      say("\(try document.remove(name(mention))) is off the trip")
    case .rename(let old, let new):
      let written = String(
        decoding: typed[Int(new.span.start)..<Int(new.span.end)],
        as: UTF8.self
      )
      let count = try document.rename(name(old), to: written)
      say("changed in \(count == 1 ? "1 place" : "\(count) places")")
    case .done(let payments):
      try record(payments, name)
    case .undo: say("taken back: \(try document.undo())")
    case .redo: say("brought back: \(try document.redo())")
    case .quit: leave()
    }
  }

  /// Refuses a number that may have been another bill's when it was last seen.
  private func refuseOldNumber() throws(Document.Trouble) {
    if hasOldNumbers {
      throw .impossible("the numbers may be others now; see 'bills', and give it again")
    }
  }

  // MARK: - Edit

  /// Changes a bill to what was written, or lets somebody change it who is there.
  private mutating func edit(_ number: Int, to new: [UInt8]?) throws(Document.Trouble) {
    let place = try document.place(ofBill: number)
    let old = document.text(in: place)
    guard new != nil || reader.isInteractive else {
      throw .impossible(
        "write what it shall be behind the number: edit \(number) \(Document.label(Array(old.utf8)))"
      )
    }
    document.hold(place)
    if let new {
      answer(try document.replaceHeld(Array(old.utf8), with: document.session.dated(new)))
      return
    }
    if old.utf8.contains(0x0A) || old.utf8.contains(0x0D) {
      let new = try editedElsewhere(old)
      answer(try document.replaceHeld(Array(old.utf8), with: document.session.dated(new)))
      discardDraft()
      return
    }
    guard screen.show() else { return }
    // The script is not kept from others while somebody thinks: the lock is given back first.
    edited = old
  }

  /// Lets the line that `edit` brought up be changed, and puts it back.
  mutating func finishEdit() {
    guard let old = edited else { return }
    edited = nil
    var prompt = heading
    prompt.append("edit:", as: .faint)
    prompt.append(" ")
    var lines: [UInt8] = []
    while true {
      switch reader.readLine(
        lines.isEmpty ? prompt : continuation,
        startingWith: lines.isEmpty ? old : ""
      ) {
      case .line(let line):
        lines += lines.isEmpty ? line : [0x0A] + line
        if case .incomplete = document.session.reading(of: lines + [0x0A]) { continue }
        replace(old, with: lines)
      case .interrupted, .end, .failed: say("nothing was changed")
      case .terminated(let signal):
        ending.signal = signal
        isOver = true
      }
      return
    }
  }

  private mutating func replace(_ old: String, with lines: [UInt8]) {
    let isBlank = lines.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
    do throws(Document.Trouble) {
      if isBlank { throw .impossible("nothing was changed; to take it out there is 'delete'") }
      let dated = document.session.dated(lines)
      var news: Document.News?
      let outcome = Result { () throws(Document.Trouble) in
        try document.alone { (document) throws(Document.Trouble) in
          news = try document.refresh()
          return try document.replaceHeld(Array(old.utf8), with: dated)
        }
      }
      if let news { take(news) }
      answer(try outcome.get())
    } catch {
      refuse(error)
    }
  }

  /// Lets a person's own editor change several lines; what was written is kept as `draft`.
  private mutating func editedElsewhere(_ text: String) throws(Document.Trouble) -> [UInt8] {
    let names = ["VISUAL", "EDITOR"]
    guard let command = names.lazy.compactMap(world.variable).first(where: { !$0.isEmpty }) else {
      throw .impossible(
        "this bill has several lines: set VISUAL or EDITOR, or change the file itself"
      )
    }
    do throws(FileTrouble) {
      let folder = world.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
      tellDraft()
      let draft = try Draft(text, in: folder, world.files)
      guard reader.runEditor(command, on: draft.path) else {
        draft.discard()
        throw FileTrouble(command, .notRegular)
      }
      self.draft = draft
      let new = try draft.text()
      // There is nothing in it to be kept.
      if new.elementsEqual((text + "\n").utf8) { discardDraft() }
      return new
    } catch {
      if error.path == command {
        throw .impossible("the editor did not end well: nothing was done")
      }
      throw .file(error)
    }
  }

  private mutating func discardDraft() {
    draft?.discard()
    draft = nil
  }

  // MARK: - Done

  private mutating func record(
    _ payments: PromptCommand.Payments,
    _ name: (NameMention) -> String
  ) throws(Document.Trouble) {
    let session = document.session
    let now: ShownPlan
    do throws(Books.TooLarge) {
      now = try ShownPlan(shownPlan?.way ?? .fewest, of: session)
    } catch {
      throw .impossible("there is no plan: a bill is worth too much")
    }
    guard let shown = shownPlan, shown == now else {
      let isFirst = shownPlan == nil
      answer(.settle(in: nil, way: now.way, filter: Filter()))
      if now.payments.isEmpty { return }
      throw .impossible(
        isFirst
          ? "this is the plan: say again which transfer is done; nothing was recorded"
          : "the plan has changed, and this is the new one; nothing was recorded"
      )
    }
    let chosen = try choose(payments, from: now, name)
    let day = world.today()
    let lines = chosen.map { now.line(for: $0, on: day, in: session.trip) }
    let effect = try document.append(Array(lines.joined(separator: "\n").utf8))
    answer(effect)
    // What is left keeps its figures; it is the plan that the next `done` means.
    shownPlan = try? ShownPlan(now.way, of: document.session)
    if let plan = shownPlan, plan.payments.isEmpty {
      say("everyone is quits")
    } else if chosen.count < now.payments.count {
      answer(.settle(in: nil, way: now.way, filter: Filter()))
    }
  }

  private func choose(
    _ payments: PromptCommand.Payments,
    from plan: ShownPlan,
    _ name: (NameMention) -> String
  ) throws(Document.Trouble) -> [Settlement.Payment] {
    if plan.payments.isEmpty { throw .impossible("everyone is quits: there is nothing to record") }
    switch payments {
    case .all:
      return plan.payments
    case .number(let number):
      guard number >= 1, number <= plan.payments.count else {
        throw .impossible("the plan has no transfer \(number): it has \(plan.payments.count)")
      }
      return [plan.payments[number - 1]]
    case .between(let from, let to):
      let (from, to) = (name(from), name(to))
      let found = plan.payments.filter {
        document.session.isSameName($0.from, from) && document.session.isSameName($0.to, to)
      }
      guard !found.isEmpty else {
        throw .impossible("in the plan \(from) pays nothing to \(to)")
      }
      return found
    }
  }
}
