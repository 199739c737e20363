import CivilTime
import Geo
import Synchronization
import Testing
import TripModel

@testable import TripSearch

/// An engine that says what the test wants.
struct FakeEngine: TripEngine {
    var name = "fake"
    var said: @Sendable (TripRequest) throws(EngineError) -> [Itinerary]
    let asked = Counter()

    final class Counter: Sendable {
        let requests = Mutex<[TripRequest]>([])
    }

    func answer(_ request: TripRequest) async throws(EngineError) -> [Itinerary] {
        asked.requests.withLock { $0.append(request) }
        return try said(request)
    }
}

struct EngineTripsTests {
    static let home = Coordinate(latitude: 42.35, longitude: 13.4)
    static let stop = Coordinate(latitude: 42.3512, longitude: 13.401)
    static let office = Coordinate(latitude: 42.37, longitude: 13.4)
    static let start = Instant(secondsSince1970: 1_772_436_000)

    static func request(_ modes: Set<TravelMode> = [.foot, .transit]) -> TripRequest {
        TripRequest(from: home, to: office, time: .arriveBy(start.adding(seconds: 3_600)), modes: modes)
    }

    /// A walk of 3 minutes, a bus of 12.
    static func bus() -> Itinerary {
        let door = LegEnd(coordinate: home)
        let stop = LegEnd(name: "Fontana", coordinate: stop, stopID: "f")
        let walk = Leg(
            mode: .foot,
            departure: start,
            arrival: start.adding(seconds: 180),
            from: door,
            to: stop,
            distance: Metres(190)
        )
        let span = LegSpan(
            departure: start.adding(seconds: 240),
            arrival: start.adding(seconds: 960),
            from: stop,
            to: LegEnd(name: "Ospedale", coordinate: office, stopID: "o"),
            distance: Metres(2_140)
        )
        let line = LineInfo(name: "5", routeID: "5", tripID: "5_1")
        let ride = Leg.transit(TripModel.TransitLeg(mode: .bus, span: span, line: line))
        return Itinerary(departure: start, arrival: ride.arrival, distance: .zero, transfers: 0, legs: [walk, ride])
    }

    static func answer(
        _ request: TripRequest = request(),
        _ said: @escaping @Sendable (TripRequest) throws(EngineError) -> [Itinerary]
    ) async throws -> [Itinerary] {
        try await EngineTrips(FakeEngine(said: said), otherwise: TripFinder(), models: .standard, zone: .utc)
            .answer(request)
    }

    @Test func anEnginesTripIsCostedAndNamed() async throws {
        let options = try await Self.answer { _ in [Self.bus()] }
        let option = try #require(options.first)
        #expect(options.count == 1 && option.engine == "fake" && option.standsInFor == nil && !option.isEstimate)
        #expect(option.distance == Metres(2_330) && option.walkingDistance == Metres(190))
        #expect(option.cost == Money(minorUnits: 170, currency: "EUR") && option.co2Grams > 0 && option.kcal > 0)
        #expect(option.labels == [.best])
        #expect(option.legs.last?.to == LegEnd(coordinate: Self.office))
    }

    @Test func otherMeansStayWithOurFinder() async throws {
        let options = try await Self.answer(Self.request([.foot, .transit, .taxi])) { request in
            #expect(request.modes == [.foot, .transit])
            return [Self.bus()]
        }
        #expect(Set(options.map(\.mainMode)) == [.transit, .taxi])
        #expect(options.first { $0.mainMode == .taxi }?.engine == nil)
    }

    @Test func aFailureIsAnsweredByOurFinderAndSaysSo() async throws {
        let failing = try await Self.answer { _ throws(EngineError) in throw .unreachable(reason: "test") }
        var own = TripFinder().options(Self.request())
        for index in own.indices { own[index].standsInFor = "fake" }
        #expect(failing == own && !own.isEmpty)
        let silent = try await Self.answer { _ in [] }
        #expect(silent == own)
    }

    /// What must never become a block.
    enum Wrong: CaseIterable {
        case backwards, overlapping, gap, nan, infinite, negative, tooLate, dayBefore, elsewhere, otherMeans, noLegs,
            tooMany
        case tooFast, otherEnd

