internal import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: "People: add, list, remove; their app passwords and places.",
        subcommands: [
            UserAddCommand.self, UserListCommand.self, UserRemoveCommand.self, UserPasswordCommand.self,
            UserAppPasswordCommand.self,
            UserPlaceCommand.self,
        ]
    )
}
