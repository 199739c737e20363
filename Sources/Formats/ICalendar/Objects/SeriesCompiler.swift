internal import CivilTime

/// Extracts the data that determines occurrences from components.
struct SeriesCompiler {
    let kind: ComponentKind
    let zones: CalendarZones
    private let needsStart: Bool

    init(kind: ComponentKind, zones: CalendarZones, needsStart: Bool = true) {
        self.kind = kind
        self.needsStart = needsStart
        self.zones = zones
    }

    /// The series, and for each of its overrides the index of the component.
    func compile(
        master: Component?,
        overrides: [Component]
    ) throws(CalendarObjectError) -> (Series, [Int]) {
        var series: Series
        if let master {
            series = try compile(master)
        } else {
            series = Series(
                kind: kind,
                hasStart: false,
                zone: .floating,
                isDate: false,
                start: 0,
                length: .exact(0),
                test: .event
            )
            // Without a master, the first override determines the time zone.
            if let value = overrides.first?.first("RECURRENCE-ID").flatMap({ DateTimeValue($0) }) {
                series.zone = zone(of: value)
                series.isDate = value.isDate
            }
        }
        var compiled: [(Series.Override, Int)] = []
        for (index, component) in overrides.enumerated() {
            compiled.append((try compile(override: component, in: series), index))
        }
        compiled.sort { $0.0.recurrence < $1.0.recurrence }
        for index in compiled.indices.dropFirst() where compiled[index].0.recurrence == compiled[index - 1].0.recurrence
        {
            throw .repeatedInstance(recurrenceID: overrides[compiled[index].1].first("RECURRENCE-ID")?.value)
        }
        series.overrides = compiled.map(\.0)
        return (series, compiled.map(\.1))
    }

    private func compile(_ master: Component) throws(CalendarObjectError) -> Series {
        let times = try times(of: master)
        let start = times.start
        var series = Series(
            kind: kind,
            hasStart: start != nil,
            zone: start.map { zone(of: $0) } ?? .floating,
            isDate: start?.isDate ?? false,
            start: start?.local.secondsSinceEpoch ?? 0,
            length: times.length,
            test: times.test,
            busy: kind == .event ? master.busyKind : nil
        )
        guard start != nil else {
            if needsStart, kind == .event || master.first("RRULE") != nil { throw .missingStart }
            if kind == .toDo {
                series.undated = Series.Undated(
                    completed: try instant(master, "COMPLETED"),
                    created: try instant(master, "CREATED")
                )
            }
            return series
        }
        series.rules = rules(master.all("RRULE"), series)
        series.excludingRules = rules(master.all("EXRULE"), series)
        for property in master.all("RDATE") { appendExtraStarts(property, to: &series) }
        series.extraStarts.sort { $0.start < $1.start }
        if !series.extraStarts.isEmpty, series.rules.isEmpty {
            // The start itself belongs to the set; an extra date at the same time is the same occurrence.
            series.extraStarts.removeAll { $0.start == series.start && $0.length == nil }
        }
        for property in master.all("EXDATE") {
            for value in DateTimeValue.list(property) {
                if value.isDate, !series.isDate {
                    series.excludedDays.append(value.local.secondsSinceEpoch)
                } else {
                    series.excludedStarts.append(nominal(value, in: series))
                }
            }
        }
        series.excludedStarts.sort()
        series.excludedDays.sort()
        return series
    }

    private func compile(override: Component, in series: Series) throws(CalendarObjectError) -> Series.Override {
        guard let property = override.first("RECURRENCE-ID") else { throw .missingStart }
        guard let identifier = DateTimeValue(property) else {
            throw .malformedValue(property: "RECURRENCE-ID", value: property.value)
        }
        let recurrence = recurrence(named: identifier, in: series)
        let times = try times(of: override)
        let start = times.start ?? identifier
        let range = property.parameter("RANGE")?.uppercased()
        return Series.Override(
            recurrence: recurrence,
            appliesToFuture: range == "THISANDFUTURE",
            start: start.local.secondsSinceEpoch,
            zone: zone(of: start),
            isDate: start.isDate,
            length: times.length,
            test: times.test,
            busy: kind == .event ? override.busyKind : nil
        )
    }

