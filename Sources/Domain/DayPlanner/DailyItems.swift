internal import CivilTime

/// Bounds what is published for one day of one person, whatever others put into their calendars.
enum DailyItems {
    /// Trips and breaks of one day.
    static let mostTrips = 60
    /// Warnings of one day.
    static let mostWarnings = 20

    /// The items that are published: of each day the first by time.
    ///
    /// - Parameters:
    ///   - items: in any order; those of a day are all among them, or none is.
    ///   - zone: by which a day begins.
    /// - Returns: those that are published, in any order.
    static func bounded(_ items: [PlannedItem], zone: ZoneRules) -> [PlannedItem] {
        guard items.count > mostWarnings else { return items }
        var trips: [CivilDate: Int] = [:]
        var warnings: [CivilDate: Int] = [:]
        return items.sorted { ($0.event.start, $0.key) < ($1.event.start, $1.key) }.filter { item in
            let day = zone.date(of: item.event.start)
            if case .warning = item.content {
                warnings[day, default: 0] += 1
                return warnings[day, default: 0] <= mostWarnings
            }
            trips[day, default: 0] += 1
            return trips[day, default: 0] <= mostTrips
        }
    }
}
