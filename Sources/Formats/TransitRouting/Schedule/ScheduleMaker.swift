internal import Columns

/// The work of laying out a schedule.
struct ScheduleMaker {
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
    var calls: [UInt32]?
    var arrivals: [Int32]?
    var departures: [Int32]?
    /// By trip and start, of those whose headways count.
    private var headways: [UInt32: [Int32: Int32]] = [:]
    /// The offset of a profile's times with later arrivals.
    var laterProfiles: [LaterProfile: UInt32] = [:]

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
    struct Candidate {
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
                // For each piece of the run, the calls outside it.
                var apart: [Set<Int>] = [[]]
                if isTouched {
                    let trip = TripIndex(rawValue: run.trip)
                    switch overlay.change(of: trip, on: day + layer.dayOffset, startingAt: run.startSeconds) {
                    case nil: break
                    case .canceled: continue
                    case .altered(let alteration):
                        candidate = alter(candidate, alteration, callCount: Int(pattern.callCount))
                        skipped = alteration.skippedCalls
                        if !alteration.pieces.isEmpty {
                            apart = alteration.pieces.map { Set(0..<Int(pattern.callCount)).subtracting($0) }
                        }
                    }
                }
                if let wait = headway(of: run) {
                    candidate = arriving(candidate, later: wait, callCount: Int(pattern.callCount))
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
                    for other in apart {
                        let without = outside.union(skipped).union(other)
                        if without.isEmpty {
                            candidates.append(candidate)
                        } else {
                            skipping.append((without, candidate))
                        }
                    }
                }
            }
        }
        addLines(candidates, firstCall: pattern.firstCall, callCount: pattern.callCount)
        addSkipping(skipping, firstCall: pattern.firstCall, callCount: pattern.callCount)
    }

    private mutating func headway(of run: RunRow) -> Int32? {
        guard filter.countsHeadways, timetable.runsByHeadway(TripIndex(rawValue: run.trip)) else { return nil }
        if headways[run.trip] == nil { headways[run.trip] = timetable.headways(of: TripIndex(rawValue: run.trip)) }
        return headways[run.trip]?[run.startSeconds]
    }

    /// The calls of a run that closures rule out; nil: all.
    func shutCalls(
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

    func admitted(_ call: StopCall) -> StopCall {
        filter.admits(call.stop, of: timetable) ? call : call.passingThrough
    }

    mutating func makeOwnCalls() {
        if calls == nil { calls = timetable.storage.calls.array }
    }

    mutating func makeOwnTimes() {
        if arrivals == nil { arrivals = timetable.storage.arrivals.array }
        if departures == nil { departures = timetable.storage.departures.array }
    }

    /// For each stretch of the ride times in which a part of the run lies, the calls outside it, where nobody gets on
    /// or off: none of them where all of the run does.
    func closedCalls(of run: Candidate, callCount: Int) -> [Set<Int>] {
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
}
