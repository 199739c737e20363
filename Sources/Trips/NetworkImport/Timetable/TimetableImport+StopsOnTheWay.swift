internal import TransitFeeds
internal import TransitRouting

extension TimetableImport {
    /// The calls of a trip with those between them where one may hail or leave the vehicle. Times lie between those of
    /// the calls around, as the way does.
    mutating func withStopsOnTheWay(
        _ calls: [TimetableBuilder.Call],
        _ records: [TripCall],
        of trip: Int,
        _ feed: inout Feed,
        _ index: FeedIndex
    ) -> [TimetableBuilder.Call] {
        let record = feed.trips[trip]
        guard let places = stopsOnTheWay.places(of: record, stops: records.map(\.stop), in: feed) else {
            feed.messages.add(
                .warning,
                "trips.txt",
                line: record.line,
                field: "shape_id",
                "one boards or alights between stops, and the trip has no shape",
                value: record.id,
                advice: "boarding and alighting at stops only; give the trip a shape"
            )
            return calls
        }
        var all: [TimetableBuilder.Call] = []
        var number = TimetableBuilder.Call.onTheWay
        for (position, call) in calls.enumerated() {
            all.append(call)
            guard position + 1 < calls.count, records[position].isContinuous else { continue }
            let (from, to) = (records[position], records[position + 1])
            let span = Double(calls[position + 1].arrivalSeconds - call.departureSeconds)
            for place in places[position] {
                guard let stop = stop(at: place, from.stop, to.stop, &feed, index) else {
                    return all + calls[(position + 1)...]
                }
                let seconds = call.departureSeconds + Int32((span * place.fraction).rounded(.down))
                all.append(
                    TimetableBuilder.Call(
                        stop: stop,
                        arrivalSeconds: seconds,
                        departureSeconds: seconds,
                        boarding: BoardingRule(rawValue: from.continuousPickup) ?? .notAvailable,
                        alighting: BoardingRule(rawValue: from.continuousDropOff) ?? .notAvailable,
                        sequence: number,
                        headsign: call.headsign
                    )
                )
                number += 1
            }
        }
        return all
    }

    /// The stop at a place between two others, the same for all trips that pass there; nil when a feed has too many.
    private mutating func stop(
        at place: StopsOnTheWay.Place,
        _ from: Int,
        _ to: Int,
        _ feed: inout Feed,
        _ index: FeedIndex
    ) -> StopIndex? {
        let (before, after) = (feed.stops[from], feed.stops[to])
        let key = StopsOnTheWay.Key(from: from, to: to, place: place.coordinate)
        if let known = stopsOnTheWay.stops[key] { return known }
        let count = stopsOnTheWay.stops.count
        guard count < StopsOnTheWay.mostInFeed else {
            if !stopsOnTheWay.isFull {
                feed.messages.add(
                    .warning,
                    "stop_times.txt",
                    field: "continuous_pickup",
                    "one boards or alights at more places between stops than are kept (\(StopsOnTheWay.mostInFeed))",
                    advice: "on the rest of the way at stops only"
                )
                stopsOnTheWay.isFull = true
            }
            return nil
        }
        let stop = builder.addStop(
            .init(
                feed: index,
                id: "\(before.id)~\(after.id)~\(count)",
                name: "\(name(of: before, feed)) – \(name(of: after, feed))",
                coordinate: place.coordinate,
                zone: before.fareZone
            )
        )
        stopsOnTheWay.stops[key] = stop
        placesOnTheWay.insert(stop)
        return stop
    }
}
