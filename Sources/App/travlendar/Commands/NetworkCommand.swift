internal import ArgumentParser

struct NetworkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network",
        abstract: "Import a region from OpenStreetMap and GTFS files, inspect it and check it.",
        subcommands: [
            NetworkImportCommand.self, NetworkInfoCommand.self, NetworkVerifyCommand.self, NetworkPlaceCommand.self,
            NetworkPlacesEvaluateCommand.self,
        ]
    )
}
