internal import ByteText

extension StrictCheck {
    /// The values that a property may have, where the RFC names all of them.
    private static func allowed(_ name: String, in component: String) -> (section: String, values: [String])? {
        switch (name, component) {
        case ("VERSION", "VCALENDAR"): ("RFC 5545 §3.7.4", ["2.0"])
        case ("STATUS", "VEVENT"): ("RFC 5545 §3.8.1.11", ["TENTATIVE", "CONFIRMED", "CANCELLED"])
        case ("STATUS", "VTODO"):
            ("RFC 5545 §3.8.1.11", ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"])
        case ("STATUS", "VJOURNAL"): ("RFC 5545 §3.8.1.11", ["DRAFT", "FINAL", "CANCELLED"])
        case ("TRANSP", _): ("RFC 5545 §3.8.2.7", ["OPAQUE", "TRANSPARENT"])
        default: nil
        }
    }

    /// One property: its type, its value, its zone.
    mutating func check(_ property: Property, in component: Component) {
        let name = property.name
        if let (section, values) = StrictCheck.allowed(name, in: component.name),
            !values.contains(property.value.asciiUppercased)
        {
            report(property, .error, section, "\(name) must be \(values.joined(separator: ", "))")
        }
        guard let row = PropertyTable.row(name) else { return }
        if let named = property.parameter("VALUE")?.asciiUppercased {
            guard let type = ValueType(rawValue: named) else { return }
            if type != row.type, !row.otherTypes.contains(type), !name.hasPrefix("X-") {
                report(property, .error, "RFC 5545 §3.2.20", "\(name) cannot have VALUE=\(named)")
                return
            }
        }
        checkZone(property)
        checkValue(property, row)
    }

    private mutating func checkZone(_ property: Property) {
        guard let tzid = property.parameter("TZID") else { return }
        let section = "RFC 5545 §3.2.19"
        if property.value.hasSuffix("Z") {
            report(property, .error, section, "TZID on a time in UTC")
        } else if property.valueType == .date {
            report(property, .error, section, "TZID on a date")
        }
        if !tzid.hasPrefix("/"), !definedZones.contains(tzid) {
            report(property, .error, section, "no VTIMEZONE for TZID \(tzid)")
        }
    }

    private mutating func checkValue(_ property: Property, _ row: PropertyTable.Row) {
        let name = property.name
        let value = property.value
        let type = property.valueType
        let parts = row.isList ? TextEscaping.split(value) : [value]
        var offset = 0
        for part in parts {
            if let message = StrictCheck.problem(part, type, isStructured: row.partSeparator != nil) {
                report(property, .error, "RFC 5545 §3.3", "\(name): \(message)", at: offset)
            }
            offset += part.utf8.count + 1
        }
        switch name {
        case "RRULE", "EXRULE": checkRecurrence(property)
        case "PRIORITY": checkRange(property, 0...9, "RFC 5545 §3.8.1.9")
        case "PERCENT-COMPLETE": checkRange(property, 0...100, "RFC 5545 §3.8.1.8")
        case "GEO": checkPosition(property)
        case "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED", "ACKNOWLEDGED":
            if let value = DateTimeValue(property), !value.isUTC {
                report(property, .error, "RFC 5545 §3.8.7", "\(name) must be in UTC")
            }
        default: break
        }
    }

    /// The defect of a value of a type; nil if it is valid.
    private static func problem(_ value: String, _ type: ValueType, isStructured: Bool) -> String? {
        switch type {
        case .date:
            guard let date = DateTimeValue(value), date.isDate else { return "not a date" }
        case .dateTime:
            guard let time = DateTimeValue(value), !time.isDate else { return "not a date with time" }
        case .duration:
            guard value.utf8.count > 2, DurationValue(value) != nil else { return "not a duration" }
        case .period:
            guard PeriodValue(value) != nil else { return "not a period" }
        case .integer:
            guard Int32(value) != nil else { return "not an integer" }
        case .float:
            guard isStructured || Double(value) != nil else { return "not a number" }
        case .boolean:
            guard ["TRUE", "FALSE"].contains(value.asciiUppercased) else { return "not TRUE or FALSE" }
        case .utcOffset:
            guard let first = value.utf8.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-"),
                TimeZoneDefinition.offset(value) != nil
            else { return "not an offset such as +0100" }
        case .uri, .calendarAddress:
            guard let colon = value.firstIndex(of: ":"), colon > value.startIndex else { return "not a URI" }
        case .binary:
            guard Base64.decode(value) != nil else { return "not base64" }
        case .text:
            return textProblem(value)
        case .recurrence, .time, .unknown: break
        }
        return nil
    }

    // text = *(TSAFE-CHAR / ":" / DQUOTE / ESCAPED-CHAR)
    private static func textProblem(_ value: String) -> String? {
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                isEscaped = false
                let allowed: [UInt8] = [0x5C, 0x3B, 0x2C, 0x4E, 0x6E]
                if !allowed.contains(byte) { return "backslash before a character that needs none" }
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            }
        }
        return isEscaped ? "backslash at the end" : nil
    }

    private mutating func checkRecurrence(_ property: Property) {
        let section = "RFC 5545 §3.3.10"
        do throws(RecurrenceRuleError) {
            _ = try RecurrenceRule(property.value)
            if property.value.hasSuffix(";") {
                report(property, .error, section, "semicolon at the end", at: property.value.utf8.count - 1)
            }
        } catch {
            switch error {
            case .malformed(let part, let column):
                report(property, .error, section, "cannot read \(part)", at: column - 1, about: .unreadableRecurrence)
            case .missingFrequency: report(property, .error, section, "no FREQ", about: .unreadableRecurrence)
            case .repeatedPart(let part):
                report(property, .error, section, "\(part) twice", about: .unreadableRecurrence)
            }
        }
    }

    private mutating func checkRange(_ property: Property, _ range: ClosedRange<Int>, _ section: String) {
        guard let number = Int(property.value), !range.contains(number) else { return }
        report(property, .error, section, "\(property.name) is not in \(range.lowerBound) to \(range.upperBound)")
    }

    private mutating func checkPosition(_ property: Property) {
        let parts = property.value.split(separator: ";").map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1], abs(latitude) <= 90,
            abs(longitude) <= 180
        else { return report(property, .error, "RFC 5545 §3.8.1.6", "GEO is not latitude;longitude") }
    }
}
