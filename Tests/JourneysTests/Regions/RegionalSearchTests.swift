import CivilTime
import Geo
import Testing

@testable import Journeys

@Suite struct RegionalSearchTests {
    private static func finder(_ networks: Network...) -> TripFinder {
        TripFinder(networks: networks.map { CurrentNetwork($0) })
    }

    /// From corner 24 (1 km east of the western station) to corner 264 (1 km east of the eastern one).
    private static func request(_ time: TripRequest.Time, _ means: Set<Means> = [.foot, .transit]) -> TripRequest {
        TripRequest(from: SmallTown.corner(24), to: SmallTown.corner(264), time: time, means: means)
    }

    private static func railway() throws -> Network {
        try TwoTowns.railway([6, 8, 10, 18, 21].map { $0 * 3600 })
    }

    @Test func aTrainJoinsTwoRegions() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), TwoTowns.town("east", 240...280), try Self.railway())
        let options = finder.options(Self.request(.departAt(SmallTown.time(8, 30))))
        let option = try #require(options.first { $0.legs.contains { $0.means == .rail } })
        #expect(option.legs.map(\.means) == [.foot, .rail, .foot])
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
                $0.legs.contains { $0.means == .rail }
            }
        )
        // The train at 06:00 is too late; the last one of the day before left at 21:00.
        #expect(option.legs.first { $0.means == .rail }?.departure == SmallTown.time(21).adding(seconds: -86_400))
        #expect(option.arrival <= SmallTown.time(6, 30))
    }

    @Test func whatNoNetworkKnowsIsEstimatedAndMarked() throws {
        // Nobody imported the eastern town: the last stretch is an estimate, and so is the whole.
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        let option = try #require(
            finder.options(Self.request(.arriveBy(SmallTown.time(12)))).first { $0.legs.contains { $0.means == .rail } }
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
        #expect(!options.isEmpty && options.allSatisfy { $0.meansUsed == [.car] })
        let withTaxi = finder.options(Self.request(.departAt(SmallTown.time(9, 50)), [.foot, .transit, .taxi]))
        // The train at 10:00 cannot be had on foot.
        let soon = try #require(
            withTaxi.first { option in
                option.legs.contains { $0.means == .rail } && option.legs.contains { $0.means == .taxi }
            }
        )
        #expect(soon.legs.first { $0.means == .rail }?.departure == SmallTown.time(10))
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
            means: [.car, .bicycle, .taxi]
        )
        let joined = Self.finder(west, east).options(request)
        let single = Self.finder(whole).options(request)
        #expect(joined.count == single.count && joined.allSatisfy { !$0.isEstimate })
        for (one, other) in zip(joined.sorted { $0.arrival < $1.arrival }, single.sorted { $0.arrival < $1.arrival }) {
            #expect(one.mainMeans == other.mainMeans)
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
            means: [.car]
        )
        #expect(gap.options(request).allSatisfy { $0.isEstimate })
    }

    @Test func aNetworkThatCoversBothAnswersAlone() throws {
        let finder = Self.finder(TwoTowns.town("west", 0...40), try Self.railway())
        let request = TripRequest(
            from: SmallTown.corner(2),
            to: SmallTown.corner(12),
            time: .departAt(SmallTown.time(9)),
            means: [.foot]
        )
        #expect(finder.options(request).first?.networkVersion == "west")
    }
}
