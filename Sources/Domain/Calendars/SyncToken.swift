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

    package init(epoch: Int64, modseq: Int64) {
        self.epoch = epoch
        self.modseq = modseq
    }

    /// Reads what ``path`` writes; nil when it is anything else.
    package init?(path: some StringProtocol) {
        let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "home" else { return nil }
        let isDecimal = parts[1...].allSatisfy { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        guard isDecimal, let epoch = Int64(parts[1]), let modseq = Int64(parts[2]) else { return nil }
        self.init(epoch: epoch, modseq: modseq)
    }

    /// `home/<epoch>/<modseq>`, decimal.
    package var path: String { "home/\(epoch)/\(modseq)" }
}
