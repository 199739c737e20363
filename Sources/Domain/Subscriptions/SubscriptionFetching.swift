/// Fetches publications from outside, and nothing of a private network.
package protocol SubscriptionFetching: Sendable {
    /// - Parameters:
    ///   - address: see ``SubscriptionAddress``.
    ///   - entityTag: of the last answer; nil: none.
    ///   - lastModified: of the last answer; nil: none.
    /// - Returns: what the publisher answered.
    /// - Throws: ``SubscriptionRefusal``.
    func fetch(
        _ address: String,
        entityTag: String?,
        lastModified: String?
    ) async throws(SubscriptionRefusal) -> FetchedCalendar
}

/// What a publisher answered.
package enum FetchedCalendar: Equatable, Sendable {
    /// As it was.
    case unchanged
    case whole(bytes: [UInt8], entityTag: String?, lastModified: String?)
}

/// Why nothing was fetched.
package struct SubscriptionRefusal: Error, Equatable, Sendable {
    package var failure: SubscriptionFailure
    /// How long the publisher wants to be left alone; nil: it says nothing.
    package var retryAfterSeconds: Int64?

    package init(_ failure: SubscriptionFailure, retryAfterSeconds: Int64? = nil) {
        self.failure = failure
        self.retryAfterSeconds = retryAfterSeconds
    }
}
