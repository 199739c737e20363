internal import Accounts
internal import ByteText
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Hummingbird
internal import ICalendar
internal import Planning

/// The coming trips and warnings, each with all that can be chosen about it.
struct TripPages: Sendable {
    /// How far ahead trips are listed.
    private static let days = 14

    private struct ListView {
        struct Day {
            var title: String
            var entries: [EntryView]
        }

        var days: [Day]
        var nothing: String?
        var here: String
    }

    private struct View {
        struct Line {
            var words: String
        }

        var when: String
        var lines: [Line]
        var event: WarningView.Link?
        var decided: String?
        var action: String
        var takeBack: String
        var isTrip: Bool
        var actions: [WarningView.Action]
        var links: [WarningView.Link]
        var isGone: Bool
        var map: MapView?
        var options: OptionTable?
        var modes: TickGroup?
        var problems: FormProblems?
    }

    func list(_ visit: Visit) async throws -> Response {
        let reader = visit.agenda
        let travel = try await reader.listCalendars().filter { $0.kind == .travel && !$0.isMounted }
        let last = visit.today.adding(days: Self.days - 1)
        let agenda = try await reader.agenda(of: visit.today...last, in: travel)
        let days = (0..<Self.days).map { visit.today.adding(days: $0) }
        let view = ListView(
            days: days.compactMap { day in
                let entries = agenda.entries.filter { $0.startDate == day }
                guard !entries.isEmpty else { return nil }
                return ListView.Day(
                    title: visit.texts.heading(visit.texts.day(day, today: visit.today)),
                    entries: entries.map { EntryView($0, on: day, visit) }
                )
            },
            nothing: agenda.entries.isEmpty ? visit.texts[.noTrips] : nil,
            here: visit.prefix + "/trips/here"
        )
        return visit.page(.trips, title: visit.texts[.navigationTrips], view, in: .trips, isLive: true)
    }

    func show(_ visit: Visit) async throws -> Response {
        try await page(of: try visit.parameter("item"), visit, problems: FormProblems())
    }

