import Accounts
import CivilTime
import Geo
import TripModel

@testable import Planning

/// What holds for every week of everybody (PLAN-7), read from the Travel calendar alone.
struct WeekChecks {
    let week: RandomWeek
    let blocks: [WeekBlock]
    private let occurrences: [WeekEvent.Occurrence]
    private(set) var problems: [String] = []

    /// What is wrong; empty for a good calendar.
    static func problems(of items: [TravelItem], in week: RandomWeek) throws -> [String] {
        var checks = WeekChecks(week: week, blocks: try items.map(WeekBlock.init))
        checks.overlapMarksBoth()
        checks.whatIsMissedIsSaid()
        checks.alarmsRingInTime()
        checks.nothingRunsIntoAnother()
        checks.noConstraintIsBroken()
        checks.onePlaceAtATime()
        return checks.problems
    }

    private init(week: RandomWeek, blocks: [WeekBlock]) {
        self.week = week
        self.blocks = blocks
        occurrences = week.events.filter(\.takesTime).flatMap(\.occurrences)
    }

    private var trips: [WeekBlock] { blocks.filter { $0.trip != nil } }

    private func warning(_ kinds: String..., about one: WeekEvent.Occurrence) -> WeekBlock? {
        blocks.first { block in
            kinds.contains { block.kind == "warning:" + $0 } && block.uid == one.event.uid
                && block.recurrence == one.recurrence
        }
    }

    private func occurrence(of block: WeekBlock) -> WeekEvent.Occurrence? {
        week.events.first { $0.uid == block.uid }?.occurrences.first { $0.recurrence == block.recurrence }
    }

    // MARK: Overlap

    private mutating func overlapMarksBoth() {
        for one in occurrences {
            let others = occurrences.filter { $0.event.uid != one.event.uid && $0.overlaps(one) }
            // Of more, five are named.
            guard others.count <= 5, occurrences.filter({ $0.start / 1_440 == one.start / 1_440 }).count <= 10 else {
                continue
            }
            let mark = warning("overlap", about: one)
            if others.isEmpty, let mark { problems.append("overlaps nothing: \(mark.summary)") }
            for other in others {
                guard let mark else {
                    problems.append("\(one.event.uid) overlaps \(other.event.uid) without a mark")
                    continue
                }
                let isNamed =
                    mark.summary.contains("\"\(other.event.uid)\"")
                    || mark.description.split(separator: "\n").contains { $0.hasSuffix(" " + other.event.uid) }
                if !isNamed { problems.append("\(other.event.uid) is not named: \(mark.summary) \(mark.description)") }
            }
        }
    }

    /// By the rule of ADR 0090: what needs the person somewhere, then what was entered first.
    private var standing: [WeekEvent.Occurrence] {
        let order = occurrences.sorted { one, other in
            if one.event.needsPresence != other.event.needsPresence { return one.event.needsPresence }
            return rank(one) < rank(other)
        }
        return order.reduce(into: []) { standing, one in
            if !standing.contains(where: { $0.overlaps(one) && !isVisit($0, one) }) { standing.append(one) }
        }
    }

    private func rank(_ one: WeekEvent.Occurrence) -> Int {
        (week.events.firstIndex { $0.uid == one.event.uid } ?? 0) * 100 + one.start / 1_440
    }

    private func isBackground(_ one: WeekEvent.Occurrence) -> Bool {
        if case .journey = one.event.place { return false }
        return one.end - one.start >= 360
    }

    private func isVisit(_ one: WeekEvent.Occurrence, _ other: WeekEvent.Occurrence) -> Bool {
        func hosts(_ host: WeekEvent.Occurrence, _ visit: WeekEvent.Occurrence) -> Bool {
            isBackground(host) && host.overlaps(visit) && 2 * (visit.end - visit.start) <= host.end - host.start
        }
        return hosts(one, other) || hosts(other, one)
    }

    // MARK: In time

