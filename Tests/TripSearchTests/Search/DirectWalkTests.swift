import CivilTime
import Columns
import Geo
import StreetRouting
import TestNetworks
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// A door on a river bank, the road for cars on the other one, and a bridge 600 m down the river.
///
///     north road   0 ------------------------ 6    200 m north of the path, where there is one
///                  |  (lane, on foot)
///     path         0 ------- 2                     the door is at its beginning
///                            |  bridge, on foot
///     south road   0 ------- 2 -------------- 6    60 m south of the path
///                                             |
///                                             6    the north road is reached by a road bridge at 6
struct DirectWalkTests {
    private static func point(_ column: Double, north: Double) -> Coordinate {
        Coordinate(latitude: 0, longitude: 10).moved(by: Metres(column * 300), bearing: 90)
            .moved(by: Metres(north), bearing: 0)
    }

    private static func finder(withNorthRoad: Bool) throws -> TripFinder {
        var builder = StreetGraphBuilder()
        let road = builder.kind(StreetTags([StreetTags.Pair("highway", "residential")]))
        let path = builder.kind(StreetTags([StreetTags.Pair("highway", "footway")]))
        var nodes = 0
        var ways = 0
        func node(_ column: Double, north: Double) -> UInt32 {
            nodes += 1
            return builder.addNode(id: Int64(nodes), PackedCoordinate(point(column, north: north)))
        }
        func way(_ kind: UInt32, _ from: UInt32, _ to: UInt32) {
            ways += 1
            builder.addWay(id: Int64(ways), nodes: [from, to], kind: kind, name: 0)
        }
        let south = (0...6).map { node(Double($0), north: -60) }
        for (one, next) in zip(south, south.dropFirst()) { way(road, one, next) }
        let bank = (0...2).map { node(Double($0), north: 0) }
        for (one, next) in zip(bank, bank.dropFirst()) { way(path, one, next) }
        way(path, bank[2], south[2])
        if withNorthRoad {
            let north = (0...6).map { node(Double($0), north: 200) }
            for (one, next) in zip(north, north.dropFirst()) { way(road, one, next) }
            way(path, bank[0], north[0])
            way(road, north[6], south[6])
        }
        let streets = builder.build()
        let timetable = TimetableBuilder().build()
        let walks = TransferTable(stopCount: 0, walks: [], changeSeconds: [])
        return TripFinder(networks: [CurrentNetwork(try Network.joined(streets, timetable, walks))])
    }

    private static func option(withNorthRoad: Bool, back: Bool = false) throws -> Itinerary? {
        let start = point(5.5, north: -60)
        let door = point(0, north: 0)
        let request = TripRequest(
            from: back ? door : start,
            to: back ? start : door,
            time: .departAt(SmallTown.time(9)),
            modes: [.car]
        )
        return try finder(withNorthRoad: withNorthRoad).options(request).first
    }

    @Test func theLastWalkGoesOverTheBridge() throws {
        let option = try #require(try Self.option(withNorthRoad: false))
        let walk = try #require(option.legs.last)
        #expect(option.legs.map(\.mode) == [.car, .foot] && walk.to.coordinate == Self.point(0, north: 0))
        // Not 60 m through the water: 600 m of bank, the bridge, and what was driven too far.
        #expect(walk.distance.value > 650)
        #expect(walk.durationSeconds > 480)
    }

    @Test func itIsDrivenToTheRoadFromWhichOneCanWalk() throws {
        let option = try #require(try Self.option(withNorthRoad: true))
        let walk = try #require(option.legs.last)
        #expect(option.legs.map(\.mode) == [.car, .foot] && walk.distance.value > 190 && walk.distance.value < 300)
        let back = try #require(try Self.option(withNorthRoad: true, back: true))
        let first = try #require(back.legs.first)
        #expect(back.legs.map(\.mode) == [.foot, .car] && first.distance.value > 190 && first.distance.value < 300)
    }

    @Test func whoMustWalkMostOfItDoesNotDrive() throws {
        let request = TripRequest(
            from: Self.point(1.9, north: -60),
            to: Self.point(0, north: 0),
            time: .departAt(SmallTown.time(9)),
            modes: [.foot, .car]
        )
        let options = try Self.finder(withNorthRoad: false).options(request)
        #expect(options.map(\.mainMode) == [.foot])
    }
}
