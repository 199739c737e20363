/// The closures of an overlay as one schedule meets them: in its own seconds, and only those that reach into its time.
/// Days that meet the same closures at the same hours share a schedule.
struct ClosedCalls: Hashable, Sendable {
    private struct Part: Hashable {
        var routes: Set<RouteIndex>?
        var stops: Set<StopIndex>?
        var direction: Int?
        /// Half-open, in seconds of the schedule.
        var period: Range<Int32>
    }

    private let parts: [Part]

    /// The range considered around the base day: three days before its beginning to four days after.
    static let span: Range<Int64> = -259_200..<345_600

    /// `origin`: when the schedule's seconds begin, in seconds after 1970.
    init(_ closures: [TimetableOverlay.Closure], origin: Int64) {
        parts = closures.flatMap { closure in
            closure.periods.compactMap { period in
                let from = max(Self.span.lowerBound, period.lowerBound - origin)
                let to = min(Self.span.upperBound, period.upperBound - origin)
                guard from < to else { return nil }
                return Part(
                    routes: closure.routes,
                    stops: closure.stops,
                    direction: closure.direction,
                    period: Int32(from)..<Int32(to)
                )
            }
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Whether anything that calls at these stops could be touched.
    func mayTouch(_ calls: [StopCall]) -> Bool {
        parts.contains { part in part.stops.map { stops in calls.contains { stops.contains($0.stop) } } ?? true }
    }

    /// The calls of a run at which nobody can get on or off; nil: all of them.
    func closed(
        direction: Int,
        calls: [StopCall],
        route: (Int) -> RouteIndex,
        times: (Int) -> (arrival: Int32, departure: Int32)
    ) -> Set<Int>? {
        var closed: Set<Int> = []
        for part in parts {
            if let wanted = part.direction, wanted != direction { continue }
            for (number, call) in calls.enumerated() {
                if let stops = part.stops, !stops.contains(call.stop) { continue }
                if let routes = part.routes, !routes.contains(route(number)) { continue }
                let time = times(number)
                if time.arrival < part.period.upperBound, time.departure >= part.period.lowerBound {
                    closed.insert(number)
                }
            }
        }
        return closed.count == calls.count ? nil : closed
    }
}
