import CivilTime
import NetworkImport
import Testing
import TripModel
import TripSearch

/// A walk of 5 minutes, a ride, a change of 2 minutes, a ride.
struct TripCheckTests {
    private func at(_ minute: Int64) -> Instant { Instant(secondsSince1970: 1_736_323_200 + minute * 60) }
    private func ride(_ trip: String) -> RideReference {
        RideReference(trip: trip, serviceDate: "2025-01-08", boardingSequence: 1, alightingSequence: 2)
    }

    private var legs: [TripCheck.PlannedLeg] {
        [
            .init(departure: at(0), arrival: at(5), ride: nil),
            .init(departure: at(5), arrival: at(15), ride: ride("one")),
            .init(departure: at(15), arrival: at(17), ride: nil),
            .init(departure: at(20), arrival: at(30), ride: ride("two")),
        ]
    }

    private func verdict(_ one: RideStanding, _ two: RideStanding) -> TripCheck.Verdict {
        TripCheck.verdict(on: legs) { $0.trip == "one" ? one : two }
    }

    @Test func judgesLegByLeg() {
        let (one, two) = (
            RideStanding.runs(departure: at(5), arrival: at(15)), RideStanding.runs(departure: at(20), arrival: at(30))
        )
        #expect(verdict(one, two) == .stands)
        #expect(verdict(.gone, two) == .broken)
        #expect(verdict(one, .gone) == .broken)
        #expect(verdict(.unknown, .unknown) == .stands)
        // One minute: not worth a word. Three: the connection still holds, at another time.
        #expect(verdict(.runs(departure: at(5), arrival: at(16)), two) == .stands)
        #expect(verdict(.runs(departure: at(6), arrival: at(18)), two) == .moved)
        // Four: the second ride has left.
        #expect(verdict(.runs(departure: at(6), arrival: at(19)), two) == .broken)
        #expect(verdict(.runs(departure: at(6), arrival: at(19)), .runs(departure: at(21), arrival: at(31))) == .moved)
        // It leaves before one can be there.
        #expect(verdict(.runs(departure: at(4), arrival: at(15)), two) == .broken)
    }
}
