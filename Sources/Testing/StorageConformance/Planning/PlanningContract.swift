internal import Accounts
package import Calendars
internal import CivilTime
internal import DayPlanner
package import Planning

/// What every store of plans does, together with that of the calendars that are planned.
package enum PlanningContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let calendars: any CalendarRepository
        package let planning: any PlanningRepository

        package init(calendars: any CalendarRepository, planning: any PlanningRepository) {
            self.calendars = calendars
            self.planning = planning
        }
    }

    package static let cases: [ContractCase<Stores>] = leases + horizons + plans + places

    static let minute = Samples.now.adding(seconds: 60)
    /// The day of the sample event.
    static let day: ClosedRange<Int> = (Samples.today + 1)...(Samples.today + 1)
    /// The time of that day and those around it.
    static let window = Samples.now..<Samples.now.adding(seconds: 3 * 86_400)

    /// A home with the sample event, whose day is marked; gives back the calendars.
    static func plannedEvent(
        in stores: Stores,
        of person: PrincipalID = Samples.person
    ) async throws -> (calendar: CollectionID, travel: CollectionID) {
        let calendar = try await Samples.calendar(in: stores.calendars, of: person)
        let write = try Samples.write(
            Samples.event(),
            named: "a.ics",
            in: calendar.id,
            planning: Samples.scope(of: person)
        )
        _ = try await stores.calendars.putObject(write)
        let address = CalendarAddress(owner: person, name: "travel")
        guard let travel = try await stores.calendars.findCollection(at: address) else {
            throw ContractViolation(description: "there is no Travel calendar")
        }
        return (calendar.id, travel.id)
    }

    static func lease(
        _ stores: Stores,
        owner: String = "one",
        until expiry: Instant = minute,
        now: Instant = Samples.now,
        leavingOut resting: [PrincipalID] = []
    ) async throws -> DirtyLease? {
        try await stores.planning.leaseDirtyDays(owner: owner, until: expiry, now: now, leavingOut: resting)
    }

    static func requiredLease(_ stores: Stores) async throws -> DirtyLease {
        guard let lease = try await lease(stores) else { throw ContractViolation(description: "nothing is leased") }
        return lease
    }

    /// A plan that writes nothing and clears what was leased.
    static func emptyPlan(
        _ lease: DirtyLease,
        travel: CollectionID? = nil,
        through last: Int = .max
    ) -> PlanApplication {
        PlanApplication(
            person: lease.person,
            owner: lease.owner,
            travelCollection: travel?.rawValue,
            done: lease.marks.map { .init(mark: $0, through: min($0.days.upperBound, last)) },
            now: Samples.now
        )
    }

    /// The way to the sample event.
    static func item(basedOn etag: ETag? = nil, summary: String = "Way") throws -> PlanApplication.IndexedWrite {
        let start = Samples.now.adding(seconds: 27 * 3600)
        let end = start.adding(seconds: 3600)
        let bytes = Samples.event(
            uid: "trip-1",
            start: "20251113T080000Z",
            end: "20251113T090000Z",
            summary: summary
        )
        let record = PublishedRecord(
            uid: "trip-1",
            key: ItemKey(OccurrenceKey(uid: "event-1"), .to),
            digest: ItemDigest(content: summary, substance: "way"),
            start: start,
            end: end,
            eventStart: end,
            eventEnd: end.adding(seconds: 3600),
            fingerprint: "f",
            lateSeconds: 0,
            sequence: 1,
            appeared: Samples.now,
            soonAlarm: nil
        )
        let write = try Samples.write(bytes, named: "trip-1.ics", in: CollectionID(rawValue: 0))
        return PlanApplication.IndexedWrite(
            item: ItemWrite(record: record, bytes: bytes, published: bytes, basedOn: etag),
            name: write.name,
            etag: write.etag,
            index: write.index
        )
    }
}
