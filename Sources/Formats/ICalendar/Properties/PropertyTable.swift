/// The properties defined by the RFCs, one row each.
public enum PropertyTable {
    /// The value type and cardinality of one property.
    public struct Row: Sendable, Hashable {
        /// The type without a VALUE parameter.
        public let type: ValueType
        /// The other types that VALUE may name.
        public let otherTypes: [ValueType]
        /// Whether the value is a list with commas.
        public let isList: Bool
        /// The character between the parts of a structured value.
        public let partSeparator: Unicode.Scalar?
        /// Whether a component has at most one.
        public let isSingle: Bool
    }

    /// The row of a property; nil for `X-` and other names that no RFC has.
    public static func row(_ name: String) -> Row? { rows[name] }

    private static func row(
        _ type: ValueType,
        or others: [ValueType] = [],
        list: Bool = false,
        parts: Unicode.Scalar? = nil,
        many: Bool = false
    ) -> Row {
        Row(type: type, otherTypes: others, isList: list, partSeparator: parts, isSingle: !many && !list)
    }

    private static let rows: [String: Row] = [
        // RFC 5545 §3.7
        "CALSCALE": row(.text), "METHOD": row(.text), "PRODID": row(.text), "VERSION": row(.text),
        // RFC 5545 §3.8.1
        "ATTACH": row(.uri, or: [.binary], many: true), "CATEGORIES": row(.text, list: true), "CLASS": row(.text),
        "COMMENT": row(.text, many: true), "DESCRIPTION": row(.text), "GEO": row(.float, parts: ";"),
        "LOCATION": row(.text), "PERCENT-COMPLETE": row(.integer), "PRIORITY": row(.integer),
        "RESOURCES": row(.text, list: true), "STATUS": row(.text), "SUMMARY": row(.text),
        // RFC 5545 §3.8.2
        "COMPLETED": row(.dateTime), "DTEND": row(.dateTime, or: [.date]), "DUE": row(.dateTime, or: [.date]),
        "DTSTART": row(.dateTime, or: [.date]), "DURATION": row(.duration), "FREEBUSY": row(.period, list: true),
        "TRANSP": row(.text),
        // RFC 5545 §3.8.3
        "TZID": row(.text), "TZNAME": row(.text, many: true), "TZOFFSETFROM": row(.utcOffset),
        "TZOFFSETTO": row(.utcOffset), "TZURL": row(.uri),
        // RFC 5545 §3.8.4
        "ATTENDEE": row(.calendarAddress, many: true), "CONTACT": row(.text, many: true),
        "ORGANIZER": row(.calendarAddress), "RECURRENCE-ID": row(.dateTime, or: [.date]),
        "RELATED-TO": row(.text, or: [.uri], many: true), "URL": row(.uri), "UID": row(.text),
        // RFC 5545 §3.8.5
        "EXDATE": row(.dateTime, or: [.date], list: true), "RDATE": row(.dateTime, or: [.date, .period], list: true),
        "RRULE": row(.recurrence), "EXRULE": row(.recurrence, many: true),
        // RFC 5545 §3.8.6
        "ACTION": row(.text), "REPEAT": row(.integer), "TRIGGER": row(.duration, or: [.dateTime]),
        // RFC 5545 §3.8.7 and §3.8.8
        "CREATED": row(.dateTime), "DTSTAMP": row(.dateTime), "LAST-MODIFIED": row(.dateTime),
        "SEQUENCE": row(.integer), "REQUEST-STATUS": row(.text, parts: ";", many: true),
        // RFC 7953
        "BUSYTYPE": row(.text),
        // RFC 7986
        "NAME": row(.text, many: true), "REFRESH-INTERVAL": row(.duration), "SOURCE": row(.uri), "COLOR": row(.text),
        "IMAGE": row(.uri, or: [.binary], many: true), "CONFERENCE": row(.uri, many: true),
        // RFC 9073
        "CALENDAR-ADDRESS": row(.calendarAddress), "LOCATION-TYPE": row(.text, list: true),
        "PARTICIPANT-TYPE": row(.text), "RESOURCE-TYPE": row(.text),
        "STRUCTURED-DATA": row(.text, or: [.binary, .uri], many: true),
        "STYLED-DESCRIPTION": row(.text, or: [.uri], many: true),
        // RFC 9074
        "ACKNOWLEDGED": row(.dateTime), "PROXIMITY": row(.text),
        // RFC 9253
        "CONCEPT": row(.uri, many: true), "LINK": row(.uri, or: [.text], many: true), "REFID": row(.text, many: true),
        // RFC 8607 and RFC 7808
        "TZUNTIL": row(.dateTime), "TZID-ALIAS-OF": row(.text, many: true),
    ]
}
