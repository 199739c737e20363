/// How much longer streets take by the hour of the week: data of a profile. 1 is what the profile's speeds
/// say.
public struct TrafficHours: Hashable, Sendable, Codable {
    /// Factors of travel time at each full hour of a day, 0 to 23, on larger streets. Between two hours they change
    /// evenly, so that leaving later never means arriving sooner.
    public var workday: [Double]
    /// Factors for Saturdays, as for ``workday``.
    public var saturday: [Double]
    /// Factors for Sundays, as for ``workday``.
    public var sunday: [Double]
    /// `highway` values that feel all of it.
    public var larger: Set<String>
    /// How much of what is above or below 1 the other streets feel, 0 ... 1.
    public var smallerShare: Double

    /// Creates factors.
    ///
    /// - Precondition: each list has 24 values.
    public init(
        workday: [Double],
        saturday: [Double],
        sunday: [Double],
        larger: Set<String>,
        smallerShare: Double
    ) {
        precondition([workday, saturday, sunday].allSatisfy { $0.count == 24 }, "a factor for each hour")
        self.workday = workday
        self.saturday = saturday
        self.sunday = sunday
        self.larger = larger
        self.smallerShare = smallerShare
    }

    private static let week = 7 * 86_400.0

    /// The factor of larger streets at a second of the week, 0 at Monday 00:00; beyond its ends the week repeats.
    public func factor(atSecondOfWeek second: Double) -> Double {
        var second = second.truncatingRemainder(dividingBy: Self.week)
        if second < 0 { second += Self.week }
        let hour = Int(second / 3_600)
        let share = second / 3_600 - Double(hour)
        return factor(ofHour: hour) * (1 - share) + factor(ofHour: hour + 1) * share
    }

    private func factor(ofHour hour: Int) -> Double {
        let (day, hour) = (hour / 24 % 7, hour % 24)
        switch day {
        case 5: return saturday[hour]
        case 6: return sunday[hour]
        default: return workday[hour]
        }
    }

    /// Our own figures, in the shape that published congestion levels by hour have in European cities of middle size:
    /// two peaks on workdays, a long flat afternoon on Saturdays. Replace by measured ones.
    public static let town = TrafficHours(
        workday: [
            0.92, 0.9, 0.9, 0.9, 0.9, 0.93, 1.02, 1.22, 1.38, 1.22, 1.08, 1.06,
            1.1, 1.12, 1.09, 1.1, 1.18, 1.33, 1.36, 1.2, 1.05, 0.98, 0.95, 0.93,
        ],
        saturday: [
            0.94, 0.92, 0.9, 0.9, 0.9, 0.9, 0.92, 0.95, 1, 1.05, 1.1, 1.14,
            1.12, 1.06, 1.04, 1.06, 1.1, 1.13, 1.12, 1.08, 1.02, 0.98, 0.96, 0.95,
        ],
        sunday: [
            0.95, 0.93, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.92, 0.95, 1, 1.03,
            1.04, 1.01, 0.99, 1, 1.03, 1.06, 1.08, 1.06, 1.01, 0.97, 0.94, 0.92,
        ],
        larger: [
            "motorway", "motorway_link", "trunk", "trunk_link", "primary", "primary_link", "secondary",
            "secondary_link",
            "tertiary", "tertiary_link",
        ],
        smallerShare: 0.4
    )
}

extension StreetRouter {
    /// Seconds of a path by the hours at which its streets are passed; the path's own without
    /// ``StreetProfile/traffic``.
    ///
    /// `second` is of the local week, 0 at Monday 00:00: when the path begins, or when it ends if `isArrival`.
    public func seconds(of path: StreetPath, atSecondOfWeek second: Double, isArrival: Bool) -> Double {
        guard let traffic = metric.profile.traffic else { return path.route.seconds }
        var total = 0.0
        func pass(_ piece: StreetPath.Piece) {
            let larger = traffic.factor(atSecondOfWeek: isArrival ? second - total : second + total)
            let feelsAll = network.tags(of: piece.segment)["highway"].map { traffic.larger.contains($0) } ?? false
            total += StreetWeight.seconds(piece.ticks) * (feelsAll ? larger : 1 + (larger - 1) * traffic.smallerShare)
        }
        if isArrival { path.pieces.reversed().forEach(pass) } else { path.pieces.forEach(pass) }
        return total
    }
}