    private mutating func whatIsMissedIsSaid() {
        for block in trips {
            if block.departure >= block.arrival || Double(block.start) > WeekBlock.minutes(block.departure)
                || Double(block.end) < WeekBlock.minutes(block.arrival)
            {
                problems.append("no time for \(block.summary)")
            }
            guard block.kind == "to", let one = occurrence(of: block), one.event.flexible == nil else { continue }
            let isLate = WeekBlock.minutes(block.arrival) > Double(one.start)
            let isSaid = warning("unreachable", about: one) != nil
            if isLate != isSaid { problems.append("late \(isLate), said \(isSaid): \(block.summary)") }
        }
    }

    private mutating func alarmsRingInTime() {
        for block in trips {
            for alarm in block.alarms where alarm != "PT0S" && !alarm.hasPrefix("-PT") {
                problems.append("an alarm \(alarm) for \(block.summary)")
            }
            if block.alarms.isEmpty { problems.append("no alarm for \(block.summary)") }
        }
    }

    // MARK: In the way

    private func isLate(_ one: WeekEvent.Occurrence) -> Bool { warning("unreachable", about: one) != nil }

    private mutating func nothingRunsIntoAnother() {
        let trips = trips.sorted { ($0.departure, $0.arrival) < ($1.departure, $1.arrival) }
        for (one, other) in zip(trips, trips.dropFirst()) where one.arrival > other.departure {
            problems.append("two trips at once: \(one.summary), \(other.summary)")
        }
        let attended = standing.filter { $0.event.needsPresence && !isBackground($0) && !isLate($0) }
        let slots = blocks.filter { $0.kind == "slot" }
        // Who is late does what can still be done.
        for trip in trips where trip.kind != "to" || occurrence(of: trip).map({ !isLate($0) }) ?? true {
            let (start, end) = (WeekBlock.minutes(trip.departure), WeekBlock.minutes(trip.arrival))
            for one in attended where Double(one.start) < end && start < Double(one.end) {
                let isOwn = one.event.uid == trip.uid && one.recurrence == trip.recurrence && trip.kind == "to"
                if !isOwn { problems.append("\(trip.kind) \(trip.summary) runs into \(one.event)") }
            }
            for slot in slots where Double(slot.start) < end && start < Double(slot.end) {
                problems.append("\(trip.summary) runs into the break \(slot.summary)")
            }
        }
        for slot in slots {
            for one in standing where !isBackground(one) && one.start < slot.end && slot.start < one.end {
                problems.append("the break \(slot.summary) is during \(one.event)")
            }
        }
    }

    // MARK: Constraints

    private func number(_ name: String) -> Double? {
        if case .number(let number)? = week.preferences[name] { number } else { nil }
    }

    private mutating func noConstraintIsBroken() {
        let named = week.events.reduce(into: Set<String>()) { $0.formUnion($1.modes) }
        for block in trips {
            let modes = Set(block.legs.map(\.mode.rawValue)).subtracting(["foot"])
            if !modes.isSubset(of: week.modes.union(named)) { problems.append("by \(modes): \(block.summary)") }
            if week.preferences["canDrive"] == .flag(false), modes.contains("car") {
                problems.append("no licence: \(block.summary)")
            }
            if let most = number("maximumWalkingMetres"), let walk = block.trip?.walkingDistance, Double(walk) > most {
                problems.append("\(walk) m on foot: \(block.summary)")
            }
            if let most = number("maximumTransfers"), let changes = block.trip?.transfers, Double(changes) > most {
                problems.append("\(changes) changes: \(block.summary)")
            }
            for leg in block.legs {
                if week.preferences["hours"] != nil, leg.mode == .transit {
                    let ends = [leg.departure, leg.arrival].map { Int(WeekBlock.minutes($0)) % 1_440 }
                    if !ends.allSatisfy({ (360...1_200).contains($0) }) {
                        problems.append("out of hours: \(block.summary)")
                    }
                }
                if week.preferences["distances"] != nil, leg.mode == .bicycle, leg.metres > 3_000 {
                    problems.append("\(leg.metres) m by bicycle: \(block.summary)")
                }
            }
        }
    }

    // MARK: One place at a time

    /// Something that the person does, in the order of the day.
    private enum Step {
        case trip(WeekBlock)
        case event(WeekEvent.Occurrence)

        /// An event that is missed, and to which the person has arranged the way: they come to it when they can.
        case missed(WeekEvent.Occurrence, from: Double)

