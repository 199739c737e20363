internal import ByteText
internal import CivilTime

/// Makes components of JSCalendar objects.
struct JSCalendarReader {
    /// The `VTIMEZONE`s of the zones that were used.
    private(set) var definitions: [Component] = []
    private var definedZones: Set<String> = []

    /// The master of an event or task, then its overrides.
    mutating func components(of object: JSONObject) throws(JSCalendarError) -> [Component] {
        let type = object["@type"]?.string
        guard type == "Event" || type == "Task" else { throw .unknownType(type) }
        guard let uid = object["uid"]?.string, !uid.isEmpty else { throw .invalid(member: "uid") }
        var master = try component(of: object, isTask: type == "Task")
        let start = master.first("DTSTART").flatMap { DateTimeValue($0) }
        var overrides: [Component] = []
        for member in object["recurrenceOverrides"]?.object?.members ?? [] {
            guard let local = try? CivilDateTime(iso8601: member.name), let patch = member.value.object, let start
            else {
                throw .invalid(member: "recurrenceOverrides")
            }
            let identifier = start.replacing(local)
            if patch["excluded"]?.boolean == true {
                master.append(identifier.property("EXDATE"))
                continue
            }
            guard !patch.isEmpty else {
                master.append(identifier.property("RDATE"))
                continue
            }
            var whole = object
            for name in ["recurrenceRules", "excludedRecurrenceRules", "recurrenceOverrides"] { whole[name] = nil }
            whole["start"] = .string(local.iso8601)
            for change in patch.members { try JSCalendarReader.apply(change, to: &whole) }
            var override = try component(of: whole, isTask: type == "Task")
            override.append(identifier.property("RECURRENCE-ID"))
            overrides.append(override)
        }
        for kept in object[JSCalendar.keptMember]?.object?["components"]?.array ?? [] {
            guard kept.array?.first?.string == master.name.asciiLowercased, let component = jCalComponent(kept) else {
                continue
            }
            overrides.append(component)
        }
        return [master] + overrides
    }

    /// One member of a patch: a path with slashes, and what to put there; null removes (RFC 8984 §1.4.9).
    private static func apply(_ change: JSONObject.Member, to object: inout JSONObject) throws(JSCalendarError) {
        let path = change.name.split(separator: "/").map { part -> String in
            String(part.replacing("~1", with: "/").replacing("~0", with: "~"))
        }
        guard !path.isEmpty, path.count <= 16 else { throw .invalid(member: change.name) }
        set(change.value, at: path[...], in: &object)
    }

    private static func set(_ value: JSONValue, at path: ArraySlice<String>, in object: inout JSONObject) {
        guard let name = path.first else { return }
        if path.count == 1 {
            object[name] = value == .null ? nil : value
            return
        }
        var inner = object[name]?.object ?? JSONObject()
        set(value, at: path.dropFirst(), in: &inner)
        object[name] = .object(inner)
    }

    private mutating func component(of object: JSONObject, isTask: Bool) throws(JSCalendarError) -> Component {
        var properties: [Property] = [.text("UID", object["uid"]?.string ?? "")]
        try appendTimes(object, isTask, &properties)
        appendSimple(object, isTask, &properties)
        let start = properties.first { $0.isNamed("DTSTART") }.flatMap { DateTimeValue($0) }
        for (member, name) in [("recurrenceRules", "RRULE"), ("excludedRecurrenceRules", "EXRULE")] {
            for entry in object[member]?.array ?? [] {
                guard let rule = entry.object else { throw .invalid(member: member) }
                properties.append(Property(name, value: try JSCalendarRule.rule(rule, start: start).text))
            }
        }
        appendPeople(object, &properties)
        appendPlaces(object, &properties)
        var inside = try alarms(object)
        if let kept = object[JSCalendar.keptMember]?.object {
            restore(kept["properties"]?.array ?? [], into: &properties)
            let name = isTask ? "vtodo" : "vevent"
            let others = (kept["components"]?.array ?? []).filter { $0.array?.first?.string != name }
            for component in others.compactMap({ jCalComponent($0) }) {
                if component.name != "VTIMEZONE" {
                    inside.append(component)
                } else if let tzid = component.first("TZID")?.text, definedZones.insert(tzid).inserted {
                    definitions.append(component)
                }
            }
        }
        return Component(name: isTask ? "VTODO" : "VEVENT", properties: properties, components: inside)
    }

