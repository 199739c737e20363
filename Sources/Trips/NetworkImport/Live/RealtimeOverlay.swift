package import CivilTime
package import TransitFeeds
package import TransitRouting
package import TripModel

/// Turns GTFS-Realtime messages into one overlay for the timetable.
package struct RealtimeOverlay {
    let names: RealtimeNames
    let now: Instant
    private var news = TripNews()
    /// What only tells where it is. It is heard when all updates are: they know better.
    private var vehicles: [SeenVehicle] = []
    private var addedTrips: [TimetableOverlay.AddedTrip] = []
    private var closures = ClosureGathering()
    /// What the closures are because of.
    package private(set) var disruptions: [Disruption] = []
    /// Updates for trips that the timetable does not have; a few are normal, many mean that the feeds do not fit
    /// together.
    package private(set) var unknownTrips = 0
    package private(set) var knownTrips = 0

    /// More added trips than this are not taken.
    package static let maximumAddedTrips = 20_000
    private static let maximumVehicles = 50_000

    /// `now` decides the service day where a message does not name it.
    package init(_ names: RealtimeNames, now: Instant) {
        self.names = names
        self.now = now
    }

    package mutating func add(_ message: RealtimeFeed, of feed: FeedIndex) throws(ZoneError) {
        let zone = try ZoneRules.named(names.timetable.zone(of: feed))
        for update in message.tripUpdates { add(update, feed, zone) }
        for vehicle in message.vehicles where vehicle.trip.relationship == .scheduled {
            let time = vehicle.timestamp ?? message.timestamp
            let parts = names.parts(of: vehicle.trip.trip, in: feed)
            guard vehicles.count < Self.maximumVehicles, AddedTripMaking.possibleTimes.contains(time),
                let day = day(of: vehicle.trip, parts, zone)
            else { continue }
            vehicles.append(SeenVehicle(record: vehicle, time: time, parts: parts, day: day, zone: zone))
        }
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
        TimetableOverlay(
            version: version,
            changes: withLatenessCarried(withVehicles(vehicles, news)).changes(in: names.timetable),
            addedTrips: addedTrips,
            closures: closures.closures
        )
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
        guard let day = day(of: update.trip, parts, zone) else { return }
        // Wherever it stands, all tell the same of it; what is put in instead is put in once.
        var replacement: TimetableOverlay.AddedTrip?
        if update.trip.relationship == .replacement {
            replacement = making.trip(of: update, like: parts.first, on: day)
        }
        for part in parts where names.runs(part, on: day) {
            let start = startSeconds(update.trip, part.trip)
            switch update.trip.relationship {
            case .canceled, .deleted: news.tell(.canceled, of: part, on: day, startSeconds: start)
            case .replacement where replacement != nil: news.tell(.canceled, of: part, on: day, startSeconds: start)
            case .scheduled, .added, .unscheduled, .duplicated, .new, .replacement:
                let change = alteration(update, part, day, zone)
                if replacement == nil { replacement = making.reassigned(part, update, change, on: day) }
                news.tell(replacement == nil ? .altered(change) : .canceled, of: part, on: day, startSeconds: start)
            }
        }
        if let replacement { take(replacement) }
    }

    private mutating func take(_ trip: TimetableOverlay.AddedTrip) {
        if addedTrips.count < Self.maximumAddedTrips { addedTrips.append(trip) }
    }

    /// What the update says of each call, counted from the part's first. A delay holds from its call to the next that
    /// says otherwise (GTFS-Realtime reference, StopTimeUpdate); calls before the first are on time.
    private func alteration(
        _ update: TripUpdateRecord,
        _ part: TripPart,
        _ day: Int,
        _ zone: ZoneRules
    ) -> TimetableOverlay.Alteration {
        let timetable = names.timetable
        let sequences = timetable.sequences(of: part.trip)
        let calls = timetable.calls(of: timetable.pattern(of: part.trip))
        let times = timetable.times(of: part.trip)
        let dayStart = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone)
        let earlier = Int32(part.dayOffset) * 86_400
        var result = TimetableOverlay.Alteration()
        let whole = update.stopTimes.isEmpty ? update.delay ?? 0 : 0
        var late = abs(Int64(whole)) <= 172_800 ? whole : 0
        var next = 0
        for call in part.calls where call < times.count {
            var arrival = late
            if next < update.stopTimes.count,
                fits(update.stopTimes[next], sequences[call], calls[call].stop)
            {
                let told = update.stopTimes[next]
                next += 1
                switch told.relationship {
                case .skipped: result.skippedCalls.insert(call - part.calls.lowerBound)
                case .noData:
                    late = 0
                    arrival = 0
                case .scheduled, .unscheduled:
                    let planned = times[call]
                    if let delay = delay(told.arrival, planned.arrival - earlier, dayStart) {
                        arrival = delay
                        late = delay
                    }
                    if let delay = delay(told.departure, planned.departure - earlier, dayStart) { late = delay }
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

    /// The trip's service day: the named one, else that of yesterday, today and tomorrow on which it runs nearest to
    /// now.
    private func day(of descriptor: TripDescriptorRecord, _ parts: [TripPart], _ zone: ZoneRules) -> Int? {
        let text = descriptor.startDate
        if !text.isEmpty { return RealtimeText.day(text) }
        let today = zone.local(now).date.daysSinceEpoch
        var best: (day: Int, distance: Int64)?
        for part in parts {
            for day in (today - 1)...(today + 1) where names.runs(part, on: day) {
                guard let span = span(of: part, on: day, zone) else { continue }
                let now = now.secondsSince1970
                let distance = max(0, span.lowerBound - now, now - span.upperBound)
                if best.map({ distance < $0.distance }) ?? true { best = (day, distance) }
            }
        }
        return best?.day
    }

    /// When the trip is on its way, in seconds after 1970.
    private func span(of part: TripPart, on day: Int, _ zone: ZoneRules) -> ClosedRange<Int64>? {
        let times = names.timetable.times(of: part.trip)
        guard !part.calls.isEmpty, part.calls.upperBound <= times.count else { return nil }
        let own = times[part.calls]
        guard let first = own.first?.departure, let last = own.last?.arrival, first <= last else { return nil }
        let start = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone).secondsSince1970
        let earlier = Int64(part.dayOffset) * 86_400
        return (start + Int64(first) - earlier)...(start + Int64(last) - earlier)
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
            let parts = names.parts(of: descriptor.trip, in: feed)
            guard let day = day(of: descriptor, parts, zone) else { return }
            for part in parts where names.runs(part, on: day) {
                guard let span = span(of: part, on: day, zone),
                    periods.contains(where: { $0.lowerBound <= span.upperBound && span.lowerBound < $0.upperBound })
                else { continue }
                news.tell(stops.map { passing($0, part) } ?? .canceled, of: part, on: day)
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

    private func passing(_ stops: Set<StopIndex>, _ part: TripPart) -> TimetableOverlay.Change {
        let calls = names.timetable.calls(of: names.timetable.pattern(of: part.trip))
        let skipped = part.calls.filter { stops.contains(calls[$0].stop) }
        return .altered(.init(skippedCalls: Set(skipped.map { $0 - part.calls.lowerBound })))
    }
}
