import Geo
import StreetRouting
import TestNetworks
import Testing
import TransitRouting
import TripModel

@testable import TripSearch

/// What is remembered of doors changes no answer.
@Suite struct DoorMemoryTests {
    private func door(_ number: Int, isForward: Bool = true) -> DoorMemory.Door {
        DoorMemory.Door(
            place: StreetPlace(
                segment: UInt32(number),
                fraction: 0,
                vertex: nil,
                coordinate: Coordinate(latitude: 0, longitude: 0),
                snapDistance: .zero
            ),
            isForward: isForward,
            limit: Metres(1_500),
            pace: AccessEgress.Pace(factor: 1, metresPerSecond: 1.3, extraSeconds: 0, isByLength: false)
        )
    }

    @Test func eachDoorIsSearchedOnceWhileItIsRemembered() {
        let memory = DoorMemory()
        var searched = 0
        func ask(_ door: DoorMemory.Door) -> [Double] {
            memory.ways(door) {
                searched += 1
                var ways = AccessEgress()
                ways.metres = [Double(door.place.segment), door.isForward ? 1 : 0]
                return ways
            }.metres
        }
        #expect(ask(door(7)) == [7, 1] && ask(door(7)) == [7, 1] && searched == 1)
        #expect(ask(door(7, isForward: false)) == [7, 0] && searched == 2)
        // Others come, and the one that is asked for again and again stays.
        for number in 100..<700 {
            #expect(ask(door(number)) == [Double(number), 1])
            #expect(ask(door(7)) == [7, 1])
        }
        #expect(searched == 602)
        #expect(ask(door(100)) == [100, 1] && searched == 603, "it was forgotten")
    }

    @Test func aNetworkThatKnowsItsDoorsAnswersAsANewOneDoes() throws {
        let known = TripFinder(networks: [CurrentNetwork(try SmallTown.network(kind: .bus))])
        for round in 0..<2 {
            for (from, to) in [(0.0, 40.0), (40, 0), (0, 25), (25, 40)] {
                for wheelchair in [false, true] {
                    var request = TripRequest(
                        from: SmallTown.corner(from),
                        to: SmallTown.corner(to),
                        time: .departAt(SmallTown.time(9, 10)),
                        modes: [.foot, .transit]
                    )
                    request.preferences.needsWheelchair = wheelchair
                    request.preferences.maximumWalking = Metres(round == 0 ? 2_000 : 900)
                    let new = TripFinder(networks: [CurrentNetwork(try SmallTown.network(kind: .bus))])
                    #expect(known.options(request) == new.options(request), "\(from) \(to) \(wheelchair) \(round)")
                }
            }
        }
    }
}