        func spoil(_ option: inout Itinerary) {
            switch self {
            case .backwards: option.legs[1].arrival = option.legs[1].departure.adding(seconds: -1)
            case .overlapping: option.legs[1].departure = option.legs[0].arrival.adding(seconds: -1)
            case .gap: option.legs[1].from.coordinate = Coordinate(latitude: 42.39, longitude: 13.4)
            case .nan: option.legs[0].distance = Metres(.nan)
            case .infinite: option.legs[0].distance = Metres(.infinity)
            case .negative: option.legs[0].distance = Metres(-1)
            case .tooLate: option.legs[1].arrival = EngineTripsTests.start.adding(seconds: 3_601)
            case .dayBefore:
                for index in option.legs.indices {
                    option.legs[index].departure = option.legs[index].departure.adding(seconds: -3 * 86_400)
                    option.legs[index].arrival = option.legs[index].arrival.adding(seconds: -3 * 86_400)
                }
            case .elsewhere: option.legs[0].from.coordinate = Coordinate(latitude: 41, longitude: 13.4)
            case .otherMeans: option.legs[1] = .street(StreetLeg(mode: .car, span: option.legs[1].span))
            case .noLegs: option.legs = []
            case .tooMany: option.legs = Array(repeating: option.legs[0], count: 61)
            case .tooFast: option.legs[1].distance = Metres(5_000_000)
            case .otherEnd: option.legs[1].to.coordinate = Coordinate(latitude: .nan, longitude: 13.4)
            }
        }
    }

    @Test(arguments: Wrong.allCases) func whatCannotBeIsNotTaken(wrong: Wrong) async throws {
        let options = try await Self.answer { _ in
            var option = Self.bus()
            wrong.spoil(&option)
            return [option]
        }
        #expect(!options.isEmpty && options.allSatisfy { $0.engine == nil && $0.standsInFor == "fake" })
    }

    @Test func legsAreJoinedEndToEnd() async throws {
        let option = try #require(
            try await Self.answer { _ in
                var option = Self.bus()
                option.legs[1].from.coordinate = Coordinate(latitude: 42.3513, longitude: 13.4011)
                option.legs[1].transit?.headsign = "Ospe\ndale\u{7}"
                return [option]
            }.first
        )
        #expect(option.legs[0].to == option.legs[1].from)
        #expect(option.legs[0].from.coordinate == Self.home && option.legs[1].to.coordinate == Self.office)
        #expect(option.legs[1].transit?.headsign == "Ospe dale ")
        #expect(option.departure == option.legs[0].departure && option.arrival == option.legs[1].arrival)
    }

    @Test func constraintsHoldForEnginesToo() async throws {
        var request = Self.request()
        request.preferences.maximumWalking = Metres(100)
        #expect(try await Self.answer(request) { _ in [Self.bus()] }.allSatisfy { $0.engine == nil })
        request.preferences = TravelPreferences(hours: [.transit: try #require(DayHours("10:00-11:00"))])
        #expect(try await Self.answer(request) { _ in [Self.bus()] }.allSatisfy { $0.engine == nil })
    }

    @Test func aCarIsParkedInTime() async throws {
        let drive = Leg(
            mode: .car,
            departure: Self.start.adding(seconds: 3_000),
            arrival: Self.start.adding(seconds: 3_600),
            from: LegEnd(coordinate: Self.home),
            to: LegEnd(coordinate: Self.office),
            distance: Metres(3_000)
        )
        let options = try await Self.answer(Self.request([.car])) { _ in
            [Itinerary(departure: drive.departure, arrival: drive.arrival, distance: .zero, legs: [drive])]
        }
        let option = try #require(options.first)
        #expect(option.arrival == Self.start.adding(seconds: 3_600) && option.durationSeconds == 600 + 240)
    }

    @Test func aVehicleThatTheEngineDoesNotKnowStaysWithOurFinder() async throws {
        let options = try await Self.answer(Self.request([.foot, .transit, .car])) { _ in [Self.bus()] }
        #expect(options.first { $0.mainMode == .transit }?.engine == "fake")
        let drive = try #require(options.first { $0.mainMode == .car })
        #expect(drive.engine == nil && drive.isEstimate)
    }

    /// The oracles, estimates beyond the horizon and vehicles that must be fetched are ours alone.
    @Test func someRequestsAreNeverAsked() async throws {
        let engine = FakeEngine { _ in [Self.bus()] }
        let trips = EngineTrips(engine, otherwise: TripFinder(), models: .standard, zone: .utc)
        var estimate = Self.request()
        estimate.isEstimateEnough = true
        var reference = Self.request()
        reference.profile = .reference
        var fetched = Self.request([.bicycle])
        fetched.ownVehicles = .fetched(.bicycle, at: Self.stop)
        for request in [estimate, reference, fetched, Self.request([.taxi])] { _ = try await trips.answer(request) }
        #expect(engine.asked.requests.withLock { $0.isEmpty })
    }
}
