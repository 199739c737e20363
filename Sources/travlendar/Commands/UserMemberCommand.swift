internal import Accounts
internal import ArgumentParser
internal import ServerApp

struct UserMemberCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "member",
        abstract: "Who is in a group; what a group is granted, its members have.",
        subcommands: [Add.self, List.self, Remove.self]
    )

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a user or a group to a group.")

        @Argument(help: "The group's name.")
        var group: String

        @Argument(help: "The name of the user or group.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let group = try await rooms.person(named: group)
            let member = try await rooms.person(named: name)
            do {
                try await rooms.accounts.addMember(member.id, to: group.id)
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(member.name) is in \(group.name).")
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the members of a group.")

        @Argument(help: "The group's name.")
        var group: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let group = try await rooms.person(named: group)
            do {
                for member in try await rooms.accounts.listMembers(of: group.id) {
                    Terminal.line("\(member.name)\t\(member.displayName)")
                }
            } catch {
                throw CommandFailure("\(error)")
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take a user or a group out of a group.")

        @Argument(help: "The group's name.")
        var group: String

        @Argument(help: "The name of the user or group.")
        var name: String

        @OptionGroup var installation: InstallationOptions

        func run() async throws {
            let rooms = try installation.open()
            let group = try await rooms.person(named: group)
            let member = try await rooms.person(named: name)
            do {
                try await rooms.accounts.removeMember(member.id, from: group.id)
            } catch {
                throw CommandFailure("\(error)")
            }
            Terminal.line("\(member.name) is no longer in \(group.name).")
        }
    }
}
