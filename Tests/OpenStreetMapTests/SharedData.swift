import Foundation

/// The folder of real data beside the repository (see docs); absent on a bare checkout.
enum SharedData {
    static let root: String? = {
        if let path = ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"] { return path }
        let package = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = package.deletingLastPathComponent().appending(path: "shared").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()

    /// With CI=true the data must be there: the tests then fail instead of being skipped.
    static var isExpected: Bool { root != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    static func path(_ relative: String) -> String { (root ?? "/shared-data-is-missing") + "/" + relative }
}
