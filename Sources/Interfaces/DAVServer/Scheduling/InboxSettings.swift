internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// What clients set on an inbox: where invitations are put, which calendars count as busy, and when its owner is
/// available.
struct InboxSettings: Sendable {
    let services: DAVServices
    let owner: Principal

    static let names: Set<PropertyName> = availabilityNames.union([
        CalDAVName.scheduleDefaultCalendarURL, CalDAVName.calendarFreeBusySet,
    ])

    /// Of RFC 7953, and of CalendarServer before it: one property.
    static let availabilityNames: Set<PropertyName> = [CalDAVName.calendarAvailability, AppleName.calendarAvailability]

    /// Sets those of a request; gives back what was refused.
    func apply(_ message: PropertyUpdate, as person: Principal) async throws -> [PropertyName: DAVError] {
        for instruction in message.instructions where Self.names.contains(instruction.name) {
            do {
                try await apply(instruction, as: person)
            } catch let error as DAVError {
                return [instruction.name: error]
            } catch let error as CalendarError {
                guard case .precondition = error else { throw error }
                return [instruction.name: DAVError(error, href: "", collection: "")]
            }
        }
        return [:]
    }

    private func apply(_ instruction: PropertyUpdate.Instruction, as person: Principal) async throws {
        if Self.availabilityNames.contains(instruction.name) {
            return try await setAvailability(instruction, as: person)
        }
        guard case .set(let setting) = instruction else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("default-calendar-needed"),
                "\(instruction.name.local) can be set, not removed"
            )
        }
        let names = try calendars(in: setting)
        if setting.name == CalDAVName.calendarFreeBusySet {
            let wanted = Set(names.compactMap(\.self))
            try await services.calendars.collections.setBusyCalendars(named: wanted, of: owner.id, as: person.id)
        } else {
            guard names.count == 1, let name = names[0] else {
                throw DAVError(
                    .forbidden,
                    CalendarCondition.named("valid-schedule-default-calendar-URL"),
                    "there must be the address of one of your calendars"
                )
            }
            try await services.calendars.scheduling.setDefaultCalendar(named: name, of: owner.id, as: person.id)
        }
    }

    private func setAvailability(_ instruction: PropertyUpdate.Instruction, as person: Principal) async throws {
        var text: String?
        if case .set(let setting) = instruction {
            do throws(XMLError) {
                var reader = try setting.reader()
                text = reader.text()
            } catch {
                throw DAVError(.conflict, error.description)
            }
        }
        try await services.calendars.scheduling.setAvailability(text, of: owner.id, as: person.id)
    }

    /// The names of the calendars whose addresses a property holds; nil for what is no calendar of this home.
    private func calendars(in setting: PropertySetting) throws(DAVError) -> [String?] {
        do throws(XMLError) {
            var reader = try setting.reader()
            var names: [String?] = []
            while let child = reader.nextChild() {
                guard child == DAVName.href else {
                    reader.skip()
                    continue
                }
                names.append(calendar(at: reader.trimmedText()))
            }
            return names
        } catch {
            throw DAVError(.conflict, error.description)
        }
    }

    private func calendar(at text: String) -> String? {
        guard let href = try? Href(reference: text),
            case .calendar(let name, let calendar) = Target(href, prefix: services.configuration.prefix),
            name == owner.name
        else { return nil }
        return calendar
    }
}