    private func jCalComponent(_ value: JSONValue) -> Component? {
        (try? JCal.document(.array([value])))?.components.first
    }

    /// Puts kept properties in the place of what was made from a member, where both still say the same.
    private func restore(_ kept: [JSONValue], into properties: inout [Property]) {
        let wrapped = JSONValue.array([.string("x-kept"), .array(kept), .array([])])
        guard let list = jCalComponent(wrapped)?.properties else { return }
        for property in list {
            let name = property.name
            let isMade =
                JSCalendarTable.composed.contains(name) || JSCalendarTable.texts.contains { $0.0 == name }
                || JSCalendarTable.integers.contains { $0.0 == name }
                || JSCalendarTable.instants.contains { $0.0 == name }
            guard isMade else {
                properties.append(property)
                continue
            }
            switch name {
            case "DTSTAMP":
                properties.removeAll { $0.isNamed(name) }
                properties.append(property)
            case "DURATION":
                // The end was computed from it, if nobody changed it since.
                let start = properties.first { $0.isNamed("DTSTART") }.flatMap { DateTimeValue($0) }
                guard let start, let length = DurationValue(property.value),
                    let index = properties.firstIndex(where: { $0.isNamed("DTEND") }),
                    DateTimeValue(properties[index]) == JSCalendarReader.end(of: start, length)
                else { continue }
                properties[index] = property
            default:
                if let index = properties.firstIndex(where: { $0.isNamed(name) && $0.text == property.text }) {
                    properties[index] = property
                } else if name == "COMMENT" || !properties.contains(where: { $0.isNamed(name) }) {
                    properties.append(property)
                }
            }
        }
    }

    private mutating func appendTimes(
        _ object: JSONObject,
        _ isTask: Bool,
        _ properties: inout [Property]
    ) throws(JSCalendarError) {
        let zone = object["timeZone"]?.string
        let isDate = object["showWithoutTime"]?.boolean == true
        func value(_ member: String) throws(JSCalendarError) -> DateTimeValue? {
            guard let text = object[member]?.string else { return nil }
            guard let local = try? CivilDateTime(iso8601: text) else { throw .invalid(member: member) }
            if isDate { return .date(local.date) }
            guard let zone else { return .floating(local) }
            guard zone != "Etc/UTC" else { return .utc(local) }
            return .zoned(local, tzid: zone.hasPrefix("/") ? String(zone.dropFirst()) : zone)
        }
        let start = try value("start")
        if !isTask, start == nil { throw .invalid(member: "start") }
        if let zone, zone != "Etc/UTC", !isDate { try define(zone) }
        if let start { properties.append(start.property("DTSTART")) }
        if isTask {
            if let due = try value("due") { properties.append(due.property("DUE")) }
            if let length = object["estimatedDuration"]?.string, DurationValue(length) != nil, start != nil,
                object["due"] == nil
            {
                properties.append(Property("DURATION", value: length))
            }
        } else if let text = object["duration"]?.string, let start {
            guard let length = DurationValue(text) else { throw .invalid(member: "duration") }
            if length != DurationValue() {
                properties.append(JSCalendarReader.end(of: start, length).property("DTEND"))
            }
        }
    }