    /// The start, in the zone of the series, that a RECURRENCE-ID names.
    func recurrence(named identifier: DateTimeValue, in series: Series) -> Int64 {
        let start = nominal(identifier, in: series)
        guard identifier.isDate, !series.isDate, series.hasStart else { return start }
        // A date names the occurrence of that day.
        return start + CivilDateTime.secondsIntoDay(series.start)
    }

    /// The zone in which a value's wall-clock time is read. Unknown names are read as floating.
    func zone(of value: DateTimeValue) -> Series.Zone {
        switch value {
        case .date, .floating: .floating
        case .utc: .utc
        case .zoned(_, let tzid): zones.rules(forTZID: tzid).map { .rules($0) } ?? .floating
        }
    }

    /// A value in wall-clock seconds of the zone of the series.
    private func nominal(_ value: DateTimeValue, in series: Series) -> Int64 {
        let local = value.local.secondsSinceEpoch
        if series.isDate { return local - CivilDateTime.secondsIntoDay(local) }
        let own = zone(of: value)
        guard own != series.zone, own != .floating, series.zone != .floating else { return local }
        let instant = Instant(secondsSince1970: own.rules(floating: .utc).instantSeconds(ofLocal: local))
        return series.zone.rules(floating: .utc).local(instant).secondsSinceEpoch
    }

    private func appendExtraStarts(_ property: Property, to series: inout Series) {
        let tzid = property.parameter("TZID")
        for part in TextEscaping.split(property.value) {
            let ends = part.split(separator: "/", maxSplits: 1)
            guard let first = ends.first, let start = DateTimeValue(first, tzid: tzid) else { continue }
            var extra = Series.ExtraStart(start: nominal(start, in: series), length: nil)
            if start.isDate, !series.isDate { extra.start += CivilDateTime.secondsIntoDay(series.start) }
            if ends.count == 2 {
                if let duration = DurationValue(ends[1]) {
                    extra.length = .nominal(days: Int64(duration.days), seconds: Int64(duration.seconds))
                } else if let end = DateTimeValue(ends[1], tzid: tzid) {
                    let last = zone(of: end).rules(floating: .utc).instantSeconds(ofLocal: end.local.secondsSinceEpoch)
                    let first = zone(of: start).rules(floating: .utc)
                        .instantSeconds(ofLocal: start.local.secondsSinceEpoch)
                    extra.length = .exact(max(0, last - first))
                }
            }
            series.extraStarts.append(extra)
        }
    }

    /// Rules that cannot be read do not recur; the strict check names them.
    private func rules(_ properties: [Property], _ series: Series) -> [Series.Rule] {
        var result: [Series.Rule] = []
        for property in properties {
            guard let rule = try? RecurrenceRule(property.value),
                rule.isSupported(from: CivilDateTime(secondsSinceEpoch: series.start).date)
            else { continue }
            var entry = Series.Rule(rule: rule)
            switch rule.until {
            case nil: break
            case .date(let date):
                // Read as written: midnight of that day.
                entry.last = CivilDateTime(date: date, time: .midnight).secondsSinceEpoch
            case .utc(let until):
                let seconds = until.secondsSinceEpoch
                if case .rules(let rules) = series.zone, !series.isDate {
                    let local = rules.local(Instant(secondsSince1970: seconds)).secondsSinceEpoch
                    // Readings in a gap are later on the clock than as instants: they are compared one by one.
                    entry.last = local + 86400
                    entry.lastInstant = seconds
                } else {
                    entry.last = seconds
                }
            case .floating(let until), .zoned(let until, _): entry.last = until.secondsSinceEpoch
            }
            if series.isDate, let last = entry.last { entry.last = last - CivilDateTime.secondsIntoDay(last) }
            result.append(entry)
        }
        return result
    }

    private func instant(_ component: Component, _ name: String) throws(CalendarObjectError) -> Int64? {
        guard let property = component.first(name) else { return nil }
        guard let value = DateTimeValue(property) else { return nil }
        return zone(of: value).rules(floating: .utc).instantSeconds(ofLocal: value.local.secondsSinceEpoch)
    }

