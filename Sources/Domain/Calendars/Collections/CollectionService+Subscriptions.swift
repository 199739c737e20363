package import Accounts
internal import CivilTime

/// Calendars that others publish: the server alone writes them.
extension CollectionService {
    /// Makes an empty calendar for what is published at an address. Its events make nobody busy, unless the owner sets
    /// that they do (CALDAV:schedule-calendar-transp).
    ///
    /// - Parameters:
    ///   - name: as the owner reads it.
    ///   - color: `#RRGGBB`; nil: none.
    ///   - owner: whose it is.
    /// - Returns: the calendar.
    /// - Throws: ``CalendarPrecondition/quotaNotExceeded``, `notFound` without a home.
    package func createSubscription(
        named name: String,
        color: String?,
        of owner: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        var generator = SystemRandomNumberGenerator()
        let random = (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
        return try await repository.createCollection(
            NewCollection(
                address: CalendarAddress(owner: owner, name: "subscription-\(random)"),
                kind: .subscription,
                properties: CollectionProperties(displayName: name, color: color, transparency: .transparent),
                now: clock.now(),
                planning: nil
            ),
            atMost: limits.collections
        )
    }
}
