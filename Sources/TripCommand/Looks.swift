import TripText

/// How output looks: worked out from the options, the environment and the terminal.
struct Looks {
  /// The columns to fill.
  var width: Int
  /// Whether only plain ASCII may be drawn with.
  var isASCII: Bool
  /// Whether results, and messages, are coloured.
  var colorsOutput: Bool
  var colorsErrors: Bool

  /// The widths that tables and charts can be laid out in.
  static let widths = 30...9999

  init(_ settings: Settings, in world: World) {
    let terminal = world.terminal
    let columns = terminal.columns ?? world.variable("COLUMNS").flatMap(Self.width)
    width =
      settings.width ?? min(max(columns ?? 80, Self.widths.lowerBound), Self.widths.upperBound)
    isASCII = settings.isASCII || !Self.isUTF8(world.variable)
    colorsOutput = Self.wantsColor(settings.color, terminal.showsOutput, world.variable)
    colorsErrors = Self.wantsColor(settings.color, terminal.showsErrors, world.variable)
  }

  /// Reads a number of columns: digits and nothing else.
  static func width(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Whether the locale writes UTF-8.
  ///
  /// Where none is set at all, as in a bare container, it is taken to: the scripts do.
  private static func isUTF8(_ variable: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(variable).first(where: { !$0.isEmpty }) else {
      return true
    }
    // The encoding stands last, but for a variant: ca_ES.UTF-8@valencia.
    let name = locale.prefix { $0 != "@" }.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }

  /// Whether to use colour; see no-color.org and bixense.com/clicolors.
  private static func wantsColor(
    _ choice: ColorChoice,
    _ isTerminal: Bool,
    _ variable: (String) -> String?
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let refusal = variable("NO_COLOR"), !refusal.isEmpty { return false }
    if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && variable("TERM") != "dumb"
  }
}
