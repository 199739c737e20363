/// Bounds on subscriptions.
package struct SubscriptionLimits: Equatable, Sendable {
    /// Subscriptions of one person.
    package var subscriptions = 30
    /// Bytes of one publication.
    package var bytes = 8 << 20
    /// Fetches at the same time, of all people.
    package var atOnce = 2
    /// Where the publisher says nothing.
    package var usualRefreshSeconds: Int64 = 6 * 3600
    /// What publishers may ask for.
    package var refreshBounds: ClosedRange<Int64> = 900...7 * 86_400
    /// Between two fetches that the person asks for.
    package var leastPauseSeconds: Int64 = 10

    /// Of the name of a calendar, in characters.
    package static let longestName = 100

    package static let standard = SubscriptionLimits()

    package init() {}
}
