import CivilTime
import Geo
import Testing
import TripModel

struct TravelPreferencesTests {
    private let server = TravelPreferences(
        modes: [.foot, .transit],
        objective: .quickest,
        distanceLimits: [.bicycle: .init(maximum: Metres(8_000))],
        bufferSeconds: 300,
        returnsHome: true
    )

    @Test func whatAnInnerLayerLeavesOpenIsTheOuterLayers() {
        let merged = server.overlaid(by: TravelPreferences(modes: [.car], canDrive: true, bufferSeconds: 0))
        #expect(merged.modes == [.car] && merged.bufferSeconds == 0 && merged.canDrive == true)
        #expect(merged.objective == .quickest && merged.returnsHome == true && merged.maximumWalking == nil)
    }

    @Test func limitsAndHoursAreMergedModeByMode() throws {
        let hours = try #require(DayHours("05:00-23:00"))
        let merged = server.overlaid(
            by: TravelPreferences(distanceLimits: [.taxi: .init(minimum: Metres(1_000))], hours: [.transit: hours])
        )
        #expect(merged.distanceLimits[.bicycle]?.maximum == Metres(8_000))
        #expect(merged.distanceLimits[.taxi]?.minimum == Metres(1_000) && merged.hours == [.transit: hours])
    }

    @Test func anEmptyLayerChangesNothing() {
        #expect(server.overlaid(by: TravelPreferences()) == server)
        #expect(TravelPreferences().overlaid(by: server) == server)
    }

    /// An answer that is remembered for one person is not another's.
    @Test func preferencesTellRequestsApart() {
        let place = Coordinate(latitude: 42, longitude: 13)
        var request = TripRequest(from: place, to: place, time: .departAt(.distantPast), modes: [.foot])
        let other = request
        request.preferences = server
        #expect(request != other && Set([request, other]).count == 2)
    }
}
