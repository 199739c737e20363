/// The reason that a feed cannot be used at all. Defects of single records become a ``FeedMessage``.
package enum FeedError: Error, Equatable, Sendable, CustomStringConvertible {
    case cannotOpen(path: String, reason: String)
    case notAnArchive(path: String, reason: String)
    case damagedEntry(file: String, reason: String)
    case overLimit(file: String, what: String, limit: Int)
    case missingFile(String)
    case missingColumn(file: String, column: String)
    case unterminatedQuote(file: String, line: Int)
    /// Nothing in the feed can be ridden.
    case nothingUsable(reason: String)

    package var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
        case .notAnArchive(let path, let reason):
            "\(path) is not a usable zip archive (\(reason)): download it again, or pack the .txt files without "
                + "encryption"
        case .damagedEntry(let file, let reason):
            "\(file) in the archive is damaged (\(reason)): download the feed again"
        case .overLimit(let file, let what, let limit):
            "\(file): more than \(limit) \(what); this is not a feed we read"
        case .missingFile(let file): "the feed has no \(file), without which nothing can be planned"
        case .missingColumn(let file, let column): "\(file) has no column \(column): check its first line"
        case .unterminatedQuote(let file, let line):
            "\(file), line \(line): a quoted field never ends; add the closing quote or double the quotes inside it"
        case .nothingUsable(let reason): "the feed has no trip that can be ridden: \(reason)"
        }
    }
}
