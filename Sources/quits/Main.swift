import TripCommand

@main
enum Main {
  static func main() {
    Program.run(Array(CommandLine.arguments.dropFirst()), in: .real()).leave()
  }
}
