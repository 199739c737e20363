package import Accounts
package import Calendars
package import CivilTime
internal import ICalendar

/// Links to single events: people without an account see the event and answer, and each answer is an ATTENDEE of it.
package struct EventLinkService: Sendable {
    let repository: any EventLinkRepository
    let calendars: CalendarService
    let accounts: AccountService
    let clock: any WallClock
    let language: String

    /// Links of one person.
    package static let mostLinks = 500

    /// - Parameters:
    ///   - repository: where links are kept.
    ///   - calendars: where the events are.
    ///   - accounts: whose they are.
    ///   - clock: the process's clock.
    ///   - language: of the words in events of people who have chosen none (BCP 47).
    package init(
        repository: any EventLinkRepository,
        calendars: CalendarService,
        accounts: AccountService,
        clock: any WallClock,
        language: String
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.clock = clock
        self.language = language
    }

    /// Makes a link to an event of the person's own. Its token exists in the answer only, and in the event where a
    /// hashtag asks for it (`isTagged`).
    ///
    /// - Throws: ``AccountError/notFound`` where no calendar of theirs has such an event, or somebody else organizes
    ///   it; ``AccountError/invalidValue(reason:)``.
    package func make(
        forEvent uid: String,
        _ settings: EventLinkSettings = EventLinkSettings(),
        of owner: PrincipalID,
        isTagged: Bool = false
    ) async throws(AccountError) -> (link: EventLink, token: LinkToken) {
        let now = clock.now()
        guard (1...EventLinkSettings.mostAnswers).contains(settings.answerLimit) else {
            throw .invalidValue(reason: "A link takes 1 to \(EventLinkSettings.mostAnswers) answers.")
        }
        guard settings.capacity.map({ (1...100_000).contains($0) }) ?? true else {
            throw .invalidValue(reason: "There is room for 1 to 100000 people.")
        }
        guard settings.expiresAt.map({ $0 > now }) ?? true else {
            throw .invalidValue(reason: "A link ends in the future.")
        }
        guard let person = try await accounts.findPrincipal(id: owner),
            let found = try await event(uid, of: person), isOrganized(found.object, by: person),
            let occurrence = try await nextOccurrence(of: found.object, in: found.zone, at: now)
        else { throw .notFound }
        var generator = SystemRandomNumberGenerator()
        let token = LinkToken.random(using: &generator)
        let draft = EventLinkDraft(
            owner: owner,
            uid: uid,
            start: occurrence.start,
            settings: settings,
            digest: token.digest,
            isTagged: isTagged
        )
        return (try await repository.addLink(draft, atMost: Self.mostLinks, at: now), token)
    }

    /// Oldest first.
    package func list(of owner: PrincipalID) async throws(AccountError) -> [EventLink] {
        try await repository.listLinks(of: owner)
    }

    /// Takes effect at once. Answers that were given stay in the event.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such link.
    package func revoke(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await repository.removeLink(id, of: owner)
    }

    /// The answers to a link of the person's own, oldest first.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such link.
    package func answers(to id: Int64, of owner: PrincipalID) async throws(AccountError) -> [EventAnswer] {
        guard try await repository.findLink(id, of: owner) != nil else { throw .notFound }
        return try await repository.listAnswers(to: id)
    }

    /// The answers to all links of the person's own, by link, oldest first.
    package func answers(of owner: PrincipalID) async throws(AccountError) -> [Int64: [EventAnswer]] {
        try await repository.listAnswers(of: owner)
    }

    /// What the holder of a token sees.
    ///
    /// - Throws: ``AccountError/notFound`` where no link has the token, or it has ended.
    package func read(_ token: LinkToken) async throws(AccountError) -> SharedEvent {
        let now = clock.now()
        guard let link = try await repository.findLink(digest: token.digest),
            link.settings.expiresAt.map({ $0 > now }) ?? true,
            let owner = try await accounts.findPrincipal(id: link.owner)
        else { throw .notFound }
        let answers = try await repository.listAnswers(to: link.id)
        let accepted = answers.count { $0.choice == .accepted && !$0.isWaiting }
        let content = try await content(of: link, owner, at: now)
        let state = content.map { Self.state(of: $0, link, at: now) } ?? .deleted
        let isOpen = state != .deleted && state != .cancelled && state != .over
        return SharedEvent(
            link: link,
            organizer: owner.displayName,
            state: state,
            content: content,
            isOpen: isOpen,
            roomLeft: link.settings.capacity.map { max(0, $0 - accepted) }
        )
    }

    /// What the event of a link is about, for its organizer; nil: it is gone.
    package func content(
        of link: EventLink,
        _ organizer: Principal
    ) async throws(AccountError) -> SharedEvent.Content? {
        guard link.owner == organizer.id else { throw .notFound }
        return try await content(of: link, organizer, at: clock.now())
    }

    private static func state(of content: SharedEvent.Content, _ link: EventLink, at now: Instant) -> SharedEvent.State
    {
        if content.event.first("STATUS")?.value == "CANCELLED" { return .cancelled }
        if content.end < now { return .over }
        return content.start == link.start || content.isRecurring ? .standing : .moved(from: link.start)
    }

    private func content(
        of link: EventLink,
        _ owner: Principal,
        at now: Instant
    ) async throws(AccountError) -> SharedEvent.Content? {
        guard let found = try await event(link.uid, of: owner),
            let occurrence = try await nextOccurrence(of: found.object, in: found.zone, at: now)
        else { return nil }
        let publisher = PublicEvent(
            detail: .everything,
            owner: owner,
            words: PublicWords(language: owner.language ?? language),
            salt: []
        )
        var zones = PublicZones(floating: found.zone)
        var components = publisher.components(of: found.object, found.stored, heedsClass: false, zones: &zones)
        let isCancelled = occurrence.component.first("STATUS")?.value.uppercased() == "CANCELLED"
        var event = occurrence.component
        event.set(Property("STATUS", value: isCancelled ? "CANCELLED" : "CONFIRMED"))
        if components.isEmpty {
            components = publisher.cancelled(found.object, found.stored, zones: &zones)
        }
        let document = CalendarDocument(
            productIdentifier: "-//Travlendar+//Event//EN",
            properties: [Property("CALSCALE", value: "GREGORIAN")],
            components: zones.definitions(until: occurrence.end.adding(seconds: 400 * 86_400)) + components
        )
        func text(_ name: String) -> String {
            event.first(name).map { PublicText.withoutDirectives($0.text) } ?? ""
        }
        let title = text("SUMMARY")
        return SharedEvent.Content(
            title: title.isEmpty ? publisher.words.untitled : title,
            place: text("LOCATION"),
            description: text("DESCRIPTION"),
            start: occurrence.start,
            end: occurrence.end,
            startLocal: occurrence.startLocal,
            endLocal: occurrence.endLocal,
            isAllDay: occurrence.isAllDay,
            zone: occurrence.zone,
            isRecurring: found.object.isRecurring,
            event: event,
            document: document.serialized()
        )
    }

    /// An event in the calendars of its owner, and the zone of its floating times; nil: there is none.
    func event(_ uid: String, of owner: Principal) async throws(AccountError) -> FoundEvent? {
        do throws(CalendarError) {
            guard let placed = try await calendars.objects.ownObject(withUID: uid, of: owner.id) else { return nil }
            let limits = calendars.limits.calendar
            guard let document = try? CalendarDocument(parsing: placed.object.bytes, limits: limits),
                let object = try? CalendarObject(document, limits: limits), object.kind == .event
            else { return nil }
            return FoundEvent(
                address: ObjectAddress(owner: owner.id, calendar: placed.calendar, name: placed.object.name),
                stored: placed.object,
                object: object,
                zone: try await calendars.freeBusy.zone(of: owner.id)
            )
        } catch .notFound {
            return nil
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    /// A meeting that somebody else organizes is theirs to hand on.
    func isOrganized(_ object: CalendarObject, by person: Principal) -> Bool {
        let components = [object.master].compactMap(\.self) + object.overrides
        return components.allSatisfy { $0.organizer.map(person.isReached) ?? true }
    }

    /// The occurrence that is on or comes next, else the last one of a year.
    private func nextOccurrence(
        of object: CalendarObject,
        in zone: ZoneRules,
        at now: Instant
    ) async throws(AccountError) -> Occurrence? {
        let limits = calendars.limits.calendar
        let ahead = now..<Instant.distantFuture
        if let next = try? object.occurrences(overlapping: ahead, floating: zone, limits: limits, maximum: 1).first {
            return next
        }
        let before = now.adding(seconds: -366 * 86_400)..<now
        return (try? object.occurrences(overlapping: before, floating: zone, limits: limits))?.last
    }
}

/// An event, and where it stands.
struct FoundEvent: Sendable {
    let address: ObjectAddress
    let stored: StoredObject
    let object: CalendarObject
    /// In which its floating times are read.
    let zone: ZoneRules
}
