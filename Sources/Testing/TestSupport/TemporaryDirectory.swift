internal import FoundationEssentials

/// A new directory that is removed, with all that is in it, when the last reference to it goes.
package final class TemporaryDirectory: Sendable {
    package let path: String

    /// - Parameter parent: nil: the system's directory for temporary files.
    /// - Throws: where it can't be made.
    package init(below parent: String? = nil) throws {
        let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        path = parent.appending(path: "travlendar-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it.
    package func file(_ name: String) -> String { "\(path)/\(name)" }
}