        var start: Double {
            switch self {
            case .trip(let block): WeekBlock.minutes(block.departure)
            case .event(let one): Double(one.start)
            case .missed(_, let start): start
            }
        }

        /// Whoever leaves an event in the minute in which it begins was there.
        var rank: Int {
            switch self {
            case .event: 0
            case .trip: 1
            case .missed: 2
            }
        }
    }

    /// A way that takes less than three minutes has no block.
    private var tolerance: Double {
        let modes = week.events.reduce(into: week.modes) { $0.formUnion($1.modes) }
        return modes.contains("car") || modes.contains("taxi") ? 1_900 : modes.contains("bicycle") ? 900 : 250
    }

    private func isNear(_ one: Coordinate, _ other: Coordinate) -> Bool { one.distance(to: other).value <= tolerance }

    /// A moment of the day that a step belongs to: the way to an early event, be it by night, is of the event's day.
    private func momentOfDay(of step: Step) -> Double {
        if case .trip(let block) = step, block.kind == "to", let start = occurrence(of: block)?.start {
            return Double(start)
        }
        return step.start
    }

    /// As a step of the day: what is missed comes after the ways to all that begins no later.
    private func step(_ one: WeekEvent.Occurrence) -> Step {
        guard isLate(one), isArranged(one) else { return .event(one) }
        let before = trips.filter { $0.kind == "to" && occurrence(of: $0).map { $0.start <= one.start } ?? false }
        let arrivals = before.map { WeekBlock.minutes($0.arrival) }
        return .missed(one, from: arrivals.reduce(Double(one.start), max))
    }

    private func isArranged(_ one: WeekEvent.Occurrence) -> Bool {
        one.event.tags.contains("#self") || !one.event.extra.isEmpty
    }

    private mutating func onePlaceAtATime() {
        let lost: Set<String> = ["unreachable", "means", "far"]
        let standing = standing
        let slots = blocks.filter { $0.kind == "slot" }
        let attended = standing.filter { one in
            guard one.event.needsPresence else { return false }
            // A longer event may begin while its first visit or a break with a place is under way, or so shortly before
            // it that it is not worth the way.
            return !isBackground(one)
                || !standing.contains { isVisit($0, one) && $0.start < one.start + 30 }
                    && !slots.contains { $0.start < one.start + 30 && one.start < $0.end }
        }
        let steps = (trips.map(Step.trip) + attended.map(step))
            .sorted { ($0.start, $0.rank) < ($1.start, $1.rank) }
        // Nil: nobody knows.
        var place: Coordinate? = week.town.home
        var day = -1
        for step in steps {
            let today = Int((momentOfDay(of: step) - 240) / 1_440)
            // How a night begins is checked by the way home; how it ends is at home, in a hotel or where one was.
            if today != day { place = nil }
            day = today
            switch step {
            case .trip(let block):
                guard let first = block.legs.first, let last = block.legs.last else { continue }
                if let place, !isNear(place, first.from) {
                    problems.append("\(block.kind) \(block.summary) starts at \(first.from), the person is at \(place)")
                }
                place = last.to
                // One that is late leaves for it when it has begun, and then is where it leads.
                if block.kind == "to", let one = occurrence(of: block), isLate(one),
                    case .journey(_, let to) = one.event.place
                {
                    place = to
                }
            case .missed(let one, _):
                switch one.event.place {
                case .none, .unknown: continue
                case .at(let there), .journey(_, let there): place = there
                }
            case .event(let one):
                let isTold = blocks.contains { block in
                    block.uid == one.event.uid && block.recurrence == one.recurrence
                        && lost.contains(String(block.kind.dropFirst("warning:".count)))
                }
                // The trip that is late says where they come from.
                if isLate(one) { continue }
                func reach(_ there: Coordinate) {
                    if let place, !isTold, !isArranged(one), !isNear(place, there) {
                        problems.append("nothing leads to \(one.event); the person is at \(place)")
                    }
                }
                switch one.event.place {
                case .none, .unknown: continue
                case .at(let there):
                    reach(there)
                    place = there
                case .journey(let from, let to):
                    reach(from)
                    place = to
                }
            }
        }
    }
}
