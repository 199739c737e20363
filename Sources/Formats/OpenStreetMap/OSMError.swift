/// Why an OpenStreetMap file could not be read. Offsets are bytes from the start of the file.
package enum OSMError: Error, Equatable, Sendable {
    case cannotOpen(path: String, reason: String)
    case cannotRead(offset: Int, reason: String)
    /// The file does not begin with an OSM header blob.
    case notAPBF(path: String)
    /// The file ends inside the blob that starts at the offset.
    case truncated(offset: Int)
    /// The header demands a feature that we do not know (`HistoricalInformation`, for example).
    case unsupportedFeature(String)
    /// The blob is packed by something else than zlib.
    case unsupportedCompression(offset: Int, name: String)
    case tooLarge(offset: Int, what: String, found: Int, limit: Int)
    case malformed(offset: Int, reason: String)
}

extension OSMError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
        case .cannotRead(let offset, let reason): "cannot read at byte \(offset): \(reason)"
        case .notAPBF(let path): "\(path) is not an OpenStreetMap PBF file"
        case .truncated(let offset):
            "the file ends inside the block at byte \(offset): it is incomplete, fetch it again"
        case .unsupportedFeature(let name): "the file needs the feature \(name), which is not supported"
        case .unsupportedCompression(let offset, let name):
            "the block at byte \(offset) is packed with \(name); pack the file with zlib (osmium cat -o out.osm.pbf)"
        case .tooLarge(let offset, let what, let found, let limit):
            "\(what) of the block at byte \(offset) is \(found), more than the limit \(limit)"
        case .malformed(let offset, let reason): "the block at byte \(offset) is malformed: \(reason)"
        }
    }
}
