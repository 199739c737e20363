internal import Accounts
internal import Calendars
internal import CivilTime
internal import Hummingbird
internal import ICalendar

/// The open tasks of all calendars.
struct TasksPage: Sendable {
    /// Tasks that a page shows.
    private static let most = 1_000

    private struct View {
        struct Task {
            var title: String
            var due: String
            var calendar: String
            var color: String?
        }

        var tasks: [Task]
        var nothing: String?
    }

    private struct Found {
        var task: View.Task
        var due: Instant
    }

    func show(_ visit: Visit) async throws -> Response {
        var found: [Found] = []
        for collection in try await visit.agenda.listCalendars() where collection.kind == .calendar {
            let pages = visit.services.calendars.objects.pages(
                matching: ObjectQuery(kind: .toDo),
                in: collection,
                as: visit.person.id
            )
            for try await page in pages {
                found += page.compactMap { task($0, collection, visit) }
                if found.count > Self.most { break }
            }
        }
        let tasks = found.sorted { ($0.due, $0.task.title) < ($1.due, $1.task.title) }.prefix(Self.most).map(\.task)
        let view = View(tasks: tasks, nothing: tasks.isEmpty ? visit.texts[.tasksNone] : nil)
        return visit.page(.tasks, title: visit.texts[.tasksTitle], view, in: .calendar)
    }

    private func task(_ stored: StoredObject, _ collection: CalendarCollection, _ visit: Visit) -> Found? {
        guard let object = stored.parsed(), let component = object.master ?? object.overrides.first else { return nil }
        let status = component.first("STATUS")?.value.uppercased() ?? ""
        guard status != "COMPLETED", status != "CANCELLED", component.first("COMPLETED") == nil else { return nil }
        var due = Instant.distantFuture
        var words = visit.texts[.taskNoDate]
        if let value = component.first("DUE").flatMap({ DateTimeValue($0) }) {
            let zone: ZoneRules =
                switch value {
                case .utc: .utc
                case .zoned(_, let tzid): object.zones.rules(forTZID: tzid) ?? visit.zone
                case .date, .floating: visit.zone
                }
            due = zone.instant(of: value.local)
            let date = value.isDate ? value.local.date : visit.zone.local(due).date
            words = visit.texts.text(.taskDue, ["date": visit.texts.day(date, today: visit.today)])
        }
        let title = component.first("SUMMARY")?.text ?? ""
        return Found(
            task: View.Task(
                title: title.isEmpty ? visit.texts[.untitled] : title,
                due: words,
                calendar: collection.properties.displayName ?? collection.name,
                color: CalendarColor.shown(collection.properties.color)
            ),
            due: due
        )
    }
}
