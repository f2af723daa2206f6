import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Other files, read in place.
extension Interpreter {
  private static let deepest = 50

  mutating func include(_ path: SourceSpan) throws(Refusal) {
    guard openFiles.count <= Self.deepest else { throw Refusal(.includeTooDeep(at: path)) }
    let file = sources.files[sources.file(at: path.start)]
    let written = unquoted(sources.bytes(in: path))
    switch surroundings.read(written, file.name) {
    case .outside:
      throw Refusal(.includeOutside(written, at: path))
    case .unreadable(let reason):
      throw Refusal(.includeUnreadable(written, reason, at: path))
    case .text(let name, let identity, let bytes):
      if let first = openFiles.firstIndex(where: { $0.identity == identity }) {
        let circle = openFiles[first...].map(\.name)
        throw Refusal(.includeCycle(written, through: circle, at: path))
      }
      if includes.contains(identity) { throw Refusal(.includeTwice(written, at: path)) }
      includes.append(identity)
      let index: Int
      do throws(SourceMap.TooLarge) {
        index = try sources.add(name: name, bytes: bytes)
      } catch {
        throw Refusal(.scriptTooLarge(at: path))
      }
      // The file starts with what holds here, and leaves nothing behind.
      let outer = (scope, hasWarnedOfMe)
      openFiles.append((identity, name))
      hasWarnedOfMe = false
      read(sources.files[index])
      openFiles.removeLast()
      let localChanged = scope.local != outer.0.local
      (scope, hasWarnedOfMe) = outer
      if localChanged { resolvedCurrencies.removeAll(keepingCapacity: true) }
    }
  }

  mutating func setTitle(_ span: SourceSpan) throws(Refusal) {
    if let titleSpan { throw Refusal(.titleTwice(at: span, first: titleSpan)) }
    titleSpan = span
    trip.title = unquoted(sources.bytes(in: span))
  }
}
