internal import FoundationEssentials

/// Where the shared corpora, feeds and references lie: outside the repository, because they are large.
///
/// `TRAVLENDAR_SHARED` names the directory; else it is `shared` beside the package. Tests that need it are
/// `.enabled(if: SharedData.isExpected)`: they are skipped where it is absent, except with `CI=true`, where they then
/// fail.
package enum SharedData {
    /// nil: absent.
    package static let directory: String? = {
        let environment = ProcessInfo.processInfo.environment
        let candidates = [environment["TRAVLENDAR_SHARED"], besidePackage].compactMap { $0 }
        return candidates.first { FileManager.default.fileExists(atPath: "\($0)/data") }
    }()

    /// Whether tests that need the data are to run: it is there, or this is CI, which must have it.
    package static let isExpected = directory != nil || ProcessInfo.processInfo.environment["CI"] == "true"

    /// The path of a file below the directory; where the directory is absent, a path that names what is missing.
    package static func path(_ relative: String) -> String {
        "\(directory ?? "/TRAVLENDAR_SHARED-is-not-set")/\(relative)"
    }

    /// `shared` beside the package that this file belongs to.
    private static var besidePackage: String? {
        var url = URL(filePath: #filePath).resolvingSymlinksInPath()
        while url.path != "/" {
            url = url.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
                return url.deletingLastPathComponent().appending(path: "shared").path
            }
        }
        return nil
    }
}
