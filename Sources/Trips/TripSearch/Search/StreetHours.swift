internal import CivilTime
internal import StreetRouting
internal import TripModel

/// Ways over streets at the hour of a request (LIVE-4).
struct StreetHours {
    let zone: ZoneRules
    let time: TripRequest.Time

    /// Seconds of a path that is begun at the request's time or ends `spare` seconds before it; the person's pace is
    /// not in them.
    func seconds(of path: StreetPath, on router: StreetRouter, spare: Double = 0) -> Double {
        guard router.metric.profile.traffic != nil else { return path.route.seconds }
        switch time {
        case .departAt(let time):
            return router.seconds(of: path, atSecondOfWeek: secondOfWeek(time), isArrival: false)
        case .arriveBy(let time):
            return router.seconds(of: path, atSecondOfWeek: secondOfWeek(time) - spare, isArrival: true)
        }
    }

    /// The seconds of the week in which one is on the way for so long, from the request's time on or until then.
    func span(seconds: Double) -> ClosedRange<Int> {
        let length = Int(seconds.rounded(.up))
        switch time {
        case .departAt(let time):
            let start = Int(secondOfWeek(time))
            return start...(start + length)
        case .arriveBy(let time):
            let end = Int(secondOfWeek(time))
            return (end - length)...end
        }
    }

    private func secondOfWeek(_ time: Instant) -> Double { Double(Self.secondOfWeek(time, in: zone)) }

    /// Since Monday 00:00.
    static func secondOfWeek(_ time: Instant, in zone: ZoneRules) -> Int {
        let local = zone.local(time)
        let day = Weekday(daysSinceEpoch: local.date.daysSinceEpoch).days(after: .monday)
        return day * 86_400 + local.time.secondsSinceMidnight
    }
}
