internal import Accounts
internal import ArgumentParser
internal import ServerApp

/// A command about one principal: opens the installation, finds the principal, and tells in words what went wrong.
protocol PrincipalCommand: AsyncParsableCommand {
    /// The principal's name, as typed.
    var name: String { get }
    var installation: InstallationOptions { get }

    /// Does the command's work.
    func run(for principal: Principal, in installation: Installation) async throws
}

extension PrincipalCommand {
    func run() async throws {
        let opened = try installation.open()
        let principal = try await opened.person(named: name)
        do {
            try await run(for: principal, in: opened)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
