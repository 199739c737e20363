internal import ByteText
internal import CivilTime

/// Why JSON is no JSCalendar event, task or group.
public enum JSCalendarError: Error, Hashable, Sendable {
    case notJSON(JSONParseError)
    /// Neither `Event`, `Task` nor `Group`.
    case unknownType(String?)
    /// A member that is missing or has a value it cannot have.
    case invalid(member: String)
    case object(CalendarObjectError)
}

/// JSCalendar (RFC 8984) for events and tasks, both ways.
///
/// What it has no member for stands as jCal in `iCalComponent`, beside its counterpart where that says less, and takes its
/// place again on the way back unless the counterpart was changed meanwhile.
public enum JSCalendar {
    /// The member that holds what has no counterpart.
    static let keptMember = "iCalComponent"

    /// An event or task; nil for other kinds, and for what has no master.
    public static func value(of object: CalendarObject) -> JSONValue? {
        guard object.kind == .event || object.kind == .toDo, let master = object.master else { return nil }
        return .object(JSCalendarWriter(object: object).write(master))
    }

    /// A group of all events and tasks of a document.
    public static func group(of document: CalendarDocument, limits: Limits = .standard) -> JSONValue {
        let entries = CalendarObject.all(in: document, limits: limits).compactMap { value(of: $0) }
        return .object([
            "@type": "Group", "uid": .string(document.calendar?.first("UID")?.text ?? "group"),
            "entries": .array(entries),
        ])
    }

    /// The calendar that an event, a task or a group means.
    public static func document(
        parsing bytes: [UInt8],
        limits: Limits = .standard
    ) throws(JSCalendarError) -> CalendarDocument {
        let value: JSONValue
        do throws(JSONParseError) {
            value = try JSONValue(parsing: bytes, limits: limits)
        } catch { throw .notJSON(error) }
        return try document(value)
    }

    public static func document(_ value: JSONValue) throws(JSCalendarError) -> CalendarDocument {
        guard let object = value.object else { throw .unknownType(nil) }
        var entries = [object]
        if object["@type"]?.string == "Group" { entries = (object["entries"]?.array ?? []).compactMap(\.object) }
        var reader = JSCalendarReader()
        var components: [Component] = []
        for entry in entries { components += try reader.components(of: entry) }
        var properties: [Property] = []
        if let method = entries.first?["method"]?.string { properties.append(.text("METHOD", method.asciiUppercased)) }
        let product = entries.first?["prodId"]?.string ?? "-//Travlendar//JSCalendar//EN"
        return CalendarDocument(
            productIdentifier: product,
            properties: properties,
            components: reader.definitions + components
        )
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

/// A property and the member that says the same in the same words.
enum JSCalendarTable {
    /// TEXT properties.
    static let texts = [("SUMMARY", "title"), ("DESCRIPTION", "description"), ("COLOR", "color")]
    static let integers = [("SEQUENCE", "sequence"), ("PRIORITY", "priority"), ("PERCENT-COMPLETE", "percentComplete")]
    static let instants = [("CREATED", "created"), ("LAST-MODIFIED", "updated")]
    static let privacy = [("PUBLIC", "public"), ("PRIVATE", "private"), ("CONFIDENTIAL", "secret")]
    static let busy = [("OPAQUE", "busy"), ("TRANSPARENT", "free")]
    static let eventStatus = [("CONFIRMED", "confirmed"), ("TENTATIVE", "tentative"), ("CANCELLED", "cancelled")]
    static let progress = [
        ("NEEDS-ACTION", "needs-action"), ("IN-PROCESS", "in-process"), ("COMPLETED", "completed"),
        ("CANCELLED", "cancelled"),
    ]
    static let userKinds = [
        ("INDIVIDUAL", "individual"), ("GROUP", "group"), ("RESOURCE", "resource"), ("ROOM", "location"),
    ]
    static let roles = [("CHAIR", "chair"), ("OPT-PARTICIPANT", "optional"), ("NON-PARTICIPANT", "informational")]
    /// Decided together: their own code reads and writes them.
    static let composed: Set<String> = [
        "UID", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "LOCATION",
        "GEO", "CATEGORIES", "CLASS", "TRANSP", "STATUS", "ATTENDEE", "ORGANIZER", "RELATED-TO", "CONFERENCE",
        "DTSTAMP",
    ]
}
