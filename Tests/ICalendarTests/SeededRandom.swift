import CivilTime
import ICalendar
import TestSupport

/// Random calendar data; the seed identifies a failure.
struct SeededRandom: RandomNumberGenerator {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func next() -> UInt64 { generator.next() }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    mutating func pick<Element>(_ values: [Element]) -> Element { values[number(0...(values.count - 1))] }

    mutating func text() -> String {
        let pieces = [
            "a", "Tea", " ", ",", ";", "\\", "\n", ":", "\"", "^", "è", "\u{1F600}", "long words here", "=", "n",
        ]
        return (0..<number(0...25)).map { _ in pick(pieces) }.joined()
    }

    /// A component with properties of every shape.
    mutating func component(depth: Int = 0) -> Component {
        var properties: [Property] = []
        for _ in 0..<number(0...8) {
            switch number(0...4) {
            case 0: properties.append(.text(pick(["SUMMARY", "X-ANY", "COMMENT"]), text()))
            case 1: properties.append(Property("X-RAW", value: text().filter { !$0.isNewline }))
            case 2:
                let parameters = [("X-P", text()), ("CN", text())]
                properties.append(Property("ATTENDEE", parameters: parameters, value: "mailto:a@example.com"))
            case 3:
                let list = [Parameter("MEMBER", ["mailto:a", "mailto:b;c"])]
                properties.append(Property("ATTENDEE", parameterList: list, value: "mailto:b@example.com"))
            default: properties.append(dateTime().property("DTSTART"))
            }
        }
        let children = depth < 3 ? (0..<number(0...2)).map { _ in component(depth: depth + 1) } : []
        return Component(name: pick(["VEVENT", "VALARM", "X-THING"]), properties: properties, components: children)
    }

    mutating func dateTime() -> DateTimeValue {
        let seconds = Int64(number(1_500_000_000...2_000_000_000))
        let local = CivilDateTime(secondsSinceEpoch: seconds)
        switch number(0...3) {
        case 0: return .date(local.date)
        case 1: return .floating(local)
        case 2: return .utc(local)
        default: return .zoned(local, tzid: pick(["Europe/Rome", "America/New_York", "Australia/Lord_Howe"]))
        }
    }

    /// A rule that makes sense, of any frequency.
    mutating func rule() -> RecurrenceRule {
        var rule = RecurrenceRule(pick(RecurrenceRule.Frequency.allCases), interval: number(1...4))
        if chance(30) { rule.months = [.init(number(1...12)), .init(number(1...12))] }
        let isCoarse = rule.frequency == .monthly || rule.frequency == .yearly
        if chance(40) {
            let ordinal = isCoarse && chance(50) ? pick([-2, -1, 1, 2, 3]) : 0
            rule.weekdays = [.init(pick(Weekday.allCases), ordinal: ordinal), .init(pick(Weekday.allCases))]
        }
        if chance(30), rule.frequency != .weekly { rule.monthDays = [number(1...31), -number(1...31)] }
        if chance(20), rule.frequency == .yearly { rule.yearDays = [number(1...366), -number(1...366)] }
        if chance(20) { rule.hours = [number(0...23), number(0...23)] }
        if chance(20) { rule.minutes = [number(0...59), number(0...59)] }
        if chance(20), isCoarse { rule.setPositions = [number(1...3), -number(1...3)] }
        if chance(30) { rule.weekStart = pick(Weekday.allCases) }
        return rule
    }
}
