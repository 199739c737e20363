internal import ByteText
internal import CivilTime

/// Why JSON is no JSCalendar event, task or group.
public enum JSCalendarError: Error, Hashable, Sendable {
    case notJSON(JSONParseError)
    /// Neither `Event`, `Task` nor `Group`.
    case unknownType(String?)
    /// A member that is missing or has a value it cannot have.
    case invalid(member: String)
    /// The members make no calendar object, for example two entries for one occurrence.
    case object(CalendarObjectError)
}

extension JSCalendarError: CustomStringConvertible {
    /// The error as text, naming the member.
    public var description: String {
        switch self {
        case .notJSON(let error): "\(error)"
        case .unknownType(let type?): "@type \(type.shortened) is neither Event, Task nor Group"
        case .unknownType(nil): "there is no @type; it has to be Event, Task or Group"
        case .invalid(let member): "\(member.shortened) is missing or has a value that it cannot have"
        case .object(let error): "\(error)"
        }
    }
}

/// JSCalendar (RFC 8984) for events and tasks, both ways.
///
/// What JSCalendar has no member for stands as jCal in `iCalComponent`, beside its counterpart where that says less,
/// and takes its place again on the way back unless the counterpart was changed meanwhile. What iCalendar has no
/// property for stands in `JSPROP` properties, each with its place (`JSPTR`), and comes back where nothing else was put
/// there meanwhile.
public enum JSCalendar {
    /// The member for data without a counterpart.
    static let keptMember = "iCalComponent"
    /// The property that holds a member without a counterpart, and its parameter with the JSON pointer (RFC 6901).
    static let keptProperty = "JSPROP"
    static let pointerParameter = "JSPTR"
    /// The parameter with the id of an entry of a map, and its property in a component.
    static let idParameter = "JSID"

    /// An event or task; nil for other kinds, and for what has several occurrences but no master (``values(of:)``).
    public static func value(of object: CalendarObject) -> JSONValue? {
        let values = values(of: object)
        return values.count == 1 ? values[0] : nil
    }

    /// An event or task; where there is no master, each occurrence that is known, with its `recurrenceId`. Nothing for
    /// other kinds.
    public static func values(of object: CalendarObject) -> [JSONValue] {
        guard object.kind == .event || object.kind == .toDo else { return [] }
        let writer = JSCalendarWriter(object: object)
        guard let master = object.master else { return writer.instances().map { .object($0) } }
        return [.object(writer.write(master))]
    }

    /// A group of all events and tasks of a document.
    public static func group(of document: CalendarDocument, limits: Limits = .standard) -> JSONValue {
        var group: JSONObject = ["@type": "Group", "uid": .string(document.calendar?.first("UID")?.text ?? "group")]
        for (name, member) in JSCalendarTable.groupTexts {
            if let property = document.calendar?.first(name) { group[member] = .string(property.text) }
        }
        if let source = document.calendar?.first("SOURCE") { group["source"] = .string(source.value) }
        group["entries"] = .array(CalendarObject.all(in: document, limits: limits).flatMap { values(of: $0) })
        return .object(group)
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

    /// Converts a JSCalendar value to an iCalendar document. Throws ``JSCalendarError`` if it is no event, task or
    /// group.
    public static func document(_ value: JSONValue) throws(JSCalendarError) -> CalendarDocument {
        guard let object = value.object else { throw .unknownType(nil) }
        var properties: [Property] = []
        var entries = [object]
        if object["@type"]?.string == "Group" {
            entries = (object["entries"]?.array ?? []).compactMap(\.object)
            for (name, member) in JSCalendarTable.groupTexts {
                if let text = object[member]?.string { properties.append(.text(name, text)) }
            }
            if let source = object["source"]?.string { properties.append(Property("SOURCE", value: source)) }
            if let uid = object["uid"]?.string, uid != "group" { properties.append(.text("UID", uid)) }
        }
        if let method = entries.first?["method"]?.string { properties.append(.text("METHOD", method.asciiUppercased)) }
        var reader = JSCalendarReader()
        reader.product = entries.first?["prodId"]?.string ?? "-//Travlendar//JSCalendar//EN"
        reader.properties = properties
        var components: [Component] = []
        for entry in entries { components += try reader.components(of: entry) }
        return reader.document(components)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    /// A JSON string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A JSON boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
