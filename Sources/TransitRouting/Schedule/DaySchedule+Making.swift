internal import Columns

extension DaySchedule {
    /// A day whose runs are looked at: which one relative to the base day, and how many seconds after the base day's
    /// beginning its own lies for each feed.
    public struct Layer: Hashable, Sendable {
        /// -1: the day before.
        public var dayOffset: Int
        /// By feed.
        public var shiftSeconds: [Int32]

        public init(dayOffset: Int, shiftSeconds: [Int32]) {
            self.dayOffset = dayOffset
            self.shiftSeconds = shiftSeconds
        }
    }

    /// Lays out what runs around `day` (counted from 1970-01-01).
    ///
    /// Without `layers`: the day before, the day and the day after, 86,400 s apart, for all feeds; right unless the
    ///   clock changes or the feeds differ in zone (``TimetableCalendar`` works these out).
    /// `rideTimes`: when one may be aboard, ascending, in seconds of the schedule; nil: always. Runs are there only as far as
    ///   they lie in one of them.
    /// `origin`: when its seconds begin, in seconds after 1970; nil: at midnight UTC. Closures are timed by it.
    public convenience init(
        _ timetable: Timetable,
        day: Int,
        layers: [Layer]? = nil,
        filter: TripFilter = .everything,
        overlay: TimetableOverlay = .none,
        origin: Int64? = nil,
        rideTimes: [ClosedRange<Int32>]? = nil
    ) {
        let layers =
            layers
            ?? (-1...1).map { offset in
                Layer(
                    dayOffset: offset,
                    shiftSeconds: Array(repeating: Int32(offset * 86_400), count: timetable.feedCount)
                )
            }
        var maker = ScheduleMaker(
            timetable: timetable,
            day: day,
            layers: layers,
            filter: filter,
            overlay: overlay,
            closed: ClosedCalls(overlay.closures, origin: origin ?? Int64(day) * 86_400),
            rideTimes: rideTimes
        )
        maker.make()
        self.init(
            timetable: timetable,
            addedTrips: overlay.addedTrips,
            lines: maker.lines,
            runs: maker.runs,
            spreads: maker.spreads,
            runSources: maker.runSources,
            runDays: maker.runDays,
            calls: maker.finishedCalls,
            arrivals: maker.finishedArrivals,
            departures: maker.finishedDepartures
        )
    }
}

/// The work of laying out a schedule.
private struct ScheduleMaker {
    let timetable: Timetable
    let day: Int
    let layers: [DaySchedule.Layer]
    let filter: TripFilter
    let overlay: TimetableOverlay
    let closed: ClosedCalls
    let rideTimes: [ClosedRange<Int32>]?

    var lines: [DaySchedule.Line] = []
    var runs: [DaySchedule.Run] = []
    var spreads: [DaySchedule.Spread] = []
    var runSources: [UInt32] = []
    var runDays: [Int8] = []
    /// Nil while the timetable's own columns still serve.
    private var calls: [UInt32]?
    private var arrivals: [Int32]?
    private var departures: [Int32]?

    init(
        timetable: Timetable,
        day: Int,
        layers: [DaySchedule.Layer],
        filter: TripFilter,
        overlay: TimetableOverlay,
        closed: ClosedCalls,
        rideTimes: [ClosedRange<Int32>]?
    ) {
        self.timetable = timetable
        self.day = day
        self.layers = layers
        self.filter = filter
        self.overlay = overlay
        self.closed = closed
        self.rideTimes = rideTimes
    }

    var finishedCalls: Column<UInt32> { calls.map { Column($0) } ?? timetable.storage.calls }
    var finishedArrivals: Column<Int32> { arrivals.map { Column($0) } ?? timetable.storage.arrivals }
    var finishedDepartures: Column<Int32> { departures.map { Column($0) } ?? timetable.storage.departures }

    /// A run on its day, before it is put into a line.
    private struct Candidate {
        var startSeconds: Int32
        var profile: UInt32
        var source: UInt32
        var dayOffset: Int8
    }

