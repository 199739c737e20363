import Accounts
import Calendars
import CivilTime
import DayPlanner
import Events
import Jobs
import Testing

@testable import Planning

/// Dirty days, leases and units of work.
@Suite struct LeaseTests {
    private func put(_ event: TestEvent, in house: PlanningHouse) async throws {
        _ = try await house.calendars.objects.put(
            event.bytes,
            at: house.address(event.uid + ".ics"),
            as: house.person.id
        )
    }

    @Test func oneWorkerAtATime() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        let now = house.clock.now()
        let lease = try #require(
            try await house.repository.leaseDirtyDays(
                owner: "one",
                until: now.adding(seconds: 60),
                now: now,
                leavingOut: []
            )
        )
        #expect(lease.marks.count == 1)
        #expect(
            try await house.repository.leaseDirtyDays(
                owner: "two",
                until: now.adding(seconds: 60),
                now: now,
                leavingOut: []
            ) == nil
        )
        let later = now.adding(seconds: 60)
        let second = try await house.repository.leaseDirtyDays(
            owner: "two",
            until: later.adding(seconds: 60),
            now: later,
            leavingOut: []
        )
        #expect(second?.owner == "two")
        // Whose lease has ended writes nothing.
        let late = PlanApplication(
            person: house.person.id,
            owner: "one",
            travelCollection: nil,
            done: lease.marks.map { PlanApplication.PlannedMark(mark: $0, through: $0.days.upperBound) },
            now: later
        )
        #expect(try await house.repository.applyPlan(late) == false)
        try await house.repository.releaseLeases(of: "two")
        #expect(try await house.planning.planAll() == 1)
        #expect(try await house.items().count == 2)
    }

    /// However much there is to plan, a server ends soon.
    @Test func whoIsCancelledLeavesTheDaysDirty() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        let worker = Task {
            try? await Task.sleep(for: .seconds(3600))
            return try await house.planning.planAll()
        }
        worker.cancel()
        #expect(try await worker.value == 0)
        #expect(try await house.items().isEmpty)
        #expect(try await house.planning.planAll() == 1)
        #expect(try await house.items().count == 2)
    }

    @Test func whoRestsIsLeftOut() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        let now = house.clock.now()
        func lease(leavingOut resting: [PrincipalID]) async throws -> DirtyLease? {
            try await house.repository.leaseDirtyDays(
                owner: "one",
                until: now.adding(seconds: 60),
                now: now,
                leavingOut: resting
            )
        }
        #expect(try await lease(leavingOut: [PrincipalID(rawValue: 1), house.person.id]) == nil)
        let taken = try #require(try await lease(leavingOut: [PrincipalID(rawValue: 1)]))
        #expect(taken.modseq > 0)
    }

    @Test func aLeaseIsRenewedWhileItIsHeld() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        let now = house.clock.now()
        let end = now.adding(seconds: 60)
        _ = try #require(try await house.repository.leaseDirtyDays(owner: "one", until: end, now: now, leavingOut: []))
        func renew(_ owner: String, at moment: Instant) async throws -> Bool {
            try await house.repository.renewLease(
                of: house.person.id,
                owner: owner,
                until: moment.adding(seconds: 60),
                now: moment
            )
        }
        #expect(try await renew("one", at: now.adding(seconds: 40)))
        #expect(try await house.repository.leaseDirtyDays(owner: "two", until: end, now: end, leavingOut: []) == nil)
        #expect(try await renew("two", at: end) == false)
        #expect(try await renew("one", at: now.adding(seconds: 100)) == false, "it has ended")
    }

    @Test func aWriteDuringPlanningIsPlannedToo() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        let now = house.clock.now()
        let lease = try #require(
            try await house.repository.leaseDirtyDays(
                owner: "one",
                until: now.adding(seconds: 60),
                now: now,
                leavingOut: []
            )
        )
        try await put(TestEvent("A", "09:30", "10:30", at: PlanningHouse.office), in: house)
        let stale = PlanApplication(
            person: house.person.id,
            owner: "one",
            travelCollection: nil,
            done: lease.marks.map { PlanApplication.PlannedMark(mark: $0, through: $0.days.upperBound) },
            now: now
        )
        #expect(try await house.repository.applyPlan(stale) == false)
        try await house.planning.planAll()
        #expect(try await house.items().first?.value("DTEND") == "20260302T092500")
    }

    @Test func longMarksAreWorkedOffInPortions() async throws {
        let house = try await PlanningHouse { $0.daysAtOnce = 7 }
        try await put(
            TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=DAILY"]),
            in: house
        )
        let units = try await house.planning.planAll()
        #expect((8...12).contains(units))
        #expect(try await house.items().count == 120)
        #expect(try await house.planning.planAll() == 0)
    }

    @Test func theNearestDaysComeFirst() async throws {
        let house = try await PlanningHouse { $0.daysAtOnce = 7 }
        try await put(
            TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=DAILY"]),
            in: house
        )
        var reached: [String] = []
        for _ in 0..<3 {
            guard case .planned = try await house.planning.planNext(paced: nil) else { break }
            reached.append(try await house.items().map(\.startText).max() ?? "")
        }
        #expect(reached == reached.sorted() && Set(reached).count == 3, "\(reached)")
        #expect(reached.first.map { $0 < "20260311" } == true, "\(reached)")
    }

    @Test func newDaysComeIntoTheHorizon() async throws {
        let house = try await PlanningHouse()
        try await house.planning.extendHorizons()
        try await put(
            TestEvent("A", "09:00", "10:00", at: PlanningHouse.office, extra: ["RRULE:FREQ=DAILY"]),
            in: house
        )
        try await house.planning.planAll()
        #expect(try await house.planning.extendHorizons() == false)
        house.clock.set(try PlanningHouse.at("06:00", day: 5))
        #expect(try await house.planning.extendHorizons())
        try await house.planning.planAll()
        #expect(try await house.items().count == 126)
    }

    @Test func thePastIsErasedAfterAWhile() async throws {
        let house = try await PlanningHouse()
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        try await house.planning.planAll()
        let later = house.clock.now().adding(seconds: 86_400)
        try await house.repository.erasePast(before: house.clock.now(), now: later)
        #expect(try await house.items().count == 2)
        try await house.repository.erasePast(before: later, now: later)
        #expect(try await house.items().isEmpty)
    }

    @Test func runWorksUntilCancelled() async throws {
        let house = try await PlanningHouse()
        let run = Task { [house] in
            async let events: Void = house.hub.run()
            await house.planning.run()
            await events
        }
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        for _ in 0..<3_000 where try await house.items().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try await house.items().count == 2)
        run.cancel()
        await run.value
    }

    @Test func leasesOfEndedProcessesAreTakenOver() throws {
        let own = LeaseOwner(host: "h", process: 10, nonce: 1)
        #expect(LeaseOwner(host: "h", process: 10, nonce: 2).isGone(seenBy: own))
        #expect(!own.isGone(seenBy: own))
        #expect(!LeaseOwner(host: "other", process: 10, nonce: 2).isGone(seenBy: own))
        #expect(LeaseOwner(host: "h", process: Int32.max, nonce: 2).isGone(seenBy: own))
        #expect(LeaseOwner(own.text) == own)
        #expect(LeaseOwner("nonsense") == nil)
    }

    @Test func planningThatIsSwitchedOffLeavesNoMarks() async throws {
        let house = try await PlanningHouse()
        try await house.calendars.collections.deleteCollection(
            at: CalendarAddress(owner: house.person.id, name: "travel"),
            as: house.person.id
        )
        try await put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office), in: house)
        #expect(try await house.planning.planAll() <= 1)
        #expect(try await house.planning.planAll() == 0)
    }
}
