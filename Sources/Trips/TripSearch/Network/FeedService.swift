package import Geo
internal import TransitRouting

/// When and where the trips of one feed run.
package struct FeedService: Sendable {
    /// The first and last day, counted from 1970-01-01.
    package var days: ClosedRange<Int>
    /// Of the stops at which they call, with the way to them.
    package var bounds: BoundingBox

    /// As far as one walks to a stop.
    private static let reach = Metres(1_500)

    /// Of each feed that has trips.
    static func all(of timetable: Timetable, isServed: [Bool]) -> [FeedService] {
        var services = [Set<ServiceIndex>](repeating: [], count: timetable.feedCount)
        for number in 0..<timetable.tripCount {
            let trip = TripIndex(number)
            services[timetable.feed(of: trip).row].insert(timetable.service(of: trip))
        }
        var bounds = [BoundingBox?](repeating: nil, count: timetable.feedCount)
        for number in isServed.indices where isServed[number] {
            let stop = StopIndex(number)
            let (feed, place) = (timetable.feed(of: stop).row, timetable.coordinate(of: stop))
            if bounds[feed] == nil { bounds[feed] = BoundingBox(at: place) } else { bounds[feed]?.include(place) }
        }
        return zip(services, bounds).compactMap { services, bounds in
            guard let days = timetable.dayRange(of: services), let bounds else { return nil }
            return FeedService(days: days, bounds: bounds.expanded(by: reach))
        }
    }
}