    struct Times {
        var start: DateTimeValue?
        var length: Series.Length
        var test: OverlapTest
    }

    private func value(_ component: Component, _ name: String) throws(CalendarObjectError) -> DateTimeValue? {
        guard let property = component.first(name) else { return nil }
        guard let value = DateTimeValue(property) else {
            throw .malformedValue(property: name, value: property.value)
        }
        return value
    }

    /// Start, length and overlap test of a component (RFC 5545 §3.6, RFC 4791 §9.9).
    private func times(of component: Component) throws(CalendarObjectError) -> Times {
        let start = try value(component, "DTSTART")
        let end = try value(component, kind == .toDo ? "DUE" : "DTEND")
        let duration = component.first("DURATION").flatMap { DurationValue($0.value) }
        if kind == .freeBusy, start == nil || end == nil {
            let periods = component.freeBusyPeriods
            if let first = periods.map(\.start).min(), let last = periods.map(\.end).max() {
                return Times(start: .utc(first.utc), length: .exact(last - first), test: .freeBusy)
            }
        }
        if kind == .availability { return availabilityTimes(from: start, to: end, duration) }
        guard let start else {
            return Times(start: end, length: .exact(0), test: kind == .toDo ? .toDoWithDue : .event)
        }
        if let end, kind != .journal {
            let test: OverlapTest =
                kind == .toDo ? .toDoWithStartAndDue : kind == .freeBusy ? .freeBusy : .event
            return Times(start: start, length: length(from: start, to: end), test: test)
        }
        if let duration, kind != .journal {
            let length = Series.Length.nominal(days: Int64(duration.days), seconds: Int64(duration.seconds))
            let isForward = duration.days >= 0 && duration.seconds >= 0
            let test: OverlapTest = kind == .toDo ? .toDoWithDuration : .event
            return Times(start: start, length: isForward ? length : .exact(0), test: test)
        }
        if kind == .toDo { return Times(start: start, length: .exact(0), test: .toDoWithStart) }
        return Times(start: start, length: start.isDate ? .nominal(days: 1, seconds: 0) : .exact(0), test: .event)
    }

    /// Without a start it has always begun, without an end it never ends (RFC 7953 §3.1, §7.2.2).
    private func availabilityTimes(
        from start: DateTimeValue?,
        to end: DateTimeValue?,
        _ duration: DurationValue?
    ) -> Times {
        let first = start ?? .utc(CivilDateTime(secondsSinceEpoch: Self.startOfTime))
        if let end { return Times(start: first, length: length(from: first, to: end), test: .event) }
        guard start != nil, let duration, duration.days >= 0, duration.seconds >= 0 else {
            return Times(start: first, length: .exact(Self.wholeOfTime), test: .event)
        }
        let length = Series.Length.nominal(days: Int64(duration.days), seconds: Int64(duration.seconds))
        return Times(start: first, length: length, test: .event)
    }

    /// 0001-01-01T00:00:00.
    private static let startOfTime: Int64 = -62_135_596_800

    /// Seconds from then to beyond the year 9999.
    private static let wholeOfTime: Int64 = 320_000_000_000

    private func length(from start: DateTimeValue, to end: DateTimeValue) -> Series.Length {
        let first = start.local.secondsSinceEpoch
        let last = end.local.secondsSinceEpoch
        if start.isDate { return .nominal(days: max(kind == .toDo ? 0 : 1, (last - first) / 86400), seconds: 0) }
        let startZone = zone(of: start)
        let endZone = zone(of: end)
        // An end before the start is an error of the writer: the event is taken as a moment.
        if startZone == endZone || startZone == .floating || endZone == .floating {
            return .wallClock(max(0, last - first))
        }
        let startInstant = startZone.rules(floating: .utc).instantSeconds(ofLocal: first)
        let endInstant = endZone.rules(floating: .utc).instantSeconds(ofLocal: last)
        return .exact(max(0, endInstant - startInstant))
    }
}
