import CivilTime
import Foundation
import Geo
import Testing
import TripModel

struct LegTests {
    private static let span = LegSpan(
        departure: Instant(secondsSince1970: 0),
        arrival: Instant(secondsSince1970: 60),
        from: LegEnd(coordinate: Coordinate(latitude: 1, longitude: 2)),
        to: LegEnd(name: "M", coordinate: Coordinate(latitude: 1, longitude: 3), stopID: "f:m"),
        distance: Metres(500)
    )

    private static func keys(_ leg: Leg) throws -> Set<String> {
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(leg))
        return Set(try #require(json as? [String: Any]).keys)
    }

    private static let always: Set<String> = [
        "means", "departure", "arrival", "from", "to", "distance", "directions", "needsArrangement",
    ]

    @Test(arguments: LegMode.allCases)
    func eachModeHasItsKind(mode: LegMode) throws {
        let leg = Leg(
            mode: mode,
            departure: Self.span.departure,
            arrival: Self.span.arrival,
            from: Self.span.from,
            to: Self.span.to,
            distance: Self.span.distance
        )
        #expect(leg.mode == mode && leg.span == Self.span && (leg.transit != nil) == mode.isTransit)
        #expect(try Self.keys(leg) == Self.always)
    }

    /// The form that `travlendar trip --json` has always had.
    @Test func jsonIsFlat() throws {
        let ride = Leg.transit(
            TransitLeg(
                mode: .metro,
                span: Self.span,
                line: LineInfo(name: "M2", routeID: "f:2", tripID: "f:t"),
                stopCount: 3
            )
        )
        #expect(try Self.keys(ride) == Self.always.union(["line", "stopCount"]))
        let shared = SharedRide(system: "s", provider: "S", kind: "bicycle", isSeen: true)
        let bicycle = Leg.sharedVehicle(SharedVehicleLeg(mode: .bikeSharing, span: Self.span, ride: shared))
        #expect(try Self.keys(bicycle) == Self.always.union(["vehicle"]))
    }

    @Test func timesAndPlacesCanBeMoved() {
        var leg = Leg.taxi(TaxiLeg(span: Self.span, directions: ["Via Roma"]))
        leg.departure = Instant(secondsSince1970: 30)
        leg.transit?.headsign = "nowhere"
        #expect(leg.durationSeconds == 30 && leg.transit == nil && leg.directions == ["Via Roma"])
    }
}
