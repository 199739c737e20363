/// Fetches a feed whole, unless it is as it was.
package protocol FeedFetching: Sendable {
    /// - Parameters:
    ///   - location: where it is.
    ///   - known: what the last answer said of itself; nil: fetch it in any case.
    /// - Returns: nil: nothing changed since.
    /// - Throws: where there is no whole feed to be had.
    func fetch(_ location: FeedLocation, unless known: FeedValidators?) async throws(FeedFetchError) -> FetchedFeed?
}

/// The validators by which a server or file system reports changes.
package struct FeedValidators: Hashable, Sendable {
    package var entityTag: String?
    package var lastModified: String?

    package init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}

package struct FetchedFeed: Equatable, Sendable {
    package var bytes: [UInt8]
    /// Nil: there is nothing to compare by.
    package var validators: FeedValidators?

    package init(bytes: [UInt8], validators: FeedValidators? = nil) {
        self.bytes = bytes
        self.validators = validators
    }
}

/// Why a feed was not fetched. It may be tried again.
package enum FeedFetchError: Error, Equatable, Sendable, CustomStringConvertible {
    case unreachable(reason: String)
    /// `retryAfterSeconds`: how long the server wants to be left alone.
    case refused(status: Int, retryAfterSeconds: Int64?)
    case tooLarge(limit: Int)
    case unreadable(reason: String)
    /// The fetched content is not what was expected.
    case notUsable(reason: String)

    package var description: String {
        switch self {
        case .unreachable(let reason): "it can't be reached: \(reason)"
        case .refused(let status, _): "the server answered \(status)"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
        case .unreadable(let reason): "it can't be read: \(reason)"
        case .notUsable(let reason): reason
        }
    }
}
