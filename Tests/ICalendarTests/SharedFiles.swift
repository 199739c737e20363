import Foundation
import Testing

/// The shared corpora beside the repository, or nothing where they are absent.
enum SharedFiles {
    static let root: String? = {
        var candidates: [String] = []
        if let named = ProcessInfo.processInfo.environment["TRAVLENDAR_SHARED"] { candidates.append(named) }
        let here = URL(filePath: #filePath).resolvingSymlinksInPath()
        let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        candidates.append(package.deletingLastPathComponent().appending(path: "shared").path())
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/corpora/ics/MANIFEST.tsv") }
    }()

    /// Whether tests of the corpora run: always in CI, so that an absence shows.
    static var areExpected: Bool { root != nil || ProcessInfo.processInfo.environment["CI"] == "true" }

    struct Absent: Error {}

    static func bytes(_ path: String) throws -> [UInt8] {
        guard let root else { throw Absent() }
        return try [UInt8](Data(contentsOf: URL(filePath: root + "/" + path)))
    }

    struct CorpusFile: Sendable, CustomTestStringConvertible {
        let path: String
        let isMalformed: Bool
        let features: Set<String>
        var testDescription: String { path }

        func bytes() throws -> [UInt8] { try SharedFiles.bytes("corpora/ics/" + path) }
    }

    /// The rows of the corpus' manifest.
    static let corpus: [CorpusFile] = {
        guard let manifest = try? bytes("corpora/ics/MANIFEST.tsv") else { return [] }
        return String(decoding: manifest, as: UTF8.self).split(separator: "\n").dropFirst().map { row in
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
            return CorpusFile(
                path: String(fields[0]),
                isMalformed: fields.count > 5 && fields[5] == "malformed",
                features: Set(fields.count > 7 ? fields[7].split(separator: ",").map(String.init) : [])
            )
        }
    }()
}