    mutating func make() {
        let storage = timetable.storage
        let active = layers.map { layer in
            (0..<timetable.serviceCount).map { timetable.service(ServiceIndex($0), runsOn: day + layer.dayOffset) }
        }
        let admitted = (0..<timetable.tripCount).map { filter.admits(TripIndex($0), of: timetable) }
        closeStops()
        for number in storage.patterns.indices { addPattern(number, active, admitted) }
        for (number, trip) in overlay.addedTrips.enumerated()
        where trip.isSound(in: timetable) && filter.admits(trip, of: timetable) { add(trip, number) }
    }

    private mutating func addPattern(_ number: Int, _ active: [[Bool]], _ admitted: [Bool]) {
        let storage = timetable.storage
        let pattern = storage.patterns[number]
        let stopCalls = closed.isEmpty ? [] : timetable.calls(of: PatternIndex(number))
        let mayClose = closed.mayTouch(stopCalls) && !closed.isEmpty
        var candidates: [Candidate] = []
        var skipping: [(skipped: Set<Int>, candidate: Candidate)] = []
        for (layer, services) in zip(layers, active) {
            let shift = layer.shiftSeconds[Int(pattern.feed)]
            let isTouched = overlay.days.contains(day + layer.dayOffset)
            for source in pattern.firstRun..<(pattern.firstRun + pattern.runCount) {
                let run = storage.runs[Int(source)]
                guard admitted[Int(run.trip)], services[Int(storage.trips[Int(run.trip)].service)] else { continue }
                var candidate = Candidate(
                    startSeconds: run.startSeconds + shift,
                    profile: run.profile,
                    source: source,
                    dayOffset: Int8(layer.dayOffset)
                )
                var skipped: Set<Int> = []
                if isTouched {
                    let trip = TripIndex(rawValue: run.trip)
                    switch overlay.change(of: trip, on: day + layer.dayOffset, startingAt: run.startSeconds) {
                    case nil: break
                    case .canceled: continue
                    case .altered(let alteration):
                        candidate = alter(candidate, alteration, callCount: Int(pattern.callCount))
                        skipped = alteration.skippedCalls
                    }
                }
                if mayClose {
                    let trip = TripIndex(rawValue: run.trip)
                    guard
                        let shut = shutCalls(
                            candidate,
                            stopCalls,
                            direction: timetable.direction(of: trip),
                            route: { timetable.route(of: trip, atCall: $0) }
                        )
                    else { continue }
                    skipped.formUnion(shut)
                }
                for outside in closedCalls(of: candidate, callCount: Int(pattern.callCount)) {
                    let without = outside.union(skipped)
                    if without.isEmpty { candidates.append(candidate) } else { skipping.append((without, candidate)) }
                }
            }
        }
        addLines(candidates, firstCall: pattern.firstCall, callCount: pattern.callCount)
        addSkipping(skipping, firstCall: pattern.firstCall, callCount: pattern.callCount)
    }

    /// The calls of a run that closures rule out; nil: all.
    private func shutCalls(
        _ run: Candidate,
        _ calls: [StopCall],
        direction: Int,
        route: (Int) -> RouteIndex
    ) -> Set<Int>? {
        closed.closed(direction: direction, calls: calls, route: route) { call in
            let at = Int(run.profile) + call
            return (
                run.startSeconds &+ (arrivals.map { $0[at] } ?? timetable.storage.arrivals[at]),
                run.startSeconds &+ (departures.map { $0[at] } ?? timetable.storage.departures[at])
            )
        }
    }

    /// Stops that the filter rules out become places that vehicles pass.
    private mutating func closeStops() {
        guard filter.wheelchair else { return }
        var words = timetable.storage.calls.array
        for index in words.indices { words[index] = admitted(StopCall(word: words[index])).word }
        calls = words
    }

    private func admitted(_ call: StopCall) -> StopCall {
        filter.admits(call.stop, of: timetable) ? call : call.passingThrough
    }

