/// The type of a property's value (RFC 5545 §3.3), as the VALUE parameter names it.
public enum ValueType: String, CaseIterable, Hashable, Sendable {
    case binary = "BINARY"
    case boolean = "BOOLEAN"
    case calendarAddress = "CAL-ADDRESS"
    case date = "DATE"
    case dateTime = "DATE-TIME"
    case duration = "DURATION"
    case float = "FLOAT"
    case integer = "INTEGER"
    case period = "PERIOD"
    case recurrence = "RECUR"
    case text = "TEXT"
    case time = "TIME"
    case uri = "URI"
    case utcOffset = "UTC-OFFSET"
    case unknown = "UNKNOWN"
}

extension Property {
    /// The type of the value: the VALUE parameter, else the default of the property.
    public var valueType: ValueType {
        if let named = parameter("VALUE") { return ValueType(rawValue: named.uppercased()) ?? .unknown }
        return PropertyTable.row(name)?.type ?? .unknown
    }
}
