package import XMLStream

/// The sync-collection report (RFC 6578 §3, §6.1).
package struct SyncCollection: Equatable, Sendable {
    /// DAV:sync-level (RFC 6578 §6.3).
    package enum Level: Hashable, Sendable {
        case one
        case infinite
    }

    /// nil: the first synchronisation.
    package var token: String?
    /// nil: not said, so the Depth header decides, as older drafts had it.
    package var level: Level?
    package var limit: Int?
    package var properties: [PropertyName]

    package init(token: String?, level: Level?, limit: Int?, properties: [PropertyName]) {
        self.token = token
        self.level = level
        self.limit = limit
        self.properties = properties
    }

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        self.init(token: nil, level: nil, limit: nil, properties: [])
        while let child = reader.nextChild() {
            switch child {
            case DAVName.syncToken:
                let text = reader.trimmedText()
                token = text.isEmpty ? nil : text
            case DAVName.syncLevel:
                let error = reader.error("sync-level must be 1 or infinite")
                switch reader.trimmedText() {
                case "1": level = .one
                case "infinite", "infinity": level = .infinite
                default: throw error
                }
            case DAVName.limit: limit = try Self.limit(in: &reader)
            case DAVName.prop: properties = PropertySelection.names(in: &reader)
            default: reader.skip()
            }
        }
    }

    /// `DAV:limit` with its `DAV:nresults` (RFC 5323 §5.17).
    package static func limit(in reader: inout XMLReader) throws(XMLError) -> Int? {
        var limit: Int?
        while let child = reader.nextChild() {
            guard child == DAVName.nresults else {
                reader.skip()
                continue
            }
            let error = reader.error("nresults must be a positive number")
            guard let number = Int(reader.trimmedText()), number > 0 else { throw error }
            limit = number
        }
        return limit
    }
}
