import Accounts
import CivilTime
import Geo
import ICalendar
import Journeys
import Planner
import StorageSQLite
import Testing

@testable import Planning

/// A bus of ten minutes for 2.20 EUR that a pass of its issuer makes free while it is valid.
private struct BusEstimator: TravelEstimating {
    func options(_ request: TravelRequest) -> [TravelOption] {
        let arrival =
            switch request.time {
            case .arriveBy(let instant): instant
            case .departAt(let instant): instant.adding(seconds: 600)
            }
        let pass = request.passes.first { pass in
            pass.issuer == "stcp" && (pass.validFrom ?? .distantPast) <= arrival
                && arrival < (pass.validUntil ?? .distantFuture)
        }
        let price = TravelOption.Cost(minorUnits: 220, currency: "EUR")
        let leg = TravelLeg(
            means: "bus",
            departure: arrival.adding(seconds: -600),
            arrival: arrival,
            from: .init(coordinate: request.from),
            to: .init(coordinate: request.to),
            distance: Metres(2_000),
            line: "500",
            agency: "STCP",
            headsign: request.language == "it" ? "Mare" : nil,
            headwaySeconds: 610,
            needsArrangement: true
        )
        return [
            TravelOption(
                departure: leg.departure,
                arrival: arrival,
                distance: Metres(2_000),
                legs: [leg],
                cost: pass == nil ? price : .init(minorUnits: 0, currency: "EUR"),
                tickets: [.init(name: "Z2", price: price, pass: pass?.name)]
            )
        ]
    }
}

/// What people hold counts in their days (TIX-1).
@Suite struct HeldPassTests {
    private func descriptions(_ house: PlanningHouse) async throws -> [String] {
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
        return try await house.items().compactMap { $0.event.first("DESCRIPTION")?.text }
    }

    @Test func aTripTellsItsTicketsAndThePassThatStandsForThem() async throws {
        let house = try await PlanningHouse(estimator: BusEstimator()) { $0.preferences.means = [.transit] }
        defer { house.close() }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let bought = try await descriptions(house)
        #expect(bought.count == 2)
        for text in bought {
            #expect(text.contains("\nTickets: Z2 2.20 EUR\nCost 2.20 EUR"), "\(text)")
            #expect(
                text.contains(
                    "bus 500, every 11 min [STCP]\n  Call ahead: this ride must be booked with the agency or driver.\n"
                ),
                "\(text)"
            )
        }
        try await house.accounts.setPass(SavedPass(name: "Andante", issuer: "stcp"), of: house.person.id)
        for text in try await descriptions(house) {
            #expect(text.contains("\nTickets: Z2 (you have Andante)\n") && !text.contains("Cost"), "\(text)")
        }
    }

    /// The first and last day are whole days where the person lives.
    @Test func aPassIsGoodFromItsFirstDayToTheEndOfItsLast() async throws {
        let house = try await PlanningHouse(estimator: BusEstimator()) { $0.preferences.means = [.transit] }
        defer { house.close() }
        for day in 3...5 {
            try await house.put(TestEvent("\(day)", "09:00", "10:00", at: PlanningHouse.office, day: day))
        }
        let day = try #require(CivilDate(year: 2026, month: 3, day: 4))
        try await house.accounts.setPass(
            SavedPass(name: "Day", issuer: "stcp", firstDay: day, lastDay: day),
            of: house.person.id
        )
        #expect(
            try await descriptions(house).map { $0.contains("you have Day") } == [
                false, false, true, true, false, false,
            ]
        )
        let zone = house.planning.configuration.zone
        let held = HeldPass(SavedPass(name: "Day", issuer: "stcp", firstDay: day, lastDay: day), in: zone)
        #expect(held.validFrom == (try Instant(iso8601: "2026-03-03T23:00:00Z")))
        #expect(held.validUntil == (try Instant(iso8601: "2026-03-04T23:00:00Z")))
    }

    /// A ride that stays seated over a joint is looked up again by its calls.
    @Test func aRideKeepsItsCalls() throws {
        let ride = RideReference(
            trip: "city:a",
            serviceDate: "2026-03-02",
            boardingSequence: 2,
            alightingSequence: 4,
            startSeconds: 300,
            boardingCall: 1,
            alightingCall: 8
        )
        let place = LegEnd(coordinate: PlanningHouse.home)
        let leg = Leg(
            means: .bus,
            departure: .distantPast,
            arrival: .distantPast,
            from: place,
            to: place,
            distance: Metres(1),
            ride: ride
        )
        let told = try #require(TravelLeg(leg).ride)
        #expect(told.boardingCall == 1 && told.alightingCall == 8 && told.startSeconds == 300)
    }

    /// Names of stops and lines come in the language in which the block is written.
    @Test func namesAreAskedForInThePersonsLanguage() async throws {
        let house = try await PlanningHouse(language: "it", estimator: BusEstimator()) {
            $0.preferences.means = [.transit]
        }
        defer { house.close() }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        for text in try await descriptions(house) { #expect(text.contains("500 direzione Mare, "), "\(text)") }
        let place = PlanningHouse.home
        let request = TravelRequest(from: place, to: place, time: .departAt(.distantPast), means: [], language: "it")
        #expect(JourneysEstimator(TripFinder()).tripRequest(request).language == "it")
    }

    @Test func theTripFinderIsAskedWithThem() {
        let held = HeldPass(
            name: "Andante",
            issuer: "metro",
            products: ["Z2"],
            validFrom: .distantPast,
            validUntil: nil
        )
        let place = PlanningHouse.home
        let request = TravelRequest(from: place, to: place, time: .departAt(.distantPast), means: [], passes: [held])
        let asked = JourneysEstimator(TripFinder()).tripRequest(request)
        #expect(
            asked.passes == [
                TravelPass(id: "Andante", name: "Andante", issuer: "metro", products: ["Z2"], validFrom: .distantPast)
            ]
        )
    }
}
