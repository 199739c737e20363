import Accounts
import CivilTime
import DayPlanner
import Foundation
import Geo
import ICalendar
import Synchronization
import Testing
import TripModel
import TripSearch

@testable import Planning

/// A bus of ten minutes for 2.20 EUR that a pass of its issuer makes free while it is valid.
private struct BusEstimator: ItinerarySource {
    func options(_ request: TripRequest) -> [Itinerary] {
        let arrival =
            switch request.time {
            case .arriveBy(let instant): instant
            case .departAt(let instant): instant.adding(seconds: 600)
            }
        let pass = request.passes.first { pass in
            pass.issuer == "stcp" && (pass.validFrom ?? .distantPast) <= arrival
                && arrival < (pass.validUntil ?? .distantFuture)
        }
        let price = Money(minorUnits: 220, currency: "EUR")
        let leg = TransitLeg(
            mode: .bus,
            span: LegSpan(
                departure: arrival.adding(seconds: -600),
                arrival: arrival,
                from: .init(coordinate: request.from),
                to: .init(coordinate: request.to),
                distance: Metres(2_000)
            ),
            line: LineInfo(name: "500", agency: "STCP", routeID: "stcp:500", tripID: "stcp:t"),
            headsign: request.language == "it" ? "Mare" : nil,
            headwaySeconds: 610,
            needsArrangement: true
        )
        return [
            Itinerary(
                departure: leg.span.departure,
                arrival: arrival,
                distance: Metres(2_000),
                cost: pass == nil ? price : .init(minorUnits: 0, currency: "EUR"),
                legs: [.transit(leg)],
                tickets: [.init(id: "stcp:z2", name: "Z2", price: price, legs: [0], pass: pass?.name)]
            )
        ]
    }
}

/// What people hold counts in their days (TIX-1).
@Suite struct PassTests {
    private func descriptions(_ house: PlanningHouse) async throws -> [String] {
        try await house.planning.replan(house.person.id)
        try await house.planning.planAll()
        return try await house.items().compactMap { $0.event.first("DESCRIPTION")?.text }
    }

    @Test func aTripTellsItsTicketsAndThePassThatStandsForThem() async throws {
        let house = try await PlanningHouse(itineraries: BusEstimator()) { $0.preferences.modes = [.transit] }
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
        let house = try await PlanningHouse(itineraries: BusEstimator()) { $0.preferences.modes = [.transit] }
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
        let held = Pass(SavedPass(name: "Day", issuer: "stcp", firstDay: day, lastDay: day), in: zone)
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
        let span = LegSpan(
            departure: .distantPast,
            arrival: .distantPast,
            from: place,
            to: place,
            distance: Metres(1)
        )
        let leg = Leg.transit(TransitLeg(mode: .bus, span: span, ride: ride))
        let record = try JSONEncoder().encode(TripRecord.LegRecord(leg))
        let told = try #require(try JSONDecoder().decode(TripRecord.LegRecord.self, from: record).ride)
        #expect(told.boardingCall == 1 && told.alightingCall == 8 && told.startSeconds == 300)
    }

    /// Names of stops and lines come in the language in which the block is written.
    @Test func namesAreAskedForInThePersonsLanguage() async throws {
        let house = try await PlanningHouse(language: "it", itineraries: BusEstimator()) {
            $0.preferences.modes = [.transit]
        }
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        for text in try await descriptions(house) { #expect(text.contains("500 direzione Mare, "), "\(text)") }
    }

    /// What a person holds, wants and reads travels in the request (ADR 0400).
    @Test func theRequestCarriesPassesPreferencesAndLanguage() async throws {
        let source = RecordingSource()
        let house = try await PlanningHouse(language: "it", itineraries: source) {
            $0.preferences.travel.maximumWalking = Metres(700)
            $0.preferences.travel.objective = .greenest
        }
        try await house.accounts.setPass(
            SavedPass(name: "Andante", issuer: "metro", products: ["Z2"]),
            of: house.person.id
        )
        try await house.put(TestEvent("A", "09:00", "10:00", at: PlanningHouse.office))
        let asked = source.asked.withLock { $0 }
        #expect(!asked.isEmpty)
        for request in asked {
            #expect(request.passes == [Pass(id: "Andante", name: "Andante", issuer: "metro", products: ["Z2"])])
            #expect(request.language == "it" && request.preferences.objective == .greenest)
            #expect(request.preferences.maximumWalking == Metres(700))
        }
    }
}

/// Keeps what it was asked, and knows no trip.
private final class RecordingSource: ItinerarySource {
    let asked = Mutex<[TripRequest]>([])

    func options(_ request: TripRequest) -> [Itinerary] {
        asked.withLock { $0.append(request) }
        return []
    }
}
