internal import CivilTime
internal import TransitFeeds
internal import TransitRouting

/// Makes the trips that a timetable does not have: new ones, copies of planned ones, and planned ones that halt
/// elsewhere.
struct AddedTripMaking {
    let names: RealtimeNames
    let feed: FeedIndex
    let zone: ZoneRules

    private var timetable: Timetable { names.timetable }
    /// The plausible range of a sender's times, in seconds since 1970.
    static let possibleTimes = Int64(0)...(1 << 40)

    /// A trip that the update tells whole, with a stop and a time for each call; nil where it does not. What is not
    /// told is as with the trip that it is `like`.
    func trip(
        of update: TripUpdateRecord,
        like part: TripPart?,
        on day: Int? = nil
    ) -> TimetableOverlay.AddedTrip? {
        let descriptor = update.trip
        let known = part.map { timetable.route(of: $0.trip, atCall: $0.calls.lowerBound) }
        guard let route = names.route(descriptor.route, in: feed) ?? known else { return nil }
        let told = update.stopTimes.compactMap { update -> (StopIndex, Int64, Int64, StopTimeUpdateRecord)? in
            guard update.relationship != .skipped, let stop = stop(of: update, like: part),
                let arrival = update.arrival?.time ?? update.departure?.time,
                let departure = update.departure?.time ?? update.arrival?.time,
                Self.possibleTimes.contains(arrival), Self.possibleTimes.contains(departure)
            else { return nil }
            return (stop, arrival, departure, update)
        }
        guard told.count >= 2, let first = told.first else { return nil }
        let named = descriptor.startDate.isEmpty ? nil : RealtimeText.day(descriptor.startDate)
        let serviceDay =
            day ?? named ?? zone.local(Instant(secondsSince1970: first.1)).date.daysSinceEpoch
        let start = ServiceDay(CivilDate(daysSinceEpoch: serviceDay)).start(in: zone).secondsSince1970
        var calls: [TimetableBuilder.Call] = []
        for (number, (stop, arrival, departure, update)) in told.enumerated() {
            guard let arrives = Int32(exactly: arrival - start), let leaves = Int32(exactly: departure - start) else {
                return nil
            }
            calls.append(
                TimetableBuilder.Call(
                    stop: stop,
                    arrivalSeconds: arrives,
                    departureSeconds: max(arrives, leaves),
                    boarding: update.pickup.flatMap { BoardingRule(rawValue: UInt8(clamping: $0)) } ?? .regular,
                    alighting: update.dropOff.flatMap { BoardingRule(rawValue: UInt8(clamping: $0)) } ?? .regular,
                    sequence: update.sequence ?? UInt32(number)
                )
            )
        }
        return added(update, calls, route, serviceDay, like: part, id: descriptor.trip)
    }

    private func stop(of update: StopTimeUpdateRecord, like part: TripPart?) -> StopIndex? {
        let id = update.assignedStop.isEmpty ? update.stop : update.assignedStop
        if !id.isEmpty { return names.stops(id, in: feed).first }
        guard let part, let sequence = update.sequence,
            let call = timetable.sequences(of: part.trip)[part.calls].firstIndex(of: sequence)
        else { return nil }
        return timetable.calls(of: timetable.pattern(of: part.trip))[call].stop
    }

    /// A planned trip once more, at the day and time of the update's properties, with the reported delays.
    func duplicate(of part: TripPart, _ update: TripUpdateRecord) -> TimetableOverlay.AddedTrip? {
        let day = RealtimeText.day(
            update.properties.startDate.isEmpty ? update.trip.startDate : update.properties.startDate
        )
        guard let day, let start = RealtimeText.seconds(update.properties.startTime),
            let planned = calls(of: part), let first = planned.first
        else { return nil }
        let shift = start - first.departureSeconds
        let dayStart = ServiceDay(CivilDate(daysSinceEpoch: day)).start(in: zone).secondsSince1970
        var late: Int32 = update.stopTimes.isEmpty ? update.delay ?? 0 : 0
        var calls: [TimetableBuilder.Call] = []
        for call in planned {
            var call = call
            call.arrivalSeconds += shift
            call.departureSeconds += shift
            let told = update.stopTimes.first { told in
                told.sequence.map { $0 == call.sequence } ?? (told.stop == timetable.id(of: call.stop))
            }
            if told?.relationship == .skipped { continue }
            let arrival = told.flatMap { delay($0.arrival, call.arrivalSeconds, dayStart) } ?? late
            late = told.flatMap { delay($0.departure, call.departureSeconds, dayStart) } ?? arrival
            call.arrivalSeconds += arrival
            call.departureSeconds = max(call.arrivalSeconds, call.departureSeconds + late)
            calls.append(call)
        }
        let id = update.properties.trip.isEmpty ? update.trip.trip : update.properties.trip
        let route = timetable.route(of: part.trip, atCall: part.calls.lowerBound)
        return added(update, calls, route, day, like: part, id: id)
    }

