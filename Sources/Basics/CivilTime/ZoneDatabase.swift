internal import ByteText
internal import Synchronization

/// Why a zone is not to be had.
public enum ZoneError: Error, Equatable, Sendable {
    /// The system's database has no zone of that name.
    case unknown(String)
    /// The file of the zone is damaged.
    case unreadable(String)
}

/// The system's time zone database, read file by file when a zone is first requested.
public final class ZoneDatabase: Sendable {
    /// The database in `/usr/share/zoneinfo`.
    public static let shared = ZoneDatabase(directory: "/usr/share/zoneinfo")

    private struct LoadedZones {
        /// Lower-case name to name.
        var names: [String: String]?
        var rules: [String: ZoneRules] = [:]
    }

    private let directory: String
    private let state = Mutex(LoadedZones())

    /// Uses the TZif files below `directory`, for example `/usr/share/zoneinfo`.
    public init(directory: String) { self.directory = directory }

    /// All names, sorted. Empty when the system has no database.
    public func names() -> [String] { index().values.sorted() }

    /// The name as the database spells it, whatever the case of the text; nil when there is no such zone.
    public func canonicalSpelling(of name: String) -> String? { index()[name.asciiLowercased] }

    /// A file beside the zones, such as `tzdata.zi` or `leap-seconds.list`, and when it was changed; nil where there is
    /// none.
    public func file(named name: String) -> (bytes: [UInt8], modifiedAt: Instant)? {
        let path = directory + "/" + name
        guard let bytes = readFile(path, upTo: 1_000_000), let seconds = modificationTime(of: path) else { return nil }
        return (bytes, Instant(secondsSince1970: seconds))
    }

    /// The rules of a zone.
    public func rules(named name: String) throws(ZoneError) -> ZoneRules {
        if name == "UTC" { return .utc }
        if let known = state.withLock({ $0.rules[name] }) { return known }
        guard let spelling = canonicalSpelling(of: name) else { throw .unknown(name) }
        if spelling == "UTC" { return .utc }
        if let known = state.withLock({ $0.rules[spelling] }) { return known }
        guard let bytes = readFile(directory + "/" + spelling, upTo: 1_000_000),
            let rules = TimeZoneFile.rules(name: spelling, bytes: bytes)
        else { throw .unreadable(spelling) }
        return state.withLock { state in
            // Another thread may have been quicker: there is one object per zone.
            if let known = state.rules[spelling] { return known }
            state.rules[spelling] = rules
            return rules
        }
    }

    private func index() -> [String: String] {
        if let names = state.withLock({ $0.names }) { return names }
        var found: [String: String] = [:]
        collect(prefix: "", depth: 0, into: &found)
        return state.withLock { state in
            state.names = found
            return found
        }
    }

    private func collect(prefix: String, depth: Int, into found: inout [String: String]) {
        guard depth < 4 else { return }
        for entry in listDirectory(directory + "/" + prefix) {
            guard let first = entry.utf8.first, first.isASCIILetter, first.asciiUppercased == first || depth > 0
            else { continue }
            if entry.utf8.contains(UInt8(ascii: ".")) { continue }
            let name = prefix + entry
            if let bytes = readFile(directory + "/" + name, upTo: 1_000_000) {
                if bytes.starts(with: "TZif".utf8) { found[name.asciiLowercased] = name }
            } else {
                collect(prefix: name + "/", depth: depth + 1, into: &found)
            }
        }
    }
}
