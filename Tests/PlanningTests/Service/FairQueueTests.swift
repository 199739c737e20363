import Accounts
import Calendars
import CivilTime
import StorageMemory
import Testing

@testable import Planning

/// Everybody gets a turn before anybody gets a second one.
struct FairQueueTests {
    private func house() async throws -> PlanningHouse { try await PlanningHouse() }

    private func person(_ name: String, in house: PlanningHouse) async throws -> PrincipalID {
        let draft = PrincipalDraft(name: try #require(Username(name)), timeZone: "Europe/Rome", language: "en")
        let id = try await house.accounts.addPrincipal(draft, at: house.clock.now()).id
        try await house.calendars.collections.prepareHome(of: id)
        return id
    }

    private func mark(_ days: ClosedRange<Int>, of person: PrincipalID, in house: PlanningHouse) async throws {
        let zone = house.planning.configuration.zone
        let today = zone.local(house.clock.now()).date.daysSinceEpoch
        let span = (today + days.lowerBound)...(today + days.upperBound)
        try await house.repository.markDirty(span, of: person, now: house.clock.now())
    }

    /// Who is planned one after the other; `between` runs before each turn.
    private func order(
        _ house: PlanningHouse,
        turns: Int,
        between: () async throws -> Void = {}
    ) async throws -> [PrincipalID] {
        var order: [PrincipalID] = []
        for _ in 0..<turns {
            try await between()
            guard case .planned(let person) = try await house.planning.planNext(paced: nil) else { break }
            order.append(person)
        }
        return order
    }

    @Test func aBulkImportDelaysOthersByOnePortion() async throws {
        let house = try await house()
        try await house.plan()
        let other = try await person("bob", in: house)
        let third = try await person("eve", in: house)
        try await house.plan()
        try await mark(0...50, of: house.person.id, in: house)
        try await mark(3...3, of: other, in: house)
        try await mark(5...5, of: third, in: house)
        let order = try await order(house, turns: 20)
        // The nearest day first, then the others; the import's further portions come after them.
        #expect(Array(order.prefix(3)) == [house.person.id, other, third])
        #expect(order.count == 10 && order.dropFirst(3).allSatisfy { $0 == house.person.id })
    }

    @Test func whoWritesWithoutEndNeverHasTwoTurnsWhileOthersWait() async throws {
        let house = try await house()
        let others = [try await person("bob", in: house), try await person("eve", in: house)]
        try await house.plan()
        for (number, other) in others.enumerated() { try await mark(9 + number...9 + number, of: other, in: house) }
        let order = try await order(house, turns: 6) { try await mark(0...0, of: house.person.id, in: house) }
        for other in others {
            let turn = try #require(order.firstIndex(of: other))
            #expect(order[..<turn].count { $0 == house.person.id } <= 1)
        }
    }

    @Test func nothingIsLeftWaitingAtTheEndOfARound() async throws {
        let house = try await house()
        let other = try await person("bob", in: house)
        try await house.plan()
        for _ in 0..<3 {
            try await mark(0...20, of: house.person.id, in: house)
            try await mark(1...15, of: other, in: house)
            #expect(try await house.planning.planAll() == 6)
            #expect(try await house.repository.backlog().people == 0)
        }
    }
}
