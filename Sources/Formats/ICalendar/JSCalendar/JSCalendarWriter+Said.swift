internal import ByteText
internal import CivilTime

extension JSCalendarWriter {
    /// Whether JSCalendar's members say all of a property.
    func isSaid(_ property: Property, _ component: Component) -> Bool {
        let name = property.name
        let parameters = property.parameters.map(\.name)
        switch name {
        case JSCalendar.keptProperty: return property.parameter(JSCalendar.pointerParameter) != nil
        // The reader makes both of `updated`.
        case "DTSTAMP":
            let changed = component.first("LAST-MODIFIED")
            return parameters.isEmpty && property.hasInstant && (changed.map { $0.value == property.value } ?? true)
        case "UID", "RECURRENCE-ID": return component.all(name).count == 1
        case "EXDATE": return DateTimeValue.list(property).allSatisfy { $0.isDate == object.series.isDate }
        case "RDATE": return property.valueType != .period
        case "RRULE", "EXRULE": return (try? RecurrenceRule(property.value)) != nil
        case "SUMMARY", "DESCRIPTION", "COLOR": return parameters.isEmpty && component.all(name).count == 1
        case "SEQUENCE", "PRIORITY", "PERCENT-COMPLETE":
            return parameters.isEmpty && component.all(name).count == 1 && Int64(property.value) != nil
        case "LOCATION": return parameters.allSatisfy { $0 == JSCalendar.idParameter } && component.all(name).count == 1
        case "GEO":
            return parameters.allSatisfy { $0 == JSCalendar.idParameter } && component.all(name).count == 1
                && JSCalendarPlaces.uri(of: property) != nil
        case "CATEGORIES": return parameters.isEmpty
        case "CONCEPT": return parameters.allSatisfy { $0 == "VALUE" } && property.valueType == .uri
        case "REQUEST-STATUS": return parameters.isEmpty && component.all(name).count == 1
        case "CREATED", "LAST-MODIFIED": return parameters.isEmpty && property.hasInstant
        case "CLASS": return JSCalendarTable.privacy.contains { $0.0 == property.value }
        case "TRANSP": return JSCalendarTable.busy.contains { $0.0 == property.value }
        case "STATUS":
            let table = isTask ? JSCalendarTable.progress : JSCalendarTable.eventStatus
            return table.contains { $0.0 == property.value }
        case "COMPLETED":
            return isTask && parameters.isEmpty && property.hasInstant
                && component.first("STATUS")?.value == "COMPLETED"
        case "ATTENDEE", "ORGANIZER": return isSaid(person: property, component)
        case "RELATED-TO": return parameters.isEmpty || parameters == ["RELTYPE"]
        case "CONFERENCE":
            return parameters.allSatisfy { ["VALUE", "LABEL", "FEATURE", JSCalendar.idParameter].contains($0) }
        case "ATTACH", "IMAGE", "URL", "LINK": return JSCalendarLinks.isSaid(property)
        case "DTSTART": return component.all(name).count == 1
        case "DTEND", "DUE": return isSaid(end: property, component)
        // The end of an event is written as DTEND otherwise.
        case "DURATION": return isTask && component.first("DTSTART") != nil && DurationValue(property.value) != nil
        default: return false
        }
    }

    private func isSaid(end property: Property, _ component: Component) -> Bool {
        guard property.isNamed(isTask ? "DUE" : "DTEND"), component.all(property.name).count == 1 else { return false }
        guard let start = component.first("DTSTART"), let startValue = DateTimeValue(start) else { return isTask }
        guard let end = DateTimeValue(property), startValue.local < end.local || isTask else { return false }
        return property.parameter("TZID") == start.parameter("TZID")
            && start.value.hasSuffix("Z") == property.value.hasSuffix("Z")
            && startValue.isDate == end.isDate
    }
}

extension Property {
    /// Whether it is a time in UTC.
    var hasInstant: Bool { if case .utc = DateTimeValue(self) { true } else { false } }
}
