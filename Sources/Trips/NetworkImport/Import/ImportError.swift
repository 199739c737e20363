package import OpenStreetMap
package import TransitFeeds

/// The reason that an import failed. The previous network is unchanged.
package enum ImportError: Error, Sendable, CustomStringConvertible {
    case nothingToImport
    case streets(file: String, OSMError)
    case feed(name: String, file: String, FeedError)
    case duplicateFeedName(String)
    case badName(String)
    /// The file has no street that anybody could use.
    case noStreets(file: String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    case tickets(file: String, reason: String)
    /// The output exists and is not a network: it is not ours to replace.
    case outputInTheWay(String)

    package var description: String {
        switch self {
        case .nothingToImport: "nothing to import: give --osm FILE, --gtfs NAME=FILE, or both"
        case .streets(let file, let error): "\(file): \(error)"
        case .feed(let name, let file, let error): "feed \(name) (\(file)): \(error)"
        case .duplicateFeedName(let name): "two feeds are named '\(name)': give each its own name before the '='"
        case .badName(let name): "'\(name)' is no name: use letters, digits, '-' and '_', at most 40"
        case .noStreets(let file): "\(file) has no streets: is it the right extract?"
        case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .tickets(let file, let reason): "\(file): \(reason); docs/tickets.md shows the form"
        case .outputInTheWay(let path): "\(path) exists and is not a network: choose another --output or remove it"
        }
    }
}
