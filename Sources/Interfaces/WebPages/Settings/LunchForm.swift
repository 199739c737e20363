internal import Accounts
internal import CivilTime

/// The lunch of the preferences as a part of their form.
struct LunchForm {
    let isOn: Tick
    let times: [Field]
    let days: TickGroup
    let place: Field

    private enum Name {
        static let isOn = "lunchOn"
        static let from = "lunchFrom"
        static let until = "lunchUntil"
        static let minutes = "lunchMinutes"
        static let least = "lunchLeast"
        static let day = "lunchDay"
        static let place = "lunchPlace"
    }

    /// - Parameters:
    ///   - kept: what stands in the fields; nil: nothing was said so far.
    ///   - places: the names of those that are saved.
    ///   - typed: a form that was sent; nil: none was.
    ///   - problems: by the names of the form's fields.
    ///   - texts: the language.
    init(
        _ kept: LunchBreak?,
        places: [String],
        typed: FormBody?,
        problems: FormProblems,
        _ texts: TextTable
    ) {
        let lunch = (kept ?? LunchBreak(isOn: false)).complete
        isOn = Tick(Name.isOn, texts[.lunchOn], isTicked: typed?.isTicked(Name.isOn) ?? lunch.isOn ?? false)
        let ends = lunch.hours.map { DayHours([$0]).description.split(separator: "-").map(String.init) } ?? []
        func time(_ name: String, _ title: TextKey, _ value: String?) -> Field {
            .line(name, texts[title], typed?[name] ?? value ?? "", type: "time", problem: problems[name])
        }
        func minutes(_ name: String, _ title: TextKey, _ value: Int?, hint: TextKey? = nil) -> Field {
            .line(
                name,
                texts[title],
                typed?[name] ?? value.map { "\($0)" } ?? "",
                type: "number",
                hint: hint.map { texts[$0] },
                problem: problems[name],
                step: "1"
            )
        }
        times = [
            time(Name.from, .lunchFrom, ends.first),
            time(Name.until, .lunchUntil, ends.last),
            minutes(Name.minutes, .lunchMinutes, lunch.minutes),
            minutes(Name.least, .lunchLeast, lunch.leastMinutes, hint: .lunchLeastHint),
        ]
        days = TickGroup(
            Name.day,
            texts[.lunchDays],
            Weekday.allCases.map { (LunchBreak.name(of: $0), texts.weekday($0)) },
            chosen: typed.map { Set($0.all(Name.day)) } ?? Set((lunch.days ?? []).map(LunchBreak.name)),
            problem: problems[Name.day]
        )
        place = .choice(
            Name.place,
            texts[.lunchPlace],
            typed?[Name.place] ?? lunch.place ?? "",
            [("", texts[.lunchAnywhere])] + places.map { ($0, $0) },
            problem: problems[Name.place]
        )
    }

    /// What a form says of lunch, as preferences are written; what is switched off stays as it was kept.
    static func value(
        _ form: FormBody,
        instead kept: PreferenceValue?,
        _ texts: TextTable,
        _ problems: inout FormProblems
    ) -> PreferenceValue? {
        guard form.isTicked(Name.isOn) else {
            return kept?.merged(with: .members(["isOn": .flag(false)]))
        }
        let hours = [Name.from, Name.until].map { name in
            let time = form.trimmed(name)
            return time.utf8.count == 4 ? "0" + time : time
        }
        var members: [String: PreferenceValue] = [
            "isOn": .flag(true), "hours": .text(hours.joined(separator: "-")),
            "days": .list(form.all(Name.day).map { .text($0) }),
        ]
        for (name, member) in [(Name.minutes, "minutes"), (Name.least, "leastMinutes")]
        where !form.trimmed(name).isEmpty {
            guard let number = Int(form.trimmed(name)) else {
                problems.note(name, texts[.enterANumber])
                continue
            }
            members[member] = .number(Double(number))
        }
        if !form[Name.place].isEmpty { members["place"] = .text(form[Name.place]) }
        return .members(members)
    }

    /// Notes that a member of the lunch is refused at the field that it came from.
    static func note(_ member: String, _ texts: TextTable, _ problems: inout FormProblems) {
        switch member {
        case "minutes":
            let lengths = LunchBreak.lengths
            let ends = ["least": "\(lengths.lowerBound)", "greatest": "\(lengths.upperBound)"]
            problems.note(Name.minutes, texts.text(.enterBetween, ends))
        case "leastMinutes": problems.note(Name.least, texts[.lunchLonger])
        case "days": problems.note(Name.day, texts[.lunchDayMissing])
        case "place": problems.note(Name.place, texts[.lunchPlaceUnknown])
        default: problems.note(Name.from, texts[.lunchHours])
        }
    }
}
