internal import Accounts
internal import CivilTime
internal import ICalendar

extension SchedulingService {
    /// CALDAV:unique-scheduling-object-resource: a person has one scheduling object of a UID.
    ///
    /// - Returns: invitations by others that stand in the way of a new object and were never accepted: they give way
    /// to it
    ///   (ADR 0033).
    func requireUniqueSchedule(
        _ object: CalendarObject,
        isMeeting: Bool,
        in collection: CalendarCollection
    ) async throws(CalendarError) -> [(object: PlacedObject, collection: CalendarCollection)] {
        let others = try await repository.objects(withUID: object.uid, of: [collection.owner])
            .filter { $0.object.summary.scheduleTag != nil && (isMeeting || $0.calendar == collection.name) }
        guard !others.isEmpty else { return [] }
        let parsed = others.map { compiler.read($0.object) }
        let users = try await organizers(of: parsed + [object], in: collection)
        let calendars = try await repository.listCollections(of: collection.owner)
        var givingWay: [(object: PlacedObject, collection: CalendarCollection)] = []
        for (other, meeting) in zip(others, parsed) {
            if let meeting, let place = calendars.first(where: { $0.id == other.object.summary.collection }),
                !isSameOrganizer(of: meeting, object, users),
                users.givesWay(meeting, of: collection.owner)
            {
                givingWay.append((other, place))
            } else if other.calendar != collection.name {
                throw .precondition(
                    .uniqueSchedulingObject(calendar: other.calendar, name: other.object.name),
                    reason: "the meeting stands in another calendar already"
                )
            }
        }
        return givingWay
    }

    private func isSameOrganizer(
        of meeting: CalendarObject,
        _ object: CalendarObject,
        _ users: CalendarUserLookup
    ) -> Bool {
        guard let first = meeting.organizer, let second = object.organizer else { return false }
        return first == second || users[first].map { users.is(second, $0.id) } ?? false
    }

    /// What takes an object away without telling anybody.
    func silentRemoval(
        of object: StoredObject,
        from collection: CalendarCollection,
        at now: Instant
    ) async -> ObjectDeletion {
        ObjectDeletion(
            collection: collection.id,
            name: object.name,
            condition: .always,
            now: now,
            planning: await context.planningScope(for: collection, at: now),
            takesScheduled: true
        )
    }
}
