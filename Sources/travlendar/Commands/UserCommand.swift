internal import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: "People, groups, rooms: add, list, remove; app passwords, places, passes, members, quotas.",
        subcommands: [
            UserAddCommand.self, UserListCommand.self, UserRemoveCommand.self, UserPasswordCommand.self,
            UserAppPasswordCommand.self,
            UserPlaceCommand.self, UserPassCommand.self, UserMemberCommand.self, UserQuotaCommand.self,
        ]
    )
}
