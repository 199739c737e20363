package import CivilTime
package import TransitFeeds
package import TransitRouting

/// Turns GTFS-Realtime messages into one overlay for the timetable.
package struct RealtimeOverlay {
    private let names: RealtimeNames
    private let now: Instant
    private var changes: [TimetableOverlay.TripDay: TimetableOverlay.Change] = [:]
    private var closedStops: Set<StopIndex> = []
    private var closedRoutes: Set<RouteIndex> = []
    /// Updates for trips that the timetable does not have; a few are normal, many mean that the feeds do not fit together.
    package private(set) var unknownTrips = 0
    package private(set) var knownTrips = 0

    /// `now` decides which alerts hold, and the service day where a message does not name it.
    package init(_ names: RealtimeNames, now: Instant) {
        self.names = names
        self.now = now
    }

    package mutating func add(_ message: RealtimeFeed, of feed: FeedIndex) throws(ZoneError) {
        let zone = try ZoneRules.named(names.timetable.zone(of: feed))
        for update in message.tripUpdates { add(update, feed, zone) }
        for alert in message.alerts where alert.effect == .noService && alert.isActive(at: now.secondsSince1970) {
            for selector in alert.selectors { close(selector, feed, zone) }
        }
    }

    package func overlay(version: UInt64) -> TimetableOverlay {
        TimetableOverlay(version: version, changes: changes, closedStops: closedStops, closedRoutes: closedRoutes)
    }

    private mutating func add(_ update: TripUpdateRecord, _ feed: FeedIndex, _ zone: ZoneRules) {
        let parts = names.parts(of: update.trip.trip, in: feed)
        guard !parts.isEmpty else {
            unknownTrips += 1
            return
        }
        knownTrips += 1
        for part in parts {
            guard let day = day(of: update.trip, part.trip, zone) else { continue }
            let key = TimetableOverlay.TripDay(
                trip: part.trip,
                day: day,
                startSeconds: startSeconds(update.trip, part.trip)
            )
            switch update.trip.relationship {
            case .canceled, .deleted: cancel(key, part)
            case .scheduled, .added, .unscheduled, .replacement, .duplicated, .new:
                merge(key, part, alteration(update, part, day, zone))
            }
        }
    }

    /// A canceled trip that is one part of a joined one: its own calls are passed, the others stay.
    private mutating func cancel(_ key: TimetableOverlay.TripDay, _ part: RealtimeNames.Part) {
        let range = names.timetable.calls(ofPartAt: part.firstCall, of: part.trip)
        let count = names.timetable.callCount(of: part.trip)
        if range == 0..<count {
            changes[key] = .canceled
        } else {
            merge(key, part, TimetableOverlay.Alteration(skippedCalls: Set(range)))
        }
    }

    /// Parts of one vehicle's run are told separately; a later part's delays begin where it does.
    private mutating func merge(
        _ key: TimetableOverlay.TripDay,
        _ part: RealtimeNames.Part,
        _ change: TimetableOverlay.Alteration
    ) {
        guard case .altered(var known)? = changes[key] else {
            if changes[key] == nil { changes[key] = .altered(change) }
            return
        }
        let range = names.timetable.calls(ofPartAt: part.firstCall, of: part.trip)
        known.replaceDelays(in: range, with: change, callCount: names.timetable.callCount(of: part.trip))
        known.skippedCalls.formUnion(change.skippedCalls)
        changes[key] = .altered(known)
    }

    /// What the update says of each call. A delay holds from its call to the next that says otherwise (GTFS-Realtime
    /// reference, StopTimeUpdate); calls before the first are on time.
    private func alteration(
        _ update: TripUpdateRecord,
        _ part: RealtimeNames.Part,
        _ day: Int,
        _ zone: ZoneRules
    ) -> TimetableOverlay.Alteration {
        let timetable = names.timetable
        let sequences = timetable.sequences(of: part.trip)
        let calls = timetable.calls(of: timetable.pattern(of: part.trip))
        let times = timetable.times(of: part.trip)
        let dayStart = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone)
        var result = TimetableOverlay.Alteration()
        let whole = update.stopTimes.isEmpty ? update.delay ?? 0 : 0
        var late = abs(Int64(whole)) <= 172_800 ? whole : 0
        var next = 0
        let range = timetable.calls(ofPartAt: part.firstCall, of: part.trip)
        for call in calls.indices {
            var arrival = late
            if range.contains(call), next < update.stopTimes.count,
                fits(update.stopTimes[next], sequences[call], calls[call].stop)
            {
                let told = update.stopTimes[next]
                next += 1
                switch told.relationship {
                case .skipped: result.skippedCalls.insert(call)
                case .noData:
                    late = 0
                    arrival = 0
                case .scheduled, .unscheduled:
                    let planned = times[call]
                    if let delay = delay(told.arrival, planned.arrival, dayStart) {
                        arrival = delay
                        late = delay
                    }
                    if let delay = delay(told.departure, planned.departure, dayStart) { late = delay }
                }
            }
            result.arrivalDelays.append(arrival)
            result.departureDelays.append(late)
        }
        return result
    }

    private func fits(_ update: StopTimeUpdateRecord, _ sequence: UInt32, _ stop: StopIndex) -> Bool {
        if let wanted = update.sequence { return wanted == sequence }
        return names.timetable.id(of: stop) == update.stop
    }

    /// Seconds late, by delay or by time; nil when neither is given. More than two days is a mistake of the sender.
    private func delay(_ event: StopTimeUpdateRecord.Event?, _ planned: Int32, _ dayStart: Instant) -> Int32? {
        guard let event else { return nil }
        let seconds: Int64
        if let time = event.time, time > 0 {
            seconds = Instant(secondsSince1970: time) - dayStart.adding(seconds: Int64(planned))
        } else if let delay = event.delay {
            seconds = Int64(delay)
        } else {
            return nil
        }
        return abs(seconds) <= 172_800 ? Int32(seconds) : nil
    }

    private func startSeconds(_ descriptor: TripDescriptorRecord, _ trip: TripIndex) -> Int32? {
        guard names.timetable.runCount(of: trip) > 1, !descriptor.startTime.isEmpty else { return nil }
        let parts = descriptor.startTime.split(separator: ":").map { Int32($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2],
            (0..<400).contains(hours), (0..<60).contains(minutes), (0..<60).contains(seconds)
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }

    /// The named service day, else the one of yesterday, today and tomorrow on which the trip runs nearest to now.
    private func day(of descriptor: TripDescriptorRecord, _ trip: TripIndex, _ zone: ZoneRules) -> Int? {
        let text = descriptor.startDate
        if !text.isEmpty {
            guard text.utf8.count == 8, let number = Int(text),
                let date = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
            else { return nil }
            return date.daysSinceEpoch
        }
        let timetable = names.timetable
        let today = zone.local(now).date.daysSinceEpoch
        let times = timetable.times(of: trip)
        guard let first = times.first, let last = times.last else { return nil }
        var best: (day: Int, distance: Int64)?
        for day in (today - 1)...(today + 1) where timetable.service(timetable.service(of: trip), runsOn: day) {
            let start = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone)
            let before = start.adding(seconds: Int64(first.departure)) - now
            let after = now - start.adding(seconds: Int64(last.arrival))
            let distance = max(0, before, after)
            if best.map({ distance < $0.distance }) ?? true { best = (day, distance) }
        }
        return best?.day
    }

    /// Only what has no service at all is taken out; a detour or delays say nothing that a search could use.
    private mutating func close(_ selector: AlertRecord.Selector, _ feed: FeedIndex, _ zone: ZoneRules) {
        if let descriptor = selector.trip, !descriptor.trip.isEmpty {
            for part in names.parts(of: descriptor.trip, in: feed) {
                guard let day = day(of: descriptor, part.trip, zone) else { continue }
                cancel(TimetableOverlay.TripDay(trip: part.trip, day: day, startSeconds: nil), part)
            }
        } else if !selector.stop.isEmpty {
            // A stop closed for one route only would close it for all; leave it open.
            if selector.route.isEmpty { closedStops.formUnion(names.stops(selector.stop, in: feed)) }
        } else if !selector.route.isEmpty {
            if let route = names.route(selector.route, in: feed) { closedRoutes.insert(route) }
        } else if !selector.agency.isEmpty, selector.routeType == nil {
            closedRoutes.formUnion(names.routes(ofAgency: selector.agency, in: feed))
        }
    }
}
