internal import Accounts
internal import ArgumentParser
internal import FoundationEssentials
internal import SelfService
internal import ServerApp

struct UserImportCommand: PrincipalCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Put the content of an archive into a person's account.",
        discussion: "Existing calendars and settings stay. No invitations are sent for meetings in the archive."
    )

    @Argument(help: "The user's name.")
    var name: String

    @Argument(
        help: "An archive that `travlendar user export` or the page made.",
        completion: .file(extensions: ["zip"])
    )
    var file: String

    @OptionGroup var installation: InstallationOptions

    func run(for person: Principal, in installation: Installation) async throws {
        let bytes: [UInt8]
        do {
            bytes = [UInt8](try Data(contentsOf: URL(filePath: file), options: .mappedIfSafe))
        } catch {
            throw CommandFailure("\(file) can't be read: \(error)")
        }
        do {
            let restored = try await installation.restore(bytes, to: person)
            Terminal.line(
                "\(restored.calendars) calendars, \(restored.objects) objects, \(restored.places) places, "
                    + "\(restored.passes) passes"
            )
            for reason in restored.leftOut { Terminal.line("left out: \(reason)") }
        } catch let error as ArchiveError {
            throw CommandFailure("\(file): \(Self.words(error))")
        }
    }

    private static func words(_ error: ArchiveError) -> String {
        switch error {
        case .notAnArchive: "this is no archive of an account."
        case .tooLarge(let limit): "an archive has at most \(limit >> 20) MB."
        case .newerVersion(let version): "it has version \(version), of a newer program. Update this one first."
        case .damaged(let file): "\(file) in it can't be read."
        }
    }
}
