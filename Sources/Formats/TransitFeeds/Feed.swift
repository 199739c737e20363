/// A GTFS feed as plain records, its references resolved to places in these arrays.
package struct Feed: Sendable {
    package var agencies: [AgencyRecord] = []
    package var stops: [StopRecord] = []
    package var routes: [RouteRecord] = []
    package var trips: [TripRecord] = []
    /// The ids of services, by the numbers that trips and calendars use.
    package var services: [String] = []
    package var calendars: [CalendarRecord] = []
    package var calendarDates: [CalendarDateRecord] = []
    /// Grouped by trip, ascending by sequence.
    package var stopTimes: [StopTimeRecord] = []
    /// Where the stop times of each trip begin, and the end of the last.
    package var stopTimeOffsets: [Int] = [0]
    /// Texts of stop_headsign; the first is empty.
    package var headsigns: [String] = [""]
    package var frequencies: [FrequencyRecord] = []
    package var transfers: [TransferRecord] = []
    package var pathways: [PathwayRecord] = []
    package var levels: [LevelRecord] = []
    package var fares = FeedFares()
    package var info: FeedInfoRecord?
    package var attributions: [AttributionRecord] = []
    package var translations: [TranslationRecord] = []
    /// Those that trips name; without points where shapes.txt has none.
    package var shapes: [ShapeRecord] = []
    package var messages: FeedMessages

    package init(messages: FeedMessages) { self.messages = messages }

    /// The zone in which all times of the feed are written (GTFS reference: all agencies of a feed share it).
    package var zone: String { agencies.first?.zone ?? "UTC" }

    package func stopTimes(of trip: Int) -> ArraySlice<StopTimeRecord> {
        stopTimes[stopTimeOffsets[trip]..<stopTimeOffsets[trip + 1]]
    }
}