    /// Lays out a trip that the timetable does not have; its run is numbered behind the timetable's.
    private mutating func add(_ trip: TimetableOverlay.AddedTrip, _ number: Int) {
        guard let layer = layers.first(where: { day + $0.dayOffset == trip.day }), let first = trip.calls.first else {
            return
        }
        makeOwnCalls()
        makeOwnTimes()
        let stopCalls = trip.calls.map {
            admitted(StopCall($0.stop, boarding: $0.boarding, alighting: $0.alighting))
        }
        let firstCall = UInt32(calls?.count ?? 0)
        let run = Candidate(
            startSeconds: first.departureSeconds &+ layer.shiftSeconds[timetable.feed(of: trip.route).row],
            profile: UInt32(arrivals?.count ?? 0),
            source: UInt32(timetable.runCount + number),
            dayOffset: Int8(layer.dayOffset)
        )
        for call in trip.calls {
            arrivals?.append(call.arrivalSeconds - first.departureSeconds)
            departures?.append(call.departureSeconds - first.departureSeconds)
        }
        calls?.append(contentsOf: stopCalls.map(\.word))
        // Which way it runs is not said, so a closure of one direction leaves it open.
        guard let shut = shutCalls(run, stopCalls, direction: -1, route: { _ in trip.route }) else { return }
        for outside in closedCalls(of: run, callCount: stopCalls.count) {
            let without = outside.union(shut)
            if without.isEmpty {
                addLines([run], firstCall: firstCall, callCount: UInt32(stopCalls.count))
            } else {
                addSkipping([(without, run)], firstCall: firstCall, callCount: UInt32(stopCalls.count))
            }
        }
    }

    private mutating func makeOwnCalls() {
        if calls == nil { calls = timetable.storage.calls.array }
    }

    private mutating func makeOwnTimes() {
        if arrivals == nil { arrivals = timetable.storage.arrivals.array }
        if departures == nil { departures = timetable.storage.departures.array }
    }

    /// For each stretch of the ride times in which a part of the run lies, the calls outside it, where nobody gets on or off:
    /// none of them where all of the run does.
    private func closedCalls(of run: Candidate, callCount: Int) -> [Set<Int>] {
        guard let rideTimes else { return [[]] }
        func time(_ own: [Int32]?, _ shared: Column<Int32>, _ call: Int) -> Int32 {
            let at = Int(run.profile) + call
            return run.startSeconds &+ (own.map { $0[at] } ?? shared[at])
        }
        let first = time(departures, timetable.storage.departures, 0)
        let last = time(arrivals, timetable.storage.arrivals, callCount - 1)
        return rideTimes.compactMap { stretch -> Set<Int>? in
            guard first <= stretch.upperBound, last >= stretch.lowerBound else { return nil }
            if stretch.contains(first), stretch.contains(last) { return [] }
            let outside = (0..<callCount).filter { call in
                !stretch.contains(time(departures, timetable.storage.departures, call))
                    && !stretch.contains(time(arrivals, timetable.storage.arrivals, call))
            }
            return callCount - outside.count < 2 ? nil : Set(outside)
        }
    }

    /// The run with its own profile, which is added behind the timetable's.
    private mutating func alter(
        _ candidate: Candidate,
        _ alteration: TimetableOverlay.Alteration,
        callCount: Int
    ) -> Candidate {
        var newArrivals = arrivals ?? timetable.storage.arrivals.array
        var newDepartures = departures ?? timetable.storage.departures.array
        arrivals = nil
        departures = nil
        let profile = Int(candidate.profile)
        var late = candidate
        late.profile = UInt32(newArrivals.count)
        // Runs are ordered by their departure at the first call; keep the start there.
        let first = newDepartures[profile] &+ alteration.departureDelay(at: 0)
        late.startSeconds = candidate.startSeconds &+ first
        for call in 0..<callCount {
            newArrivals.append(newArrivals[profile + call] &+ alteration.arrivalDelay(at: call) &- first)
            newDepartures.append(newDepartures[profile + call] &+ alteration.departureDelay(at: call) &- first)
        }
        arrivals = newArrivals
        departures = newDepartures
        return late
    }

