import Columns
import Geo
import StreetRouting
import Testing

/// Costs of turns, on towns of one junction: every street is 100 m long.
@Suite struct TurnTests {
    /// Seconds that a profile whose sharpest turns cost 15 s needs on top of one that turns for nothing.
    private func turning(_ town: StreetNetwork, _ from: Character, _ to: Character) throws -> Int {
        var profile = StreetProfile.car
        profile.turnSeconds = 0
        let straight = try #require(town.seconds(from, to, profile))
        profile.turnSeconds = 15
        return Int((try #require(town.seconds(from, to, profile)) - straight).rounded())
    }

    @Test func straightOverACrossingIsFreeAndTurningIsNot() throws {
        var map = TestMap(".N.", "WXE", ".S.")
        map.way("NXS")
        map.way("WXE", ["highway": "primary"])
        let town = map.build()
        #expect(town.vertexCount == 6, "the second line has a vertex of its own")
        for (from, to) in [("N", "S"), ("S", "N"), ("W", "E"), ("E", "W")] as [(Character, Character)] {
            #expect(try turning(town, from, to) == 0, "\(from) to \(to)")
        }
        for (from, to) in [("N", "E"), ("N", "W"), ("W", "N"), ("E", "S"), ("S", "W")] as [(Character, Character)] {
            #expect(try turning(town, from, to) == 8, "\(from) to \(to): half of the most")
        }
        #expect(town.metres("N", "E", .car) == 200)
        #expect(town.metres("N", "E", .referenceCar) == 200)
    }

    @Test func whoTurnsIntoAndOutOfAStemPays() throws {
        var map = TestMap("WXE", ".S.")
        map.way("WXE")
        map.way("XS")
        let town = map.build()
        #expect(town.vertexCount == 4, "no vertex more")
        #expect(try turning(town, "W", "E") == 0)
        #expect(try turning(town, "W", "S") == 8)
        #expect(try turning(town, "S", "E") == 8)
    }

    @Test func aBendIsNoTurn() throws {
        var map = TestMap("AB", ".C")
        map.way("AB")
        map.way("BC")
        #expect(try turning(map.build(), "A", "C") == 0)
    }

    @Test func slipRoadsAreNearlyFree() throws {
        // The ramp leaves at 27 degrees, and nobody can come back by it.
        var map = TestMap("WXE", "...", "...F")
        map.way("WXE", ["oneway": "yes"])
        map.way("XF", ["oneway": "yes"])
        #expect(try turning(map.build(), "W", "F") <= 1)
    }

    @Test func aForkWithoutALineIsPaidInHalves() throws {
        var map = TestMap("..A..", "..X..", "B...C")
        map.way("XA")
        map.way("XB")
        map.way("XC")
        let town = map.build()
        #expect(town.vertexCount == 4)
        for (from, to) in [("A", "B"), ("B", "A"), ("B", "C"), ("C", "A")] as [(Character, Character)] {
            #expect((1...3).contains(try turning(town, from, to)), "\(from) to \(to): bent by 53 to 63 degrees")
        }
    }

    @Test func roundaboutsAreLinesOfTheirOwn() throws {
        var map = TestMap(".N.", "WXE", ".S.")
        map.way("WXSW", ["junction": "roundabout"])
        map.way("EX")
        let town = map.build()
        #expect(try turning(town, "W", "S") == 0, "along the ring, however small it is")
        #expect(try turning(town, "E", "S") == 8)
    }

    @Test func footwaysSplitNoStreet() {
        var map = TestMap(".N.", "WXE", ".S.")
        map.way("NXS", ["highway": "footway"])
        map.way("WXE")
        #expect(map.build().vertexCount == 5)
    }

    @Test func onlyWhoMindsPays() throws {
        var map = TestMap(".N.", "WXE", ".S.")
        map.way("NXS")
        map.way("WXE")
        let town = map.build()
        for profile in [StreetProfile.foot, .bicycle, .referenceWalk, .referenceCar] {
            #expect(town.seconds("N", "E", profile) == town.seconds("N", "S", profile), "\(profile.name)")
        }
    }

    @Test func restrictionsHoldAtCrossings() {
        var map = TestMap(".N.", "WXE", ".S.")
        let from = map.way("NX")
        map.way("XS")
        map.way("WX")
        let to = map.way("XE")
        map.restrict(from, "X", to)
        let town = map.build()
        #expect(town.metres("N", "S", .car) == 200)
        // South is a dead end, where one may turn round.
        #expect(town.metres("N", "E", .car) == 400)
        #expect(town.metres("W", "E", .car) == 200)
    }

    @Test func aForbiddenTurnIsNotUndoneAtACrossingBehind() {
        // From A over B to C is forbidden. D is a crossing: neither of its lines may be used to turn round, so the loop
        // is driven.
        var map = TestMap("..G.", "C...", "B.DJ", "A.H.")
        let from = map.way("AB")
        let to = map.way("BC")
        map.way("BD")
        map.way("GD")
        map.way("DJHD")
        map.restrict(from, "B", to)
        let town = map.build()
        #expect(town.metres("A", "C", .foot) == 200)
        #expect(town.metres("D", "C", .car) == 300)
        #expect(
            town.metres("A", "C", .car) == 940,
            "600 would be by turning round at D, over the link between its lines"
        )
    }
}

extension StreetNetwork {
    /// Seconds of the fastest way between two lettered nodes; nil without one.
    func seconds(_ from: Character, _ to: Character, _ profile: StreetProfile) -> Double? {
        let router = StreetRouter(network: self, metric: StreetMetric(profile, on: self))
        var scratch = StreetScratch(for: self)
        guard let start = place(ofNode: Int64(from.unicodeScalars.first?.value ?? 0)),
            let end = place(ofNode: Int64(to.unicodeScalars.first?.value ?? 0))
        else { return nil }
        return router.route(from: start, to: end, &scratch)?.seconds
    }
}
