internal import CivilTime
internal import ICalendar

/// A series whose occurrences all move by the same amount of local time: what names its occurrences moves along, so
/// that one that was cancelled stays cancelled and one that was changed stays changed.
struct SeriesMove {
    /// The nominal start of an occurrence as it was.
    private let old: DateTimeValue
    /// The same occurrence's new start.
    private let new: DateTimeValue
    /// Of the old start.
    private let zone: ZoneRules

    /// - Parameters:
    ///   - old: the start of the series, or of the occurrence from which on it changes.
    ///   - new: where that goes.
    ///   - zone: of `old`.
    init(from old: DateTimeValue, to new: DateTimeValue, zone: ZoneRules) {
        self.old = old
        self.new = new
        self.zone = zone
    }

    /// By how many days of the calendar.
    var days: Int { new.local.date.daysSinceEpoch - old.local.date.daysSinceEpoch }

    /// Moves the dates that are left out (EXDATE) and those that are added (RDATE).
    func moveDates(of master: inout Component) {
        for name in ["EXDATE", "RDATE"] {
            let properties = master.all(name)
            master.remove(name)
            for property in properties {
                // A period has an end of its own.
                if property.parameter("VALUE") == "PERIOD" {
                    master.append(property)
                    continue
                }
                for value in DateTimeValue.list(property) { master.append(moved(value).property(name)) }
            }
        }
    }

    /// The components that replace single occurrences, under their new names; those that name none of the series any
    /// more are left out.
    ///
    /// - Parameters:
    ///   - overrides: with RECURRENCE-IDs of the old series.
    ///   - master: of the new series.
    /// - Returns: the components of the new series.
    func move(_ overrides: [Component], of master: Component) -> [Component] {
        let moved = overrides.compactMap { move($0) }
        let names = names(of: moved, in: master)
        return moved.filter { $0.first("RECURRENCE-ID").map { names.contains($0.value) } ?? false }
    }

    private func move(_ override: Component) -> Component? {
        guard let property = override.first("RECURRENCE-ID"), let name = DateTimeValue(property) else { return nil }
        var result = override
        var renamed = moved(name).property("RECURRENCE-ID")
        renamed.setParameter("RANGE", property.parameter("RANGE"))
        result.set(renamed)
        // What had been moved on its own stays where it was put.
        guard let start = override.first("DTSTART").flatMap({ DateTimeValue($0) }),
            instant(of: start) == instant(of: name), start.isDate == new.isDate
        else { return result }
        result.set(moved(start).property("DTSTART"))
        if let end = override.first("DTEND").flatMap({ DateTimeValue($0) }) {
            result.set(moved(end).property("DTEND"))
        }
        return result
    }

    /// Which of the names that some overrides have are occurrences of a series.
    private func names(of overrides: [Component], in master: Component) -> Set<String> {
        let days = overrides.compactMap { $0.first("RECURRENCE-ID").flatMap { DateTimeValue($0) } }
            .map { ZoneRules.utc.instant(of: $0.local) }
        var plain = master
        plain.remove("EXDATE")
        let document = CalendarDocument(productIdentifier: "", components: [plain])
        guard let first = days.min(), let last = days.max(), let series = try? CalendarObject(document),
            let found = try? series.occurrences(
                overlapping: first.adding(seconds: -172_800)..<last.adding(seconds: 172_800),
                floating: .utc,
                maximum: 20_000
            )
        else { return [] }
        return Set(found.compactMap(\.recurrenceIDText))
    }

    private func instant(of value: DateTimeValue) -> Instant { rules(of: value).instant(of: value.local) }

    private func rules(of value: DateTimeValue) -> ZoneRules { if case .utc = value { .utc } else { zone } }

    private func moved(_ value: DateTimeValue) -> DateTimeValue {
        // Some apps name occurrences in UTC where the series has a zone.
        let local =
            switch (value, old) {
            case (.utc, .zoned), (.utc, .floating): zone.local(instant(of: value))
            default: value.local
            }
        let target = local.adding(seconds: new.local.secondsSinceEpoch - old.local.secondsSinceEpoch)
        return switch new {
        case .date: .date(target.date)
        case .floating: .floating(target)
        case .utc: .utc(target)
        case .zoned(_, let tzid): .zoned(target, tzid: tzid)
        }
    }
}
