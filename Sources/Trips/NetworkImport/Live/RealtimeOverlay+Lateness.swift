internal import TransitRouting

extension RealtimeOverlay {
    /// A vehicle that ends a trip late leaves late for its next one, as far as it does not wait there anyway and as
    /// long as nothing is told of that one itself: "the data consumer should not assume that the trip is running on
    /// time" (GTFS-Realtime, trip updates).
    func withLatenessCarried(_ news: TripNews) -> TripNews {
        let timetable = names.timetable
        var news = news
        var vehicles = news.tripDays.filter { timetable.isJoined($0.trip) }
        var seen = 0
        while seen < vehicles.count {
            let vehicle = vehicles[seen]
            seen += 1
            let parts = timetable.parts(of: vehicle.trip)
            let times = timetable.times(of: vehicle.trip)
            for (part, next) in zip(parts, parts.dropFirst()) {
                guard let last = part.calls.last, let first = next.calls.first, first < times.count,
                    case .altered(let change)? = news.change(of: part, on: vehicle.day + part.dayOffset)
                else { continue }
                let day = vehicle.day + next.dayOffset
                let end = times[last].arrival + change.arrivalDelay(at: last - part.calls.lowerBound)
                let late = end - times[first].departure
                guard late > 0, news.change(of: next, on: day) == nil else { continue }
                let feed = timetable.feed(of: next.trip)
                for copy in names.parts(of: next.id, in: feed) where names.runs(copy, on: day) {
                    news.tell(.altered(.delay(late, fromCall: 0)), of: copy, on: day)
                    if timetable.isJoined(copy.trip) {
                        vehicles.append(.init(trip: copy.trip, day: day - copy.dayOffset))
                    }
                }
            }
        }
        return news
    }
}
