/// Why a trip or a footpath was not taken into a timetable.
public enum TimetableError: Error, Equatable, Sendable, CustomStringConvertible {
    case fewerThanTwoStops
    case tooManyStops(limit: Int)
    /// The times of the trip go backwards at this position (0-based).
    case timesGoBackwards(position: Int)
    /// A time is negative or beyond ``TimetableBuilder/maximumSeconds``.
    case timeOutOfRange(position: Int)
    case unknownStop(StopIndex)
    case unknownRoute(RouteIndex)
    case unknownService(ServiceIndex)
    case tooManyRuns(limit: Int)
    /// A network file whose columns do not fit together.
    case inconsistent(String)

    /// The error as text for operators.
    public var description: String {
        switch self {
        case .fewerThanTwoStops: "the trip calls at fewer than two stops"
        case .tooManyStops(let limit): "the trip calls at more than \(limit) stops"
        case .timesGoBackwards(let position): "the times go backwards at call \(position + 1)"
        case .timeOutOfRange(let position): "the time at call \(position + 1) is out of range"
        case .unknownStop(let stop): "stop \(stop.row) was never added"
        case .unknownRoute(let route): "route \(route.row) was never added"
        case .unknownService(let service): "service \(service.row) was never added"
        case .tooManyRuns(let limit): "more than \(limit) departures"
        case .inconsistent(let what): "the timetable file is inconsistent: \(what)"
        }
    }
}
