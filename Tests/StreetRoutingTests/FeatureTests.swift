import Columns
import Geo
import StreetRouting
import Testing

/// One feature of streets each, on a town small enough to see the answer.
@Suite struct FeatureTests {
    @Test func oneWaysBindVehiclesOnly() {
        var map = TestMap("AB", "DC")
        map.way("AB", ["oneway": "yes"])
        map.way("BCDA")
        let town = map.build()
        #expect(town.metres("A", "B", .car) == 100)
        #expect(town.metres("B", "A", .car) == 300)
        #expect(town.metres("B", "A", .foot) == 100)
        #expect(town.metres("B", "A", .bicycle) == 300, "riding round is faster than pushing")
        var lone = TestMap("AB")
        lone.way("AB", ["oneway": "yes"])
        #expect(lone.build().metres("B", "A", .bicycle) == 100, "pushed")
    }

    @Test func reversedOneWaysAndRoundabouts() {
        var map = TestMap("AB", "DC")
        map.way("AB", ["oneway": "-1"])
        map.way("BCDA", ["junction": "roundabout"])
        let town = map.build()
        #expect(town.metres("A", "B", .car) == nil)
        #expect(town.metres("B", "A", .car) == 100)
        #expect(town.metres("C", "A", .car) == 200)
    }

    @Test func contraflowLanesAreRidden() {
        var map = TestMap("AB", "DC")
        map.way("AB", ["oneway": "yes", "foot": "no", "oneway:bicycle": "no"])
        map.way("BCDA")
        #expect(map.build().metres("B", "A", .bicycle) == 100)
        var closed = TestMap("AB", "DC")
        closed.way("AB", ["oneway": "yes", "foot": "no"])
        closed.way("BCDA")
        #expect(closed.build().metres("B", "A", .bicycle) == 300)
    }

    @Test func accessTagsFollowTheirHierarchy() {
        for (tags, car, foot) in [
            (["access": "no"], nil, nil), (["access": "no", "foot": "yes"], nil, 100),
            (["access": "private", "motor_vehicle": "yes"], 100, nil), (["vehicle": "no"], nil, 100),
            (["vehicle": "no", "motorcar": "designated"], 100, 100), (["foot": "no"], 100, nil),
            (["motorroad": "yes"], 100, nil), (["motorroad": "yes", "foot": "yes"], 100, 100),
            (["access": "destination"], 100, 100), (["motor_vehicle": "agricultural"], nil, 100),
        ] as [([String: String], Int?, Int?)] {
            var map = TestMap("AB")
            map.way("AB", tags)
            let town = map.build()
            #expect(town.metres("A", "B", .car) == car, "\(tags)")
            #expect(town.metres("A", "B", .foot) == foot, "\(tags)")
        }
    }

    @Test func aForbiddenTurnIsAvoidedAndNotUndoneByTurningRound() {
        // From A over B to C is forbidden; turning round at D would undo that, so the loop D-E-F-D is driven.
        var map = TestMap("C", "BDE", "A.F")
        let from = map.way("AB")
        let to = map.way("BC")
        map.way("BD")
        map.way("DEFD")
        map.restrict(from, "B", to)
        let town = map.build()
        #expect(town.metres("A", "C", .foot) == 200)
        #expect(town.metres("A", "C", .car) == 740)
        #expect(town.metres("C", "A", .car) == 200)
        #expect(town.metres("D", "C", .car) == 200)
    }

    @Test func onlyOneTurnIsAllowed() {
        var map = TestMap(".C.", "DBE", ".A.")
        let from = map.way("AB")
        map.way("BC")
        map.way("DB")
        let to = map.way("BE")
        map.restrict(from, "B", to, only: true)
        let town = map.build()
        #expect(town.metres("A", "E", .car) == 200)
        #expect(town.metres("D", "C", .car) == 200)
        // E is a dead end, where one may turn round.
        #expect(town.metres("A", "C", .car) == 400)
        #expect(town.metres("A", "C", .foot) == 200)
    }

    @Test func restrictionsRunOverWholeWays() {
        // Turning round over the bridge BC, from AB back along CD, is forbidden; from E one may take the same way.
        var map = TestMap("ABE", "DCF")
        let from = map.way("AB", ["oneway": "yes"])
        let bridge = map.way("BC")
        let to = map.way("CD", ["oneway": "yes"])
        map.way("EB")
        map.way("CF")
        map.way("EF")
        map.restrict(from, over: [bridge], to)
        let town = map.build()
        #expect(town.metres("A", "D", .foot) == 300)
        #expect(town.metres("A", "D", .car) == 500)
        #expect(town.metres("E", "D", .car) == 300)
        #expect(town.metres("A", "F", .car) == 300)
    }

