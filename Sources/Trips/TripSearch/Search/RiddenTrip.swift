internal import CivilTime
internal import TransitRouting
internal import TripModel

/// What is told of the trip that a ride is on, whether the timetable has it or realtime brought it.
struct RiddenTrip {
    /// As which the vehicle leaves the stop of boarding.
    var route: RouteIndex
    var headsign: String
    /// From boarding to alighting.
    var calls: [StopCall]
    var reference: RideReference
    /// How many stops it is from boarding to alighting; places between stops where it may be hailed are none.
    var stopCount: Int
    /// Where no times are promised, how often a vehicle comes.
    var headwaySeconds: Int32?

    init(_ ride: TransitRide, in window: TimetableCalendar.Window, _ names: LocalNames) {
        let timetable = window.schedule.timetable
        let (boarding, alighting) = (ride.boardingCall, ride.alightingCall)
        if let added = window.schedule.added(ride.trip) {
            route = added.route
            headsign = added.headsign
            stopCount = alighting - boarding
            calls = added.calls[boarding...alighting].map {
                StopCall($0.stop, boarding: $0.boarding, alighting: $0.alighting)
            }
            reference = RideReference(
                trip: timetable.name(of: timetable.feed(of: route)) + ":" + added.id,
                serviceDate: window.serviceDay(of: ride).iso8601,
                boardingSequence: added.calls[boarding].sequence,
                alightingSequence: added.calls[alighting].sequence
            )
            return
        }
        route = timetable.route(of: ride.trip, atCall: boarding)
        headsign = names.headsign(of: ride.trip, atCall: boarding)
        calls = Array(timetable.calls(of: timetable.pattern(of: ride.trip))[boarding...alighting])
        let sequences = timetable.sequences(of: ride.trip)
        // Where a vehicle goes on as another trip, it calls at one stop as both.
        stopCount = max(
            1,
            zip(calls, calls.dropFirst()).enumerated().count { number, pair in
                pair.0.stop != pair.1.stop && sequences[boarding + 1 + number] < TimetableBuilder.Call.onTheWay
            }
        )
        headwaySeconds = timetable.headway(of: ride.trip, startingAt: timetable.startSeconds(of: ride.run))
        let isJoined = timetable.isJoined(ride.trip)
        let part = timetable.parts(of: ride.trip).last { $0.calls.lowerBound <= boarding }
        let first = part?.calls.lowerBound ?? 0
        reference = RideReference(
            trip: timetable.name(of: timetable.feed(of: ride.trip)) + ":" + (part?.id ?? timetable.id(of: ride.trip)),
            serviceDate: window.serviceDay(of: ride).adding(days: part?.dayOffset ?? 0).iso8601,
            boardingSequence: sequences[boarding],
            alightingSequence: sequences[alighting],
            startSeconds: timetable.runCount(of: ride.trip) > 1 ? timetable.startSeconds(of: ride.run) : nil,
            boardingCall: isJoined ? boarding - first : nil,
            alightingCall: isJoined ? alighting - first : nil
        )
    }
}