    private static func end(of start: DateTimeValue, _ length: DurationValue) -> DateTimeValue {
        let moved = start.local.adding(seconds: Int64(length.days) * 86400)
        guard case .zoned(_, let tzid) = start, let rules = try? ZoneRules.named(tzid) else {
            return start.replacing(moved.adding(seconds: Int64(length.seconds)))
        }
        return start.replacing(rules.local(rules.instant(of: moved).adding(seconds: Int64(length.seconds))))
    }

    private mutating func define(_ zone: String) throws(JSCalendarError) {
        // The definition of a private zone is among what was kept.
        guard !zone.hasPrefix("/"), definedZones.insert(zone).inserted else { return }
        guard let rules = try? ZoneRules.named(zone) else { throw .invalid(member: "timeZone") }
        var definition = VTimeZone.component(for: rules, from: Instant(secondsSince1970: 0))
        definition.set(.text("TZID", zone))
        definitions.append(definition)
    }

    private func appendSimple(_ object: JSONObject, _ isTask: Bool, _ properties: inout [Property]) {
        for (name, member) in JSCalendarTable.texts {
            if let text = object[member]?.string { properties.append(.text(name, text)) }
        }
        for (name, member) in JSCalendarTable.integers {
            if let number = object[member]?.integer { properties.append(Property(name, value: "\(number)")) }
        }
        for (name, member) in JSCalendarTable.instants {
            guard let instant = object[member]?.string.flatMap({ try? Instant(iso8601: $0) }) else { continue }
            properties.append(Property(name, value: instant.basicText))
            if name == "LAST-MODIFIED" { properties.append(Property("DTSTAMP", value: instant.basicText)) }
        }
        if object["updated"] == nil { properties.append(Property("DTSTAMP", value: "19700101T000000Z")) }
        func map(_ member: String, _ name: String, _ table: [(String, String)]) {
            guard let value = object[member]?.string, let pair = table.first(where: { $0.1 == value }) else { return }
            properties.append(Property(name, value: pair.0))
        }
        map("privacy", "CLASS", JSCalendarTable.privacy)
        map("freeBusyStatus", "TRANSP", JSCalendarTable.busy)
        if isTask {
            map("progress", "STATUS", JSCalendarTable.progress)
        } else {
            map("status", "STATUS", JSCalendarTable.eventStatus)
        }
        let keywords = (object["keywords"]?.object?.members ?? []).map { TextEscaping.escape($0.name) }
        if !keywords.isEmpty { properties.append(Property("CATEGORIES", value: keywords.joined(separator: ","))) }
        for relation in object["relatedTo"]?.object?.members ?? [] {
            let type = relation.value.object?["relation"]?.object?.members.first?.name ?? "parent"
            let parameters = type == "parent" ? [] : [("RELTYPE", type.asciiUppercased)]
            properties.append(.text("RELATED-TO", relation.name, parameters: parameters))
        }
    }

    private func appendPeople(_ object: JSONObject, _ properties: inout [Property]) {
        let reply = object["replyTo"]?.object?["imip"]?.string
        var organizer = reply.map { Property("ORGANIZER", value: $0) }
        for member in object["participants"]?.object?.members ?? [] {
            guard let participant = member.value.object else { continue }
            let roles = participant["roles"]?.object ?? JSONObject()
            let email = participant["email"]?.string.map { "mailto:" + $0 }
            guard let address = participant["sendTo"]?.object?["imip"]?.string ?? email else { continue }
            let name = participant["name"]?.string
            if roles["owner"] != nil,
                organizer == nil || reply.map({ CalendarUser($0) == CalendarUser(address) }) == true
            {
                organizer = Property("ORGANIZER", parameters: name.map { [("CN", $0)] } ?? [], value: reply ?? address)
            }
            guard roles["attendee"] != nil || roles["owner"] == nil else { continue }
            var parameters: [(String, String)] = []
            if let name { parameters.append(("CN", name)) }
            if let kind = participant["kind"]?.string {
                let known = JSCalendarTable.userKinds.first { $0.1 == kind }?.0
                parameters.append(("CUTYPE", known ?? kind.asciiUppercased))
            }
            if let role = JSCalendarTable.roles.first(where: { roles[$0.1] != nil }) {
                parameters.append(("ROLE", role.0))
            }
            if let status = participant["participationStatus"]?.string {
                parameters.append(("PARTSTAT", status.asciiUppercased))
            }
            if let expected = participant["expectReply"]?.boolean {
                parameters.append(("RSVP", expected ? "TRUE" : "FALSE"))
            }
            if let email = participant["email"]?.string { parameters.append(("EMAIL", email)) }
            properties.append(Property("ATTENDEE", parameters: parameters, value: address))
        }
        if let organizer { properties.append(organizer) }
    }

