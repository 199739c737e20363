internal import Accounts
internal import Calendars
internal import CivilTime
internal import Cryptography
internal import Hummingbird
internal import ICalendar
internal import Planning

/// The page of one event, and what is done with it by one button.
struct EventPages: Sendable {
    private struct View {
        struct Fact {
            var name: String
            var value: String
        }

        struct Person {
            var name: String
            var answer: String
        }

        struct Answer {
            var action: String
            var options: [Option]
            var at: String

            struct Option {
                var value: String
                var words: String
                var isChosen: Bool
            }
        }

        var facts: [Fact]
        var notes: [String]
        var people: [Person]
        var trips: [EntryView]
        var edit: String?
        var delete: String?
        /// Where a link to it is made; nil: it can't be.
        var share: String?
        var answer: Answer?
        var move: String?
        var copy: String?
        var calendars: Field
        var etag: String
        var peopleTitle: String?
        var files: [EventAttachments.Row]
        var hasFiles: Bool
        /// Where a file is attached; nil: it can't be.
        var attach: String?
        var detach: String?
        var file: Field
        var tripsTitle: String?
        /// Of the first trip.
        var map: MapView?
    }

    func show(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        let texts = visit.texts
        let component = event.occurrence.component
        let reader = visit.agenda
        let calendars = try await reader.listCalendars()
        let (trips, map) = try await trips(of: event, calendars, visit)
        let title = component.first("SUMMARY")?.text ?? ""
        let isOwn = component.organizer.map { Self.own($0, visit) } ?? true
        func address(_ page: String) -> String { visit.prefix + event.address.path(page) }
        let people = people(of: component, texts)
        let files = EventAttachments.rows(of: event, visit)
        let canChange = event.isWritable && isOwn && event.collection.kind == .calendar
        let targets = calendars.filter {
            $0.kind == .calendar && $0.name != event.collection.name && $0.privileges.contains(.bind)
                && $0.properties.components.contains(.event)
        }
        let view = View(
            facts: facts(of: event, visit),
            notes: (component.first("DESCRIPTION")?.text ?? "").split(whereSeparator: \.isNewline).map(String.init),
            people: people,
            trips: trips,
            edit: canChange ? address("edit") : nil,
            delete: event.isWritable ? address("delete") : nil,
            share: canChange && !event.collection.isMounted && event.occurrence.end > visit.now
                ? visit.prefix + EventLinksPage.path + PathText.query(["event": event.object.uid]) : nil,
            answer: isOwn || !event.isWritable ? nil : answer(to: event, visit),
            move: canChange && !targets.isEmpty ? address("move") : nil,
            copy: targets.isEmpty ? nil : address("copy"),
            calendars: .choice(
                "target",
                texts[.eventCalendar],
                "",
                targets.map { ($0.name, $0.properties.displayName ?? $0.name) }
            ),
            etag: event.stored.etag.value,
            peopleTitle: people.isEmpty ? nil : texts[.eventInvitees],
            files: files,
            hasFiles: !files.isEmpty || canChange,
            attach: canChange ? address("attach") : nil,
            detach: canChange ? address("detach") : nil,
            file: .file("file", texts[.attachmentFile], types: nil),
            tripsTitle: trips.isEmpty ? nil : texts[.navigationTrips],
            map: map
        )
        return visit.page(.event, title: title.isEmpty ? texts[.untitled] : title, view, in: .calendar, isLive: true)
    }

    /// Moves the whole event into another calendar.
    func move(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        let target = ObjectAddress(owner: visit.person.id, calendar: visit.form["target"], name: event.stored.name)
        let source = ObjectAddress(owner: visit.person.id, calendar: event.collection.name, name: event.stored.name)
        _ = try await visit.services.calendars.objects.move(
            from: source,
            to: target,
            ifSource: .matches([event.stored.etag]),
            if: .absent,
            as: visit.person.id
        )
        let address = EventAddress(calendar: visit.form["target"], object: event.stored.name)
        return visit.redirect(to: address.path, saying: .moved)
    }

    /// Puts a copy with an identity of its own into another calendar; people who are invited are not in it.
    func copy(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        let uid = SecureRandom.uuid()
        var document = event.object.document
        guard var calendar = document.calendar else { throw AccountError.notFound }
        let components = calendar.components.map { component in
            guard component.name != "VTIMEZONE" else { return component }
            var component = component
            component.set(Property("UID", value: uid))
            for name in ["ORGANIZER", "ATTENDEE"] { component.remove(name) }
            return component
        }
        calendar.removeComponents { _ in true }
        calendar.append(contentsOf: components)
        document.calendar = calendar
        let target = ObjectAddress(owner: visit.person.id, calendar: visit.form["target"], name: uid + ".ics")
        _ = try await visit.services.calendars.objects.put(
            document.serialized(),
            at: target,
            if: .absent,
            as: visit.person.id
        )
        let address = EventAddress(calendar: visit.form["target"], object: target.name)
        return visit.redirect(to: address.path, saying: .copied)
    }

    /// Answers an invitation, for all occurrences.
    func answer(_ visit: Visit) async throws -> Response {
        let event = try await OpenEvent(visit)
        let status = visit.form["answer"]
        guard ["ACCEPTED", "TENTATIVE", "DECLINED"].contains(status) else { throw FormError.malformed }
        var document = event.object.document
        guard var calendar = document.calendar else { throw AccountError.notFound }
        let components = calendar.components.map { component in
            component.name == "VEVENT" ? component.answered(status, by: visit.person.emails) : component
        }
        calendar.removeComponents { _ in true }
        calendar.append(contentsOf: components)
        document.calendar = calendar
        let address = ObjectAddress(owner: visit.person.id, calendar: event.collection.name, name: event.stored.name)
        try await visit.planning {
            _ = try await visit.services.calendars.objects.put(
                document.serialized(),
                at: address,
                if: .matches([event.stored.etag]),
                as: visit.person.id
            )
        }
        return visit.redirect(to: event.address.path, saying: .answered)
    }

