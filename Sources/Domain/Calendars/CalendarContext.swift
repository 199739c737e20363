internal import Accounts
internal import CivilTime
internal import ICalendar

/// What every service of this module works with.
final class CalendarContext: Sendable {
    let repository: any CalendarRepository
    let clock: any WallClock
    let limits: CalendarLimits
    let directory: any CalendarUserDirectory
    let zoneOf: @Sendable (PrincipalID) async -> ZoneRules
    let travelWords: @Sendable (PrincipalID) async -> TravelCalendarWords
    /// Told which zone a person's client works in.
    let proposeZone: @Sendable (PrincipalID, String) async -> Void
    /// Whether a person lets travel count in the free-busy that others see.
    let showsTravel: @Sendable (PrincipalID) async -> Bool
    /// That of the request; nil: each call has its own.
    private let retry: RetryPolicy?

    init(
        repository: any CalendarRepository,
        clock: any WallClock,
        limits: CalendarLimits,
        directory: any CalendarUserDirectory,
        zoneOf: @escaping @Sendable (PrincipalID) async -> ZoneRules,
        travelWords: @escaping @Sendable (PrincipalID) async -> TravelCalendarWords,
        proposeZone: @escaping @Sendable (PrincipalID, String) async -> Void,
        showsTravel: @escaping @Sendable (PrincipalID) async -> Bool,
        retry: RetryPolicy? = nil
    ) {
        self.repository = repository
        self.clock = clock
        self.limits = limits
        self.directory = directory
        self.zoneOf = zoneOf
        self.travelWords = travelWords
        self.proposeZone = proposeZone
        self.showsTravel = showsTravel
        self.retry = retry
    }

    /// The same over units of work that are bound to fences.
    func fenced(by fences: [WriteFence], retrying retry: RetryPolicy?) -> CalendarContext {
        CalendarContext(
            repository: repository.fenced(by: fences),
            clock: clock,
            limits: limits,
            directory: directory,
            zoneOf: zoneOf,
            travelWords: travelWords,
            proposeZone: proposeZone,
            showsTravel: showsTravel,
            retry: retry
        )
    }

    /// Does work again as long as it loses races; see ``RetryPolicy``.
    func retrying<Value>(
        _ work: () async throws(CalendarError) -> Value
    ) async throws(CalendarError) -> Value {
        try await (retry ?? RetryPolicy()).run(work)
    }

    /// Refuses a name that can't be one decoded path segment.
    func checkName(_ name: String) throws(CalendarError) {
        guard !name.isEmpty, name.utf8.count <= limits.nameBytes, name != ".", name != "..",
            name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") })
        else { throw .invalidName }
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
    func floatingZone(of collection: CalendarCollection) async -> ZoneRules {
        floatingZone(of: collection, ownersZone: await zoneOf(collection.owner))
    }

    private func floatingZone(of collection: CalendarCollection, ownersZone: ZoneRules) -> ZoneRules {
        collection.properties.timeZone?.rules ?? ownersZone
    }
}

/// A service, or a part of one: what all of them have at hand.
protocol CalendarConcern: Sendable {
    var context: CalendarContext { get }
}

extension CalendarConcern {
    var repository: any CalendarRepository { context.repository }
    var clock: any WallClock { context.clock }
    var limits: CalendarLimits { context.limits }
    var access: CalendarAccess { CalendarAccess(context: context) }
    var compiler: ObjectCompiler { ObjectCompiler(context: context) }
    var views: ObjectViews { ObjectViews(context: context) }
}
