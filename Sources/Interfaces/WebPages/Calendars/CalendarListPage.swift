internal import Accounts
internal import ByteText
internal import Calendars
internal import Cryptography
internal import Hummingbird
internal import ICalendar

/// The person's calendars, and a new one.
struct CalendarListPage: Sendable {
    private struct View {
        struct Row {
            var name: String
            var address: String
            var color: String?
            var state: String?
            var toggle: String
            var toggleWords: String
            var toggleLabel: String
        }

        var calendars: [Row]
        var problems: FormProblems?
        var name: Field
        var color: Field
        var action: String
    }

    func show(_ visit: Visit) async throws -> Response {
        try await page("", CalendarColor.offered[0], FormProblems(), visit)
    }

    func create(_ visit: Visit) async throws -> Response {
        let name = visit.form.trimmed("name")
        let color = visit.form["color"]
        var problems = FormProblems()
        if name.isEmpty { problems.note("name", visit.texts[.enterName]) }
        if !CalendarColor.offered.contains(color) { problems.note("color", visit.texts[.enterColor]) }
        guard problems.isEmpty else { return try await page(name, color, problems, visit) }
        do {
            _ = try await visit.services.calendars.collections.createCollection(
                at: CalendarAddress(owner: visit.person.id, name: SecureRandom.uuid()),
                properties: CollectionProperties(displayName: name, color: color),
                as: visit.person.id
            )
        } catch {
            problems.note("name", try EventRefusal.words(error, visit.texts))
            return try await page(name, color, problems, visit)
        }
        return visit.redirect(to: "/calendars", saying: .saved)
    }

    /// Shows or hides a calendar's events on pages.
    func toggle(_ visit: Visit) async throws -> Response {
        let collection = try await visit.collection()
        let value: [UInt8]? =
            collection.isShown
            ? Array("<x1:calendar-enabled xmlns:x1=\"http://owncloud.org/ns\">0</x1:calendar-enabled>".utf8) : nil
        _ = try await visit.services.calendars.collections.updateCollection(
            at: collection.address,
            changes: [.dead(CalendarCollection.shownProperty, value)],
            as: visit.person.id
        )
        return visit.redirect(to: "/calendars")
    }

    private func page(
        _ name: String,
        _ color: String,
        _ problems: FormProblems,
        _ visit: Visit
    ) async throws -> Response {
        let texts = visit.texts
        let rows = try await visit.agenda.listCalendars().map { calendar in
            let name = calendar.properties.displayName ?? calendar.name
            let address = visit.prefix + "/calendars/" + PercentEncoding.encode(calendar.name)
            let states = [
                calendar.isShown ? nil : texts[.calendarHidden], calendar.isMounted ? texts[.calendarShared] : nil,
            ]
            let toggleWords = texts[calendar.isShown ? .calendarHide : .calendarShow]
            return View.Row(
                name: name,
                address: address,
                color: CalendarColor.shown(calendar.properties.color),
                state: states.compactMap(\.self).isEmpty ? nil : states.compactMap(\.self).joined(separator: ", "),
                toggle: address + "/toggle",
                toggleWords: toggleWords,
                toggleLabel: "\(toggleWords): \(name)"
            )
        }
        let view = View(
            calendars: rows,
            problems: problems.shown,
            name: .line(
                "name",
                texts[.calendarName],
                name,
                problem: problems["name"],
                isRequired: true,
                maximum: 100
            ),
            color: CalendarColor.field(color, isNew: true, problem: problems["color"], texts),
            action: visit.prefix + "/calendars"
        )
        return visit.formPage(
            .calendarList,
            title: texts[.calendarsTitle],
            view,
            in: .calendar,
            problems: problems
        )
    }
}

extension CalendarColor {
    private static let names: [TextKey] = [
        .colorBlue, .colorGreen, .colorOrange, .colorRed, .colorPurple, .colorTeal, .colorOlive, .colorGrey,
    ]

    static func field(_ value: String, isNew: Bool, problem: String?, _ texts: TextTable) -> Field {
        var options = zip(offered, names).map { ($0, texts[$1]) }
        if !isNew, !offered.contains(value.uppercased()) { options.insert((value, texts[.colorKeep]), at: 0) }
        let chosen = offered.contains(value.uppercased()) ? value.uppercased() : value
        return .choice("color", texts[.calendarColor], chosen, options, problem: problem)
    }
}

extension Visit {
    /// The calendar that the path names.
    ///
    /// - Throws: ``AccountError/notFound`` for what the person may not see, or is no calendar.
    func collection() async throws -> CalendarCollection {
        let address = CalendarAddress(owner: person.id, name: try parameter("calendar"))
        do {
            let found = try await services.calendars.collections.collection(at: address, as: person.id)
            guard found.kind.isCalendar else { throw AccountError.notFound }
            return found
        } catch CalendarError.notFound {
            throw AccountError.notFound
        }
    }
}
