internal import ByteText
internal import CivilTime

/// Writes the components of an object as one JSCalendar object (RFC 8984 §5).
struct JSCalendarWriter {
    let object: CalendarObject

    func write(_ master: Component) -> JSONObject {
        var result = content(of: master)
        let excluded = object.series.excludedStarts.map { ($0, JSONValue.object(["excluded": true])) }
        var overrides: [(Int64, JSONValue)] = excluded
        for extra in object.series.extraStarts where !object.series.excludedStarts.contains(extra.start) {
            var patch = JSONObject()
            if case .nominal(let days, let seconds) = extra.length {
                patch["duration"] = .string(DurationValue(days: Int(days), seconds: Int(seconds)).text)
            } else if case .exact(let seconds) = extra.length {
                patch["duration"] = .string(DurationValue(seconds: Int(seconds)).text)
            }
            overrides.append((extra.start, .object(patch)))
        }
        var kept: [JSONValue] = []
        for (recurrence, component) in object.instances {
            guard let recurrence else { continue }
            if component.first("RECURRENCE-ID")?.parameter("RANGE") != nil {
                kept.append(JCal.value(of: component))
                continue
            }
            overrides.removeAll { $0.0 == recurrence }
            overrides.append((recurrence, .object(patch(from: result, to: component, recurrence: recurrence))))
        }
        if !overrides.isEmpty {
            var map = JSONObject()
            for (start, value) in overrides.sorted(by: { $0.0 < $1.0 }) {
                map[CivilDateTime(secondsSinceEpoch: start).iso8601] = value
            }
            result["recurrenceOverrides"] = .object(map)
        }
        if !kept.isEmpty { keep(components: kept, in: &result) }
        return result
    }

    /// The members that differ; those that are gone are null (RFC 8984 §1.4.9).
    private func patch(from master: JSONObject, to component: Component, recurrence: Int64) -> JSONObject {
        let own = content(of: component)
        var patch = JSONObject()
        let skipped: Set<String> = ["@type", "uid", "recurrenceRules", "excludedRecurrenceRules", "prodId", "method"]
        for member in own.members where !skipped.contains(member.name) && master[member.name] != member.value {
            if member.name == "start", member.value.string == CivilDateTime(secondsSinceEpoch: recurrence).iso8601 {
                continue
            }
            patch[member.name] = member.value
        }
        for member in master.members where !skipped.contains(member.name) && own[member.name] == nil {
            patch[member.name] = .null
        }
        return patch
    }

    private func keep(components: [JSONValue], in result: inout JSONObject) {
        var holder = result[JSCalendar.keptMember]?.object ?? ["@type": "ICalComponent"]
        holder["components"] = .array((holder["components"]?.array ?? []) + components)
        result[JSCalendar.keptMember] = .object(holder)
    }

    private func content(of component: Component) -> JSONObject {
        var result: JSONObject = [
            "@type": .string(object.kind == .event ? "Event" : "Task"), "uid": .string(object.uid),
        ]
        if let product = object.document.calendar?.first("PRODID") { result["prodId"] = .string(product.text) }
        if let method = object.document.calendar?.first("METHOD") {
            result["method"] = .string(method.value.asciiLowercased)
        }
        let kept = component.properties.filter { property in !isSaid(property, component) }
        times(of: component, &result)
        simple(component, &result)
        rules(component, &result)
        people(component, &result)
        places(component, &result)
        alerts(component, &result)
        var inside = component.components.filter { $0.name != "VALARM" || Alarm($0) == nil }.map { JCal.value(of: $0) }
        if let zone = result["timeZone"]?.string, zone.hasPrefix("/"),
            let definition = object.zones.definition(of: String(zone.dropFirst()))
        {
            inside.append(JCal.value(of: definition))
        }
        if !kept.isEmpty || !inside.isEmpty {
            var holder: JSONObject = ["@type": "ICalComponent"]
            if !kept.isEmpty { holder["properties"] = .array(kept.map { JCal.value(of: $0) }) }
            if !inside.isEmpty { holder["components"] = .array(inside) }
            result[JSCalendar.keptMember] = .object(holder)
        }
        return result
    }

