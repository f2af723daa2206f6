// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A module of the house; `above` are the modules it may import, in the order of the table in CONTRIBUTING.md.
func module(_ name: String, above: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: above, swiftSettings: strict)
}

/// Tests of modules; `files` are what they read, beside the sources.
func tests(_ name: String, of targets: [Target.Dependency], files: [String] = []) -> Target {
  .testTarget(name: name, dependencies: targets, exclude: files, swiftSettings: strict)
}

let package = Package(
  name: "quits",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "quits", targets: ["quits"])],
  targets: [
    module("TripText"),
    module("TripMoney", above: ["TripText"]),
    module("TripSyntax", above: ["TripText", "TripMoney"]),
    module("TripLedger", above: ["TripText", "TripMoney"]),
    module("TripEngine", above: ["TripText", "TripMoney", "TripSyntax", "TripLedger"]),
    module("TripReports", above: ["TripText", "TripMoney", "TripLedger"]),
    module("TripStore", above: ["TripText"]),
    // Only its header is used: the library is loaded when a prompt opens.
    .systemLibrary(name: "CLibEdit", providers: [.apt(["libedit-dev"])]),
    module(
      "TripPrompt",
      above: [
        "CLibEdit", "TripText", "TripMoney", "TripSyntax", "TripLedger", "TripEngine",
        "TripReports", "TripStore",
      ]
    ),
    module(
      "TripCommand",
      above: [
        "TripText", "TripMoney", "TripSyntax", "TripLedger", "TripEngine", "TripReports",
        "TripStore", "TripPrompt",
      ]
    ),
    .executableTarget(name: "quits", dependencies: ["TripCommand"], swiftSettings: strict),
    // What several test modules share: generators, marked scripts, assertions.
    .target(
      name: "TripTesting",
      dependencies: ["TripText", "TripMoney", "TripSyntax", "TripLedger", "TripEngine"],
      path: "Tests/TripTesting",
      swiftSettings: strict
    ),
    tests("TripTextTests", of: ["TripText", "TripTesting"]),
    tests("TripMoneyTests", of: ["TripMoney", "TripTesting"]),
    tests(
      "TripSyntaxTests",
      of: ["TripText", "TripMoney", "TripSyntax", "TripLedger", "TripEngine", "TripTesting"]
    ),
    tests("TripLedgerTests", of: ["TripLedger", "TripMoney"]),
    tests(
      "TripTests",
      of: ["TripText", "TripMoney", "TripLedger", "TripEngine", "TripReports", "TripTesting"]
    ),
    tests(
      "TripReportsTests",
      of: ["TripText", "TripMoney", "TripLedger", "TripReports", "TripTesting"],
      files: ["Golden"]
    ),
    tests("TripStoreTests", of: ["TripStore"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["TripText", "TripMoney", "TripEngine", "TripStore", "TripTesting"],
      exclude: ["messages"],
      swiftSettings: strict
    ),
    tests(
      "TripPromptTests",
      of: [
        "TripText", "TripMoney", "TripLedger", "TripEngine", "TripStore", "TripPrompt", "quits",
        "CPseudoTerminal", "TripTesting",
      ]
    ),
    .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    tests(
      "TripCommandTests",
      of: ["TripText", "TripMoney", "TripSyntax", "TripStore", "TripPrompt", "TripCommand"],
      files: ["Golden"]
    ),
    tests(
      "DocumentationTests",
      of: ["TripText", "TripMoney", "TripSyntax", "TripStore", "TripCommand", "TripTesting"]
    ),
    tests("EndToEndTests", of: ["quits"]),
  ]
)
