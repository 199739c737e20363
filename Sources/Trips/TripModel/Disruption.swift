package import CivilTime

/// News that keeps lines or stops from being used for a while, with what it is because of (LIVE-2): so that people are
/// told why a trip is not the usual one.
package struct Disruption: Hashable, Sendable {
    /// GTFS-Realtime Alert.Cause, and what becomes of single rides.
    package enum Cause: String, CaseIterable, Codable, Hashable, Sendable {
        case unknown, other, technicalProblem, strike, demonstration, accident, holiday, weather, maintenance,
            construction
        case police, medicalEmergency
        /// Of one ride, from the operator's own messages about it.
        case canceled, delayed, early
    }

    /// What nobody can use; of rides, all that is given must fit.
    package struct Scope: Hashable, Sendable {
        /// As ``LineInfo/routeID`` has them; nil: any.
        package var routes: Set<String>?
        /// As ``LegEnd/stopID`` has them; nil: any.
        package var stops: Set<String>?
        /// Half-open, in seconds after 1970.
        package var periods: [Range<Int64>]

        package init(routes: Set<String>? = nil, stops: Set<String>? = nil, periods: [Range<Int64>]) {
            self.routes = routes
            self.stops = stops
            self.periods = periods
        }
    }

    package var cause: Cause
    /// What the agency says, by language; the empty language is the feed's own.
    package var texts: [String: String]
    package var scopes: [Scope]

    package init(cause: Cause, texts: [String: String] = [:], scopes: [Scope]) {
        self.cause = cause
        self.texts = texts
        self.scopes = scopes
    }

    /// Within a day of it.
    package func isNear(_ time: Instant) -> Bool {
        let around = time.secondsSince1970 - 86_400..<time.secondsSince1970 + 86_400
        return scopes.contains { $0.periods.contains { $0.overlaps(around) } }
    }

    /// Whether a ride of the timetable does not run because of it.
    package func hits(_ ride: Leg) -> Bool {
        guard let route = ride.line?.routeID else { return false }
        return scopes.contains { scope in
            guard scope.routes?.contains(route) ?? true else { return false }
            // A stop is used when one boards or alights there.
            let calls = [(ride.from, ride.departure), (ride.to, ride.arrival)].filter { end, _ in
                scope.stops.map { stops in end.stopID.map(stops.contains) ?? false } ?? true
            }
            return calls.contains { _, time in scope.periods.contains { $0.contains(time.secondsSince1970) } }
        }
    }
}
