import TripStore

/// A text in a file of its own, for an editor to change.
struct Draft {
  let path: String
  private let files: any WritableFileLayer

  /// Writes the text to a new file, which only its owner can read.
  init(_ text: String, in folder: String, _ files: any WritableFileLayer) throws(FileTrouble) {
    self.files = files
    path = Path.join(folder, "quits-\(UInt64.random(in: 0...UInt64.max)).trip")
    let file = try files.openFile(path, for: .keeping)
    defer { files.closeFile(file) }
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty { rest = rest.dropFirst(try files.writeSome(of: rest, to: file)) }
  }

  /// Returns what the file holds now.
  func text() throws(FileTrouble) -> [UInt8] {
    try files.read(path, as: .found)
  }

  /// Removes the file; one that cannot be removed is for the system to tidy up.
  func discard() {
    try? files.removeFile(path)
  }
}
