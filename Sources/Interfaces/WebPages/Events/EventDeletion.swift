internal import Accounts
internal import Calendars
internal import CivilTime
internal import Hummingbird
internal import ICalendar

/// Deleting an event: asks first, and of a series which ones (CAL-10).
struct EventDeletion: Sendable {
    private struct View {
        var action: String
        var back: String
        var at: String
        var etag: String
        var what: String
        var when: String
        var scope: TickGroup?
        var told: String?
    }

    func ask(_ visit: Visit) async throws -> Response {
        try page(try await OpenEvent(visit), visit)
    }

    func delete(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        guard visit.form["etag"] == event.stored.etag.value else {
            return visit.redirect(to: event.address.path("delete"), saying: .changedMeanwhile)
        }
        var scope = EventScope(rawValue: visit.form["scope"]) ?? .this
        if !event.object.isRecurring || event.object.master == nil { scope = .all }
        if scope == .following, event.isFirst(floating: visit.zone) { scope = .all }
        let condition = WriteCondition.matches([event.stored.etag])
        let address = event.address.object(of: visit)
        let objects = visit.services.calendars.objects
        try await visit.planning {
            switch scope {
            case .all: try await objects.delete(at: address, if: condition, as: visit.person.id)
            case .this, .following:
                let document =
                    scope == .this
                    ? SeriesEnding.without(event.occurrence, of: event.object, now: visit.now)
                    : SeriesEnding.before(event.occurrence, of: event.object, now: visit.now)
                _ = try await objects.put(document.serialized(), at: address, if: condition, as: visit.person.id)
            }
        }
        let day = visit.zone.local(event.occurrence.start).date
        return visit.redirect(to: "/calendar/day" + PathText.query(["date": day.iso8601]), saying: .deleted)
    }

    private func page(_ event: OpenEvent, _ visit: Visit) throws -> Response {
        guard event.isWritable, event.collection.kind == .calendar else { throw AccountError.notFound }
        let texts = visit.texts
        let entry = AgendaEntry(
            event.occurrence,
            of: event.stored.name,
            in: event.collection,
            uid: event.object.uid,
            zone: visit.zone
        )
        let view = View(
            action: visit.prefix + event.address.path("delete"),
            back: visit.prefix + event.address.path,
            at: event.address.recurrence ?? "",
            etag: event.stored.etag.value,
            what: entry.title.isEmpty ? texts[.untitled] : entry.title,
            when: EventPages.when(entry, visit),
            scope: event.object.isRecurring && event.object.master != nil
                ? TickGroup(
                    "scope",
                    texts[.scopeTitle],
                    EventScope.allCases.map { ($0.rawValue, texts[$0.title]) },
                    chosen: [EventScope.this.rawValue],
                    isOnlyOne: true
                ) : nil,
            told: event.occurrence.component.first("ATTENDEE") == nil ? nil : texts[.deletionIsTold]
        )
        return visit.page(.eventDelete, title: texts[.deleteEvent], view, in: .calendar)
    }
}
