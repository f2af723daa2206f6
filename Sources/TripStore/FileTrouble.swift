#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or a folder cannot be had.
package struct FileTrouble: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    case isFolder
    case isNoFolder
    case noPermission
    /// A device or a socket, which may never end, or a pipe where only a regular file will do.
    case notRegular
    /// A pipe by name that nobody opened for writing.
    case unwrittenPipe
    case tooLarge
    case linksInCircles
    /// A new file was to be made, and there is one.
    case exists
    /// Somebody else saved the file since it was read.
    case changedMeanwhile
    case system(SystemError)
  }

  /// The path as it was asked for; `-` for standard input.
  package var path: String
  package var reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Names the trouble that `errno` stands for.
  init(_ path: String, code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT: .missing
      case EISDIR: .isFolder
      case ENOTDIR: .isNoFolder
      case EACCES, EPERM: .noPermission
      case ENXIO, ENODEV: .notRegular
      case EFBIG, EOVERFLOW: .tooLarge
      case ELOOP: .linksInCircles
      case EEXIST: .exists
      default: .system(SystemError(code: code))
      }
    self.init(path, reason)
  }

  /// The reason in a few words that follow a colon.
  package var words: String {
    switch reason {
    case .missing: "no such file"
    case .isFolder: "it is a folder"
    case .isNoFolder: "it is no folder"
    case .noPermission: "permission denied"
    case .notRegular: "it is no regular file"
    case .unwrittenPipe: "nobody writes into this pipe"
    case .tooLarge: "it is too large"
    case .linksInCircles: "its links lead in circles"
    case .exists: "there is one already"
    case .changedMeanwhile: "somebody else has just saved it"
    case .system(let error): error.message
    }
  }
}
