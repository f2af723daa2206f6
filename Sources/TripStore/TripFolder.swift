/// The scripts in a folder.
package struct TripFolder: Sendable {
  /// The paths of the scripts, the folder's own path in front, in the order of their bytes.
  package private(set) var scripts: [String] = []
  /// Folders in it that could not be read.
  package private(set) var troubles: [FileTrouble] = []

  /// Finds every file called `*.trip` in a folder and the folders in it.
  ///
  /// What is hidden (a name that begins with a dot) is passed over. Links are not followed: they
  /// may lead in circles, out of the folder, or to a script that is in the list already. Unless it
  /// `descends`, the folders in it are passed over as well.
  package init(_ folder: String, in files: any FileLayer, descends: Bool = true) {
    var waiting = [folder]
    while let next = waiting.popLast() {
      do throws(FileTrouble) {
        for entry in try files.entries(of: next) where !entry.name.hasPrefix(".") {
          let path = Path.join(next, entry.name)
          switch entry.kind {
          case .folder: if descends { waiting.append(path) }
          case .file: if entry.name.hasSuffix(".trip") { scripts.append(path) }
          case .other: break
          }
        }
      } catch {
        troubles.append(error)
      }
    }
    scripts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    troubles.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
