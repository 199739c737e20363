import Accounts
import Calendars
import Geo
import ICalendar
import Testing

@testable import Planning

/// Journeys with two ends and nights away from home, from a PUT to the Travel calendar.
@Suite struct BeingElsewhereTests {
    private static let station = Coordinate(latitude: 42.3600, longitude: 13.4000)
    private static let far = Coordinate(latitude: 45.0, longitude: 9.0)
    private static let hotel = Coordinate(latitude: 45.0100, longitude: 9.0)

    private func ends(_ one: Coordinate, _ other: Coordinate) -> String { "\(GeoURI(one)) → \(GeoURI(other))" }

    private func ways(_ house: PlanningHouse) async throws -> [String] {
        try await house.items().filter { $0.value("CATEGORIES") == "TRAVEL" }.map {
            let kind = $0.value("X-TRAVLENDAR-KIND")
            return "\($0.startText.prefix(8).suffix(2)) \(kind) \($0.value("RELATED-TO"))"
        }
    }

    @Test func aTrainAndAHotel() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("T", "10:00", "14:00", at: ends(Self.station, Self.far)))
        try await house.put(TestEvent("M", "16:00", "17:00", at: Coordinate(latitude: 45.02, longitude: 9)))
        try await house.put(TestEvent("U", "18:00", "22:00", at: ends(Self.far, Self.station), day: 4))
        // Without the hotel, nobody walks 400 km home: they go straight on.
        #expect(try await ways(house) == ["02 to T", "02 to M", "04 to U", "04 home U"])
        var stay = TestEvent("H", "15:00", "11:00", at: Self.hotel, extra: ["DESCRIPTION:#stay"])
        stay.end = nil
        stay.extra.append("DTEND;TZID=Europe/Rome:20260304T110000")
        try await house.put(stay)
        #expect(try await ways(house) == ["02 to T", "02 to M", "02 home M", "04 to U", "04 home U"])
        let night = try #require(
            try await house.items().first { $0.value("RELATED-TO") == "M" && $0.value("X-TRAVLENDAR-KIND") == "home" }
        )
        #expect(night.summary.contains("→ H ("))
        // Each day planned by itself comes to the same.
        let before = try await house.etags()
        for day in [2, 3, 4] {
            house.clock.set(try PlanningHouse.at("07:0\(day)"))
            try await house.put(TestEvent("X", "05:00", "05:01", day: day))
        }
        #expect(try await house.etags() == before)
        try await house.delete("H")
        #expect(try await ways(house) == ["02 to T", "02 to M", "04 to U", "04 home U"])
    }

    @Test func aFlightByItsZonesAlone() async throws {
        let house = try await PlanningHouse()
        var flight = TestEvent("F", "10:00", nil, at: Self.station)
        flight.extra = ["DTEND;TZID=Europe/Lisbon:20260302T110000"]
        try await house.put(flight)
        let items = try await house.items()
        #expect(items.map { $0.value("X-TRAVLENDAR-KIND") } == ["to", "warning:place"])
        #expect(items.last?.summary == "⚠ Where does \"F\" take you?")
    }

    @Test func aTagThatIsNotUnderstoodIsAnswered() async throws {
        let house = try await PlanningHouse()
        try await house.put(TestEvent("A", "09:00", "10:00", extra: ["DESCRIPTION:#bycicle please"]))
        let note = try #require(try await house.items().first)
        #expect(note.summary == "\"#bycicle\" in \"A\" is not understood")
        #expect(note.alarms.isEmpty)
    }
}
