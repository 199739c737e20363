internal import ByteText
internal import CivilTime

/// Makes components of JSCalendar objects.
struct JSCalendarReader {
    /// PRODID of the calendar.
    var product = ""
    /// Other properties of the calendar.
    var properties: [Property] = []
    /// The `VTIMEZONE`s of the zones that were used.
    private var definitions: [Component] = [] { didSet { zones = CalendarZones(definitions) } }
    private(set) var zones = CalendarZones([])
    private var definedZones: Set<String> = []

    func document(_ components: [Component]) -> CalendarDocument {
        CalendarDocument(productIdentifier: product, properties: properties, components: definitions + components)
    }

    /// The master of an event or task, then its overrides; one occurrence alone where there is a `recurrenceId`.
    mutating func components(of object: JSONObject) throws(JSCalendarError) -> [Component] {
        let type = object["@type"]?.string
        guard type == "Event" || type == "Task" else { throw .unknownType(type) }
        guard let uid = object["uid"]?.string, !uid.isEmpty else { throw .invalid(member: "uid") }
        let isTask = type == "Task"
        var whole = object
        whole["recurrenceOverrides"] = nil
        var components = [try component(of: whole, isTask: isTask)]
        var wholes = [whole]
        let start = components[0].first("DTSTART").flatMap { DateTimeValue($0) }
        if let identifier = try recurrenceID(of: object, start) {
            components[0].append(identifier.property("RECURRENCE-ID"))
        }
        for member in object["recurrenceOverrides"]?.object?.members ?? [] {
            guard let local = try? CivilDateTime(iso8601: member.name), let patch = member.value.object, let start
            else { throw .invalid(member: "recurrenceOverrides") }
            let identifier = start.replacing(local)
            if patch["excluded"]?.boolean == true {
                components[0].append(identifier.property("EXDATE"))
                continue
            }
            guard !patch.isEmpty else {
                components[0].append(identifier.property("RDATE"))
                continue
            }
            var occurrence = whole
            for name in ["recurrenceRules", "excludedRecurrenceRules"] { occurrence[name] = nil }
            occurrence["start"] = .string(local.iso8601)
            guard let patched = JSCalendarPointer.applying(patch, to: occurrence) else {
                throw .invalid(member: "recurrenceOverrides/\(member.name)")
            }
            var override = try component(of: patched, isTask: isTask)
            override.append(identifier.property("RECURRENCE-ID"))
            components.append(override)
            wholes.append(patched)
        }
        try keepRest(wholes, in: &components, isTask: isTask)
        for kept in object[JSCalendar.keptMember]?.object?["components"]?.array ?? [] {
            guard kept.array?.first?.string == components[0].name.asciiLowercased,
                let component = Self.jCalComponent(kept)
            else { continue }
            components.append(component)
        }
        return components
    }

    private mutating func recurrenceID(
        of object: JSONObject,
        _ start: DateTimeValue?
    ) throws(JSCalendarError) -> DateTimeValue? {
        guard let text = object["recurrenceId"]?.string else { return nil }
        guard let local = try? CivilDateTime(iso8601: text) else { throw .invalid(member: "recurrenceId") }
        if let zone = object["recurrenceIdTimeZone"]?.string {
            try define(zone, object)
            return Self.value(local, zone: zone)
        }
        return start?.isDate == true ? .date(local.date) : .floating(local)
    }

    /// Stores members that the components do not express in properties of their own.
    private func keepRest(
        _ wholes: [JSONObject],
        in components: inout [Component],
        isTask: Bool
    ) throws(JSCalendarError) {
        let made: CalendarObject
        do throws(CalendarObjectError) {
            made = try CalendarObject(document(components), acceptsMethod: true)
        } catch { throw .object(error) }
        let writer = JSCalendarWriter(object: made)
        let elsewhere: Set<String> = ["recurrenceId", "recurrenceIdTimeZone", "excluded"]
        for (index, whole) in wholes.enumerated() {
            for rest in JSCalendarPointer.additions(in: whole, to: writer.said(by: components[index]))
            where !elsewhere.contains(rest.path[0]) && !rest.path.contains(JSCalendar.keptMember) {
                let pointer = JSCalendarPointer.text(rest.path)
                let text = String(decoding: rest.value.serialized(), as: UTF8.self)
                let parameters = [(JSCalendar.pointerParameter, pointer)]
                components[index].append(.text(JSCalendar.keptProperty, text, parameters: parameters))
            }
        }
    }

    private mutating func component(of object: JSONObject, isTask: Bool) throws(JSCalendarError) -> Component {
        var properties: [Property] = [.text("UID", object["uid"]?.string ?? "")]
        try appendTimes(object, isTask, &properties)
        appendSimple(object, isTask, &properties)
        let start = properties.first { $0.isNamed("DTSTART") }.flatMap { DateTimeValue($0) }
        for (member, name) in [("recurrenceRules", "RRULE"), ("excludedRecurrenceRules", "EXRULE")] {
            for entry in object[member]?.array ?? [] {
                guard let rule = entry.object else { throw .invalid(member: member) }
                let read = try JSCalendarRule.rule(rule, start: start, zone: rules(of: start))
                properties.append(Property(name, value: read.text))
            }
        }
        try appendPeople(object, &properties)
        try appendPlaces(object, &properties)
        var inside: [Component] = []
        for member in object["alerts"]?.object?.members ?? [] {
            try Self.check(id: member.name, "alerts")
            let title = object["title"]?.string ?? ""
            guard let alert = member.value.object else { continue }
            if let alarm = JSCalendarAlerts.alarm(alert, id: member.name, title: title) { inside.append(alarm) }
        }
        if let kept = object[JSCalendar.keptMember]?.object {
            restore(Self.keptProperties(object), into: &properties)
            let name = isTask ? "vtodo" : "vevent"
            let others = (kept["components"]?.array ?? []).filter { $0.array?.first?.string != name }
            inside += others.compactMap { Self.jCalComponent($0) }
        }
        return Component(name: isTask ? "VTODO" : "VEVENT", properties: properties, components: inside)
    }

