internal import ByteText
internal import CivilTime
internal import DayPlanner
internal import Planning

/// The next departure, above the day.
struct NextTripView {
    let summary: String
    let when: String
    let address: String

    /// nil: there is none within a day.
    init?(_ items: [TravelEntry], _ visit: Visit) {
        guard
            let next = items.first(where: { !$0.kind.isWarning && $0.kind != .slot && $0.summary != nil }),
            next.start < visit.now.adding(seconds: 24 * 3600), let summary = next.summary
        else { return nil }
        self.summary = visit.texts.tripTitle(summary)
        let day = visit.zone.local(next.start).date
        let time = visit.texts.time(next.start, in: visit.zone)
        let key: TextKey = day == visit.today ? .leaveInTime : .leaveOnDay
        when = visit.texts.text(
            key,
            [
                "duration": visit.texts.duration(next.start - visit.now), "time": time,
                "day": visit.texts.day(day, today: visit.today),
            ]
        )
        address = visit.prefix + "/trips/" + PercentEncoding.encode(next.uid)
    }
}
