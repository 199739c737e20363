internal import ByteText
internal import CivilTime

/// The values of properties in the form of jCal (RFC 7265 §3.5 and §3.6), which xCal shares.
struct JCalProperty: Equatable {
    var name: String
    var parameters: [Parameter]
    /// In lower case, `unknown` where the value is kept raw.
    var type: String
    var values: [JSONValue]
}

extension JCalProperty {
    /// A property taken apart. A value that its type cannot have, or that would not come back the same, is kept raw, so
    /// that nothing is lost.
    init(_ property: Property) {
        if let typed = JCalProperty(typed: property), typed.property().flatMap({ JCalProperty(typed: $0) }) == typed {
            self = typed
            return
        }
        name = property.name.asciiLowercased
        parameters = property.parameters.filter { $0.name != "VALUE" }
        // The type that was named comes back with the raw value.
        if let named = property.parameters.first(where: { $0.name == "VALUE" }) { parameters.append(named) }
        type = "unknown"
        values = [.string(property.value)]
    }

    /// Nil where the value is not one of its type.
    private init?(typed property: Property) {
        name = property.name.asciiLowercased
        parameters = property.parameters.filter { $0.name != "VALUE" }
        let row = PropertyTable.row(property.name)
        let valueType = property.valueType
        let raw = property.value
        // A type that no RFC has keeps its name and its raw value.
        let named = property.parameters.first { $0.name == "VALUE" }?.values.first
        type = (valueType == .unknown ? named ?? "unknown" : valueType.rawValue).asciiLowercased
        if let separator = row?.partSeparator {
            let parts = TextEscaping.split(raw, at: separator).map { JCalValue.value($0, valueType) }
            guard !parts.contains(nil) else { return nil }
            values = [.array(parts.compactMap { $0 })]
        } else {
            let isScalar = [.text, .unknown, .recurrence].contains(valueType)
            let isList = row.map(\.isList) ?? !isScalar
            let parts = isList && valueType != .uri ? TextEscaping.split(raw) : [raw]
            let converted = parts.map { JCalValue.value($0, valueType) }
            guard !converted.contains(nil), !converted.isEmpty else { return nil }
            values = converted.compactMap { $0 }
        }
    }

    /// The property again; nil when a value has a form that its type does not have.
    func property() -> Property? {
        var parameters = parameters
        let upper = name.asciiUppercased
        let row = PropertyTable.row(upper)
        let type = type.asciiLowercased
        guard type != "unknown" else {
            guard let raw = values.first?.string else { return nil }
            return Property(upper, parameterList: parameters, value: raw)
        }
        let valueType = ValueType(rawValue: type.asciiUppercased) ?? .unknown
        if valueType != row?.type { parameters.append(Parameter("VALUE", [type.asciiUppercased])) }
        var texts: [String] = []
        for value in values {
            if let separator = row?.partSeparator {
                let parts = (value.array ?? [value]).map { JCalValue.text($0, valueType) }
                guard !parts.contains(nil) else { return nil }
                texts.append(parts.compactMap { $0 }.joined(separator: String(separator)))
            } else {
                guard let text = JCalValue.text(value, valueType) else { return nil }
                texts.append(text)
            }
        }
        return Property(upper, parameterList: parameters, value: texts.joined(separator: ","))
    }
}

enum JCalValue {
    /// One value of a type; nil when it is malformed.
    static func value(_ raw: String, _ type: ValueType) -> JSONValue? {
        switch type {
        case .text: return .string(TextEscaping.unescape(raw))
        case .uri, .calendarAddress, .binary, .unknown: return .string(raw)
        case .boolean:
            switch raw.asciiUppercased {
            case "TRUE": return .boolean(true)
            case "FALSE": return .boolean(false)
            default: return nil
            }
        case .integer: return Int64(raw).map { .integer($0) }
        case .float:
            // JSON has no literal for non-finite numbers.
            return Int64(raw).map { .integer($0) }
                ?? Double(raw).flatMap { $0.isFinite ? .number($0) : nil }
        case .date: return DateTimeValue(raw).flatMap { $0.isDate ? .string(dateTime($0)) : nil }
        case .dateTime: return DateTimeValue(raw).flatMap { $0.isDate ? nil : .string(dateTime($0)) }
        case .duration: return DurationValue(raw) == nil ? nil : .string(raw)
        case .period: return period(raw)
        case .utcOffset: return offset(raw)
        case .time: return time(raw)
        case .recurrence: return recurrence(raw)
        }
    }

