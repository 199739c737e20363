package import FoundationEssentials
package import Geo

/// `manifest.json` of a network directory: what it is made of, and the checksums of its files.
package struct NetworkManifest: Hashable, Codable, Sendable {
    /// Of the directory's layout; another one is refused.
    package static let currentFormat = 5
    package static let fileName = "manifest.json"

    package var format: Int
    package var name: String
    /// Names this very import: made of the checksums of its inputs and the layout.
    package var version: String
    /// ISO 8601, UTC.
    package var builtAt: String
    package var bounds: BoundingBox
    /// IANA; of the first feed, else by the place of the streets.
    package var timeZone: String
    /// What must stand wherever results are shown.
    package var attribution: [String]
    package var sources: [Source]
    package var files: [File]

    /// One file that was read.
    package struct Source: Hashable, Codable, Sendable {
        package enum SourceFormat: String, Hashable, Codable, Sendable {
            case openStreetMap, gtfs
        }
        package var kind: SourceFormat
        /// The feed's name; the file name for OpenStreetMap.
        package var name: String
        package var file: String
        package var bytes: Int
        /// Hexadecimal SHA-256.
        package var sha256: String
        /// First and last service date, `2025-11-12`; nil for streets.
        package var firstServiceDate: String?
        package var lastServiceDate: String?
        package var feedVersion: String?

        package init(
            kind: SourceFormat,
            name: String,
            file: String,
            bytes: Int,
            sha256: String,
            firstServiceDate: String? = nil,
            lastServiceDate: String? = nil,
            feedVersion: String? = nil
        ) {
            self.kind = kind
            self.name = name
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
            self.firstServiceDate = firstServiceDate
            self.lastServiceDate = lastServiceDate
            self.feedVersion = feedVersion
        }
    }

    /// One file of the directory.
    package struct File: Hashable, Codable, Sendable {
        package var name: String
        package var bytes: Int
        package var sha256: String

        package init(name: String, bytes: Int, sha256: String) {
            self.name = name
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    package init(
        name: String,
        version: String,
        builtAt: String,
        bounds: BoundingBox,
        timeZone: String,
        attribution: [String],
        sources: [Source],
        files: [File]
    ) {
        format = Self.currentFormat
        self.name = name
        self.version = version
        self.builtAt = builtAt
        self.bounds = bounds
        self.timeZone = timeZone
        self.attribution = attribution
        self.sources = sources
        self.files = files
    }

    /// Reads the manifest of a network directory.
    ///
    /// - Throws: ``NetworkError/notANetwork(directory:reason:)``, ``NetworkError/notReadable(directory:owner:)`` or
    ///   ``NetworkError/wrongFormat(directory:found:expected:)``.
    package init(directory: String) throws(NetworkError) {
        do {
            let data = try Data(contentsOf: URL(filePath: directory).appending(path: Self.fileName))
            self = try JSONDecoder().decode(NetworkManifest.self, from: data)
        } catch {
            throw Self.failure(of: directory, error)
        }
        guard format == Self.currentFormat else {
            throw .wrongFormat(directory: directory, found: format, expected: Self.currentFormat)
        }
    }

    private static func failure(of directory: String, _ error: any Error) -> NetworkError {
        let reason = "its \(fileName) can't be read (\(FileTrouble.words(error)))"
        guard (error as? CocoaError)?.code == .fileReadNoPermission else {
            return .notANetwork(directory: directory, reason: reason)
        }
        let owners = ["\(directory)/\(fileName)", directory].compactMap { path in
            (try? FileManager.default.attributesOfItem(atPath: path))?[.ownerAccountName] as? String
        }
        return .notReadable(directory: directory, owner: owners.first ?? "another user")
    }

    /// As it is written: sorted keys, readable.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
