package import CivilTime

/// The lunch that the days of a person keep room for (PLAN-4).
///
/// It is planned as a flexible event of each of its days is. What is not said is as ``usual``.
package struct LunchBreak: Hashable, Sendable {
    /// False: not now, and what else is said is kept for later.
    package var isOn: Bool?
    /// It is taken inside, by the clock of the person's zone; never over midnight.
    package var hours: DayHours.Span?
    package var minutes: Int?
    /// It may shrink to this before it is lost.
    package var leastMinutes: Int?
    package var days: Set<Weekday>?
    /// The saved place where it is taken; nil, or one that is no longer saved: wherever the person then is.
    package var place: String?

    package init(
        isOn: Bool? = nil,
        hours: DayHours.Span? = nil,
        minutes: Int? = nil,
        leastMinutes: Int? = nil,
        days: Set<Weekday>? = nil,
        place: String? = nil
    ) {
        self.isOn = isOn
        self.hours = hours
        self.minutes = minutes
        self.leastMinutes = leastMinutes
        self.days = days
        self.place = place
    }

    /// What counts where nothing is said.
    package static let usual = LunchBreak(
        isOn: true,
        hours: DayHours.Span(from: 41_400, until: 52_200),
        minutes: 30,
        leastMinutes: 20,
        days: Set(Weekday.allCases)
    )

    /// How long it may be asked to last.
    package static let lengths = 5...480

    /// All that counts, said in one place.
    package var complete: LunchBreak {
        let length = minutes ?? Self.usual.minutes
        return LunchBreak(
            isOn: isOn ?? Self.usual.isOn,
            hours: hours ?? Self.usual.hours,
            minutes: length,
            leastMinutes: leastMinutes ?? length.map { min($0, Self.usual.leastMinutes ?? $0) },
            days: days ?? Self.usual.days,
            place: place
        )
    }
}

extension LunchBreak {
    static let names = ["isOn", "hours", "minutes", "leastMinutes", "days", "place"]
    /// The days of the week as preferences name them, Monday first.
    package static let dayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    package static func name(of day: Weekday) -> String { dayNames[day.rawValue - 1] }

    /// What is said here.
    var value: PreferenceValue {
        var members: [String: PreferenceValue] = [:]
        members["isOn"] = isOn.map { .flag($0) }
        members["hours"] = hours.map { .text(DayHours([$0]).description) }
        members["minutes"] = minutes.map { .number(Double($0)) }
        members["leastMinutes"] = leastMinutes.map { .number(Double($0)) }
        members["days"] = days.map { days in
            .list(Weekday.allCases.filter(days.contains).map { .text(Self.name(of: $0)) })
        }
        members["place"] = place.map { .text($0) }
        return .members(members)
    }
}

extension PreferenceReader {
    mutating func lunch(_ value: PreferenceValue, at pointer: String) -> LunchBreak {
        var lunch = LunchBreak()
        for member in members(value, at: pointer, known: LunchBreak.names.contains) {
            switch member.name {
            case "isOn": lunch.isOn = flag(member.value, at: member.pointer)
            case "hours": lunch.hours = window(member.value, at: member.pointer)
            case "minutes": lunch.minutes = integer(member.value, in: LunchBreak.lengths, at: member.pointer)
            case "leastMinutes": lunch.leastMinutes = integer(member.value, in: LunchBreak.lengths, at: member.pointer)
            case "days": lunch.days = weekdays(member.value, at: member.pointer)
            default: lunch.place = text(member.value, at: member.pointer)
            }
        }
        let complete = lunch.complete
        guard let minutes = complete.minutes, let least = complete.leastMinutes, let hours = complete.hours else {
            return lunch
        }
        if least > minutes { note("\(pointer)/leastMinutes", "must not be more than minutes (\(minutes))") }
        if (hours.until - hours.from) / 60 < minutes {
            note("\(pointer)/hours", "must be at least as long as minutes (\(minutes))")
        }
        return lunch
    }

    private mutating func window(_ value: PreferenceValue, at pointer: String) -> DayHours.Span? {
        if case .text(let text) = value, text.utf8.count <= 20, let hours = DayHours(text), hours.spans.count == 1,
            hours.spans[0].from < hours.spans[0].until
        {
            return hours.spans[0]
        }
        note(pointer, "must be one time from and until, such as 11:30-14:30, on one day")
        return nil
    }

    private mutating func weekdays(_ value: PreferenceValue, at pointer: String) -> Set<Weekday>? {
        guard let values = list(value, at: pointer, most: 7) else { return nil }
        var days: Set<Weekday> = []
        for (index, value) in values.enumerated() {
            guard case .text(let name) = value, let number = LunchBreak.dayNames.firstIndex(of: name),
                let day = Weekday(rawValue: number + 1)
            else {
                note("\(pointer)/\(index)", "must be one of \(LunchBreak.dayNames.joined(separator: ", "))")
                continue
            }
            if !days.insert(day).inserted { note("\(pointer)/\(index)", "names \(name) a second time") }
        }
        if values.isEmpty { note(pointer, "must name one day at least; to have no lunch, say isOn: false") }
        return days
    }
}