    /// Ids are stored in parameters, which cannot contain control characters.
    static func check(id: String, _ member: String) throws(JSCalendarError) {
        guard !id.isEmpty, id.utf8.count <= 255, !id.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw .invalid(member: member)
        }
    }

    static func jCalComponent(_ value: JSONValue) -> Component? {
        (try? JCal.document(.array([value])))?.components.first
    }

    /// The properties that an object holds in jCal.
    static func keptProperties(_ object: JSONObject) -> [Property] {
        let kept = object[JSCalendar.keptMember]?.object?["properties"] ?? .array([])
        return jCalComponent(.array([.string("x-kept"), kept, .array([])]))?.properties ?? []
    }
}

extension JSCalendarReader {
    static func value(_ local: CivilDateTime, zone: String?) -> DateTimeValue {
        guard let zone else { return .floating(local) }
        guard zone != "Etc/UTC" else { return .utc(local) }
        return .zoned(local, tzid: zone.hasPrefix("/") ? String(zone.dropFirst()) : zone)
    }

    /// The rules by which a value is read.
    func rules(of value: DateTimeValue?) -> ZoneRules {
        guard case .zoned(_, let tzid) = value else { return .utc }
        return zones.rules(forTZID: tzid) ?? .utc
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
            return isDate ? .date(local.date) : Self.value(local, zone: zone)
        }
        let start = try value("start")
        if !isTask, start == nil { throw .invalid(member: "start") }
        if let zone, !isDate { try define(zone, object) }
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
            if length != DurationValue() { properties.append(end(of: start, length).property("DTEND")) }
        }
    }

    func end(of start: DateTimeValue, _ length: DurationValue) -> DateTimeValue {
        let moved = start.local.adding(seconds: Int64(length.days) * 86400)
        guard case .zoned = start else { return start.replacing(moved.adding(seconds: Int64(length.seconds))) }
        let rules = rules(of: start)
        return start.replacing(rules.local(rules.instant(of: moved).adding(seconds: Int64(length.seconds))))
    }

    /// Sees to the definition of a zone, of which a private one is among the object's own.
    private mutating func define(_ zone: String, _ object: JSONObject) throws(JSCalendarError) {
        guard zone != "Etc/UTC", definedZones.insert(zone).inserted else { return }
        if zone.hasPrefix("/") {
            guard let definition = object["timeZones"]?.object?[zone]?.object else { return }
            definitions.append(try JSCalendarZones.component(definition, named: String(zone.dropFirst())))
            return
        }
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
        func instant(_ member: String) -> Instant? { object[member]?.string.flatMap { try? Instant(iso8601: $0) } }
        for (name, member) in JSCalendarTable.instants {
            guard let instant = instant(member) else { continue }
            properties.append(Property(name, value: instant.basicText))
            if name == "LAST-MODIFIED" { properties.append(Property("DTSTAMP", value: instant.basicText)) }
        }
        if instant("updated") == nil { properties.append(Property("DTSTAMP", value: "19700101T000000Z")) }
        func map(_ member: String, _ name: String, _ table: [(String, String)]) {
            guard let value = object[member]?.string, let pair = table.first(where: { $0.1 == value }) else { return }
            properties.append(Property(name, value: pair.0))
        }
        map("privacy", "CLASS", JSCalendarTable.privacy)
        map("freeBusyStatus", "TRANSP", JSCalendarTable.busy)
        if isTask {
            map("progress", "STATUS", JSCalendarTable.progress)
            if object["progress"] == "completed", let instant = instant("progressUpdated") {
                properties.append(Property("COMPLETED", value: instant.basicText))
            }
        } else {
            map("status", "STATUS", JSCalendarTable.eventStatus)
        }
        let keywords = (object["keywords"]?.object?.members ?? []).map { TextEscaping.escape($0.name) }
        if !keywords.isEmpty { properties.append(Property("CATEGORIES", value: keywords.joined(separator: ","))) }
        for concept in object["categories"]?.object?.members ?? [] {
            properties.append(Property("CONCEPT", value: concept.name))
        }
        if let status = object["requestStatus"]?.string { properties.append(Property("REQUEST-STATUS", value: status)) }
        for relation in object["relatedTo"]?.object?.members ?? [] {
            let types = (relation.value.object?["relation"]?.object?.members ?? []).map(\.name)
            for type in types.isEmpty ? ["parent"] : types {
                let parameters = type == "parent" ? [] : [("RELTYPE", type.asciiUppercased)]
                properties.append(.text("RELATED-TO", relation.name, parameters: parameters))
            }
        }
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
