/// The state of a collection that a client has seen (RFC 6578 §3.2).
///
/// Interfaces write it as a URI that ends in ``path``. `epoch` is drawn when the database is made and again at a
/// restore, so that a token from another life of the database is refused instead of misread.
package struct SyncToken: Hashable, Sendable {
    package var collection: CollectionID
    package var epoch: Int64
    /// The counter up to which the client has seen changes.
    package var modseq: Int64
    /// Set while a first synchronisation goes on in pages: where the counter stood when it began. Deletions from before
    /// that don't concern the client, so that it needs none of those that are forgotten.
    package var beganAt: Int64?

    package init(collection: CollectionID, epoch: Int64, modseq: Int64, beganAt: Int64? = nil) {
        self.collection = collection
        self.epoch = epoch
        self.modseq = modseq
        self.beganAt = beganAt
    }

    /// With which tokens begin on the wire: they are URIs (RFC 6578 §4).
    package static let uriPrefix = "urn:travlendar:sync/"
    /// As interfaces write it.
    package var uri: String { Self.uriPrefix + path }

    /// Reads what ``path`` writes; nil when it is anything else.
    package init?(path: some StringProtocol) {
        let parts = path.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
        guard (3...4).contains(parts.count) else { return nil }
        var numbers: [Int64] = []
        for part in parts {
            guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int64(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(
            collection: CollectionID(rawValue: numbers[0]),
            epoch: numbers[1],
            modseq: numbers[2],
            beganAt: numbers.count == 4 ? numbers[3] : nil
        )
    }

    /// `<collection id>/<epoch>/<modseq>`, all decimal; between the pages of a first synchronisation `/<began at>`
    /// follows.
    package var path: String {
        "\(collection.rawValue)/\(epoch)/\(modseq)" + (beganAt.map { "/\($0)" } ?? "")
    }
}

/// What a client has seen of a home: which calendars, files and folders are in it (RFC 6578).
package struct HomeSyncToken: Hashable, Sendable {
    /// As in ``SyncToken``.
    package var epoch: Int64
    /// The counter of the home up to which the client has seen changes.
    package var modseq: Int64
    /// Set between the pages of one synchronisation: where the counter stood in the token that it began with, or 0.
    /// What came into the home after that is new to the client.
    package var beganAt: Int64?

    package init(epoch: Int64, modseq: Int64, beganAt: Int64? = nil) {
        self.epoch = epoch
        self.modseq = modseq
        self.beganAt = beganAt
    }

    /// Reads what ``path`` writes; nil when it is anything else.
    package init?(path: some StringProtocol) {
        let parts = path.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
        guard (3...4).contains(parts.count), parts[0] == "home" else { return nil }
        let numbers = parts[1...].compactMap { part -> Int64? in
            let isDecimal = part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            return isDecimal ? Int64(part) : nil
        }
        guard numbers.count == parts.count - 1 else { return nil }
        self.init(epoch: numbers[0], modseq: numbers[1], beganAt: numbers.count == 3 ? numbers[2] : nil)
    }

    /// `home/<epoch>/<modseq>`, decimal; between the pages of a synchronisation `/<began at>` follows.
    package var path: String { "home/\(epoch)/\(modseq)" + (beganAt.map { "/\($0)" } ?? "") }
}
