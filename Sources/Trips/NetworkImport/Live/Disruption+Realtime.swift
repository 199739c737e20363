internal import TransitRouting
internal import TripModel

extension Disruption.Cause {
    /// Alert.Cause of gtfs-realtime.proto.
    init(_ number: Int?) {
        self =
            switch number {
            case 2: .other
            case 3: .technicalProblem
            case 4: .strike
            case 5: .demonstration
            case 6: .accident
            case 7: .holiday
            case 8: .weather
            case 9: .maintenance
            case 10: .construction
            case 11: .police
            case 12: .medicalEmergency
            default: .unknown
            }
    }
}

extension RealtimeNames {
    /// The feed's id with the operator's name for the feed before it, as legs have it.
    func text(_ route: RouteIndex) -> String {
        timetable.name(of: timetable.feed(of: route)) + ":" + timetable.id(of: route)
    }

    func text(_ stop: StopIndex) -> String {
        timetable.name(of: timetable.feed(of: stop)) + ":" + timetable.id(of: stop)
    }
}
