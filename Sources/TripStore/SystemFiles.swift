#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine, through libc.
package struct SystemFiles: FileLayer {
  package init() {}

  package func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] {
    try Self.mustBeAPath(path)
    // Without O_NONBLOCK, opening a named pipe waits for ever where nobody writes into it.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileTrouble(path, code: errno) }
    defer { close(descriptor) }
    return try DescriptorReader(descriptor: descriptor, path: path).readAll(as: kind)
  }

  package func readStandardInput() throws(FileTrouble) -> [UInt8] {
    try DescriptorReader(descriptor: STDIN_FILENO, path: "-").readAll(as: .given)
  }

  package func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] {
    try Self.mustBeAPath(folder)
    guard let stream = unsafe opendir(folder) else { throw FileTrouble(folder, code: errno) }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw FileTrouble(folder, code: errno) }
        return entries
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) {
          unsafe String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: Self.kind(ofLinkAt: folder + "/" + name)))
    }
  }

  package func resolved(_ path: String) throws(FileTrouble) -> String {
    try Self.mustBeAPath(path)
    guard let resolved = unsafe realpath(path, nil) else { throw FileTrouble(path, code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  package func kind(of path: String) -> FolderEntry.Kind? {
    var facts = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &facts) == 0 else { return nil }
    return Self.kind(ofMode: facts.st_mode)
  }

  private static func kind(ofLinkAt path: String) -> FolderEntry.Kind {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 ? kind(ofMode: facts.st_mode) : .other
  }

  private static func kind(ofMode mode: mode_t) -> FolderEntry.Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Refuses what C would cut short or take for the working folder.
  static func mustBeAPath(_ path: String) throws(FileTrouble) {
    if path.isEmpty || path.utf8.contains(0) { throw FileTrouble(path, .missing) }
  }
}