    private func appendPlaces(_ object: JSONObject, _ properties: inout [Property]) {
        if let location = object["locations"]?.object?.members.first?.value.object {
            if let name = location["name"]?.string { properties.append(.text("LOCATION", name)) }
            if let place = location["coordinates"]?.string, place.hasPrefix("geo:") {
                let parts = place.dropFirst(4).prefix { $0 != ";" }.split(separator: ",").prefix(2)
                if parts.count == 2 { properties.append(Property("GEO", value: parts.joined(separator: ";"))) }
            }
        }
        for member in object["virtualLocations"]?.object?.members ?? [] {
            guard let meeting = member.value.object, let address = meeting["uri"]?.string else { continue }
            var parameters = [Parameter("VALUE", ["URI"])]
            let features = (meeting["features"]?.object?.members ?? []).map(\.name.asciiUppercased)
            if !features.isEmpty { parameters.append(Parameter("FEATURE", features)) }
            if let name = meeting["name"]?.string { parameters.append(Parameter("LABEL", [name])) }
            properties.append(Property("CONFERENCE", parameterList: parameters, value: address))
        }
    }

    private func alarms(_ object: JSONObject) throws(JSCalendarError) -> [Component] {
        var result: [Component] = []
        for member in object["alerts"]?.object?.members ?? [] {
            guard let alert = member.value.object, let trigger = alert["trigger"]?.object else { continue }
            var properties: [Property] = []
            if let when = trigger["when"]?.string.flatMap({ try? Instant(iso8601: $0) }) {
                properties.append(Property("TRIGGER", parameters: [("VALUE", "DATE-TIME")], value: when.basicText))
            } else if let offset = trigger["offset"]?.string, DurationValue(offset) != nil {
                let isEnd = trigger["relativeTo"]?.string == "end"
                properties.append(Property("TRIGGER", parameters: isEnd ? [("RELATED", "END")] : [], value: offset))
            } else {
                throw .invalid(member: "alerts")
            }
            let kept = JSONValue.array([
                .string("valarm"), alert[JSCalendar.keptMember]?.object?["properties"] ?? .array([]), .array([]),
            ])
            let more = jCalComponent(kept)?.properties ?? []
            if !more.contains(where: { $0.isNamed("ACTION") }) {
                let action = alert["action"]?.string?.asciiUppercased ?? "DISPLAY"
                properties.append(Property("ACTION", value: action))
                if action == "DISPLAY", !more.contains(where: { $0.isNamed("DESCRIPTION") }) {
                    properties.append(.text("DESCRIPTION", object["title"]?.string ?? ""))
                }
            }
            if let acknowledged = alert["acknowledged"]?.string.flatMap({ try? Instant(iso8601: $0) }) {
                properties.append(Property("ACKNOWLEDGED", value: acknowledged.basicText))
            }
            result.append(Component(name: "VALARM", properties: properties + more))
        }
        return result
    }
}

extension DateTimeValue {
    /// Another time in the same form.
    func replacing(_ local: CivilDateTime) -> DateTimeValue {
        switch self {
        case .date: .date(local.date)
        case .floating: .floating(local)
        case .utc: .utc(local)
        case .zoned(_, let tzid): .zoned(local, tzid: tzid)
        }
    }
}
