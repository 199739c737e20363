package import CivilTime

/// The data of a COPY or MOVE of a calendar.
package struct CollectionTransfer: Sendable {
    package var source: CollectionID
    package var target: CalendarAddress
    /// Whether what stands at the target gives way; else ``CalendarError/etagMismatch(current:)``.
    package var overwrites: Bool
    /// COPY with Depth: 0 takes no objects.
    package var isShallow: Bool
    package var now: Instant
    /// The days of the target's owner, all of which are marked where the calendar, or what it overwrites, is planned;
    /// nil: none are.
    package var planning: PlanningScope?
    /// Collections that the home may hold.
    package var limit: Int
    package var defaultQuota: Int

    package init(
        source: CollectionID,
        target: CalendarAddress,
        overwrites: Bool,
        isShallow: Bool,
        now: Instant,
        planning: PlanningScope?,
        limit: Int,
        defaultQuota: Int
    ) {
        self.source = source
        self.target = target
        self.overwrites = overwrites
        self.isShallow = isShallow
        self.now = now
        self.planning = planning
        self.limit = limit
        self.defaultQuota = defaultQuota
    }
}
