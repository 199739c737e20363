internal import ByteText

/// The required and allowed properties of components (RFC 5545 §3.6).
private struct ComponentRules {
    var section: String
    var required: [String] = []
    /// Pairs of which only one may be there.
    var exclusive: [(String, String)] = []
    /// Components that may be inside; nil: not judged.
    var inside: [String]?

    static func of(_ component: Component, hasMethod: Bool) -> ComponentRules? {
        switch component.name {
        case "VCALENDAR": ComponentRules(section: "RFC 5545 §3.6", required: ["PRODID", "VERSION"])
        case "VEVENT":
            ComponentRules(
                section: "RFC 5545 §3.6.1",
                required: ["UID", "DTSTAMP"] + (hasMethod ? [] : ["DTSTART"]),
                exclusive: [("DTEND", "DURATION")],
                inside: ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"]
            )
        case "VTODO":
            ComponentRules(
                section: "RFC 5545 §3.6.2",
                required: ["UID", "DTSTAMP"] + (component.first("DURATION") == nil ? [] : ["DTSTART"]),
                exclusive: [("DUE", "DURATION")],
                inside: ["VALARM", "PARTICIPANT", "VLOCATION", "VRESOURCE"]
            )
        case "VJOURNAL":
            ComponentRules(
                section: "RFC 5545 §3.6.3",
                required: ["UID", "DTSTAMP"],
                inside: ["PARTICIPANT", "VLOCATION", "VRESOURCE"]
            )
        case "VFREEBUSY": ComponentRules(section: "RFC 5545 §3.6.4", required: ["UID", "DTSTAMP"])
        case "VTIMEZONE":
            ComponentRules(section: "RFC 5545 §3.6.5", required: ["TZID"], inside: ["STANDARD", "DAYLIGHT"])
        case "STANDARD", "DAYLIGHT":
            ComponentRules(section: "RFC 5545 §3.6.5", required: ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO"], inside: [])
        case "VALARM": alarm(component)
        case "VAVAILABILITY":
            ComponentRules(section: "RFC 7953 §3.1", required: ["UID", "DTSTAMP"], inside: ["AVAILABLE"])
        case "AVAILABLE":
            ComponentRules(
                section: "RFC 7953 §3.1",
                required: ["UID", "DTSTAMP", "DTSTART"],
                exclusive: [("DTEND", "DURATION")],
                inside: []
            )
        default: nil
        }
    }

    private static func alarm(_ component: Component) -> ComponentRules {
        var required = ["ACTION", "TRIGGER"]
        switch component.first("ACTION")?.value.asciiUppercased {
        case "DISPLAY": required.append("DESCRIPTION")
        case "EMAIL": required += ["DESCRIPTION", "SUMMARY", "ATTENDEE"]
        default: break
        }
        if component.first("REPEAT") != nil { required.append("DURATION") }
        if component.first("DURATION") != nil { required.append("REPEAT") }
        return ComponentRules(section: "RFC 5545 §3.6.6", required: required, inside: ["VLOCATION"])
    }
}

extension StrictCheck {
    mutating func check(_ component: Component, parent: Component?) {
        let name = component.name
        let hasMethod = (parent ?? component).first("METHOD") != nil
        if let rules = ComponentRules.of(component, hasMethod: hasMethod) {
            for property in rules.required where component.first(property) == nil {
                report(component, .error, rules.section, "\(name) without \(property)")
            }
            for (first, second) in rules.exclusive {
                guard component.first(first) != nil, let property = component.first(second) else { continue }
                report(property, .error, rules.section, "\(second) beside \(first)")
            }
            if let inside = rules.inside {
                for child in component.components {
                    let isKnown = ComponentRules.of(child, hasMethod: false) != nil
                    if isKnown, !inside.contains(child.name) {
                        report(child, .error, rules.section, "\(child.name) inside \(name)")
                    }
                }
            }
        }
        checkCounts(component)
        for property in component.properties { check(property, in: component) }
        checkTimes(component)
        if name == "VTIMEZONE", component.components.isEmpty {
            report(component, .error, "RFC 5545 §3.6.5", "VTIMEZONE without STANDARD or DAYLIGHT")
        }
        if name == "VCALENDAR" { checkInstances(component) }
        for child in component.components { check(child, parent: component) }
    }

    private mutating func checkCounts(_ component: Component) {
        var seen: Set<String> = []
        for property in component.properties {
            let name = property.name
            guard !seen.insert(name).inserted, PropertyTable.row(name)?.isSingle == true else { continue }
            // A VJOURNAL may have several descriptions, a VALARM several attachments.
            if name == "DESCRIPTION", component.name == "VJOURNAL" { continue }
            let severity: Finding.Severity = name == "RRULE" ? .advice : .error
            report(property, severity, "RFC 5545 §3.6", "more than one \(name)")
        }
    }

