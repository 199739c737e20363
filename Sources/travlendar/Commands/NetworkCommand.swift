internal import ArgumentParser

struct NetworkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network",
        abstract: "Regions: make one from OpenStreetMap and GTFS files, look at it, check it.",
        subcommands: [
            NetworkImportCommand.self, NetworkInfoCommand.self, NetworkVerifyCommand.self, NetworkPlaceCommand.self,
        ]
    )
}
