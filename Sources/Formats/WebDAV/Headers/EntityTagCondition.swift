/// An entity tag as written in a header (RFC 9110 §8.8.3), without its quotes.
package struct EntityTag: Hashable, Sendable {
    package var opaque: String
    package var isWeak: Bool

    package init(_ opaque: String, isWeak: Bool = false) {
        self.opaque = opaque
        self.isWeak = isWeak
    }
}

/// If-Match or If-None-Match: `*`, or a list of tags (RFC 9110 §13.1.1, §13.1.2).
package enum EntityTagCondition: Hashable, Sendable {
    case any
    case tags([EntityTag])

    /// - Parameter header: nil where the request has none.
    /// - Throws: 400 when it is not a list of entity tags. A tag without quotes is taken as it is, since some clients
    ///   forget them.
    package init?(header: String?) throws(DAVError) {
        guard let header else { return nil }
        var scanner = HeaderScanner(header)
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "*")) {
            self = .any
            return
        }
        var tags: [EntityTag] = []
        while !scanner.isAtEnd {
            guard let tag = scanner.entityTag() else { throw DAVError(.badRequest, "not a list of entity tags") }
            tags.append(tag)
            scanner.skipSpace()
            guard scanner.isAtEnd || scanner.take(UInt8(ascii: ",")) else {
                throw DAVError(.badRequest, "not a list of entity tags")
            }
            scanner.skipSpace()
        }
        guard !tags.isEmpty else { throw DAVError(.badRequest, "an empty list of entity tags") }
        self = .tags(tags)
    }

    /// Strong comparison, for If-Match; nil: nothing is stored there.
    package func matchesStrongly(_ current: String?) -> Bool {
        guard let current else { return false }
        return switch self {
        case .any: true
        case .tags(let tags): tags.contains { !$0.isWeak && $0.opaque == current }
        }
    }

    /// Weak comparison, for If-None-Match.
    package func matchesWeakly(_ current: String?) -> Bool {
        guard let current else { return false }
        return switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.opaque == current }
        }
    }
}
