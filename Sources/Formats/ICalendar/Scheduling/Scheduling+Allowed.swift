internal import ByteText
internal import CivilTime

extension Scheduling {
    /// Whether an attendee may store a new version (RFC 6638 §3.2.2.1): all but the own answer, alarms, transparency,
    /// progress and private notes is the organizer's. Occurrences may be excluded, and get components of their own at
    /// their time; who knows single ones only may remove some.
    public static func isAllowed(
        _ new: CalendarObject,
        replacing old: CalendarObject,
        byAttendee user: CalendarUser
    ) -> Bool {
        guard new.organizer == old.organizer, new.kind == old.kind, new.uid == old.uid,
            (new.master == nil) == (old.master == nil)
        else { return false }
        if let master = new.master, let before = old.master {
            guard hasSameTimes(new.series, old.series), keepsContent(before, master, user) else { return false }
        }
        var plain = PlainOccurrences(of: old)
        for override in new.series.overrides {
            guard let component = new.component(for: override.recurrence) else { return false }
            if let index = old.series.indexOfOverride(override.recurrence) {
                guard isSamePlace(override, old.series.overrides[index]),
                    let before = old.component(for: override.recurrence), keepsContent(before, component, user)
                else { return false }
            } else {
                guard let master = old.master, plain.contains(override.recurrence),
                    isInPlace(override, in: old.series), keepsContent(master, component, user)
                else { return false }
            }
        }
        guard new.master != nil else { return true }
        let excluded = Set(new.series.excludedStarts)
        return old.series.overrides.allSatisfy {
            new.series.indexOfOverride($0.recurrence) != nil || excluded.contains($0.recurrence)
        }
    }

    /// Whether two series have the same occurrences, but for those that the new one excludes.
    private static func hasSameTimes(_ new: Series, _ old: Series) -> Bool {
        new.hasStart == old.hasStart && new.isDate == old.isDate && new.start == old.start && new.zone == old.zone
            && isSameLength(new.length, old.length, from: new.start, new.zone)
            && new.rules == old.rules && new.excludingRules == old.excludingRules && new.extraStarts == old.extraStarts
            && Set(old.excludedStarts).isSubset(of: new.excludedStarts)
            && Set(old.excludedDays).isSubset(of: new.excludedDays)
    }

    private static func isSamePlace(_ new: Series.Override, _ old: Series.Override) -> Bool {
        new.start == old.start && new.zone == old.zone && new.isDate == old.isDate
            && new.appliesToFuture == old.appliesToFuture
            && isSameLength(new.length, old.length, from: new.start, new.zone)
    }

    /// Whether an occurrence takes place when the series says so.
    private static func isInPlace(_ override: Series.Override, in series: Series) -> Bool {
        override.start == override.recurrence && override.zone == series.zone && override.isDate == series.isDate
            && !override.appliesToFuture
            && isSameLength(override.length, series.length, from: override.start, series.zone)
    }

    /// Whether both end at the same time, be it said by an end or by a duration.
    private static func isSameLength(
        _ length: Series.Length,
        _ other: Series.Length,
        from start: Int64,
        _ zone: Series.Zone
    ) -> Bool {
        let rules = zone.rules(floating: .utc)
        let instant = rules.instantSeconds(ofLocal: start)
        return length.end(ofStart: start, at: instant, rules) == other.end(ofStart: start, at: instant, rules)
    }

    private static func keepsContent(_ old: Component, _ new: Component, _ user: CalendarUser) -> Bool {
        for name in ["SUMMARY", "LOCATION", "DESCRIPTION"]
        where old.first(name)?.text ?? "" != new.first(name)?.text ?? "" {
            return false
        }
        // Attendees of a to-do report their progress.
        let status = new.name == "VTODO" ? [] : [old, new].map { $0.first("STATUS")?.value.asciiUppercased }
        guard status.first == status.last, new.attendee(user) != nil || old.attendee(user) == nil else { return false }
        let others = [old, new].map { side in
            Set(side.all("ATTENDEE").map { CalendarUser($0.value) }).subtracting([user])
        }
        return others[0] == others[1]
            && others[0].allSatisfy { new.participationStatus(of: $0) == old.participationStatus(of: $0) }
    }
}
