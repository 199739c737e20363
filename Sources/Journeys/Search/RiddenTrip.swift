internal import CivilTime
internal import TransitRouting

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

    init(_ ride: TransitRide, in window: TimetableCalendar.Window) {
        let timetable = window.schedule.timetable
        let (boarding, alighting) = (ride.boardingCall, ride.alightingCall)
        let date = window.serviceDay(of: ride).iso8601
        if let added = window.schedule.added(ride.trip) {
            route = added.route
            headsign = added.headsign
            stopCount = alighting - boarding
            calls = added.calls[boarding...alighting].map {
                StopCall($0.stop, boarding: $0.boarding, alighting: $0.alighting)
            }
            reference = RideReference(
                trip: timetable.name(of: timetable.feed(of: route)) + ":" + added.id,
                serviceDate: date,
                boardingSequence: added.calls[boarding].sequence,
                alightingSequence: added.calls[alighting].sequence
            )
            return
        }
        route = timetable.route(of: ride.trip, atCall: boarding)
        headsign = timetable.headsign(of: ride.trip, atCall: boarding)
        calls = Array(timetable.calls(of: timetable.pattern(of: ride.trip))[boarding...alighting])
        let sequences = timetable.sequences(of: ride.trip)
        let isJoined = timetable.isJoined(ride.trip)
        stopCount = max(
            1,
            sequences[(boarding + 1)...alighting].count { $0 < TimetableBuilder.Call.onTheWay }
        )
        reference = RideReference(
            trip: timetable.name(of: timetable.feed(of: ride.trip)) + ":" + timetable.id(of: ride.trip),
            serviceDate: date,
            boardingSequence: sequences[boarding],
            alightingSequence: sequences[alighting],
            startSeconds: timetable.runCount(of: ride.trip) > 1 ? timetable.startSeconds(of: ride.run) : nil,
            boardingCall: isJoined ? boarding : nil,
            alightingCall: isJoined ? alighting : nil
        )
    }
}
