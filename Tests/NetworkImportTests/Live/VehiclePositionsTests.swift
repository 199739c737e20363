import CivilTime
import NetworkImport
import Testing
import TransitFeeds
import TransitRouting
import TripSearch

/// Positions of vehicles where no update tells of their trips: r8 leaves A at 8:00 and B at 8:10, and is at C at 8:20.
struct VehiclePositionsTests {
    private static func time(_ hour: Int, _ minute: Int) -> Int64 {
        LiveTimetableTests.midnight.adding(seconds: Int64(hour * 3_600 + minute * 60)).secondsSince1970
    }

    /// `latitude`: 0 at A, 0.01 at B.
    private static func vehicle(
        _ hour: Int,
        _ minute: Int,
        latitude: Double = 0,
        sequence: UInt32? = 2,
        isStopped: Bool = false
    ) -> VehicleRecord {
        var record = VehicleRecord()
        record.trip.trip = "r8"
        record.timestamp = time(hour, minute)
        record.latitude = latitude
        record.sequence = sequence
        record.isStopped = isStopped
        return record
    }

    private func ride(
        _ vehicle: VehicleRecord,
        _ updates: [TripUpdateRecord] = [],
        now: (Int, Int) = (8, 13),
        _ from: String = "A"
    ) throws -> String {
        let live = try #require(LiveTimetable(LiveTimetableTests.network()))
        var message = RealtimeFeed()
        message.vehicles = [vehicle]
        message.tripUpdates = updates
        let instant = Instant(secondsSince1970: Self.time(now.0, now.1))
        return LiveTimetableTests.ride(try live.network(with: [.init(message)], now: instant, version: 1), from)
    }

    @Test func aVehicleThatStandsIsLateByItsDeparture() throws {
        #expect(try ride(Self.vehicle(8, 13, isStopped: true)) == "r8 8:00-8:23")
        #expect(try ride(Self.vehicle(8, 9, isStopped: true)) == "r8 8:00-8:20")
        #expect(try ride(Self.vehicle(8, 12, sequence: 1, isStopped: true)) == "r8 8:12-8:32")
    }

    @Test func aVehicleOnItsWayIsLateByHowFarItIs() throws {
        // Half of the way, where it should be at 8:05.
        #expect(try ride(Self.vehicle(8, 9, latitude: 0.005)) == "r8 8:00-8:24")
        #expect(try ride(Self.vehicle(8, 9, latitude: 0.0099)) == "r8 8:00-8:20")
        // Where it is says nothing: it has not come to B, that is all.
        #expect(try ride(Self.vehicle(8, 13)) == "r8 8:00-8:23")
        #expect(try ride(Self.vehicle(8, 13, latitude: 45)) == "r8 8:00-8:23")
        var byStop = Self.vehicle(8, 13, sequence: nil)
        byStop.stop = "B"
        #expect(try ride(byStop) == "r8 8:00-8:23")
        // Too early waits for its time.
        #expect(try ride(Self.vehicle(8, 3, latitude: 0.008), now: (8, 4)) == "r8 8:00-8:20")
    }

    @Test func updatesKnowBetter() throws {
        let onTime = LiveTimetableTests.update("r8", .scheduled, [LiveTimetableTests.at("B", 8, 10)])
        #expect(try ride(Self.vehicle(8, 13, isStopped: true), [onTime]) == "r8 8:00-8:20")
        #expect(try ride(Self.vehicle(8, 13), [LiveTimetableTests.update("r8", .canceled)]) == "q 8:30-8:50")
    }

    @Test func oldAndAbsurdPositionsSayNothing() throws {
        #expect(try ride(Self.vehicle(8, 13), now: (8, 19)) == "r8 8:00-8:20")
        #expect(try ride(Self.vehicle(8, 13), now: (8, 11)) == "r8 8:00-8:20")
        #expect(try ride(Self.vehicle(11, 0), now: (11, 0)) == "r8 8:00-8:20")
        for time in [Int64.min, .max, -1, 0] {
            var strange = Self.vehicle(8, 13, latitude: .infinity, sequence: .max)
            strange.timestamp = time
            strange.longitude = .nan
            #expect(try ride(strange) == "r8 8:00-8:20")
        }
    }
}
