/// An evaluation as JSON, for programs that compare two of them.
struct PlacesSummary: Encodable {
    /// Counts of texts.
    struct Line: Encodable {
        /// Of place; `plain addresses`, `all forms` and `one-letter typos` sum up.
        var kind: String
        /// The way of writing; absent for all ways of a kind.
        var form: String?
        var texts: Int
        var right: Int
        var wrongInSilence: Int
        var told: Int
        var asked: Int
        var askedAmiss: Int
        var notFound: Int
    }

    var country: String
    var seed: UInt64
    /// Of the whole index.
    var places: Int
    var copies: Int
    /// Absent where the index is that of a network, which has it for long.
    var indexSeconds: Double?
    var indexBytesPerPlace: Double
    var lines: [Line]
    /// Processor time of one lookup.
    var medianMilliseconds: Double
    var p95Milliseconds: Double
    /// Texts that were not understood, the wrong ones first.
    var failures: [String]
}
