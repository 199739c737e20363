internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Hummingbird
internal import Planning

/// The first page after the log-in: today with its trips, what needs a decision, and the days that follow.
struct TodayPage: Sendable {
    /// How many days follow today.
    private static let following = 6
    /// Rows of today, and of each day after it, before the rest is counted.
    private static let rowsOfToday = 50
    private static let rowsOfDay = 10
    /// Warnings that are shown with what can be done; the rest is counted.
    private static let warnings = 30

    private struct View {
        struct Day {
            var title: String
            var address: String
            var entries: [EntryView]
            /// A link to the rest; nil: all are shown.
            var more: String?
            /// Words where the day has none.
            var nothing: String?
        }

        struct Notes {
            var heading: String
            var list: [WarningView]
        }

        struct FirstUse {
            var address: String
        }

        var firstUse: FirstUse?
        var next: NextTripView?
        /// After how many the page's words about time are no longer right.
        var seconds: Int64
        /// The heading of the warnings; nil: there are none.
        var needs: String?
        var warnings: [WarningView]
        /// What should be known and asks for nothing; nil: there is none.
        var notes: Notes?
        /// A link to the rest; nil: all are shown.
        var moreWarnings: String?
        var trips: String
        var today: Day
        var map: MapView?
        var days: [Day]
        var newEvent: String
        var here: String
    }

    func show(_ visit: Visit) async throws -> Response {
        let reader = visit.agenda
        let today = visit.today
        let shown = try await reader.listCalendars().filter { $0.isShown }
        let agenda = try await reader.agenda(of: today...today.adding(days: Self.following), in: shown)
        let found = agenda.byDay(today...today.adding(days: Self.following))
        let items = try await visit.travelItems(days: Self.following + 1)
        let places = try await visit.services.accounts.listPlaces(of: visit.person.id)
        let hasHome = SavedPlace.home(among: places) != nil
        let warnings = SameWarnings.grouped(items.filter(\.needsDecision))
        let notes = items.filter { $0.kind.isWarning && $0.summary != nil && !$0.needsDecision }
        let next = NextTripView(items, visit)
        let midnight = visit.zone.startOfDay(today.adding(days: 1)) - visit.now
        let view = View(
            firstUse: hasHome ? nil : View.FirstUse(address: visit.prefix + "/welcome"),
            next: next,
            seconds: max(1, next == nil ? midnight : min(60, midnight)),
            needs: warnings.isEmpty ? nil : visit.texts[.needsYou],
            warnings: warnings.prefix(Self.warnings).map {
                WarningView($0.first, saidBy: $0.others, in: agenda, backTo: PageArea.today.path, visit)
            },
            notes: notes.isEmpty
                ? nil
                : View.Notes(
                    heading: visit.texts.text(.notesToKnow, ["count": "\(notes.count)"]),
                    list: notes.prefix(Self.warnings).map {
                        WarningView($0, in: agenda, backTo: PageArea.today.path, visit)
                    }
                ),
            moreWarnings: warnings.count > Self.warnings
                ? visit.texts.text(.moreWarnings, ["count": "\(warnings.count - Self.warnings)"]) : nil,
            trips: visit.prefix + "/trips",
            today: day(today, found, visit, atMost: Self.rowsOfToday),
            map: visit.map(of: today, items),
            days: (1...Self.following).map { day(today.adding(days: $0), found, visit, atMost: Self.rowsOfDay) },
            newEvent: visit.prefix + "/calendar/new" + PathText.query(["date": today.iso8601]),
            here: visit.prefix + "/trips/here"
        )
        let title = visit.texts.heading(visit.texts.day(today, today: today))
        return visit.page(.today, title: title, view, in: .today, isLive: true)
    }

    private func day(
        _ day: CivilDate,
        _ found: [CivilDate: [AgendaEntry]],
        _ visit: Visit,
        atMost most: Int
    ) -> View.Day {
        let entries = (found[day] ?? []).filter { !$0.isWarning && !$0.isNote }
        let rest = entries.count - most
        return View.Day(
            title: visit.texts.heading(visit.texts.day(day, today: visit.today)),
            address: visit.prefix + "/calendar/day" + PathText.query(["date": day.iso8601]),
            entries: entries.prefix(most).map { EntryView($0, on: day, visit) },
            more: rest > 0 ? visit.texts.text(.moreOnDay, ["count": "\(rest)"]) : nil,
            nothing: entries.isEmpty ? visit.texts[.nothingOnThisDay] : nil
        )
    }
}

extension CalendarCollection {
    /// The property by which a person hides a calendar; Nextcloud's clients set it too.
    static let shownProperty = DeadPropertyName(namespace: "http://owncloud.org/ns", name: "calendar-enabled")

    /// Whether pages show its events.
    var isShown: Bool {
        guard let value = properties.dead[Self.shownProperty] else { return true }
        return !String(decoding: value, as: UTF8.self).contains(">0<")
    }
}
