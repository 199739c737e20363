internal import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: "Manage people, groups and rooms, and their passwords, places, passes, members and quotas.",
        subcommands: [
            UserAddCommand.self, UserListCommand.self, UserRemoveCommand.self, UserPasswordCommand.self,
            UserAppPasswordCommand.self,
            UserPlaceCommand.self, UserLearnedPlaceCommand.self, UserPassCommand.self, UserMemberCommand.self,
            UserQuotaCommand.self,
        ]
    )
}
