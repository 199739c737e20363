internal import ByteText
internal import CivilTime

/// VALARM, and `alerts` (RFC 8984 §4.5.2).
enum JSCalendarAlerts {
    /// The id of an alarm: its UID, or one derived from its content.
    private static func id(of alarm: Alarm, _ ids: inout JSCalendarIDs) -> String {
        ids.next(kept: alarm.uid, of: content(alarm.component))
    }

    private static func content(_ alarm: Component) -> String {
        (alarm.first("ACTION")?.value ?? "") + " " + (alarm.first("TRIGGER")?.value ?? "")
    }

    /// The alarms of a component with a title, which an alarm without words of its own shows.
    static func object(_ alarms: [Alarm], title: String) -> JSONObject {
        var result = JSONObject()
        var ids = JSCalendarIDs()
        for alarm in alarms { result[id(of: alarm, &ids)] = .object(object(alarm, title: title)) }
        return result
    }

    private static func object(_ alarm: Alarm, title: String) -> JSONObject {
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
        var said = ["TRIGGER", "ACKNOWLEDGED", "UID"]
        if ["DISPLAY", "EMAIL"].contains(alarm.action) {
            alert["action"] = .string(alarm.action.asciiLowercased)
            said.append("ACTION")
        }
        let words = alarm.component.all("DESCRIPTION")
        if alarm.action == "DISPLAY", words.count == 1, words[0].text == title, words[0].parameters.isEmpty {
            said.append("DESCRIPTION")
        }
        if let acknowledged = alarm.acknowledged { alert["acknowledged"] = .string(acknowledged.iso8601) }
        var relations = JSONObject()
        for property in alarm.component.all("RELATED-TO") {
            let type = property.parameter("RELTYPE")?.asciiLowercased ?? "parent"
            relations[property.text] = .object(["@type": "Relation", "relation": .object([type: true])])
        }
        if !relations.isEmpty {
            alert["relatedTo"] = .object(relations)
            said.append("RELATED-TO")
        }
        let kept = alarm.component.properties.filter { !said.contains($0.name) }.map { JCal.value(of: $0) }
        if !kept.isEmpty {
            alert[JSCalendar.keptMember] = .object(["@type": "ICalComponent", "properties": .array(kept)])
        }
        return alert
    }

    /// Nil for a trigger of another kind, which is kept as it is.
    static func alarm(_ alert: JSONObject, id: String, title: String) -> Component? {
        guard let trigger = alert["trigger"]?.object else { return nil }
        var properties: [Property] = []
        if let when = trigger["when"]?.string.flatMap({ try? Instant(iso8601: $0) }) {
            properties.append(Property("TRIGGER", parameters: [("VALUE", "DATE-TIME")], value: when.basicText))
        } else if let offset = trigger["offset"]?.string, DurationValue(offset) != nil {
            let isEnd = trigger["relativeTo"]?.string == "end"
            properties.append(Property("TRIGGER", parameters: isEnd ? [("RELATED", "END")] : [], value: offset))
        } else {
            return nil
        }
        let more = JSCalendarReader.keptProperties(alert)
        if !more.contains(where: { $0.isNamed("ACTION") }) {
            let action = alert["action"]?.string?.asciiUppercased ?? "DISPLAY"
            properties.append(.text("ACTION", action))
            if action == "DISPLAY", !more.contains(where: { $0.isNamed("DESCRIPTION") }) {
                properties.append(.text("DESCRIPTION", title))
            }
        }
        if let acknowledged = alert["acknowledged"]?.string.flatMap({ try? Instant(iso8601: $0) }) {
            properties.append(Property("ACKNOWLEDGED", value: acknowledged.basicText))
        }
        for relation in alert["relatedTo"]?.object?.members ?? [] {
            let type = relation.value.object?["relation"]?.object?.members.first?.name ?? "parent"
            let parameters = type == "parent" ? [] : [("RELTYPE", type.asciiUppercased)]
            properties.append(.text("RELATED-TO", relation.name, parameters: parameters))
        }
        var alarm = Component(name: "VALARM", properties: properties + more)
        if let uid = JSCalendarIDs.kept(id, of: content(alarm)) { alarm.append(.text("UID", uid)) }
        return alarm
    }
}

extension JSCalendarWriter {
    func appendAlerts(_ component: Component, _ result: inout JSONObject) {
        let title = component.first("SUMMARY")?.text ?? ""
        let alerts = JSCalendarAlerts.object(component.alarms, title: title)
        if !alerts.isEmpty { result["alerts"] = .object(alerts) }
    }
}
