import Accounts
import CivilTime
import DayPlanner
import ICalendar
import Testing
import TripModel

@testable import Planning

/// What the links of the Travel calendar lead to, and what can be decided there.
struct LinkedItemTests {
    private func house(language: String = "en", now: String = "06:00") async throws -> PlanningHouse {
        try await PlanningHouse(language: language, now: now) {
            $0.preferences.modes = [.foot, .bicycle, .taxi]
            $0.publicAddress = "https://example.org/cal"
        }
    }

    private func token(of item: TravelItem) throws -> String {
        let url = item.value("URL")
        let prefix = "https://example.org/cal/trip/"
        try #require(url.hasPrefix(prefix), "\(url)")
        return String(url.dropFirst(prefix.count))
    }

    private func way(_ house: PlanningHouse, to event: String = "A") async throws -> TravelItem {
        let items = try await house.items()
        return try #require(
            items.first { $0.event.first("RELATED-TO")?.text == event && $0.value("X-TRAVLENDAR-KIND") == "to" }
        )
    }

    private func act(_ house: PlanningHouse, _ action: LinkedAction, _ token: String) async throws {
        try await house.planning.act(action.id, byLink: token, formCode: action.formCode)
        try await house.plan()
    }

    @Test func aBlockLinksToItsPageAndEachAlternativeToItsConfirmation() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let item = try await way(house)
        let token = try token(of: item)
        let linked = try #require(try await house.planning.linkedItem(token))
        let trip = try #require(linked.trip)
        #expect(linked.title == item.summary && !linked.isPast && !linked.isDecided)
        #expect(trip.from == "Home" && trip.legs.count == 1 && trip.options.count >= 2)
        #expect(trip.options.first?.action == nil && trip.options.dropFirst().allSatisfy { $0.action != nil })
        let text = try #require(item.event.first("DESCRIPTION")?.text)
        for option in trip.options.dropFirst() {
            let action = try #require(option.action)
            #expect(text.contains("https://example.org/cal/trip/\(token)?take=\(action.id)"))
        }
    }

    @Test func anItineraryIsPickedOnceByAForm() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let token = try token(of: try await way(house))
        let before = try #require(try await house.planning.linkedItem(token))
        let other = try #require(before.trip?.options.dropFirst().first?.action)
        try await act(house, other, token)
        let after = try #require(try await house.planning.linkedItem(token))
        #expect(after.trip?.options.first?.title == other.title && after.isDecided)
        // The form that was sent fits no longer.
        await #expect(throws: ChoiceError.notPossible(reason: "the page is out of date")) {
            try await act(house, other, token)
        }
        let undo = try #require(after.actions.first { $0.id == "undo" })
        try await act(house, undo, token)
        #expect(try await house.planning.linkedItem(token)?.trip == before.trip)
    }

    @Test func aTripThatIsNotWantedGoesAndCanBeTakenBack() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let token = try token(of: try await way(house))
        let none = try #require(try await house.planning.linkedItem(token)?.actions.first { $0.id == "none" })
        try await act(house, none, token)
        #expect(try await house.items().filter { $0.value("X-TRAVLENDAR-KIND") == "to" }.isEmpty)
        let gone = try #require(try await house.planning.linkedItem(token))
        #expect(gone.title == nil && gone.actions.map(\.id) == ["undo"])
        try await act(house, gone.actions[0], token)
        #expect(try await way(house).uid.hasPrefix("tv-"))
    }

    @Test(arguments: ["en", "it"]) func theWinnerOfAnOverlapIsPickedByALink(language: String) async throws {
        let house = try await house(language: language)
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        try await house.put(TestEvent("B", "09:30", "10:30", at: PlanningHouse.park))
        let warning = try #require(
            try await house.items().first {
                $0.value("X-TRAVLENDAR-KIND") == "warning:overlap" && $0.event.first("RELATED-TO")?.text == "A"
            }
        )
        let token = try token(of: warning)
        let linked = try #require(try await house.planning.linkedItem(token))
        #expect(linked.actions.map(\.id) == ["first1", "ignore"] && linked.actions[0].title.contains("B"))
        #expect(!linked.lines.isEmpty && !linked.lines.contains { $0.contains("http") })
        try await act(house, linked.actions[0], token)
        #expect(try await way(house, to: "B").summary.contains("→"))
        #expect(try await house.items().filter { $0.event.first("RELATED-TO")?.text == "A" }.allSatisfy { !$0.isTrip })
    }

    @Test func aLostBreakIsMovedByALink() async throws {
        let house = try await house()
        try await house.put(TestEvent("L", "12:00", "13:00", extra: ["DESCRIPTION:#flex 30m"]))
        try await house.put(TestEvent("A", "11:30", "13:30"))
        let warning = try #require(
            try await house.items().first { $0.value("X-TRAVLENDAR-KIND") == "warning:breakLost" }
        )
        let token = try token(of: warning)
        let linked = try #require(try await house.planning.linkedItem(token))
        #expect(linked.actions.map(\.id) == ["move", "keep", "drop", "ignore"])
        #expect(linked.actions[0].title == "Move \"L\" to 13:30")
        try await act(house, linked.actions[0], token)
        #expect(try await house.lines() == ["13:30-14:00 L (30 min)"])
    }

    @Test func aWarningIsIgnoredByALink() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: "Nowhere at all"))
        let warning = try #require(try await house.items().first { $0.value("X-TRAVLENDAR-KIND") == "warning:place" })
        let token = try token(of: warning)
        let linked = try #require(try await house.planning.linkedItem(token))
        try await act(house, try #require(linked.actions.first { $0.id == "ignore" }), token)
        #expect(try await house.items().isEmpty)
    }

    @Test func revokedLinksLeadNowhereAndTheItemsGetNewOnes() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let old = try token(of: try await way(house))
        try await house.planning.revokeLinks(of: house.person.id)
        #expect(try await house.planning.linkedItem(old) == nil)
        try await house.plan()
        let new = try token(of: try await way(house))
        #expect(new != old)
        #expect(try await house.planning.linkedItem(new) != nil)
    }

    @Test func whatHasBegunIsShownAndTakesNoDecision() async throws {
        let house = try await house()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let token = try token(of: try await way(house))
        let shown = try #require(try await house.planning.linkedItem(token))
        house.clock.set(try PlanningHouse.at("09:30"))
        let linked = try #require(try await house.planning.linkedItem(token))
        #expect(linked.isPast && linked.actions.isEmpty && linked.trip?.options.allSatisfy { $0.action == nil } == true)
        await #expect(throws: ChoiceError.self) { try await act(house, shown.actions[0], token) }
    }

    @Test func withoutAnAddressThereAreNoLinks() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let item = try await way(house)
        #expect(item.value("URL").isEmpty && item.event.first("DESCRIPTION")?.text.contains("/trip/") == false)
    }
}

extension TravelItem {
    fileprivate var isTrip: Bool { event.first("CATEGORIES")?.value == "TRAVEL" }
}