    private func delay(_ event: StopTimeUpdateRecord.Event?, _ planned: Int32, _ dayStart: Int64) -> Int32? {
        guard let event else { return nil }
        let time = event.time.flatMap { Self.possibleTimes.contains($0) ? $0 : nil }
        let seconds = time.map { $0 - dayStart - Int64(planned) } ?? event.delay.map { Int64($0) }
        return seconds.flatMap { abs($0) <= 172_800 ? Int32($0) : nil }
    }

    /// The trip with the delays of `change`, halting where the update assigns other stops; nil where it assigns none,
    /// or the trip is one of a headway.
    func reassigned(
        _ part: TripPart,
        _ update: TripUpdateRecord,
        _ change: TimetableOverlay.Alteration,
        on day: Int
    ) -> TimetableOverlay.AddedTrip? {
        guard update.stopTimes.contains(where: { !$0.assignedStop.isEmpty }), timetable.runCount(of: part.trip) == 1,
            var calls = calls(of: part)
        else { return nil }
        for number in calls.indices {
            calls[number].arrivalSeconds += change.arrivalDelay(at: number)
            calls[number].departureSeconds += change.departureDelay(at: number)
            if change.skippedCalls.contains(number) {
                calls[number].boarding = .notAvailable
                calls[number].alighting = .notAvailable
            }
            let told = update.stopTimes.first { told in
                told.sequence.map { $0 == calls[number].sequence }
                    ?? (told.stop == timetable.id(of: calls[number].stop))
            }
            if let told, !told.assignedStop.isEmpty, let stop = names.stops(told.assignedStop, in: feed).first {
                calls[number].stop = stop
            }
        }
        let route = timetable.route(of: part.trip, atCall: part.calls.lowerBound)
        return added(update, calls, route, day, like: part, id: update.trip.trip)
    }

    /// The planned calls of a trip's first run, in seconds of its own service day.
    private func calls(of part: TripPart) -> [TimetableBuilder.Call]? {
        let times = timetable.times(of: part.trip)
        let calls = timetable.calls(of: timetable.pattern(of: part.trip))
        guard times.count == calls.count else { return nil }
        let sequences = timetable.sequences(of: part.trip)
        let earlier = Int32(part.dayOffset) * 86_400
        return part.calls.map { number in
            TimetableBuilder.Call(
                stop: calls[number].stop,
                arrivalSeconds: times[number].arrival - earlier,
                departureSeconds: times[number].departure - earlier,
                boarding: rule(calls[number].mayBoard, calls[number].boardingNeedsArrangement),
                alighting: rule(calls[number].mayAlight, calls[number].alightingNeedsArrangement),
                sequence: sequences[number]
            )
        }
    }

    private func rule(_ isAllowed: Bool, _ needsArrangement: Bool) -> BoardingRule {
        isAllowed ? (needsArrangement ? .phoneAgency : .regular) : .notAvailable
    }

    private func added(
        _ update: TripUpdateRecord,
        _ calls: [TimetableBuilder.Call],
        _ route: RouteIndex,
        _ day: Int,
        like part: TripPart?,
        id: String
    ) -> TimetableOverlay.AddedTrip? {
        let headsign = part.map { timetable.headsign(of: $0.trip, atCall: $0.calls.lowerBound) } ?? ""
        let last = calls.last.map { timetable.name(of: $0.stop) } ?? ""
        let trip = TimetableOverlay.AddedTrip(
            id: id,
            route: route,
            headsign: [update.properties.headsign, headsign, last].first { !$0.isEmpty } ?? "",
            day: day,
            calls: calls,
            wheelchair: part.map { timetable.wheelchair(on: $0.trip) } ?? .unknown,
            bicycles: part.map { timetable.bicycles(on: $0.trip) } ?? .unknown
        )
        return trip.isSound(in: timetable) ? trip : nil
    }
}
