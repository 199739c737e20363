internal import CivilTime
internal import ICalendar

/// Travel as others may see it: each trip as one with its event, rounded outwards to full quarters of an hour, so that
/// the minutes of a trip do not tell how far away somebody lives (DESIGN.md 3).
struct TravelBusyTime {
    /// How far a trip lies from its event at most: a gap over which one waits is nobody's business.
    static let reachSeconds: Int64 = 6 * 3_600
    private static let quarter: Int64 = 900

    /// The period of a trip.
    ///
    /// - Parameters:
    ///   - trip: from the departure to the arrival.
    ///   - event: when the event takes time.
    /// - Returns: nil where its event takes no time near it.
    static func period(of trip: Range<Instant>, to event: [BusyPeriod]) -> BusyPeriod? {
        func gap(_ period: BusyPeriod) -> Int64 {
            max(0, period.start - trip.upperBound, trip.lowerBound - period.end)
        }
        guard let nearest = event.min(by: { gap($0) < gap($1) }), gap(nearest) <= reachSeconds else { return nil }
        let start = min(trip.lowerBound, nearest.start).secondsSince1970
        let end = max(trip.upperBound, nearest.end).secondsSince1970
        let first = start - ((start % quarter) + quarter) % quarter
        let last = end + (quarter - ((end % quarter) + quarter) % quarter) % quarter
        return BusyPeriod(start: Instant(secondsSince1970: first), end: Instant(secondsSince1970: last))
    }
}