    /// Whether JSCalendar's members say all of a property.
    private func isSaid(_ property: Property, _ component: Component) -> Bool {
        let name = property.name
        let parameters = property.parameters.map(\.name)
        switch name {
        case "UID", "EXDATE", "RDATE", "RECURRENCE-ID": return true
        case "RRULE", "EXRULE": return (try? RecurrenceRule(property.value)) != nil
        case "SUMMARY", "DESCRIPTION", "COLOR", "SEQUENCE", "PRIORITY", "PERCENT-COMPLETE", "GEO", "LOCATION":
            return parameters.isEmpty && component.all(name).count == 1
        case "CATEGORIES": return parameters.isEmpty
        case "CREATED", "LAST-MODIFIED": return parameters.isEmpty && DateTimeValue(property)?.isUTC == true
        case "CLASS": return JSCalendarTable.privacy.contains { $0.0 == property.value }
        case "TRANSP": return JSCalendarTable.busy.contains { $0.0 == property.value }
        case "STATUS":
            let table = object.kind == .event ? JSCalendarTable.eventStatus : JSCalendarTable.progress
            return table.contains { $0.0 == property.value }
        case "ATTENDEE", "ORGANIZER":
            let known = name == "ATTENDEE" ? ["CN", "PARTSTAT", "ROLE", "RSVP", "CUTYPE", "EMAIL"] : ["CN"]
            return parameters.allSatisfy(known.contains)
        case "RELATED-TO": return parameters.allSatisfy { $0 == "RELTYPE" }
        case "CONFERENCE": return parameters.allSatisfy { ["VALUE", "LABEL", "FEATURE"].contains($0) }
        case "DTSTART": return true
        case "DTEND", "DUE":
            guard let start = component.first("DTSTART") else { return true }
            return property.parameter("TZID") == start.parameter("TZID")
                && start.value.hasSuffix("Z") == property.value.hasSuffix("Z")
        // The end is written as DTEND otherwise.
        case "DURATION": return object.kind == .toDo
        default: return false
        }
    }

    private func simple(_ component: Component, _ result: inout JSONObject) {
        for (name, member) in JSCalendarTable.texts {
            if let property = component.first(name) { result[member] = .string(property.text) }
        }
        for (name, member) in JSCalendarTable.integers {
            if let number = component.first(name).flatMap({ Int64($0.value) }) { result[member] = .integer(number) }
        }
        for (name, member) in JSCalendarTable.instants {
            if let value = component.first(name).flatMap({ DateTimeValue($0) }) {
                result[member] = .string(value.local.iso8601 + "Z")
            }
        }
        if result["updated"] == nil, let stamp = component.first("DTSTAMP").flatMap({ DateTimeValue($0) }) {
            result["updated"] = .string(stamp.local.iso8601 + "Z")
        }
        func map(_ name: String, _ member: String, _ table: [(String, String)]) {
            guard let value = component.first(name)?.value.asciiUppercased else { return }
            if let pair = table.first(where: { $0.0 == value }) { result[member] = .string(pair.1) }
        }
        map("CLASS", "privacy", JSCalendarTable.privacy)
        map("TRANSP", "freeBusyStatus", JSCalendarTable.busy)
        if object.kind == .event {
            map("STATUS", "status", JSCalendarTable.eventStatus)
        } else {
            map("STATUS", "progress", JSCalendarTable.progress)
        }
        let keywords = component.all("CATEGORIES").flatMap(\.textList)
        if !keywords.isEmpty {
            var set = JSONObject()
            for keyword in keywords { set[keyword] = true }
            result["keywords"] = .object(set)
        }
        var relations = JSONObject()
        for property in component.all("RELATED-TO") {
            let type = property.parameter("RELTYPE")?.asciiLowercased ?? "parent"
            relations[property.text] = .object(["@type": "Relation", "relation": .object([type: true])])
        }
        if !relations.isEmpty { result["relatedTo"] = .object(relations) }
    }

    private func times(of component: Component, _ result: inout JSONObject) {
        let isTask = object.kind == .toDo
        let start = component.first("DTSTART").flatMap { DateTimeValue($0) }
        let end = component.first(isTask ? "DUE" : "DTEND").flatMap { DateTimeValue($0) }
        guard let anchor = start ?? end else { return }
        if let start { result["start"] = .string(start.local.iso8601) }
        if isTask, let end { result["due"] = .string(end.local.iso8601) }
        if anchor.isDate { result["showWithoutTime"] = true }
        switch anchor {
        case .date, .floating: break
        case .utc: result["timeZone"] = "Etc/UTC"
        case .zoned(_, let tzid): result["timeZone"] = .string(zoneName(tzid))
        }
        guard let start else { return }
        let member = isTask ? "estimatedDuration" : "duration"
        if let length = component.first("DURATION").flatMap({ DurationValue($0.value) }) {
            result[member] = .string(length.text)
        } else if let end, !isTask {
            result[member] = .string(length(from: start, to: end))
        } else if start.isDate, !isTask {
            result[member] = "P1D"
        }
    }

    /// The name in JSCalendar of a zone; one that only the document defines keeps its name behind a slash.
    private func zoneName(_ tzid: String) -> String {
        let name = object.zones.rules(forTZID: tzid).flatMap { ZoneDatabase.shared.canonicalSpelling(of: $0.name) }
        return name ?? "/" + tzid
    }

    private func length(from start: DateTimeValue, to end: DateTimeValue) -> String {
        let wall = Int(end.local.secondsSinceEpoch - start.local.secondsSinceEpoch)
        if start.isDate { return DurationValue(days: max(1, wall / 86400)).text }
        let compiler = SeriesCompiler(kind: object.kind, zones: object.zones)
        let startZone = compiler.zone(of: start)
        let endZone = compiler.zone(of: end)
        guard startZone != .floating, endZone != .floating else { return DurationValue(seconds: max(0, wall)).text }
        let exact =
            endZone.rules(floating: .utc).instant(of: end.local)
            - startZone.rules(floating: .utc).instant(of: start.local)
        return DurationValue(seconds: max(0, Int(exact))).text
    }

