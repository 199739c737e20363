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
    let directory: any CalendarUserDirectory
    let zoneOf: @Sendable (PrincipalID) async -> ZoneRules
    let travelWords: @Sendable (PrincipalID) async -> TravelCalendarWords

    /// - Parameters:
    ///   - repository: where calendars are kept.
    ///   - clock: the process's clock.
    ///   - limits: of sizes and numbers.
    ///   - directory: the people whom scheduling can reach.
    ///   - zoneOf: a person's time zone, or the server's.
    ///   - travelWords: what is said of the Travel calendar, in a person's language, or the server's.
    package init(
        repository: any CalendarRepository,
        clock: any WallClock,
        limits: CalendarLimits = .standard,
        directory: any CalendarUserDirectory = EmptyDirectory(),
        zoneOf: @escaping @Sendable (PrincipalID) async -> ZoneRules,
        travelWords: @escaping @Sendable (PrincipalID) async -> TravelCalendarWords = { _ in TravelCalendarWords() }
    ) {
        self.repository = repository
        self.clock = clock
        self.limits = limits
        self.directory = directory
        self.zoneOf = zoneOf
        self.travelWords = travelWords
    }

    /// Refuses a name that can't be one decoded path segment.
    func checkName(_ name: String) throws(CalendarError) {
        guard !name.isEmpty, name.utf8.count <= limits.nameBytes, name != ".", name != "..",
            name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
        else { throw .invalidName }
    }

    /// The one place where it is decided who may do what with a collection; every method comes through here.
    ///
    /// A person's own collection costs one query and no more; that of somebody else, or one that is shared with the person, costs a second one.
    ///
    /// - Throws: ``CalendarError/notFound`` for what the person may not even see, and ``CalendarError/forbidden(privilege:)`` for what they may see
    ///   but not do.
    package func visibleCollection(
        at address: CalendarAddress,
        by person: PrincipalID,
        needing privileges: Privileges = []
    ) async throws(CalendarError) -> CalendarCollection {
        if address.owner == person {
            if let own = try await repository.findCollection(at: address) {
                try own.privileges.require(privileges)
                return own
            }
            if address.name == CollectionKind.notificationsName {
                let made = try await notifications(of: person)
                try made.privileges.require(privileges)
                return made
            }
            guard SharedName.collection(named: address.name) != nil else { throw .notFound }
        }
        guard let other = try await repository.findCollection(at: address, seenBy: person),
            !other.privileges.isEmpty
        else { throw .notFound }
        try other.privileges.require(privileges)
        return other
    }

    /// A collection that was found before, for a method that reads or writes in it. What is not the person's own is looked at again, so that nothing
    /// hangs on who found it.
    func seen(
        _ collection: CalendarCollection,
        by person: PrincipalID,
        needing privileges: Privileges
    ) async throws(CalendarError) -> CalendarCollection {
        guard collection.owner != person else { return collection }
        return try await visibleCollection(at: collection.address, by: person, needing: privileges)
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
        collection.properties.timeZone?.rules ?? ownersZone
    }
}
