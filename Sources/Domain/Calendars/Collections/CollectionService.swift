package import Accounts
internal import CivilTime
internal import ICalendar

/// Homes and the calendars in them: listing, making, changing, deleting, COPY and MOVE.
package struct CollectionService: CalendarConcern {
    let context: CalendarContext
    var scheduling: SchedulingService { SchedulingService(context: context) }

    /// Makes the home of a new person: a first calendar, and the Travel calendar. Does nothing where there is one.
    /// The names are what the person reads, in their language.
    @discardableResult
    package func prepareHome(
        of person: PrincipalID,
        calendarName: String = "Calendar",
        travelName: String = "Travel"
    ) async throws(CalendarError) -> [CalendarCollection] {
        let now = clock.now()
        return try await repository.prepareHome(
            of: person,
            with: [
                NewCollection(
                    address: CalendarAddress(owner: person, name: "calendar"),
                    kind: .calendar,
                    properties: CollectionProperties(displayName: calendarName, color: "#1D6FD1", order: 1),
                    now: now,
                    planning: nil
                ),
                NewCollection(
                    address: CalendarAddress(owner: person, name: CollectionKind.travelName),
                    kind: .travel,
                    properties: Self.travelProperties(displayName: travelName),
                    now: now,
                    planning: nil
                ),
            ] + Self.schedulingCollections(of: person, at: now),
            at: now
        )
    }

    /// Erases all calendars of a person.
    package func eraseHome(of person: PrincipalID) async throws(CalendarError) {
        try await repository.eraseHome(of: person, at: clock.now())
    }

    /// A home, with the privileges that `person` has on it.
    ///
    /// - Throws: `notFound` without a home, or for a person who may not see it.
    package func home(of owner: PrincipalID, as person: PrincipalID) async throws(CalendarError) -> HomeState {
        let privileges = try await access.homePrivileges(of: owner, as: person)
        guard var home = try await repository.findHome(of: owner) else { throw .notFound }
        home.privileges = privileges
        return home
    }

    /// How much of their homes people use: what staff sees of them. Those without a home are left out.
    package func listHomeUse(of people: [PrincipalID]) async throws(CalendarError) -> [PrincipalID: HomeUse] {
        try await repository.listHomeUse(of: people)
    }

    /// How many objects stand in the person's own collections.
    package func countObjects(
        in collections: [CalendarCollection],
        of person: PrincipalID
    ) async throws(CalendarError) -> Int {
        try await repository.countObjects(in: collections.filter { $0.owner == person }.map(\.id))
    }

    /// The collections of a home that `person` may see, by order, then name; after them those that others share with
    /// them.
    package func listCollections(
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) -> [CalendarCollection] {
        let delegated = owner == person ? nil : try await access.delegateAccess(of: person, for: owner)
        var collections = try await repository.listCollections(of: owner)
        let home = SchedulingHome(collections)
        for index in collections.indices where collections[index].kind == .inbox {
            collections[index].inbox = home.map(InboxState.init)
        }
        guard let delegated else { return try await collections + repository.listShares(of: owner) }
        return collections.filter(\.kind.isOpenToDelegates).map { collection in
            var collection = collection
            collection.privileges = delegated.privileges(in: collection.kind)
            return collection
        }
    }

    /// A collection with the privileges that `person` has on it; an inbox with its state.
    ///
    /// - Throws: `notFound` where nothing is, or nothing that `person` may see.
    package func collection(
        at address: CalendarAddress,
        as person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        var collection = try await access.collection(at: address, by: person)
        if collection.kind == .inbox { collection.inbox = try await scheduling.inboxState(of: collection.owner) }
        return collection
    }

    /// MKCALENDAR and extended MKCOL (RFC 4791 §5.3.1, RFC 5689).
    ///
    /// Under the reserved name it makes the Travel calendar again, which switches planning on; what the client does not
    /// say of name and colour is as it was before.
    package func createCollection(
        at address: CalendarAddress,
        properties: CollectionProperties,
        as person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        try context.checkName(address.name)
        try await access.requireHome(.bind, at: address, as: person)
        guard SharedName.collection(named: address.name) == nil,
            address.name != CollectionKind.notificationsName,
            address.owner == person || address.name != CollectionKind.travelName
        else { throw .invalidName }
        try check(properties)
        let now = clock.now()
        let isTravel = address.name == CollectionKind.travelName
        var properties = properties
        if isTravel { properties = try await travelProperties(asked: properties, of: person) }
        var scope: PlanningScope?
        if isTravel {
            scope = PlanningScope(
                person: person,
                zone: await context.zoneOf(person),
                now: now,
                horizonDays: limits.horizonDays
            )
        }
        let created = try await repository.createCollection(
            NewCollection(
                address: address,
                kind: isTravel ? .travel : .calendar,
                properties: properties,
                now: now,
                planning: scope
            ),
            atMost: limits.collections
        )
        if isTravel { try await removePlanningOffNote(of: person) }
        return created
    }

    /// PROPPATCH: all of the changes, or none.
    package func updateCollection(
        at address: CalendarAddress,
        changes: [CollectionChange],
        as person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        let before = try await access.collection(at: address, by: person)
        try before.ownPrivileges.require(.writeProperties)
        guard !before.isMounted else { return try await updateShare(before, changes: changes, as: person) }
        var after = before
        after.properties.apply(changes)
        try check(after.properties)
        if before.kind == .travel, after.properties.transparency != .opaque {
            throw .forbidden(privilege: "write-properties")
        }
        let now = clock.now()
        let concernsPlan =
            before.isPlanned != after.isPlanned || before.properties.timeZone != after.properties.timeZone
        let scope: PlanningScope? = concernsPlan ? await context.planningScope(of: after, at: now) : nil
        let updated = try await repository.updateCollection(
            before.id,
            changes: changes,
            planning: scope,
            at: now
        )
        if let zone = updated.properties.timeZone?.name, updated.owner == person,
            zone != before.properties.timeZone?.name
        {
            await context.proposeZone(person, zone)
        }
        return updated
    }

    /// Sets which calendars make their owner busy (CALDAV:calendar-free-busy-set of older clients): their
    /// schedule-calendar-transp follows.
    ///
    /// A set that names none of them changes nothing: clients write it without having been asked to, and it would take
    /// every trip away (ADR 0093).
    ///
    /// - Parameters:
    ///   - names: of calendars; what is none of the owner's is left out.
    ///   - owner: of the inbox.
    ///   - person: the one who asks for it.
    /// - Throws: `notFound` for somebody else's inbox.
    package func setBusyCalendars(
        named names: Set<String>,
        of owner: PrincipalID,
        as person: PrincipalID
    ) async throws(CalendarError) {
        guard owner == person else { throw .notFound }
        guard let home = SchedulingHome(try await repository.listCollections(of: owner)) else { throw .notFound }
        guard home.calendars.contains(where: { names.contains($0.name) }) else { return }
        for calendar in home.calendars {
            let wanted: CollectionTransparency = names.contains(calendar.name) ? .opaque : .transparent
            guard calendar.properties.transparency != wanted else { continue }
            _ = try await updateCollection(at: calendar.address, changes: [.transparency(wanted)], as: person)
        }
    }

    /// DELETE of a collection with all that is in it. That of the Travel calendar switches planning off, and the person
    /// is told so in their default calendar.
    ///
    /// - Parameters:
    ///   - address: of the collection. What somebody else shares is taken out of the person's home alone.
    ///   - person: who asks for it.
    ///   - messages: to the owner of a share, delivered where its invitation is declined by this.
    /// - Throws: `notFound`, `forbidden`.
    package func deleteCollection(
        at address: CalendarAddress,
        as person: PrincipalID,
        notifying messages: [Notification] = []
    ) async throws(CalendarError) {
        let collection = try await access.collection(at: address, by: person)
        if collection.isMounted {
            let now = clock.now()
            return try await repository.setShareHidden(
                true,
                collection.id,
                of: person,
                notifying: messages,
                at: now
            )
        }
        // Of the home: what is granted in a collection does not reach as far as the collection itself.
        try await access.requireHome(.unbind, at: address, as: person)
        guard collection.kind.isCalendar else { throw .forbidden(privilege: Privileges.unbind.name) }
        try await scheduling.requireNotDefault(collection)
        let now = clock.now()
        try await scheduling.removeMeetings(of: collection, now: now, by: person)
        guard collection.kind != .travel else {
            try await keepLook(of: collection)
            let note = try await planningOffNote(of: person, at: now)
            return try await repository.deleteCollection(collection.id, at: now, planning: nil, leaving: note)
        }
        let scope = await context.planningScope(for: collection, at: now)
        try await repository.deleteCollection(collection.id, at: now, planning: scope, leaving: nil)
    }

    /// The inbox and the outbox of a home.
    private static func schedulingCollections(of person: PrincipalID, at now: Instant) -> [NewCollection] {
        [(CollectionKind.inbox, CollectionKind.inboxName), (.outbox, CollectionKind.outboxName)].map { kind, name in
            NewCollection(
                address: CalendarAddress(owner: person, name: name),
                kind: kind,
                properties: CollectionProperties(transparency: .transparent),
                now: now,
                planning: nil
            )
        }
    }

    /// What someone sets on a calendar that another shares with them is for themselves (CalendarServer's sharing
    /// §5.5.3).
    private func updateShare(
        _ collection: CalendarCollection,
        changes: [CollectionChange],
        as person: PrincipalID
    ) async throws(CalendarError) -> CalendarCollection {
        var after = collection
        after.properties.apply(changes)
        try check(after.properties)
        try await repository.updateShare(collection.id, of: person, changes: changes)
        return after
    }

    static func travelProperties(displayName: String) -> CollectionProperties {
        CollectionProperties(displayName: displayName, color: "#E8590C", order: 2, components: [.event])
    }

    private func check(_ properties: CollectionProperties) throws(CalendarError) {
        let texts = [properties.displayName, properties.description, properties.color, properties.timeZone?.text]
        guard texts.allSatisfy({ ($0?.utf8.count ?? 0) <= limits.propertyBytes }) else {
            throw .precondition(.quotaNotExceeded, reason: "a property is longer than \(limits.propertyBytes) bytes")
        }
        var dead = 0
        for (name, value) in properties.dead { dead += name.namespace.utf8.count + name.name.utf8.count + value.count }
        guard dead <= limits.deadPropertyBytes, properties.dead.count <= limits.deadProperties else {
            throw .precondition(
                .quotaNotExceeded,
                reason: "more than \(limits.deadProperties) properties, or \(limits.deadPropertyBytes) bytes of them"
            )
        }
    }
}
