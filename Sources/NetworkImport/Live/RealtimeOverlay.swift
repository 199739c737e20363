package import CivilTime
package import Journeys
package import TransitFeeds
package import TransitRouting

/// Turns GTFS-Realtime messages into one overlay for the timetable.
package struct RealtimeOverlay {
    private let names: RealtimeNames
    private let now: Instant
    private var changes: [TimetableOverlay.TripDay: TimetableOverlay.Change] = [:]
    private var addedTrips: [TimetableOverlay.AddedTrip] = []
    private var closures = ClosureGathering()
    /// What the closures are because of.
    package private(set) var disruptions: [Disruption] = []
    /// Updates for trips that the timetable does not have; a few are normal, many mean that the feeds do not fit together.
    package private(set) var unknownTrips = 0
    package private(set) var knownTrips = 0

    /// More added trips than this are not taken.
    package static let maximumAddedTrips = 20_000

    /// `now` decides the service day where a message does not name it.
    package init(_ names: RealtimeNames, now: Instant) {
        self.names = names
        self.now = now
    }

    package mutating func add(_ message: RealtimeFeed, of feed: FeedIndex) throws(ZoneError) {
        let zone = try ZoneRules.named(names.timetable.zone(of: feed))
        for update in message.tripUpdates { add(update, feed, zone) }
        // Only what has no service at all is taken out; a detour or delays say nothing that a search could use.
        for alert in message.alerts where alert.effect == .noService {
            let periods = alert.periods.isEmpty ? [TimetableOverlay.Closure.always] : alert.periods.compactMap(\.range)
            let others = closures
            closures = ClosureGathering()
            for selector in alert.selectors { close(selector, periods, feed, zone) }
            let own = closures.closures
            closures = others
            for closure in own { closures.add(closure) }
            if !own.isEmpty, disruptions.count < Self.maximumDisruptions { disruptions.append(disruption(alert, own)) }
        }
    }

    /// More are not told.
    private static let maximumDisruptions = 1_000

    private func disruption(_ alert: AlertRecord, _ closures: [TimetableOverlay.Closure]) -> Disruption {
        Disruption(
            cause: Disruption.Cause(alert.cause),
            texts: alert.header,
            scopes: closures.map { closure in
                Disruption.Scope(
                    routes: closure.routes.map { Set($0.map(names.text)) },
                    stops: closure.stops.map { Set($0.map(names.text)) },
                    periods: closure.periods
                )
            }
        )
    }

    package func overlay(version: UInt64) -> TimetableOverlay {
        TimetableOverlay(version: version, changes: changes, addedTrips: addedTrips, closures: closures.closures)
    }

    private mutating func add(_ update: TripUpdateRecord, _ feed: FeedIndex, _ zone: ZoneRules) {
        let parts = names.parts(of: update.trip.trip, in: feed)
        let making = AddedTripMaking(names: names, feed: feed, zone: zone)
        switch update.trip.relationship {
        case .new, .added:
            if let trip = making.trip(of: update, like: parts.first) {
                take(trip)
                return
            }
        case .duplicated:
            if let part = parts.first, let trip = making.duplicate(of: part, update) {
                knownTrips += 1
                take(trip)
            } else {
                unknownTrips += 1
            }
            return
        case .scheduled, .unscheduled, .canceled, .deleted, .replacement: break
        }
        guard !parts.isEmpty else {
            unknownTrips += 1
            return
        }
        knownTrips += 1
        for part in parts {
            guard let day = day(of: update.trip, part, zone) else { continue }
            let key = TimetableOverlay.TripDay(
                trip: part.trip,
                day: day,
                startSeconds: startSeconds(update.trip, part.trip)
            )
            switch update.trip.relationship {
            case .canceled, .deleted: cancel(key, part)
            case .replacement:
                if let trip = making.trip(of: update, like: part, on: day) {
                    cancel(key, part)
                    take(trip)
                } else {
                    merge(key, part, alteration(update, part, day, zone))
                }
            case .scheduled, .added, .unscheduled, .duplicated, .new:
                let change = alteration(update, part, day, zone)
                if let moved = making.reassigned(part, update, change, on: day) {
                    changes[key] = .canceled
                    take(moved)
                } else {
                    merge(key, part, change)
                }
            }
        }
    }

    private mutating func take(_ trip: TimetableOverlay.AddedTrip) {
        if addedTrips.count < Self.maximumAddedTrips { addedTrips.append(trip) }
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
        names.timetable.runCount(of: trip) > 1 ? RealtimeText.seconds(descriptor.startTime) : nil
    }

    /// The run's service day: the named one, else that of yesterday, today and tomorrow on which it runs nearest to now.
    private func day(of descriptor: TripDescriptorRecord, _ part: RealtimeNames.Part, _ zone: ZoneRules) -> Int? {
        let text = descriptor.startDate
        if !text.isEmpty { return RealtimeText.day(text).map { $0 - part.dayOffset } }
        let trip = part.trip
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

    private mutating func close(
        _ selector: AlertRecord.Selector,
        _ periods: [Range<Int64>],
        _ feed: FeedIndex,
        _ zone: ZoneRules
    ) {
        var stops: Set<StopIndex>?
        if !selector.stop.isEmpty {
            stops = Set(names.stops(selector.stop, in: feed))
            // All fields must fit, so a stop that we do not have closes nothing.
            if stops == [] { return }
        }
        if let descriptor = selector.trip, !descriptor.trip.isEmpty {
            for part in names.parts(of: descriptor.trip, in: feed) {
                guard let day = day(of: descriptor, part, zone), runs(part.trip, day, zone, within: periods) else {
                    continue
                }
                let key = TimetableOverlay.TripDay(trip: part.trip, day: day)
                if let stops { skip(stops, key, part) } else { cancel(key, part) }
            }
            return
        }
        let route = selector.route.isEmpty ? selector.trip?.route ?? "" : selector.route
        var routes: Set<RouteIndex>?
        if !route.isEmpty {
            guard let known = names.route(route, in: feed) else { return }
            routes = [known]
        } else if !selector.agency.isEmpty || selector.routeType != nil {
            let kind = selector.routeType.map { RouteKind(gtfsType: $0) }
            let fitting = names.routes(of: feed, agency: selector.agency, kind: kind)
            // The agency beside a stop only says whose stop it is.
            if stops == nil || kind != nil { routes = fitting }
        }
        guard routes != nil || stops != nil, routes != [] else { return }
        closures.add(
            TimetableOverlay.Closure(
                routes: routes,
                stops: stops,
                direction: selector.direction ?? selector.trip?.direction,
                periods: periods
            )
        )
    }

    private func runs(_ trip: TripIndex, _ day: Int, _ zone: ZoneRules, within periods: [Range<Int64>]) -> Bool {
        let times = names.timetable.times(of: trip)
        guard let first = times.first, let last = times.last else { return false }
        let start = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone).secondsSince1970
        let span = (start + Int64(first.departure))..<(start + Int64(last.arrival) + 1)
        return periods.contains { $0.overlaps(span) }
    }

    private mutating func skip(_ stops: Set<StopIndex>, _ key: TimetableOverlay.TripDay, _ part: RealtimeNames.Part) {
        let calls = names.timetable.calls(of: names.timetable.pattern(of: part.trip))
        let skipped = calls.indices.filter { stops.contains(calls[$0].stop) }
        var change = TimetableOverlay.Alteration(skippedCalls: Set(skipped))
        switch changes[key] {
        case .canceled: return
        case .altered(let known):
            change = known
            change.skippedCalls.formUnion(skipped)
        case nil: break
        }
        changes[key] = .altered(change)
    }
}
