/// The Depth header (RFC 4918 §10.2).
package enum Depth: String, Hashable, Sendable {
    case zero = "0"
    case one = "1"
    case infinity = "infinity"

    /// - Parameter header: nil where the request has none.
    /// - Throws: 400 for any other value.
    package init?(header: String?) throws(DAVError) {
        guard let header else { return nil }
        guard let depth = Depth(rawValue: header.lowercased()) else {
            throw DAVError(.badRequest, "Depth must be 0, 1 or infinity")
        }
        self = depth
    }
}
