internal import ByteText
internal import CivilTime

/// The definition of a private zone, `VTIMEZONE` and `TimeZone` (RFC 8984 §4.7.2).
enum JSCalendarZones {
    private static let texts = [("TZID", "tzId"), ("TZURL", "url")]
    private static let instants = [("LAST-MODIFIED", "updated"), ("TZUNTIL", "validUntil")]

    static func object(_ definition: Component) -> JSONObject {
        var result: JSONObject = ["@type": "TimeZone"]
        for (name, member) in texts {
            if let property = definition.first(name) { result[member] = .string(property.text) }
        }
        for (name, member) in instants {
            if let value = definition.first(name).flatMap({ DateTimeValue($0) }) {
                result[member] = .string(value.local.iso8601 + "Z")
            }
        }
        let aliases = definition.all("TZID-ALIAS-OF")
        if !aliases.isEmpty { result["aliases"] = .set(aliases.map(\.text)) }
        for (name, member) in [("STANDARD", "standard"), ("DAYLIGHT", "daylight")] {
            let rules = definition.components(named: name).compactMap { rule($0) }
            if !rules.isEmpty { result[member] = .array(rules.map { .object($0) }) }
        }
        keep(definition, but: (texts + instants).map(\.0) + ["TZID-ALIAS-OF"], in: &result)
        return result
    }

    private static func rule(_ observance: Component) -> JSONObject? {
        guard let start = observance.first("DTSTART").flatMap({ DateTimeValue($0) }),
            let before = observance.first("TZOFFSETFROM").flatMap({ JCalValue.value($0.value, .utcOffset) }),
            let after = observance.first("TZOFFSETTO").flatMap({ JCalValue.value($0.value, .utcOffset) })
        else { return nil }
        var result: JSONObject = [
            "@type": "TimeZoneRule", "start": .string(start.local.iso8601), "offsetFrom": before, "offsetTo": after,
        ]
        let rules = observance.all("RRULE").compactMap { try? RecurrenceRule($0.value) }
        if !rules.isEmpty {
            result["recurrenceRules"] = .array(rules.map { .object(JSCalendarRule.object($0, zone: .utc)) })
        }
        var dates = JSONObject()
        for value in observance.all("RDATE").flatMap({ DateTimeValue.list($0) }) {
            dates[value.local.iso8601] = .object(JSONObject())
        }
        if !dates.isEmpty { result["recurrenceOverrides"] = .object(dates) }
        let names = observance.all("TZNAME").map(\.text)
        if !names.isEmpty { result["names"] = .set(names) }
        let comments = observance.all("COMMENT").map { JSONValue.string($0.text) }
        if !comments.isEmpty { result["comments"] = .array(comments) }
        let said = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE", "TZNAME", "COMMENT"]
        keep(observance, but: said, in: &result)
        return result
    }

    private static func keep(_ component: Component, but said: [String], in result: inout JSONObject) {
        let kept = component.properties.filter { !said.contains($0.name) }.map { JCal.value(of: $0) }
        guard !kept.isEmpty else { return }
        result[JSCalendar.keptMember] = .object(["@type": "ICalComponent", "properties": .array(kept)])
    }

    /// The definition again, under the name by which the object calls it.
    static func component(_ zone: JSONObject, named name: String) throws(JSCalendarError) -> Component {
        var properties: [Property] = [.text("TZID", name)]
        if let url = zone["url"]?.string { properties.append(.text("TZURL", url)) }
        for (name, member) in instants {
            guard let instant = zone[member]?.string.flatMap({ try? Instant(iso8601: $0) }) else { continue }
            properties.append(Property(name, value: instant.basicText))
        }
        for alias in zone["aliases"]?.object?.members ?? [] { properties.append(.text("TZID-ALIAS-OF", alias.name)) }
        properties += JSCalendarReader.keptProperties(zone)
        var observances: [Component] = []
        for (member, name) in [("standard", "STANDARD"), ("daylight", "DAYLIGHT")] {
            for rule in zone[member]?.array ?? [] {
                guard let rule = rule.object, let observance = observance(rule, name) else {
                    throw .invalid(member: "timeZones")
                }
                observances.append(observance)
            }
        }
        guard !observances.isEmpty else { throw .invalid(member: "timeZones") }
        return Component(name: "VTIMEZONE", properties: properties, components: observances)
    }

    private static func observance(_ rule: JSONObject, _ name: String) -> Component? {
        guard let start = rule["start"]?.string.flatMap({ try? CivilDateTime(iso8601: $0) }),
            let before = rule["offsetFrom"].flatMap({ JCalValue.text($0, .utcOffset) }),
            let after = rule["offsetTo"].flatMap({ JCalValue.text($0, .utcOffset) }),
            TimeZoneDefinition.offset(before) != nil, TimeZoneDefinition.offset(after) != nil
        else { return nil }
        var properties = [
            DateTimeValue.floating(start).property("DTSTART"), Property("TZOFFSETFROM", value: before),
            Property("TZOFFSETTO", value: after),
        ]
        for entry in rule["recurrenceRules"]?.array ?? [] {
            guard let object = entry.object, let read = try? JSCalendarRule.rule(object, start: .utc(start), zone: .utc)
            else { return nil }
            properties.append(Property("RRULE", value: read.text))
        }
        for date in rule["recurrenceOverrides"]?.object?.members ?? [] {
            guard let local = try? CivilDateTime(iso8601: date.name) else { return nil }
            properties.append(DateTimeValue.floating(local).property("RDATE"))
        }
        for name in rule["names"]?.object?.members ?? [] { properties.append(.text("TZNAME", name.name)) }
        for comment in rule["comments"]?.array ?? [] { properties.append(.text("COMMENT", comment.string ?? "")) }
        return Component(name: name, properties: properties + JSCalendarReader.keptProperties(rule))
    }
}

extension JSONValue {
    /// A set as JSCalendar has it: an object whose members are all true.
    static func set(_ names: [String]) -> JSONValue {
        var result = JSONObject()
        for name in names { result[name] = true }
        return .object(result)
    }
}