    private mutating func addSkipping(
        _ skipping: [(skipped: Set<Int>, candidate: Candidate)],
        firstCall: UInt32,
        callCount: UInt32
    ) {
        guard !skipping.isEmpty else { return }
        makeOwnCalls()
        var groups: [Set<Int>: [Candidate]] = [:]
        var order: [Set<Int>] = []
        for (skipped, candidate) in skipping {
            if groups[skipped] == nil { order.append(skipped) }
            groups[skipped, default: []].append(candidate)
        }
        for skipped in order {
            let words = (0..<Int(callCount)).map { position in
                let call = StopCall(word: calls?[Int(firstCall) + position] ?? 0)
                return skipped.contains(position) ? call.passingThrough.word : call.word
            }
            let first = UInt32(calls?.count ?? 0)
            calls?.append(contentsOf: words)
            addLines(groups[skipped] ?? [], firstCall: first, callCount: callCount)
        }
    }

    /// Sorts runs into lines: each goes behind the first line's last run that it does not overtake.
    private mutating func addLines(_ unsorted: [Candidate], firstCall: UInt32, callCount: UInt32) {
        guard !unsorted.isEmpty else { return }
        let sorted = unsorted.sorted { ($0.startSeconds, $0.source) < ($1.startSeconds, $1.source) }
        var groups: [[Candidate]] = []
        for candidate in sorted {
            var place: Int?
            for (number, group) in groups.enumerated() {
                if let last = group.last, follows(candidate, last, Int(callCount)) {
                    place = number
                    break
                }
            }
            if let place { groups[place].append(candidate) } else { groups.append([candidate]) }
        }
        for group in groups {
            lines.append(
                DaySchedule.Line(
                    firstCall: firstCall,
                    callCount: callCount,
                    firstRun: UInt32(runs.count),
                    runCount: UInt32(group.count),
                    firstSpread: UInt32(spreads.count)
                )
            )
            addSpreads(group, Int(callCount))
            for run in group {
                runs.append(DaySchedule.Run(startSeconds: run.startSeconds, profile: run.profile))
                runSources.append(run.source)
                runDays.append(run.dayOffset)
            }
        }
    }

    private mutating func addSpreads(_ group: [Candidate], _ callCount: Int) {
        let first = spreads.count
        for _ in 0..<callCount {
            spreads.append(
                DaySchedule.Spread(
                    leastArrival: .max,
                    greatestArrival: .min,
                    leastDeparture: .max,
                    greatestDeparture: .min
                )
            )
        }
        var last: UInt32?
        for run in group where run.profile != last {
            last = run.profile
            for call in 0..<callCount {
                let at = Int(run.profile) + call
                let arrival = arrivals.map { $0[at] } ?? timetable.storage.arrivals[at]
                let departure = departures.map { $0[at] } ?? timetable.storage.departures[at]
                spreads[first + call].leastArrival = min(spreads[first + call].leastArrival, arrival)
                spreads[first + call].greatestArrival = max(spreads[first + call].greatestArrival, arrival)
                spreads[first + call].leastDeparture = min(spreads[first + call].leastDeparture, departure)
                spreads[first + call].greatestDeparture = max(spreads[first + call].greatestDeparture, departure)
            }
        }
    }

    private func follows(_ run: Candidate, _ earlier: Candidate, _ callCount: Int) -> Bool {
        if run.profile == earlier.profile { return true }
        let gap = run.startSeconds - earlier.startSeconds
        return isOrdered(run, earlier, gap, callCount, arrivals, timetable.storage.arrivals)
            && isOrdered(run, earlier, gap, callCount, departures, timetable.storage.departures)
    }

    private func isOrdered(
        _ run: Candidate,
        _ earlier: Candidate,
        _ gap: Int32,
        _ callCount: Int,
        _ own: [Int32]?,
        _ shared: Column<Int32>
    ) -> Bool {
        let (a, b) = (Int(earlier.profile), Int(run.profile))
        if let own {
            for call in 0..<callCount where own[b + call] &+ gap < own[a + call] { return false }
        } else {
            for call in 0..<callCount where shared[b + call] &+ gap < shared[a + call] { return false }
        }
        return true
    }
}
