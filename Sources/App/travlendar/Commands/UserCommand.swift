internal import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user",
        abstract: """
            Manage people, groups and rooms, and their passwords, places, passes, feeds, subscriptions, preferences, members and \
            quotas.
            """,
        subcommands: [
            UserAddCommand.self, UserListCommand.self, UserRemoveCommand.self, UserPasswordCommand.self,
            UserAppPasswordCommand.self,
            UserPlaceCommand.self, UserLearnedPlaceCommand.self, UserPassCommand.self, UserFeedCommand.self,
            UserSubscriptionCommand.self,
            UserPreferencesCommand.self, UserMemberCommand.self,
            UserQuotaCommand.self, UserInviteCommand.self, UserRoleCommand.self, UserTwoStepCommand.self,
            UserExportCommand.self, UserImportCommand.self,
        ]
    )
}
