internal import ByteText
internal import CivilTime

/// Writes the components of an object as one JSCalendar object (RFC 8984 §5).
struct JSCalendarWriter {
    let object: CalendarObject

    var isTask: Bool { object.kind == .toDo }

    func write(_ master: Component) -> JSONObject {
        var result = content(of: master)
        var overrides: [Int64: JSONObject] = [:]
        for extra in object.series.extraStarts { overrides[extra.start] = patch(of: extra) }
        // A day that is excluded as a whole: its occurrence at the time of the start, which is the only one of most
        // series.
        let timeOfDay = CivilDateTime.secondsIntoDay(object.series.start)
        for start in object.series.excludedStarts + object.series.excludedDays.map({ $0 + timeOfDay }) {
            overrides[start] = ["excluded": true]
        }
        var kept: [JSONValue] = []
        for (recurrence, component) in object.instances {
            guard let recurrence else { continue }
            if component.first("RECURRENCE-ID")?.parameter("RANGE") != nil {
                kept.append(JCal.value(of: component))
            } else {
                overrides[recurrence] = patch(from: result, to: component, recurrence: recurrence)
            }
        }
        if !overrides.isEmpty {
            var map = JSONObject()
            for (start, patch) in overrides.sorted(by: { $0.key < $1.key }) {
                map[CivilDateTime(secondsSinceEpoch: start).iso8601] = .object(patch)
            }
            result["recurrenceOverrides"] = .object(map)
        }
        if !kept.isEmpty {
            var holder = result[JSCalendar.keptMember]?.object ?? ["@type": "ICalComponent"]
            holder["components"] = .array((holder["components"]?.array ?? []) + kept)
            result[JSCalendar.keptMember] = .object(holder)
        }
        return result
    }

    /// The occurrences of an object without a master.
    func instances() -> [JSONObject] {
        object.instances.map { recurrence, component in
            var result = content(of: component)
            guard let recurrence else { return result }
            result["recurrenceId"] = .string(CivilDateTime(secondsSinceEpoch: recurrence).iso8601)
            if let zone = zoneMember(of: component.first("RECURRENCE-ID").flatMap { DateTimeValue($0) }) {
                result["recurrenceIdTimeZone"] = .string(zone)
            }
            return result
        }
    }

    private func patch(of extra: Series.ExtraStart) -> JSONObject {
        switch extra.length {
        case .nominal(let days, let seconds):
            ["duration": .string(DurationValue(days: Int(days), seconds: Int(seconds)).text)]
        case .exact(let seconds): ["duration": .string(DurationValue(seconds: Int(seconds)).text)]
        case .wallClock, nil: [:]
        }
    }

    private static let unpatched: Set<String> = [
        "@type", "uid", "recurrenceRules", "excludedRecurrenceRules", "prodId", "method",
    ]

    /// The members that differ; those that are gone are null (RFC 8984 §1.4.9).
    private func patch(from master: JSONObject, to component: Component, recurrence: Int64) -> JSONObject {
        var old = master
        // Properties of the occurrence itself.
        old["start"] = .string(CivilDateTime(secondsSinceEpoch: recurrence).iso8601)
        var patch = JSONObject()
        for change in JSCalendarPointer.patch(from: old, to: content(of: component))
        where !JSCalendarWriter.unpatched.contains(change.path[0]) {
            patch[JSCalendarPointer.text(change.path)] = change.value
        }
        return patch
    }