    /// The description without what the page has itself: the title, the alternatives and actions with their links for
    /// calendar apps.
    private static func lines(of description: String, below title: String) -> [View.Line] {
        var lines: [String] = []
        for line in description.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("http"), words.contains("/trip/"), !words.contains(" ") {
                if !lines.isEmpty { lines.removeLast() }
            } else if words != title, !(words.contains("/trip/") && words.contains("?take=")) {
                lines.append(String(line))
            }
        }
        return lines.map(View.Line.init(words:))
    }

    private func page(of uid: String, _ visit: Visit, problems: FormProblems) async throws -> Response {
        let texts = visit.texts
        let stored = try await visit.travelObject(uid)
        let event = stored.flatMap {
            (try? CalendarDocument(parsing: $0.bytes))?.calendar?.components(named: "VEVENT").first
        }
        // What is not in the calendar was put aside, and may be of any day.
        let start = event.flatMap { $0.first("DTSTART") }.flatMap { DateTimeValue($0) }
        let days = start.map { visit.daysAhead(to: visit.zone.instant(of: $0.local)) } ?? 366
        let items = if let days { try await visit.travelItems(days: days) } else { [TravelEntry]() }
        let item = items.first { $0.uid == uid }
        guard item != nil || event != nil else { throw AccountError.notFound }
        let title = event?.first("SUMMARY")?.text ?? item?.summary ?? texts[.tripPutAside]
        let description = event?.first("DESCRIPTION")?.text ?? ""
        let kind = item?.kind
        let zone = item?.zone.flatMap { try? ZoneRules.named($0) } ?? visit.zone
        let isTrip = kind.map { !$0.isWarning && $0 != .slot } ?? false
        let address = visit.prefix + "/trips/" + PercentEncoding.encode(uid)
        let about = try await agendaEntry(of: item, visit)
        let view = View(
            when: item.map { Self.when($0, in: zone, visit) } ?? texts[.tripIsPast],
            lines: Self.lines(of: description, below: title),
            event: about.map { WarningView.Link(address: visit.prefix + EventAddress($0).path, words: $0.title) },
            decided: item.flatMap { DecisionText.words(of: $0, visit) },
            action: address + "/choice",
            takeBack: address + "/undo",
            isTrip: isTrip,
            actions: item.map {
                WarningView.actions(of: $0, at: address + "/choice", backTo: "", texts)
            } ?? [],
            links: links(of: item, about, visit),
            isGone: item != nil && item?.summary == nil,
            map: item.flatMap { visit.map(of: $0) },
            options: item.flatMap { OptionTable($0, in: zone, sortedBy: visit.query["sort"], at: address, visit) },
            modes: isTrip ? ModeTexts.group("modes", texts[.byTheseModes], [], texts, problem: problems["modes"]) : nil,
            problems: problems.shown
        )
        return visit.formPage(.tripItem, title: title, view, in: .trips, isLive: true, problems: problems)
    }

    /// Of a warning. What is done there may end it, so that they lead back to its event.
    private func links(of item: TravelEntry?, _ about: AgendaEntry?, _ visit: Visit) -> [WarningView.Link] {
        guard let item, item.kind.isWarning else { return [] }
        let back = about.map { EventAddress($0).path } ?? PageArea.today.path
        return WarningView.links(of: item, about, backTo: back, visit)
    }

    /// By the clock where the trip starts, as the rest of the page; and by the person's, where that is another one.
    private static func when(_ item: TravelEntry, in zone: ZoneRules, _ visit: Visit) -> String {
        let there = visit.texts.dateAndTime(item.start, in: zone)
        guard zone.local(item.start) != visit.zone.local(item.start) else { return there }
        let here = visit.texts.time(item.start, in: visit.zone)
        return visit.texts.text(.timeThereAndHere, ["there": there, "zone": zone.name, "here": here])
    }

    /// Keeps a decision and leads back.
    func choose(_ visit: Visit) async throws -> Response {
        let uid = try visit.parameter("item")
        let planning = visit.services.planning
        let person = visit.person.id
        let decision: PlanChoice.Decision
        switch visit.form["decision"] {
        case "act":
            return try await deciding(about: uid, visit) {
                try await planning.act(visit.form["what"], about: uid, of: person)
                // Others that say the same; one that is gone by now needs no answer.
                guard visit.form["what"] == TravelAction.ignore else { return }
                for other in visit.form.all("also").prefix(20) {
                    try? await planning.act(TravelAction.ignore, about: other, of: person)
                }
            }
        case "dismissed": decision = .dismissed
        case "chosen": decision = .chosen
        case "option": decision = .option(visit.form["option"], [])
        case "modes":
            let modes = ModeTexts.modes(visit.form.all("modes"))
            guard !modes.isEmpty else {
                var problems = FormProblems()
                problems.note("modes", visit.texts[.chooseAMode])
                return try await page(of: uid, visit, problems: problems)
            }
            decision = .modes(modes)
        default: throw FormError.malformed
        }
        return try await deciding(about: uid, visit) { try await planning.choose(decision, about: uid, of: person) }
    }

    /// Does what was decided, and leads back.
    private func deciding(
        about uid: String,
        _ visit: Visit,
        _ decide: () async throws -> Void
    ) async throws -> Response {
        do {
            try await visit.planning(decide)
        } catch let error as ChoiceError {
            switch error {
            case .notFound: throw AccountError.notFound
            case .notPossible: return visit.redirect(to: "/trips/" + PercentEncoding.encode(uid), saying: .notOffered)
            case .unavailable(let detail): throw AccountError.unavailable(logDetail: detail)
            }
        }
        return visit.redirect(to: next(visit, uid), saying: .decided)
    }

    /// Forgets a decision and leads back.
    func takeBack(_ visit: Visit) async throws -> Response {
        let uid = try visit.parameter("item")
        do {
            try await visit.planning {
                try await visit.services.planning.takeBack(about: uid, of: visit.person.id)
            }
        } catch let error as ChoiceError {
            switch error {
            case .notFound, .notPossible: throw AccountError.notFound
            case .unavailable(let detail): throw AccountError.unavailable(logDetail: detail)
            }
        }
        return visit.redirect(to: next(visit, uid), saying: .decisionTakenBack)
    }

    private func next(_ visit: Visit, _ uid: String) -> String {
        visit.form["next"].isEmpty ? "/trips/" + PercentEncoding.encode(uid) : LogInFirst.next(visit.form["next"])
    }

    /// The event that an item is about; nil: it is about none, or that one is gone.
    private func agendaEntry(of item: TravelEntry?, _ visit: Visit) async throws -> AgendaEntry? {
        guard let item, !item.event.isEmpty else { return nil }
        let reader = visit.agenda
        let day = visit.zone.local(item.start).date
        let agenda = try await reader.agenda(
            of: day.adding(days: -1)...day.adding(days: 1),
            in: try await reader.listCalendars().filter { $0.kind == .calendar }
        )
        return agenda.entries.first { $0.uid == item.event && $0.touches(item.start, visit) }
            ?? agenda.entries.first { $0.uid == item.event }
    }
}