    private func rules(_ component: Component, _ result: inout JSONObject) {
        for (name, member) in [("RRULE", "recurrenceRules"), ("EXRULE", "excludedRecurrenceRules")] {
            let zone = object.series.zone
            let rules = component.all(name).compactMap { try? RecurrenceRule($0.value) }
                .map { JSONValue.object(JSCalendarRule.object($0, zone: zone)) }
            if !rules.isEmpty { result[member] = .array(rules) }
        }
    }

    private func people(_ component: Component, _ result: inout JSONObject) {
        var participants = JSONObject()
        if let organizer = component.first("ORGANIZER") {
            result["replyTo"] = .object(["imip": .string(organizer.value)])
            if component.attendee(CalendarUser(organizer.value)) == nil {
                participants["organizer"] = .object(participant(organizer, isOwner: true, isAttendee: false))
            }
        }
        for (index, attendee) in component.all("ATTENDEE").enumerated() {
            let isOwner = component.organizer == CalendarUser(attendee.value)
            participants["\(index + 1)"] = .object(participant(attendee, isOwner: isOwner, isAttendee: true))
        }
        if !participants.isEmpty { result["participants"] = .object(participants) }
    }

    private func participant(_ property: Property, isOwner: Bool, isAttendee: Bool) -> JSONObject {
        var result: JSONObject = ["@type": "Participant"]
        if let name = property.parameter("CN") { result["name"] = .string(name) }
        if let email = property.parameter("EMAIL") { result["email"] = .string(email) }
        result["sendTo"] = .object(["imip": .string(property.value)])
        if let kind = property.parameter("CUTYPE")?.asciiUppercased {
            let known = JSCalendarTable.userKinds.first { $0.0 == kind }?.1
            result["kind"] = .string(known ?? kind.asciiLowercased)
        }
        var roles = JSONObject()
        if isOwner { roles["owner"] = true }
        if isAttendee { roles["attendee"] = true }
        let role = property.parameter("ROLE")?.asciiUppercased
        if let pair = JSCalendarTable.roles.first(where: { $0.0 == role }) { roles[pair.1] = true }
        result["roles"] = .object(roles)
        guard isAttendee else { return result }
        if let status = property.parameter("PARTSTAT") {
            result["participationStatus"] = .string(status.asciiLowercased)
        }
        if let reply = property.parameter("RSVP") { result["expectReply"] = .boolean(reply.asciiUppercased == "TRUE") }
        return result
    }

    private func places(_ component: Component, _ result: inout JSONObject) {
        var location: JSONObject = ["@type": "Location"]
        if let name = component.first("LOCATION") { location["name"] = .string(name.text) }
        if let place = component.first("GEO") {
            location["coordinates"] = .string("geo:" + place.value.split(separator: ";").joined(separator: ","))
        }
        if location.members.count > 1 { result["locations"] = .object(["1": .object(location)]) }
        var meetings = JSONObject()
        for (index, property) in component.all("CONFERENCE").enumerated() {
            var meeting: JSONObject = ["@type": "VirtualLocation", "uri": .string(property.value)]
            if let label = property.parameter("LABEL") { meeting["name"] = .string(label) }
            var features = JSONObject()
            for feature in property.parameterValues("FEATURE") ?? [] { features[feature.asciiLowercased] = true }
            if !features.isEmpty { meeting["features"] = .object(features) }
            meetings["\(index + 1)"] = .object(meeting)
        }
        if !meetings.isEmpty { result["virtualLocations"] = .object(meetings) }
    }

    private func alerts(_ component: Component, _ result: inout JSONObject) {
        var alerts = JSONObject()
        for (index, alarm) in component.alarms.enumerated() {
            var alert: JSONObject = ["@type": "Alert"]
            switch alarm.trigger {
            case .absolute(let instant):
                alert["trigger"] = .object(["@type": "AbsoluteTrigger", "when": .string(instant.iso8601)])
            case .start(let offset):
                alert["trigger"] = .object(["@type": "OffsetTrigger", "offset": .string(offset.text)])
            case .end(let offset):
                alert["trigger"] = .object([
                    "@type": "OffsetTrigger", "offset": .string(offset.text), "relativeTo": "end",
                ])
            }
            if ["DISPLAY", "EMAIL"].contains(alarm.action) { alert["action"] = .string(alarm.action.asciiLowercased) }
            if let acknowledged = alarm.acknowledged { alert["acknowledged"] = .string(acknowledged.iso8601) }
            let said = ["TRIGGER", "ACKNOWLEDGED"] + (alert["action"] == nil ? [] : ["ACTION"])
            let kept = alarm.component.properties.filter { !said.contains($0.name) }.map { JCal.value(of: $0) }
            if !kept.isEmpty {
                alert[JSCalendar.keptMember] = .object(["@type": "ICalComponent", "properties": .array(kept)])
            }
            alerts["\(index + 1)"] = .object(alert)
        }
        if !alerts.isEmpty { result["alerts"] = .object(alerts) }
    }
}
