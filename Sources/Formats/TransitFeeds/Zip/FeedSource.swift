/// Where the tables of a feed come from.
package struct FeedSource: Sendable {
    private enum Origin {
        case archive(ZipArchive, [String: ZipArchive.FileEntry])
        case tables([String: [UInt8]])
    }

    private let kind: Origin
    let limits: FeedLimits
    /// The folder of the tables, if they are not at the top of the archive.
    let folder: String?

    /// A zip archive. Tables in one folder instead of at the top are found too.
    package init(archive path: String, limits: FeedLimits = .standard) throws(FeedError) {
        let archive = try ZipArchive(path: path, limits: limits)
        var entries: [String: ZipArchive.FileEntry] = [:]
        var folder: String?
        for entry in archive.entries where entry.name.hasSuffix(".txt") && !entry.name.hasPrefix("__MACOSX/") {
            guard let slash = entry.name.lastIndex(of: "/") else {
                entries[entry.name] = entry
                continue
            }
            let name = String(entry.name[entry.name.index(after: slash)...])
            if entries[name] == nil {
                entries[name] = entry
                folder = String(entry.name[..<slash])
            }
        }
        kind = .archive(archive, entries)
        self.folder = folder
        self.limits = limits
    }

    /// Tables in memory, by file name.
    package init(tables: [String: [UInt8]], limits: FeedLimits = .standard) {
        kind = .tables(tables)
        folder = nil
        self.limits = limits
    }

    /// Tables as text, by file name.
    package init(texts: [String: String], limits: FeedLimits = .standard) {
        self.init(tables: texts.mapValues { Array($0.utf8) }, limits: limits)
    }

    func open(_ file: String) throws(FeedError) -> (any ByteChunks)? {
        switch kind {
        case .archive(let archive, let entries):
            guard let entry = entries[file] else { return nil }
            return try ZipEntryChunks(archive, entry, name: file, limits: limits)
        case .tables(let tables):
            guard let bytes = tables[file] else { return nil }
            guard bytes.count <= limits.tableBytes else {
                throw .overLimit(file: file, what: "bytes", limit: limits.tableBytes)
            }
            return MemoryChunks(bytes)
        }
    }

    /// The bytes that the tables claim to have, for the limit on all of them.
    var claimedBytes: Int {
        switch kind {
        case .archive(_, let entries): entries.values.reduce(0) { $0.addingReportingOverflow($1.bytes).partialValue }
        case .tables(let tables): tables.values.reduce(0) { $0 + $1.count }
        }
    }
}
