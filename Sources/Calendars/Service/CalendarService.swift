package import Accounts
package import CivilTime
internal import ICalendar

/// What calendars mean, whichever door asks: protocol handlers, pages, the command line and the importer all come through here.
///
/// Each method names who acts. What they may not see is ``CalendarError/notFound``, the same as what is not there.
package struct CalendarService: Sendable {
    package let limits: CalendarLimits
    let repository: any CalendarRepository
    let clock: any WallClock
    let zoneOf: @Sendable (PrincipalID) async -> ZoneRules
    let didWrite: @Sendable (PrincipalID) -> Void

    /// `zoneOf` tells a person's time zone, or the server's. `didWrite` is called after the commit of a write that made days of this person
    /// dirty, and must return at once.
    package init(
        repository: any CalendarRepository,
        clock: any WallClock,
        limits: CalendarLimits = .standard,
        zoneOf: @escaping @Sendable (PrincipalID) async -> ZoneRules,
        didWrite: @escaping @Sendable (PrincipalID) -> Void = { _ in }
    ) {
        self.repository = repository
        self.clock = clock
        self.limits = limits
        self.zoneOf = zoneOf
        self.didWrite = didWrite
    }

    /// Refuses a name that can't be one decoded path segment.
    func checkName(_ name: String) throws(CalendarError) {
        guard !name.isEmpty, name.utf8.count <= limits.nameBytes, name != ".", name != "..",
            name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
        else { throw .invalidName }
    }

    /// The collection, if `person` may see it.
    func visibleCollection(
        at address: CalendarAddress,
        by person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        guard address.owner == person, let collection = try await repository.findCollection(at: address) else {
            throw .notFound
        }
        return collection
    }

    /// Which days a write to `collection` makes dirty; nil where its events are nobody's day.
    func planningScope(for collection: CalendarCollection, at now: Instant) async -> PlanningScope? {
        guard collection.isPlanned else { return nil }
        return await planningScope(of: collection, at: now)
    }

    /// The planned days of the owner of `collection`.
    func planningScope(of collection: CalendarCollection, at now: Instant) async -> PlanningScope {
        let zone = await zoneOf(collection.owner)
        return PlanningScope(
            person: collection.owner,
            zone: zone,
            floating: floatingZone(of: collection, ownersZone: zone),
            now: now,
            horizonDays: limits.horizonDays
        )
    }

    /// The zone in which floating times of the collection are read (DESIGN.md 5).
    package func floatingZone(of collection: CalendarCollection) async -> ZoneRules {
        floatingZone(of: collection, ownersZone: await zoneOf(collection.owner))
    }

    private func floatingZone(of collection: CalendarCollection, ownersZone: ZoneRules) -> ZoneRules {
        guard let name = collection.properties.timeZone?.name, let zone = try? ZoneRules.named(name) else {
            return ownersZone
        }
        return zone
    }
}
