internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserMemberCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "member",
        abstract: "Manage the members of a group; members have what their group is granted.",
        subcommands: [Add.self, List.self, Remove.self]
    )

    struct Add: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "Add a user or a group to a group.")

        @Argument(help: ArgumentHelp("The group's name.", valueName: "group"))
        var name: String

        @Argument(help: "The name of the user or group.")
        var member: String

        @OptionGroup var installation: InstallationOptions

        func run(for group: Principal, in installation: Installation) async throws {
            let member = try await installation.person(named: member)
            try await installation.accounts.addMember(member.id, to: group.id)
            Terminal.line("\(member.name) is now in \(group.name).")
        }
    }

    struct List: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "List the members of a group.")

        @Argument(help: ArgumentHelp("The group's name.", valueName: "group"))
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run(for group: Principal, in installation: Installation) async throws {
            for member in try await installation.accounts.listMembers(of: group.id) {
                Terminal.line("\(member.name)\t\(member.displayName)")
            }
        }
    }

    struct Remove: PrincipalCommand {
        static let configuration = CommandConfiguration(abstract: "Remove a user or a group from a group.")

        @Argument(help: ArgumentHelp("The group's name.", valueName: "group"))
        var name: String

        @Argument(help: "The name of the user or group.")
        var member: String

        @OptionGroup var installation: InstallationOptions

        func run(for group: Principal, in installation: Installation) async throws {
            let member = try await installation.person(named: member)
            try await installation.accounts.removeMember(member.id, from: group.id)
            Terminal.line("\(member.name) is no longer in \(group.name).")
        }
    }
}
