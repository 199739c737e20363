/// Why a document is no calendar object resource (RFC 4791 §4.1).
public enum CalendarObjectError: Error, Hashable, Sendable {
    /// Not exactly one `VCALENDAR`.
    case notOneCalendar
    /// Nothing but time zones.
    case noComponent
    /// For example an event beside a to-do.
    case severalKinds([String])
    /// A component that no calendar keeps.
    case unsupportedComponent(String)
    case missingUID
    case severalUIDs([String])
    /// A stored object must not have a METHOD.
    case methodPresent(String)
    /// Two components for the same occurrence, or two without RECURRENCE-ID.
    case repeatedInstance(recurrenceID: String?)
    /// An event, or a recurring component, without DTSTART.
    case missingStart
    /// A date or time that cannot be read.
    case malformedValue(property: String, value: String)
}

extension CalendarObjectError: CustomStringConvertible {
    /// The defect, its position, and the correct form.
    public var description: String {
        switch self {
        case .notOneCalendar: "there has to be exactly one VCALENDAR, with nothing beside it"
        case .noComponent:
            "VCALENDAR holds no VEVENT, VTODO, VJOURNAL, VFREEBUSY or VAVAILABILITY; one of them is needed"
        case .severalKinds(let names):
            "VCALENDAR holds \(names.joined(separator: " and ")); store each kind as an object of its own"
        case .unsupportedComponent(let name):
            "\(name) is no component that a calendar keeps; it keeps VEVENT, VTODO, VJOURNAL, VFREEBUSY and "
                + "VAVAILABILITY"
        case .missingUID: "a component has no UID; give it one that no other object has"
        case .severalUIDs(let uids):
            "the components have different UIDs (\(CalendarObjectError.shown(uids))); store each as an object of "
                + "its own"
        case .methodPresent(let method):
            "VCALENDAR has METHOD:\(method.shortened); take it out, only messages to other users carry it"
        case .repeatedInstance(nil):
            "two components have no RECURRENCE-ID; only one can be the series, the others need the RECURRENCE-ID "
                + "of what they replace"
        case .repeatedInstance(let identifier?):
            "two components have RECURRENCE-ID:\(identifier.shortened); keep one of them"
        case .missingStart: "a component has no DTSTART; every event, and everything with an RRULE, needs one"
        case .malformedValue(let property, let value):
            "\(property):\(value.shortened) is no date or time; write it as 20260302T090000, 20260302T090000Z or, "
                + "with VALUE=DATE, 20260302"
        }
    }

    private static func shown(_ uids: [String]) -> String {
        uids.prefix(3).map(\.shortened).joined(separator: ", ") + (uids.count > 3 ? ", ..." : "")
    }
}

extension String {
    /// Short enough for a message.
    var shortened: String { count <= 80 ? self : prefix(80) + "..." }
}
