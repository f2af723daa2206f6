import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Other files, read in place.
extension Interpreter {
  private static let deepest = 50

  mutating func include(_ path: SourceSpan) throws(Refusal) {
    guard includeDepth < Self.deepest else { throw Refusal(.includeTooDeep(at: path)) }
    let file = sources.files[sources.file(at: path.start)]
    let written = unquoted(sources.bytes(in: path))
    switch surroundings.read(written, file.name) {
    case .outside:
      throw Refusal(.includeOutside(written, at: path))
    case .unreadable(let reason):
      throw Refusal(.includeUnreadable(written, reason, at: path))
    case .text(let name, let identity, let bytes):
      guard identity != mainIdentity, !includes.contains(identity) else {
        throw Refusal(.includeTwice(written, at: path))
      }
      includes.append(identity)
      let index: Int
      do throws(SourceMap.TooLarge) {
        index = try sources.add(name: name, bytes: bytes)
      } catch {
        throw Refusal(.scriptTooLarge(at: path))
      }
      // The file starts with what holds here, and leaves nothing behind.
      let outer = (scope, hasWarnedOfMe)
      includeDepth += 1
      hasWarnedOfMe = false
      read(sources.files[index])
      includeDepth -= 1
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