    /// One master, and one override for each occurrence (RFC 5545 §3.8.4.4).
    private mutating func checkInstances(_ calendar: Component) {
        if calendar.components.isEmpty {
            report(calendar, .error, "RFC 5545 §3.6", "VCALENDAR without a component")
        }
        var seen: Set<String> = []
        for component in calendar.components where ["VEVENT", "VTODO", "VJOURNAL"].contains(component.name) {
            guard let uid = component.first("UID")?.value else { continue }
            let key = component.name + "\n" + uid + "\n" + (component.first("RECURRENCE-ID")?.value ?? "")
            if !seen.insert(key).inserted {
                report(
                    component,
                    .error,
                    "RFC 5545 §3.8.4.7",
                    "second \(component.name) of the same UID and occurrence"
                )
            }
        }
    }

    /// How the times of a component fit together.
    private mutating func checkTimes(_ component: Component) {
        guard let startProperty = component.first("DTSTART"), let start = DateTimeValue(startProperty) else { return }
        for name in ["DTEND", "DUE", "RECURRENCE-ID"] {
            guard let property = component.first(name), let value = DateTimeValue(property) else { continue }
            guard name == "RECURRENCE-ID" || value.isDate == start.isDate else {
                report(
                    property,
                    .error,
                    "RFC 5545 §3.8.2",
                    "\(name) and DTSTART: one is a date, the other a date with time",
                    about: name == "DTEND" ? .endOfAnotherKind : .other
                )
                continue
            }
            if name != "RECURRENCE-ID", !value.isDate, value.isFloating != start.isFloating {
                let other =
                    value.isUTC || start.isUTC ? "in UTC, the other has no zone" : "with a zone, the other without"
                let isUTC = value.isUTC || start.isUTC
                report(
                    property,
                    .error,
                    "RFC 5545 §3.8.2",
                    "\(name) and DTSTART: one is \(other)",
                    about: name == "DTEND" && isUTC ? .endOfAnotherKind : .other
                )
                continue
            }
            guard name != "RECURRENCE-ID", property.parameter("TZID") == startProperty.parameter("TZID"),
                value.isUTC == start.isUTC
            else { continue }
            if value.local < start.local {
                let subject: Finding.Subject = name == "DTEND" ? .endBeforeStart : .other
                report(property, .error, "RFC 5545 §3.8.2", "\(name) is before DTSTART", about: subject)
            } else if value.local == start.local, name == "DTEND" {
                report(property, .error, "RFC 5545 §3.8.2.2", "DTEND is not after DTSTART")
            }
        }
        for property in component.all("RRULE") { checkRule(property, start: start, in: component) }
    }

    private mutating func checkRule(_ property: Property, start: DateTimeValue, in component: Component) {
        guard let rule = try? RecurrenceRule(property.value) else { return }
        let section = "RFC 5545 §3.3.10"
        if rule.count != nil, rule.until != nil { report(property, .error, section, "both COUNT and UNTIL") }
        if let until = rule.until {
            if until.isDate != start.isDate {
                report(property, .error, section, "UNTIL is not of the type of DTSTART")
            } else if !until.isDate {
                var wantsUTC = true
                if case .floating = start { wantsUTC = false }
                let isObservance = component.name == "STANDARD" || component.name == "DAYLIGHT"
                if until.isUTC != (wantsUTC || isObservance) {
                    report(
                        property,
                        .error,
                        section,
                        wantsUTC ? "UNTIL is not in UTC" : "UNTIL in UTC, DTSTART floating"
                    )
                }
            }
        }
        for message in rule.misuses { report(property, .error, section, message) }
        var iterator = RecurrenceIterator(rule, start: start.local, isDate: start.isDate, limits: Limits(steps: 2000))
        if rule.until == nil, let first = try? iterator.next(), first != start.local {
            report(property, .advice, "RFC 5545 §3.8.5.3", "DTSTART is no instance of the rule")
        }
    }
}

extension RecurrenceRule {
    /// Parts that must not be combined.
    var misuses: [String] {
        var result: [String] = []
        let hasOrdinals = weekdays.contains { $0.ordinal != 0 }
        if hasOrdinals, frequency != .monthly, frequency != .yearly {
            result.append("BYDAY with a number needs FREQ=MONTHLY or YEARLY")
        }
        if hasOrdinals, frequency == .yearly, !weekNumbers.isEmpty {
            result.append("BYDAY with a number beside BYWEEKNO")
        }
        if !weekNumbers.isEmpty, frequency != .yearly { result.append("BYWEEKNO needs FREQ=YEARLY") }
        if !yearDays.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            result.append("BYYEARDAY with FREQ=\(frequency.rawValue)")
        }
        if !monthDays.isEmpty, frequency == .weekly { result.append("BYMONTHDAY with FREQ=WEEKLY") }
        let others = [seconds, minutes, hours, monthDays, yearDays, weekNumbers]
        if !setPositions.isEmpty, others.allSatisfy(\.isEmpty), weekdays.isEmpty, months.isEmpty {
            result.append("BYSETPOS without another BY part")
        }
        if skip != .omit, calendar == nil { result.append("SKIP without RSCALE") }
        return result
    }
}
