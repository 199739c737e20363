import Accounts
import Calendars
import DayPlanner
import ICalendar
import Testing

@testable import Planning

/// However many plan, and whenever they begin, the same stands in the calendar.
@Suite struct SeveralWorkersTests {
    private static let events: [TestEvent] = (2..<22).flatMap { day in
        [
            TestEvent("a\(day)", "09:00", "10:00", at: PlanningHouse.office, day: day),
            TestEvent("b\(day)", "09:30", "11:00", at: PlanningHouse.park, day: day),
            TestEvent("c\(day)", "15:00", "16:00", at: PlanningHouse.park, day: day),
        ]
    }

    private func write(_ event: TestEvent, in house: PlanningHouse) async throws {
        _ = try await house.calendars.objects.put(
            event.bytes,
            at: house.address(event.uid + ".ics"),
            as: house.person.id
        )
    }

    /// What a person sees: when, what, and about which event.
    private func shown(_ house: PlanningHouse) async throws -> [String] {
        try await house.items().map { "\($0.uid) \($0.line) \($0.event.first("DESCRIPTION")?.text ?? "")" }.sorted()
    }

    /// As another process on the same store makes it.
    private func worker(beside house: PlanningHouse) -> PlanningService {
        PlanningService(
            repository: house.repository,
            accounts: house.accounts,
            environment: house.planning.environment,
            attribution: house.planning.attribution,
            clock: house.clock
        )
    }

    private func alone() async throws -> [String] {
        let house = try await PlanningHouse()
        for event in Self.events { try await house.put(event) }
        return try await shown(house)
    }

    @Test func twoWorkersPlanAsOneDoes() async throws {
        let house = try await PlanningHouse()
        let workers = [house.planning, worker(beside: house)]
        // Both plan while the events are written.
        try await withThrowingTaskGroup { group in
            group.addTask {
                for event in Self.events { try await write(event, in: house) }
            }
            for worker in workers {
                group.addTask {
                    for _ in 0..<20 {
                        try await worker.planAll()
                        await Task.yield()
                    }
                }
            }
            try await group.waitForAll()
        }
        try await house.plan()
        let (shown, expected) = (try await shown(house), try await alone())
        #expect(shown == expected)
        #expect(shown.count > 100)
        // Nothing is left to do for the other one.
        #expect(try await workers[1].planAll() == 0)
    }

    @Test func aRestartPlansWhatChangedMeanwhile() async throws {
        let house = try await PlanningHouse()
        let (before, meanwhile) = (Self.events.prefix(30), Self.events.dropFirst(30))
        for event in before { try await house.put(event) }
        try await house.put(TestEvent("gone", "18:00", "19:00", at: PlanningHouse.office))
        // While nobody plans: new ones, one that moves, and one that goes.
        for event in meanwhile { try await write(event, in: house) }
        try await write(TestEvent("a2", "08:00", "08:30", at: PlanningHouse.park), in: house)
        try await write(Self.events[0], in: house)
        try await house.calendars.objects.delete(at: house.address("gone.ics"), as: house.person.id)
        let untouched = try await shown(house)
        try await worker(beside: house).planAll()
        let (shown, expected) = (try await shown(house), try await alone())
        #expect(shown != untouched && shown == expected)
    }
}
