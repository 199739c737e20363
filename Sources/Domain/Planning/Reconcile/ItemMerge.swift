internal import ICalendar

/// Three-way merge of an item: what clients may keep of their own, and what the server restores.
///
/// Clients write a whole object back when they dismiss an alarm; some of them drop or reorder what they do not know.
enum ItemMerge {
    /// The properties that are the server's, in a published item; any other name is the client's.
    private static let serverProperties: Set<String> = [
        "UID", "DTSTAMP", "DTSTART", "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "LOCATION", "GEO",
        "X-APPLE-STRUCTURED-LOCATION", "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR", "STRUCTURED-DATA", "CATEGORIES", "COLOR",
        "TRANSP", "CLASS", "RELATED-TO", "X-TRAVLENDAR-RECURRENCE-ID", "X-TRAVLENDAR-KIND", "SEQUENCE",
        "LAST-MODIFIED", "CREATED", "URL", "STATUS", "PRIORITY",
    ]
    /// Those that say when and how often, not what.
    private static let stamps: Set<String> = ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "CREATED"]

    /// The server's new form with what the client changed and may keep.
    ///
    /// - Parameters:
    ///   - target: the VEVENT to be published.
    ///   - base: the VEVENT that was published when the client read it.
    ///   - current: the VEVENT as the client left it.
    /// - Returns: what shall stand in the calendar.
    static func merge(_ target: Component, base: Component, current: Component) -> Component {
        var merged = target
        for property in current.properties where !serverProperties.contains(property.name) {
            if property.name != "X-MOZ-GENERATION" || base.first(property.name) == nil { merged.append(property) }
        }
        if let color = current.first("COLOR"), color.value != base.first("COLOR")?.value { merged.set(color) }
        merged.removeComponents { $0.name == "VALARM" }
        for alarm in alarms(target: target, base: base, current: current) { merged.append(alarm) }
        return merged
    }

    /// The server's alarms as the client left them, then the client's own.
    private static func alarms(target: Component, base: Component, current: Component) -> [Component] {
        let kept = current.components(named: "VALARM")
        var merged: [Component] = []
        var taken: Set<String> = []
        for alarm in target.components(named: "VALARM") {
            let uid = alarm.first("UID")?.text ?? ""
            taken.insert(uid)
            guard let old = base.components(named: "VALARM").first(where: { $0.first("UID")?.text == uid }) else {
                merged.append(alarm)
                continue
            }
            guard let theirs = kept.first(where: { $0.first("UID")?.text == uid }) else { continue }
            merged.append(same(theirs, old) ? alarm : carry(theirs, old, into: alarm))
        }
        merged.append(contentsOf: kept.filter { !taken.contains($0.first("UID")?.text ?? "") && !isOurs($0, base) })
        return merged
    }

    private static func isOurs(_ alarm: Component, _ base: Component) -> Bool {
        let uid = alarm.first("UID")?.text
        return uid != nil && base.components(named: "VALARM").contains { $0.first("UID")?.text == uid }
    }

    /// Property by property: what the client changed stays, what it left alone follows the server.
    private static func carry(_ theirs: Component, _ old: Component, into alarm: Component) -> Component {
        var merged = alarm
        for property in theirs.properties where property.name != "UID" {
            let before = old.first(property.name)
            if before.map(canonical) != canonical(property) { merged.set(property) }
        }
        return merged
    }

    /// Whether two VEVENTs say the same, whatever the order of their parts, the form of their text, and their stamps.
    static func same(_ left: Component, _ right: Component) -> Bool { canonical(left) == canonical(right) }

    private static func canonical(_ component: Component) -> [String] {
        let properties = component.properties.filter { !stamps.contains($0.name) }.map(canonical)
        let components = component.components.map { child in
            child.name + "{" + canonical(child).joined(separator: "\u{1}") + "}"
        }
        return (properties + components).sorted()
    }

    private static func canonical(_ property: Property) -> String {
        let parameters = property.parameters.map { "\($0.name)=\($0.values.joined(separator: ","))" }.sorted()
        return ([property.name] + parameters).joined(separator: ";") + ":" + property.text
    }
}
