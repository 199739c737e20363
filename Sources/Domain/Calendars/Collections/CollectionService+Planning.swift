package import Accounts
internal import CivilTime
internal import ICalendar

/// Switching planning on and off, and what the person is told of it (ADR 0093).
extension CollectionService {
    /// Whether trips are planned for a person, and by which calendars.
    ///
    /// - Parameter person: with a home of their own.
    /// - Returns: their calendars, with those that others share with them.
    /// - Throws: errors of the store.
    package func planningOverview(of person: PrincipalID) async throws(CalendarError) -> PlanningOverview {
        let calendars = try await listCollections(of: person, as: person).filter(\.kind.isCalendar)
        return PlanningOverview(
            isOn: calendars.contains { $0.planningRole == .trips },
            calendars: calendars.map {
                PlanningOverview.Calendar(
                    name: $0.name,
                    displayName: $0.properties.displayName ?? $0.name,
                    role: $0.planningRole
                )
            }
        )
    }

    /// Makes or deletes the Travel calendar, as a calendar app would; does nothing where it is so already.
    ///
    /// - Parameters:
    ///   - isOn: whether trips are to be planned.
    ///   - person: for whom.
    /// - Throws: `notFound` for a person without a home, and what ``createCollection(at:properties:as:)`` throws.
    package func setPlanning(_ isOn: Bool, of person: PrincipalID) async throws(CalendarError) {
        let address = CalendarAddress(owner: person, name: CollectionKind.travelName)
        guard (try await repository.findCollection(at: address) != nil) != isOn else { return }
        if isOn {
            _ = try await createCollection(at: address, properties: CollectionProperties(), as: person)
        } else {
            try await deleteCollection(at: address, as: person)
        }
    }

    /// The properties of a Travel calendar: what a client asks for, else what the last one had, else the usual ones.
    func travelProperties(
        asked properties: CollectionProperties,
        of person: PrincipalID
    ) async throws(CalendarError) -> CollectionProperties {
        let kept = try await repository.deadProperties(of: [Self.lastLook], for: [person])[Self.lastLook] ?? [:]
        func last(_ name: DeadPropertyName) -> String? { kept[name].map { String(decoding: $0, as: UTF8.self) } }
        let usual = Self.travelProperties(displayName: await context.travelWords(person).name)
        var properties = properties
        properties.displayName = properties.displayName ?? last(Self.lastName) ?? usual.displayName
        properties.color = properties.color ?? last(Self.lastColor) ?? usual.color
        properties.order = properties.order ?? usual.order
        properties.components = usual.components
        properties.transparency = usual.transparency
        return properties
    }

    /// Keeps name and colour of a Travel calendar that is about to go.
    func keepLook(of travel: CalendarCollection) async throws(CalendarError) {
        let texts = [(Self.lastName, travel.properties.displayName), (Self.lastColor, travel.properties.color)]
        try await repository.changeDeadProperties(
            of: Self.lastLook,
            for: travel.owner,
            changes: texts.map { DeadPropertyChange($0, $1.map { Array($0.utf8) }) },
            limits: DeadPropertyLimits(count: texts.count, bytes: texts.count * (limits.propertyBytes + 64))
        )
    }

    /// Says in the person's default calendar, on today's date, that planning is switched off; nil where none takes it.
    func planningOffNote(of person: PrincipalID, at now: Instant) async throws(CalendarError) -> ObjectWrite? {
        let collections = try await repository.listCollections(of: person)
        guard let calendar = SchedulingHome(collections)?.defaultCalendar(for: .event) else { return nil }
        let words = await context.travelWords(person)
        var event = Component(name: "VEVENT")
        event.append(Property("UID", value: Self.noteUID))
        event.append(Property("DTSTAMP", value: now.basicText))
        let today = await context.zoneOf(person).local(now).date.basicText
        event.append(Property("DTSTART", parameters: [("VALUE", "DATE")], value: today))
        event.append(.text("SUMMARY", words.offTitle))
        event.append(.text("DESCRIPTION", words.offText))
        event.append(Property("TRANSP", value: "TRANSPARENT"))
        let document = CalendarDocument(productIdentifier: "-//Travlendar+//EN", components: [event])
        var (_, note) = try await ObjectService(context: context).prepare(
            document.serialized(),
            for: calendar,
            name: Self.noteName,
            if: .always
        )
        // It takes no time, and it must be told even where the quota is used up.
        note.planning = nil
        note.defaultQuota = nil
        return note
    }

    /// Takes the note away wherever it stands, unless the person did.
    func removePlanningOffNote(of person: PrincipalID) async throws(CalendarError) {
        for calendar in try await repository.listCollections(of: person) where calendar.kind == .calendar {
            let address = ObjectAddress(calendar: calendar.address, name: Self.noteName)
            guard let note = try await repository.findObject(at: address), note.uid == Self.noteUID else { continue }
            // It takes no time, so no day is planned again for it.
            let deletion = ObjectDeletion(
                collection: calendar.id,
                name: Self.noteName,
                condition: .matches([note.etag]),
                now: clock.now(),
                planning: nil
            )
            do throws(CalendarError) {
                try await repository.deleteObject(deletion)
            } catch .notFound, .etagMismatch {
                // Another client was quicker, and the note is the person's.
                continue
            }
        }
    }

    private static let noteUID = "travlendar-planning-off"
    private static let noteName = "travlendar-planning-off.ics"
    /// An address that no interface has, since theirs begin with a slash.
    private static let lastLook = PropertyHolder.address(CollectionKind.travelName)
    private static let lastName = DeadPropertyName(namespace: "", name: "name")
    private static let lastColor = DeadPropertyName(namespace: "", name: "color")
}