    /// The members of a component: derived ones, kept ones of JSCalendar, and kept iCalendar data.
    func content(of component: Component) -> JSONObject {
        var result = said(by: component)
        for property in component.all(JSCalendar.keptProperty) {
            guard let pointer = property.parameter(JSCalendar.pointerParameter),
                let value = try? JSONValue(parsing: Array(property.text.utf8))
            else { continue }
            JSCalendarPointer.add(value, at: JSCalendarPointer.path(pointer)[...], to: &result)
        }
        let kept = component.properties.filter { !isSaid($0, component) }.map { JCal.value(of: $0) }
        let inside = component.components.filter { $0.name != "VALARM" || Alarm($0) == nil }.map { JCal.value(of: $0) }
        if !kept.isEmpty || !inside.isEmpty {
            var holder: JSONObject = ["@type": "ICalComponent"]
            if !kept.isEmpty { holder["properties"] = .array(kept) }
            if !inside.isEmpty { holder["components"] = .array(inside) }
            result[JSCalendar.keptMember] = .object(holder)
        }
        return result
    }

    /// The members derived from a component's properties, without kept ones.
    func said(by component: Component) -> JSONObject {
        var result: JSONObject = ["@type": isTask ? "Task" : "Event", "uid": .string(object.uid)]
        if let product = object.document.calendar?.first("PRODID") { result["prodId"] = .string(product.text) }
        if let method = object.document.calendar?.first("METHOD") {
            result["method"] = .string(method.value.asciiLowercased)
        }
        appendTimes(of: component, &result)
        appendSimple(component, &result)
        appendRules(component, &result)
        appendPeople(component, &result)
        appendPlaces(component, &result)
        appendLinks(component, &result)
        appendAlerts(component, &result)
        return result
    }

    private func appendSimple(_ component: Component, _ result: inout JSONObject) {
        for (name, member) in JSCalendarTable.texts {
            if let property = component.first(name) { result[member] = .string(property.text) }
        }
        for (name, member) in JSCalendarTable.integers {
            if let number = component.first(name).flatMap({ Int64($0.value) }) { result[member] = .integer(number) }
        }
        func instant(_ name: String) -> JSONValue? {
            guard let property = component.first(name), property.parameter("TZID") == nil,
                let value = DateTimeValue(property)
            else { return nil }
            return .string(value.local.iso8601 + "Z")
        }
        for (name, member) in JSCalendarTable.instants { result[member] = instant(name) }
        if result["updated"] == nil { result["updated"] = instant("DTSTAMP") }
        func map(_ name: String, _ member: String, _ table: [(String, String)]) {
            guard let value = component.first(name)?.value.asciiUppercased else { return }
            if let pair = table.first(where: { $0.0 == value }) { result[member] = .string(pair.1) }
        }
        map("CLASS", "privacy", JSCalendarTable.privacy)
        map("TRANSP", "freeBusyStatus", JSCalendarTable.busy)
        if isTask {
            map("STATUS", "progress", JSCalendarTable.progress)
            if result["progress"] == "completed" { result["progressUpdated"] = instant("COMPLETED") }
        } else {
            map("STATUS", "status", JSCalendarTable.eventStatus)
        }
        let keywords = component.all("CATEGORIES").flatMap(\.textList)
        if !keywords.isEmpty { result["keywords"] = .set(keywords) }
        let concepts = component.all("CONCEPT").map(\.value)
        if !concepts.isEmpty { result["categories"] = .set(concepts) }
        if let status = component.first("REQUEST-STATUS") { result["requestStatus"] = .string(status.value) }
        var relations = JSONObject()
        for property in component.all("RELATED-TO") {
            let type = property.parameter("RELTYPE")?.asciiLowercased ?? "parent"
            var types = relations[property.text]?.object?["relation"]?.object ?? JSONObject()
            types[type] = true
            relations[property.text] = .object(["@type": "Relation", "relation": .object(types)])
        }
        if !relations.isEmpty { result["relatedTo"] = .object(relations) }
    }

    private func appendRules(_ component: Component, _ result: inout JSONObject) {
        for (name, member) in [("RRULE", "recurrenceRules"), ("EXRULE", "excludedRecurrenceRules")] {
            let zone = object.series.zone
            let rules = component.all(name).compactMap { try? RecurrenceRule($0.value) }
                .map { JSONValue.object(JSCalendarRule.object($0, zone: zone)) }
            if !rules.isEmpty { result[member] = .array(rules) }
        }
    }
}
