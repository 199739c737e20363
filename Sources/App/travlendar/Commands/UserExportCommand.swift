internal import Accounts
internal import ArgumentParser
internal import FoundationEssentials
internal import SelfService
internal import ServerApp

struct UserExportCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write everything of a person into one ZIP archive.",
        discussion: "Calendars as iCalendar files, the rest as JSON; see docs/archive.md."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Argument(help: "The file to be written; there must be none.", completion: .file())
    var file: String

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        let archive: [UInt8]
        do {
            archive = try await installation.archive(of: person)
        } catch ArchiveError.tooLarge(let limit) {
            throw CommandFailure("The account holds more than \(limit >> 20) MB, which no archive takes.")
        }
        let files = FileManager.default
        guard !files.fileExists(atPath: file) else {
            throw CommandFailure("\(file) is there already; name another file.")
        }
        // From its first byte on, nobody else may read it.
        guard files.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw CommandFailure("\(file) can't be made. Is there the folder, and may you write in it?")
        }
        do {
            try Data(archive).write(to: URL(filePath: file))
        } catch {
            try? files.removeItem(atPath: file)
            throw CommandFailure("\(file) can't be written: \(error)")
        }
        Terminal.line("\(file)\t\(archive.count) bytes")
    }
}