    /// The text of a value in a content line; nil when the form is wrong.
    static func text(_ value: JSONValue, _ type: ValueType) -> String? {
        switch type {
        case .text: return value.string.map { TextEscaping.escape($0) }
        case .uri, .calendarAddress, .binary, .unknown, .duration: return value.string
        case .boolean: return value.boolean.map { $0 ? "TRUE" : "FALSE" }
        case .integer: return value.integer.map { "\($0)" }
        case .float:
            if case .number(let number) = value { return "\(number)" }
            return value.integer.map { "\($0)" }
        case .date, .dateTime, .time: return value.string.map { compact($0) }
        case .utcOffset: return value.string.map { String($0.filter { $0 != ":" }) }
        case .period:
            guard let parts = value.array, parts.count == 2, let start = parts[0].string, let end = parts[1].string
            else { return nil }
            return compact(start) + "/" + (DurationValue(end) == nil ? compact(end) : end)
        case .recurrence: return recurrenceText(value)
        }
    }

    private static func dateTime(_ value: DateTimeValue) -> String {
        switch value {
        case .date(let date): date.iso8601
        case .utc(let local): local.iso8601 + "Z"
        case .floating(let local), .zoned(let local, _): local.iso8601
        }
    }

    private static func compact(_ text: String) -> String { String(text.filter { $0 != "-" && $0 != ":" }) }

    private static func period(_ raw: String) -> JSONValue? {
        let parts = raw.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = DateTimeValue(parts[0]), !start.isDate else { return nil }
        if DurationValue(parts[1]) != nil { return .array([.string(dateTime(start)), .string(String(parts[1]))]) }
        guard let end = DateTimeValue(parts[1]), !end.isDate else { return nil }
        return .array([.string(dateTime(start)), .string(dateTime(end))])
    }

    /// `+0100` to `+01:00`.
    private static func offset(_ raw: String) -> JSONValue? {
        var digits = Array(raw.utf8)
        guard digits.count == 5 || digits.count == 7, TimeZoneDefinition.offset(raw) != nil, !digits[0].isASCIIDigit
        else { return nil }
        digits.insert(UInt8(ascii: ":"), at: 3)
        if digits.count == 8 { digits.insert(UInt8(ascii: ":"), at: 6) }
        return .string(String(decoding: digits, as: UTF8.self))
    }

    /// `093000Z` to `09:30:00Z`.
    private static func time(_ raw: String) -> JSONValue? {
        var cursor = ByteCursor(raw)
        guard let hour = cursor.digits(2), let minute = cursor.digits(2), let second = cursor.digits(2),
            TimeOfDay(hour: hour, minute: minute, second: second) != nil
        else { return nil }
        let isUTC = cursor.skip(UInt8(ascii: "Z"))
        guard cursor.isAtEnd else { return nil }
        var output: [UInt8] = []
        for (index, part) in [hour, minute, second].enumerated() {
            if index > 0 { output.append(UInt8(ascii: ":")) }
            output.append(twoDigits: part)
        }
        return .string(String(decoding: output, as: UTF8.self) + (isUTC ? "Z" : ""))
    }

    /// A rule as an object, one member for each part in its order; single values are written without an array.
    private static func recurrence(_ raw: String) -> JSONValue? {
        guard (try? RecurrenceRule(raw)) != nil else { return nil }
        var object = JSONObject()
        for part in raw.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { return nil }
            let name = pair[0].asciiLowercased
            let values = pair[1].split(separator: ",").map { text -> JSONValue in
                if name == "until", let until = DateTimeValue(text) { return .string(dateTime(until)) }
                return Int64(text).map { .integer($0) } ?? .string(String(text))
            }
            object.append(name, values.count == 1 ? values[0] : .array(values))
        }
        return .object(object)
    }

    /// Nil for parts that would change the rule in a content line: invalid names, and values with a semicolon.
    private static func recurrenceText(_ value: JSONValue) -> String? {
        guard let object = value.object else { return nil }
        var parts: [String] = []
        for member in object.members {
            let name = member.name.asciiUppercased
            guard !name.isEmpty, name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2D }) else { return nil }
            let values = member.value.array ?? [member.value]
            let texts = values.map { value -> String? in
                if name == "UNTIL" { return value.string.map { compact($0) } }
                return value.string ?? value.integer.map { "\($0)" }
            }
            guard !texts.contains(where: { $0?.utf8.contains(UInt8(ascii: ";")) ?? true }) else { return nil }
            parts.append(name + "=" + texts.compactMap { $0 }.joined(separator: ","))
        }
        return parts.joined(separator: ";")
    }
}
