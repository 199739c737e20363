/// What a client has seen of a collection (RFC 6578 §3.2).
///
/// The door writes it as a URI that ends in ``path``. `epoch` is drawn when the database is made and again at a restore, so that a token from
/// another life of the database is refused instead of misread.
package struct SyncToken: Hashable, Sendable {
    package var collection: CollectionID
    package var epoch: Int64
    package var modseq: Int64

    package init(collection: CollectionID, epoch: Int64, modseq: Int64) {
        self.collection = collection
        self.epoch = epoch
        self.modseq = modseq
    }

    /// Reads `<collection id>/<epoch>/<modseq>`, all decimal; nil when it is anything else.
    package init?(path: some StringProtocol) {
        let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var numbers: [Int64] = []
        for part in parts {
            guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int64(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(collection: CollectionID(rawValue: numbers[0]), epoch: numbers[1], modseq: numbers[2])
    }

    /// `<collection id>/<epoch>/<modseq>`.
    package var path: String { "\(collection.rawValue)/\(epoch)/\(modseq)" }
}