    @Test func restrictionsBindTheirVehiclesOnly() {
        var map = TestMap("C", "B", "A")
        let from = map.way("AB")
        let to = map.way("BC")
        map.restrict(from, "B", to, vehicles: VehicleKinds.all.subtracting(VehicleKinds(exceptTag: "bicycle;psv")))
        let town = map.build()
        #expect(town.metres("A", "C", .car) == nil)
        #expect(town.metres("A", "C", .motorbike) == nil)
        #expect(town.metres("A", "C", .bicycle) == 200)
        #expect(town.metres("A", "C", .taxi) == 200)
    }

    @Test func barriersStopWhomTheyStop() {
        var map = TestMap("ABC", "..D")
        map.way("ABC")
        map.way("BD")
        map.barrier("B", ["barrier": "bollard"])
        let town = map.build()
        #expect(town.metres("A", "C", .car) == nil)
        #expect(town.metres("A", "C", .bicycle) == 200)
        #expect(town.metres("A", "C", .referenceCar) == 200)
        var gate = TestMap("ABC")
        gate.way("ABC")
        gate.barrier("B", ["barrier": "gate", "access": "private", "foot": "yes"])
        #expect(gate.build().metres("A", "C", .car) == nil)
        #expect(gate.build().metres("A", "C", .foot) == 200)
    }

    @Test func stepsAndSurfacesSlowDown() throws {
        let steps = StreetTags(["highway": "steps"])
        #expect(StreetProfile.car.use(of: steps).isClosed)
        #expect(StreetProfile.bicycle.use(of: steps).forwardSpeed < StreetProfile.foot.use(of: steps).forwardSpeed)
        let cobbles = StreetProfile.bicycle.use(of: StreetTags(["highway": "residential", "surface": "cobblestone"]))
        #expect(cobbles.forwardSpeed * 3.6 == 9)
        #expect(!StreetProfile.foot.use(of: StreetTags(["route": "ferry"])).isClosed)
        #expect(
            StreetProfile.car.use(of: StreetTags(["highway": "residential", "maxspeed": "10 mph"])).forwardSpeed < 5
        )
    }

    @Test func snappingKeepsToTheConnectedNetwork() throws {
        // The lone way XY is nearer, but leads nowhere.
        var map = TestMap("ABCDE", "XY...")
        map.way("ABC")
        map.way("CDE")
        map.way("XY", ["highway": "footway"])
        let town = map.build()
        let metric = StreetMetric(.foot, on: town)
        let place = try #require(town.snap(TestMap.coordinate(row: 0.9, column: 0.5), for: metric))
        #expect(abs(place.coordinate.latitude) < 1e-9)
        #expect(abs(place.snapDistance.value - 90) < 1)
        #expect(town.snap(TestMap.coordinate(row: 50, column: 50), for: metric) == nil)
        let corner = try #require(town.snap(TestMap.coordinate(row: -0.2, column: -0.3), for: metric))
        #expect(corner.vertex != nil)
    }

    @Test func placesOnOneSegment() throws {
        var map = TestMap("AB", "DC")
        map.way("AB", ["oneway": "yes"])
        map.way("BC")
        map.way("CD")
        map.way("DA")
        let town = map.build()
        let metric = StreetMetric(.car, on: town)
        let router = StreetRouter(network: town, metric: metric)
        var scratch = StreetScratch(for: town)
        let near = try #require(town.snap(TestMap.coordinate(row: 0.01, column: 0.2), for: metric))
        let far = try #require(town.snap(TestMap.coordinate(row: 0.01, column: 0.7), for: metric))
        let along = try #require(router.path(from: near, to: far, &scratch))
        #expect(abs(along.route.length.value - 50) < 0.1)
        #expect(along.pieces.count == 1)
        let round = try #require(router.path(from: far, to: near, &scratch))
        #expect(abs(round.route.length.value - 350) < 0.1)
        #expect(round.pieces.count == 5)
        let standing = try #require(router.route(from: far, to: far, &scratch))
        #expect(standing.ticks == 0)
    }
}