    // MARK: Parts of the page

    private static func own(_ user: CalendarUser, _ visit: Visit) -> Bool {
        visit.person.emails.contains { CalendarUser($0) == user }
            || user.address.hasSuffix("/principals/\(visit.person.name)/")
    }

    private func facts(of event: OpenEvent, _ visit: Visit) -> [View.Fact] {
        let texts = visit.texts
        let component = event.occurrence.component
        let entry = AgendaEntry(
            event.occurrence,
            of: event.stored.name,
            in: event.collection,
            uid: event.object.uid,
            zone: visit.zone
        )
        var facts = [View.Fact(name: texts[.eventWhen], value: Self.when(entry, visit))]
        if let rule = event.rule {
            facts.append(View.Fact(name: texts[.repeatTitle], value: texts.words(of: rule, in: event.occurrence.zone)))
        }
        if let place = entry.place { facts.append(View.Fact(name: texts[.eventPlace], value: place)) }
        let calendar = event.collection.properties.displayName ?? event.collection.name
        facts.append(View.Fact(name: texts[.eventCalendar], value: calendar))
        if let category = entry.categories.first {
            facts.append(View.Fact(name: texts[.eventKind], value: category))
        }
        if entry.isCancelled { facts.append(View.Fact(name: texts[.eventStatus], value: texts[.cancelled])) }
        if entry.isTentative { facts.append(View.Fact(name: texts[.eventStatus], value: texts[.tentative])) }
        if entry.isFree { facts.append(View.Fact(name: texts[.eventStatus], value: texts[.eventIsFree])) }
        if let organizer = component.first("ORGANIZER") {
            facts.append(View.Fact(name: texts[.eventOrganizer], value: Self.name(of: organizer)))
        }
        return facts
    }

    /// Day and time of an event, or its days.
    static func when(_ entry: AgendaEntry, _ visit: Visit) -> String {
        let texts = visit.texts
        let first = texts.heading(texts.day(entry.startDate, today: visit.today))
        if entry.startDate == entry.lastDate {
            return "\(first), \(texts.span(of: entry, on: entry.startDate, in: visit.zone))"
        }
        let last = texts.day(entry.lastDate, today: visit.today)
        if entry.isAllDay { return "\(first) – \(last)" }
        return "\(first), \(texts.time(entry.start, in: visit.zone)) – \(last), "
            + texts.time(entry.end, in: visit.zone)
    }

    private func people(of component: Component, _ texts: TextTable) -> [View.Person] {
        component.all("ATTENDEE").prefix(500).map { property in
            let answer: TextKey =
                switch property.parameter("PARTSTAT")?.uppercased() {
                case "ACCEPTED": .answerAccepted
                case "DECLINED": .answerDeclined
                case "TENTATIVE": .answerTentative
                default: .answerNone
                }
            return View.Person(name: Self.name(of: property), answer: texts[answer])
        }
    }

    private static func name(of property: Property) -> String {
        let address =
            property.value.lowercased().hasPrefix("mailto:") ? String(property.value.dropFirst(7)) : property.value
        guard let name = property.parameter("CN"), !name.isEmpty, name != address else { return address }
        // Guests of a link who left no address have a number, which tells people nothing.
        if address.lowercased().hasPrefix("urn:") { return name }
        return "\(name) (\(address))"
    }

    private func answer(to event: OpenEvent, _ visit: Visit) -> View.Answer? {
        let own = visit.person.emails.map { CalendarUser($0) }
        guard let status = own.lazy.compactMap({ event.occurrence.component.participationStatus(of: $0) }).first else {
            return nil
        }
        let options: [(String, TextKey)] = [
            ("ACCEPTED", .answerAccept), ("TENTATIVE", .answerMaybe), ("DECLINED", .answerDecline),
        ]
        return View.Answer(
            action: visit.prefix + event.address.path("answer"),
            options: options.map { .init(value: $0.0, words: visit.texts[$0.1], isChosen: $0.0 == status) },
            at: event.address.recurrence ?? ""
        )
    }

    /// The trips and warnings that belong to the occurrence.
    private func trips(
        of event: OpenEvent,
        _ calendars: [CalendarCollection],
        _ visit: Visit
    ) async throws -> (entries: [EntryView], map: MapView?) {
        let day = visit.zone.local(event.occurrence.start).date
        let travel = calendars.filter { $0.kind == .travel && !$0.isMounted }
        let agenda = try await visit.agenda.agenda(of: day.adding(days: -1)...day.adding(days: 1), in: travel)
        guard let days = visit.daysAhead(to: event.occurrence.end) else { return ([], nil) }
        let items = try await visit.travelItems(days: days).filter {
            $0.event == event.object.uid && abs($0.start - event.occurrence.start) < 36 * 3600
        }
        let uids = Set(items.map(\.uid))
        let entries = agenda.entries.filter { uids.contains($0.uid) }.map { EntryView($0, on: day, visit) }
        let trip = items.first { $0.summary != nil && !$0.legs.isEmpty }
        return (entries, trip.flatMap { visit.map(of: $0) })
    }
}

extension Component {
    /// With the answer of a person to an invitation.
    fileprivate func answered(_ status: String, by emails: [String]) -> Component {
        var component = self
        let own = emails.map { CalendarUser($0) }
        component.properties = properties.map { property in
            guard property.isNamed("ATTENDEE"), own.contains(CalendarUser(property.value)) else { return property }
            var property = property
            property.setParameter("PARTSTAT", status)
            property.setParameter("RSVP", nil)
            return property
        }
        return component
    }
}
