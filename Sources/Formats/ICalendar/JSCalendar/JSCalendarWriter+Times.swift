internal import CivilTime

extension JSCalendarWriter {
    func appendTimes(of component: Component, _ result: inout JSONObject) {
        let start = component.first("DTSTART").flatMap { DateTimeValue($0) }
        let end = component.first(isTask ? "DUE" : "DTEND").flatMap { DateTimeValue($0) }
        guard let anchor = start ?? end else { return }
        if let start { result["start"] = .string(start.local.iso8601) }
        if isTask, let end { result["due"] = .string(local(of: end, like: anchor).iso8601) }
        if anchor.isDate { result["showWithoutTime"] = true }
        if let zone = zoneMember(of: anchor) {
            result["timeZone"] = .string(zone)
            if zone.hasPrefix("/"), let definition = object.zones.definition(of: String(zone.dropFirst())) {
                result["timeZones"] = .object([zone: .object(JSCalendarZones.object(definition))])
            }
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

    /// The `timeZone` of a value; a zone defined only by the document keeps its name behind a slash.
    func zoneMember(of value: DateTimeValue?) -> String? {
        switch value {
        case .date, .floating, nil: return nil
        case .utc: return "Etc/UTC"
        case .zoned(_, let tzid):
            let name = object.zones.rules(forTZID: tzid).flatMap { ZoneDatabase.shared.canonicalSpelling(of: $0.name) }
            return name ?? "/" + tzid
        }
    }

    /// A value in the zone of another, in which JSCalendar counts all times of an object.
    private func local(of value: DateTimeValue, like anchor: DateTimeValue) -> CivilDateTime {
        let compiler = SeriesCompiler(kind: object.kind, zones: object.zones)
        let own = compiler.zone(of: value)
        let wanted = compiler.zone(of: anchor)
        guard own != wanted, own != .floating, wanted != .floating else { return value.local }
        return wanted.rules(floating: .utc).local(own.rules(floating: .utc).instant(of: value.local))
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
}
