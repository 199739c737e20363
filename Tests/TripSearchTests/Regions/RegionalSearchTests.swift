import CivilTime
import Fares
import Geo
import Testing
import TripModel

@testable import TripSearch

@Suite struct RegionalSearchTests {
    private static func finder(_ networks: Network...) -> TripFinder {
        TripFinder(networks: networks.map { CurrentNetwork($0) })
    }

    /// From corner 24 (1 km east of the western station) to corner 264 (1 km east of the eastern one).
    private static func request(_ time: TripRequest.Time, _ modes: Set<TravelMode> = [.foot, .transit]) -> TripRequest {
        TripRequest(from: SmallTown.corner(24), to: SmallTown.corner(264), time: time, modes: modes)
    }

    private static func railway() throws -> Network {
        try TwoTowns.railway([6, 8, 10, 18, 21].map { $0 * 3600 })
    }

    @Test func aTrainJoinsTwoRegions() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280), try Self.railway())
        let options = finder.options(Self.request(.departAt(SmallTown.time(8, 30))))
        let option = try #require(options.first { $0.legs.contains { $0.mode == .rail } })
        #expect(option.legs.map(\.mode) == [.foot, .rail, .foot])
        #expect(!option.isEstimate)
        #expect(option.networkVersion == "west+east+rail")
        // 1 km at 4.8 km/h is 750 s; the train at 10:00; 40 minutes; two minutes to board, one to get out.
        #expect(option.legs[1].departure == SmallTown.time(10) && option.legs[1].arrival == SmallTown.time(10, 40))
        #expect(abs(option.departure - SmallTown.time(10).adding(seconds: -870)) <= 2)
        #expect(abs(option.arrival - SmallTown.time(10, 41).adding(seconds: 750)) <= 2)
        #expect(option.legs[0].to.name == "West Central" && option.legs[2].from.name == "East Central")
        for (leg, next) in zip(option.legs, option.legs.dropFirst()) {
            #expect(leg.arrival <= next.departure)
            #expect(leg.to.coordinate.distance(to: next.from.coordinate) < Metres(1))
        }
        #expect(finder.options(Self.request(.departAt(SmallTown.time(8, 30)))) == options, "the same answer again")
    }

    @Test func theEveningBeforeIsTakenWhereNoTrainArrivesInTime() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280), try Self.railway())
        let option = try #require(
            finder.options(Self.request(.arriveBy(SmallTown.time(6, 30)))).first {
                $0.legs.contains { $0.mode == .rail }
            }
        )
        // The train at 06:00 is too late; the last one of the day before left at 21:00.
        #expect(option.legs.first { $0.mode == .rail }?.departure == SmallTown.time(21).adding(seconds: -86_400))
        #expect(option.arrival <= SmallTown.time(6, 30))
    }

    @Test func whatNoNetworkKnowsIsEstimatedAndMarked() throws {
        // Nobody imported the eastern town: the last stretch is an estimate, and so is the whole.
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        let option = try #require(
            finder.options(Self.request(.arriveBy(SmallTown.time(12)))).first { $0.legs.contains { $0.mode == .rail } }
        )
        #expect(option.isEstimate)
        // Without the railway nothing but the estimate is left.
        let alone = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280))
        let options = alone.options(Self.request(.arriveBy(SmallTown.time(12)), [.car, .transit]))
        #expect(!options.isEmpty && options.allSatisfy { $0.isEstimate && $0.networkVersion == nil })
    }

    @Test func aMeansThatIsOffStaysOff() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280), try Self.railway())
        let options = finder.options(Self.request(.arriveBy(SmallTown.time(12)), [.car]))
        #expect(!options.isEmpty && options.allSatisfy { $0.modesUsed == [.car] })
        let withTaxi = finder.options(Self.request(.departAt(SmallTown.time(9, 50)), [.foot, .transit, .taxi]))
        // The train at 10:00 cannot be had on foot.
        let soon = try #require(
            withTaxi.first { option in
                option.legs.contains { $0.mode == .rail } && option.legs.contains { $0.mode == .taxi }
            }
        )
        #expect(soon.legs.first { $0.mode == .rail }?.departure == SmallTown.time(10))
    }

    @Test func roadsThatMeetAreDriven() throws {
        // The towns overlap in corners 38 to 40.
        let west = TwoTowns.town("west", 0...40)
        let east = TwoTowns.town("east", 38...80)
        let whole = TwoTowns.town("whole", 0...80)
        let request = TripRequest(
            from: SmallTown.corner(2.5),
            to: SmallTown.corner(77.25),
            time: .departAt(SmallTown.time(9)),
            modes: [.car, .bicycle, .taxi]
        )
        let joined = Self.finder(west, east).options(request)
        let single = Self.finder(whole).options(request)
        #expect(joined.count == single.count && joined.allSatisfy { !$0.isEstimate })
        for (one, other) in zip(joined.sorted { $0.arrival < $1.arrival }, single.sorted { $0.arrival < $1.arrival }) {
            #expect(one.mainMode == other.mainMode)
            #expect(abs(one.durationSeconds - other.durationSeconds) <= 2)
            #expect(abs(one.distance.value - other.distance.value) < 2)
        }
        #expect(joined.first?.legs.first?.directions.contains { $0.hasPrefix("Via 38") } == true)
        // Not the other way round only.
        var back = request
        (back.from, back.to) = (request.to, request.from)
        #expect(Self.finder(west, east).options(back).allSatisfy { !$0.isEstimate })
    }

    @Test func regionsThatDoNotMeetHaveNoRoad() {
        let gap = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 60...80))
        let request = TripRequest(
            from: SmallTown.corner(2),
            to: SmallTown.corner(77),
            time: .departAt(SmallTown.time(9)),
            modes: [.car]
        )
        #expect(gap.options(request).allSatisfy { $0.isEstimate })
    }

    @Test func aNetworkThatCoversBothAnswersAlone() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        let request = TripRequest(
            from: SmallTown.corner(2),
            to: SmallTown.corner(12),
            time: .departAt(SmallTown.time(9)),
            modes: [.foot]
        )
        #expect(finder.options(request).first?.networkVersion == "west")
    }

    // MARK: Ways to the station

    private static func towns() throws -> TripFinder {
        finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280), try railway())
    }

    /// 5 km from the station: too far to walk to the train at 10:00.
    @Test(arguments: [(TravelMode.car, LegMode.car), (.bicycle, .bicycle)])
    func whatIsOnesOwnIsLeftAtTheStation(mode: TravelMode, leg: LegMode) throws {
        var request = Self.request(.departAt(SmallTown.time(9, 30)), [.foot, .transit, mode])
        request.from = SmallTown.corner(0)
        let option = try #require(
            try Self.towns().options(request).first { option in
                option.legs.contains { $0.mode == .rail } && option.legs.first?.mode == leg
            }
        )
        #expect(!option.isEstimate && option.legs.last?.mode == .foot)
        #expect(option.legs.first { $0.mode == .rail }?.departure == SmallTown.time(10))
        #expect(abs((option.legs.first?.distance.value ?? 0) - 5_000) < 100)
        // What must go along is not left.
        request.ownVehicles = .goAlong
        for option in try Self.towns().options(request) where option.legs.contains(where: { $0.mode == .rail }) {
            #expect(!option.modesUsed.contains(mode))
        }
        // Not by what the person does not have, and not to stations beyond its reach.
        request.ownVehicles = .mayBeLeft
        request.modes = [.foot, .transit]
        #expect(try Self.towns().options(request).allSatisfy { !$0.modesUsed.contains(mode) })
    }

    @Test func theCarAtTheStationIsFetchedOnTheWayHome() throws {
        let request = TripRequest(
            from: SmallTown.corner(264),
            to: SmallTown.corner(0),
            time: .departAt(SmallTown.time(9, 30)),
            modes: [.foot, .transit, .car],
            ownVehicles: .fetched(.car, at: SmallTown.corner(20))
        )
        let options = try Self.towns().options(request)
        let option = try #require(options.first { $0.legs.contains { $0.mode == .rail } })
        #expect(!option.isEstimate && options.allSatisfy { $0.legs.last?.mode == .car })
        let drive = try #require(option.legs.last)
        #expect(drive.from.coordinate.distance(to: SmallTown.corner(20)) < Metres(300))
        #expect(drive.to.coordinate == request.to && abs(drive.distance.value - 5_000) < 100)
    }

    @Test func streetsAreAskedWhereverTheyCoverTheWay() throws {
        // The first network has the door but not the station; the second has both.
        let finder = Self.finder(
            TwoTowns.town("suburb", 23...40),
            TwoTowns.town("west", 0...40),
            TwoTowns.town("east", 240...280),
            try Self.railway()
        )
        let options = finder.options(Self.request(.departAt(SmallTown.time(8, 30))))
        #expect(options.first { $0.legs.contains { $0.mode == .rail } }?.isEstimate == false)
    }

    @Test func nobodyIsSentToABusThatNobodyKnowsForAKilometre() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        let option = try #require(
            finder.options(Self.request(.arriveBy(SmallTown.time(12)))).first { $0.legs.contains { $0.mode == .rail } }
        )
        #expect(option.legs.map(\.mode) == [.foot, .rail, .foot] && option.isEstimate)
    }

    /// A trip ended "then transit, 26.3 km": the invented ride was the quickest way on.
    @Test func noRideIsInventedBeyondTheLastStation() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        func options(_ modes: Set<TravelMode>) -> [Itinerary] {
            var request = Self.request(.departAt(SmallTown.time(8, 30)), modes)
            request.to = SmallTown.corner(365)
            return finder.options(request)
        }
        let byTaxi = try #require(options([.foot, .transit, .taxi]).first { $0.legs.contains { $0.mode == .rail } })
        #expect(byTaxi.isEstimate && byTaxi.legs.last?.mode == .taxi)
        #expect(options([.foot, .transit]).allSatisfy { $0.isEstimate && $0.legs.map(\.mode) == [.transit] })
    }

    // MARK: Fares

    private static func railwayWithFares() throws -> Network {
        var table = FeedFareTable(zone: "UTC")
        table.fares = [.init(id: "ic", price: Money(minorUnits: 1_290, currency: "EUR"))]
        return try TwoTowns.railway([36_000], fares: FareCalculator(FareTable(feeds: ["rail": table])))
    }

    @Test func aRegionalTripHasTheFaresOfItsRides() throws {
        let finder = Self.finder(
            TwoTowns.town("west", 0...40),
            TwoTowns.town("east", 240...280),
            try Self.railwayWithFares()
        )
        func train(_ passes: [Pass]) throws -> Itinerary {
            var request = Self.request(.departAt(SmallTown.time(8, 30)))
            request.passes = passes
            return try #require(finder.options(request).first { $0.legs.contains { $0.mode == .rail } })
        }
        let bought = try train([])
        #expect(bought.cost == Money(minorUnits: 1_290, currency: "EUR"))
        #expect(bought.tickets.map(\.id) == ["rail:ic"] && bought.tickets.map(\.legs) == [[1]])
        let free = try train([Pass(id: "card", name: "Railcard", issuer: "rail")])
        #expect(free.cost?.minorUnits == 0 && free.tickets.map(\.pass) == ["card"])
        let product = try train([Pass(id: "ten", name: "Ten rides", issuer: "rail", products: ["ic"])])
        #expect(product.cost?.minorUnits == 0 && product.tickets.map(\.pass) == ["ten"])
        #expect(try train([Pass(id: "other", name: "Bus", issuer: "bus")]).cost == bought.cost)
    }

    /// A ride far from both networks, in minutes after 08:00.
    private static func ride(
        _ route: String,
        _ from: String,
        _ to: String,
        _ minutes: ClosedRange<Int64>,
        feed: String
    ) -> Leg {
        let start = Instant(secondsSince1970: 1_762_934_400)
        let place = Coordinate(latitude: 41, longitude: -8)
        let span = LegSpan(
            departure: start.adding(seconds: minutes.lowerBound * 60),
            arrival: start.adding(seconds: minutes.upperBound * 60),
            from: LegEnd(name: from, coordinate: place, stopID: "\(feed):\(from)"),
            to: LegEnd(name: to, coordinate: place, stopID: "\(feed):\(to)"),
            distance: Metres(1_000)
        )
        let line = LineInfo(name: route, agency: "City", routeID: "\(feed):\(route)", tripID: "\(feed):t")
        return .transit(TripModel.TransitLeg(mode: .bus, span: span, line: line))
    }

    @Test func eachRideIsPricedByTheNetworkThatItIsIn() throws {
        let fares = RegionalFares([TwoTowns.town("west", 0...40), try Self.railwayWithFares()])
        var train = Self.ride("ic", "20", "260", 10...50, feed: "rail")
        let bus = Self.ride("1", "a", "b", 0...9, feed: "bus")
        // Elsewhere, another feed of this name.
        #expect(fares.tickets(for: [bus, train], holding: []) == RideTickets(tickets: [], unpriced: [0, 1]))
        train.from.coordinate = SmallTown.corner(20)
        let told = fares.tickets(for: [bus, train, bus], holding: [])
        #expect(told.unpriced == [0, 2] && told.tickets.map(\.legs) == [[1]])
        #expect(fares.tickets(for: [], holding: []) == RideTickets(tickets: []))
    }
}
