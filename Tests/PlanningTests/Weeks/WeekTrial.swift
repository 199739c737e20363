import Accounts
import Calendars
import CivilTime
import TestSupport
import Testing
import TripSearch

@testable import Planning

/// A random week in a server of its own, and what is done to it.
struct WeekTrial {
    let week: RandomWeek
    let seed: UInt64

    /// Records what does not hold, with the fewest events for which it still does not.
    static func run(_ week: RandomWeek, seed: UInt64) async throws {
        let problems = try await WeekTrial(week: week, seed: seed).problems()
        guard !problems.isEmpty else { return }
        let least = try await shrunk(week, seed: seed)
        let found = try await WeekTrial(week: least, seed: seed).problems()
        let events = least.events.map(\.description).joined(separator: "\n  ")
        let all = (found.isEmpty ? problems : found).joined(separator: "\n- ")
        Issue.record("seed \(seed)\n- \(all)\n  \(events)\n  \(least.preferences)")
    }

    /// Without each event that the failure does not need.
    private static func shrunk(_ week: RandomWeek, seed: UInt64) async throws -> RandomWeek {
        var week = week
        for event in week.events {
            var less = week
            less.events.removeAll { $0.uid == event.uid }
            if try await !WeekTrial(week: less, seed: seed).problems().isEmpty { week = less }
        }
        for name in week.preferences.keys.sorted() where name != "modes" {
            var less = week
            less.preferences[name] = nil
            if try await !WeekTrial(week: less, seed: seed).problems().isEmpty { week = less }
        }
        return week
    }

    /// What does not hold.
    func problems() async throws -> [String] {
        var random = SplitMix64(seed: seed &+ 1_000_000)
        let house = try await house(week.events)
        let items = try await house.items()
        let calendar = Self.contents(items)
        var problems = try WeekChecks.problems(of: items, in: week)
        func compare(_ what: String, _ house: PlanningHouse) async throws {
            problems += Self.differences(calendar, Self.contents(try await house.items())).map { "\(what): \($0)" }
        }
        let etags = try await house.etags()
        try await house.planning.replan(house.person.id)
        try await house.plan()
        if try await house.etags() != etags { problems.append("planned again, something is rewritten") }
        let day = Int.random(in: 0..<7, using: &random)
        let date = CivilDate(year: 2026, month: 3, day: WeekEvent.firstDay + day)!.daysSinceEpoch
        try await house.repository.markDirty(date...date, of: house.person.id, now: house.clock.now())
        try await house.plan()
        try await compare("one day planned alone", house)

        let other = RandomWeek(seed: seed &+ 7_777_777, in: week.town)
        if var more = other.events.randomElement(using: &random) {
            more.uid = "X"
            try await house.put(more.testEvent)
            try await house.delete(more.uid)
            try await compare("added and removed: \(more)", house)
        }
        try await set(other.preferences, in: house)
        try await set(week.preferences, in: house)
        try await compare("preferences changed to \(other.preferences) and back", house)

        let reordered = try await self.house(week.reordered(&random))
        try await compare("entered in another order", reordered)
        return problems
    }

    /// With these events, entered in this order, and planned then.
    private func house(_ events: [WeekEvent]) async throws -> PlanningHouse {
        let house = try await PlanningHouse(hasHome: false, now: "04:00", itineraries: week.town.itineraries)
        for (name, place) in [("Home", week.town.home), ("Office", week.town.office)] {
            try await house.accounts.setPlace(SavedPlace(name: name, coordinate: place), of: house.person.id)
        }
        try await set(week.preferences, in: house)
        for event in events {
            let event = event.testEvent
            _ = try await house.calendars.objects.put(
                event.bytes,
                at: house.address(event.uid + ".ics"),
                as: house.person.id
            )
        }
        try await house.plan()
        return house
    }

    private func set(_ preferences: [String: PreferenceValue], in house: PlanningHouse) async throws {
        let preferences = try PersonPreferences(.members(preferences))
        try await house.accounts.setPreferences(preferences, of: house.person.id, replacing: nil)
        try await house.plan()
    }

    /// By UID, without what moves on with every change.
    private static func contents(_ items: [TravelItem]) -> [String: [Substring]] {
        Dictionary(
            uniqueKeysWithValues: items.map { item in
                let lines = String(decoding: item.bytes, as: UTF8.self).split(separator: "\r\n").filter { line in
                    !["SEQUENCE:", "DTSTAMP:", "LAST-MODIFIED:"].contains { line.hasPrefix($0) }
                }
                return (item.uid, lines)
            }
        )
    }

    /// One line for each item that is not the same.
    private static func differences(_ one: [String: [Substring]], _ other: [String: [Substring]]) -> [String] {
        Set(one.keys).union(other.keys).sorted().compactMap { uid in
            guard one[uid] != other[uid] else { return nil }
            func title(_ lines: [Substring]?) -> String {
                let shown = lines?.filter {
                    $0.hasPrefix("SUMMARY") || $0.hasPrefix("DTSTART;") || $0.hasPrefix("X-TRAVLENDAR-KIND")
                }
                return shown?.joined(separator: " ") ?? "nothing"
            }
            if let one = one[uid], let other = other[uid], title(one) == title(other) {
                let lines = zip(one, other).first { $0 != $1 }.map { "\($0) | \($1)" } ?? "length"
                return "\(title(one)): \(lines)"
            }
            return "\(title(one[uid])) -> \(title(other[uid]))"
        }
    }
}
