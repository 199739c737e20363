internal import Columns
internal import Geo

extension TransitSearch {
    /// The journeys of which none is both slower and has more rides than another, among those that keep the limits.
    /// Fewest rides first.
    ///
    /// A stop has a bag of labels, since a later arrival may have less walking (McRAPTOR). Slower than without limits:
    /// ask for these only where ``JourneyLimits/allow(_:of:in:)`` refuses what was found without.
    public mutating func journeys(
        _ query: TransitQuery,
        within limits: JourneyLimits,
        in schedule: DaySchedule,
        transfers: TransferTable
    ) -> [TransitJourney] {
        precondition(limits.access.count == query.access.count && limits.egress.count == query.egress.count)
        let limit = min(query.directSeconds ?? .max, query.maximumSeconds)
        prepare(schedule, rows: 1, bound: query.originKey &+ min(limit, Self.never / 2))
        return query.isForward
            ? LimitedRounds<Forwards>(query, limits, schedule, transfers).journeys(&self)
            : LimitedRounds<Backwards>(query, limits, schedule, transfers).journeys(&self)
    }
}

/// One search within limits.
private struct LimitedRounds<Order: SearchOrder> {
    let query: TransitQuery
    let limits: JourneyLimits
    let schedule: DaySchedule
    let transfers: TransferTable
    /// By stop, the query's ways there.
    private let targets: [Int: [Int]]
    private var rides = LabelBags()
    private var ready = LabelBags()
    private var bound: Int32 = 0
    private var best: [Found] = []

    private struct Found {
        var label: Int32
        var rides: Int
        var seed: Int32
        var target: Int
    }

    /// Someone aboard a line while it is followed.
    private struct Rider {
        var rank: Int
        var metres: TravelledMetres
        var parent: Int32
        var seed: Int32
        var boarded: Int
    }

    init(_ query: TransitQuery, _ limits: JourneyLimits, _ schedule: DaySchedule, _ transfers: TransferTable) {
        self.query = query
        self.limits = limits
        self.schedule = schedule
        self.transfers = transfers
        targets = Dictionary(grouping: query.targets.indices) { query.targets[$0].stop.row }
    }

    private var seedUses: [EndUse] { Order.isForward ? limits.access : limits.egress }
    private var seedHours: [ClosedRange<Int32>]? { Order.isForward ? limits.accessHours : limits.egressHours }
    private var targetUses: [EndUse] { Order.isForward ? limits.egress : limits.access }
    private var targetHours: [ClosedRange<Int32>]? { Order.isForward ? limits.egressHours : limits.accessHours }

    /// The key at the far end of a way that is begun, against time ended, at a key; nil where the hours of its vehicle
    /// forbid it.
    private func key(
        after key: Int32,
        _ way: StopOffset,
        _ use: EndUse,
        _ hours: [ClosedRange<Int32>]?
    ) -> Int32? {
        Order.isForward
            ? JourneyLimits.earliest(use, from: key, in: hours).map { $0 + way.seconds }
            : JourneyLimits.latest(use, until: -key - way.seconds, in: hours).map { -$0 }
    }

    func journeys(_ search: inout TransitSearch) -> [TransitJourney] {
        var rounds = self
        rounds.run(&search)
        return rounds.best.compactMap { rounds.journey($0, search) }
    }

    private mutating func run(_ search: inout TransitSearch) {
        bound = search.bounds[0]
        var stops: Set<Int> = []
        for (number, seed) in query.seeds.enumerated()
        where seed.stop.row < schedule.stopCount && seedUses[number].metres.isWithin(limits.maximum) {
            guard let key = key(after: query.originKey, seed, seedUses[number], seedHours), key < bound else {
                continue
            }
            let entry = LabelBags.BagLabel(
                key: key,
                metres: seedUses[number].metres,
                label: -1,
                seed: Int32(number),
                round: 1
            )
            if ready.add(entry, at: seed.stop.row) { stops.insert(seed.stop.row) }
        }
        let entries = Order.isForward ? schedule.boardings.view : schedule.alightings.view
        let most = min(max(query.maximumTransfers, 0), TransitQuery.unlimitedTransfers) + 1
        var round = 1
        while !stops.isEmpty, round <= most {
            for (index, stop) in stops.sorted().enumerated() { search.marked[index] = UInt32(stop) }
            let queued = search.queueLines(Order.self, entries, stops.count)
            var reached: Set<Int> = []
            for index in 0..<queued {
                let line = Int(search.lineQueue[index])
                follow(line, from: Int(search.lineEntries[line].first), round: round, &reached, &search)
                search.lineEntries[line] = .none
            }
            stops = round < most ? change(reached.sorted(), round: round) : []
            round += 1
        }
    }

    /// Rides along a line with all labels that can board it in this round.
    private mutating func follow(
        _ number: Int,
        from firstCall: Int,
        round: Int,
        _ reached: inout Set<Int>,
        _ search: inout TransitSearch
    ) {
        let line = schedule.lines[number]
        let exitTimes = Order.isForward ? schedule.arrivals : schedule.departures
        let view = schedule.view
        var riders: [Rider] = []
        // All runs of a line have the same pattern.
        let trip = schedule.trip(ofSource: schedule.runSources[Int(line.firstRun)])
        var before: Int?
        var call = firstCall
        while Order.isForward ? call < Int(line.callCount) : call >= 0 {
            let word = StopCall(word: schedule.calls[Int(line.firstCall) + call])
            let stop = word.stop.row
            if limits.maximum.ridden < .infinity, let before {
                let metres = schedule.distance(of: trip, from: min(before, call), to: max(before, call)).value
                for index in riders.indices { riders[index].metres.values.z += metres }
                riders.removeAll { !$0.metres.isWithin(limits.maximum) }
            }
            before = call
            if Order.isForward ? word.mayAlight : word.mayBoard {
                for rider in riders {
                    let runNumber = TransitSearch.runNumber(Order.self, line, rider.rank)
                    let run = schedule.runs[Int(runNumber)]
                    let key = TransitSearch.key(Order.self, run.startSeconds + exitTimes[Int(run.profile) + call])
                    guard key < bound else { continue }
                    let label = Int32(search.labels.count)
                    let entry = LabelBags.BagLabel(
                        key: key,
                        metres: rider.metres,
                        label: label,
                        seed: rider.seed,
                        round: round
                    )
                    guard rides.add(entry, at: stop) else { continue }
                    search.labels.append(
                        SearchLabel(
                            parent: rider.parent,
                            run: runNumber,
                            line: UInt32(number),
                            entryCall: UInt16(rider.boarded),
                            exitCall: UInt16(call)
                        )
                    )
                    reached.insert(stop)
                    finish(entry, at: stop)
                }
            }
            if Order.isForward ? word.mayBoard : word.mayAlight {
                for entry in ready.entries(at: stop, round: round) where entry.key < bound {
                    let rank = TransitSearch.firstRun(
                        Order.self,
                        view,
                        line,
                        call: call,
                        below: Int(line.runCount),
                        ready: entry.key
                    )
                    guard rank < Int(line.runCount),
                        !riders.contains(where: { $0.rank <= rank && $0.metres.isWithin(entry.metres) })
                    else { continue }
                    riders.removeAll { rank <= $0.rank && entry.metres.isWithin($0.metres) }
                    riders.append(
                        Rider(rank: rank, metres: entry.metres, parent: entry.label, seed: entry.seed, boarded: call)
                    )
                }
            }
            call += Order.isForward ? 1 : -1
        }
    }

    /// From where one got off to the door.
    private mutating func finish(_ entry: LabelBags.BagLabel, at stop: Int) {
        for target in targets[stop] ?? [] where (entry.metres + targetUses[target].metres).isWithin(limits.maximum) {
            guard let key = key(after: entry.key, query.targets[target], targetUses[target], targetHours), key < bound
            else { continue }
            bound = key
            let found = Found(label: entry.label, rides: entry.round, seed: entry.seed, target: target)
            if best.last?.rides == entry.round { best[best.count - 1] = found } else { best.append(found) }
        }
    }

    /// Riders who alighted may board again there, or after one walk.
    ///
    /// - Returns: the stops where one can in the next round.
    private mutating func change(_ reached: [Int], round: Int) -> Set<Int> {
        var stops: Set<Int> = []
        let walks = Order.isForward ? transfers.forward : transfers.backward
        for stop in reached {
            for entry in rides.entries(at: stop, round: round) {
                var next = entry
                next.round = round + 1
                next.key = entry.key + transfers.changeSeconds[stop]
                if next.key < bound, ready.add(next, at: stop) { stops.insert(stop) }
                for number in Int(walks.offsets[stop])..<Int(walks.offsets[stop + 1]) {
                    let walk = walks.walks[number]
                    next.key = entry.key + walk.seconds
                    // The shortest walks come first.
                    guard next.key < bound else { break }
                    let metres = limits.metres(
                        ofWalk: walk.seconds,
                        measured: walks.length(number),
                        from: StopIndex(stop),
                        to: walk.stop,
                        in: schedule.timetable
                    )
                    next.metres = entry.metres + TravelledMetres(walked: metres)
                    if next.metres.isWithin(limits.maximum), ready.add(next, at: walk.stop.row) {
                        stops.insert(walk.stop.row)
                    }
                }
            }
        }
        return stops
    }

    private func journey(_ found: Found, _ search: borrowing TransitSearch) -> TransitJourney? {
        let rides = search.rides(to: found.label, schedule, isForward: Order.isForward)
        let (out, back) = Order.isForward ? (Int(found.seed), found.target) : (found.target, Int(found.seed))
        let (access, egress) = (query.access[out], query.egress[back])
        guard let first = rides.first, let last = rides.last, let legs = TransitSearch.legs(rides, transfers),
            let departure = JourneyLimits.latest(
                limits.access[out],
                until: first.departureSeconds - access.seconds,
                in: limits.accessHours
            ),
            let leaving = JourneyLimits.earliest(
                limits.egress[back],
                from: last.arrivalSeconds,
                in: limits.egressHours
            )
        else { return nil }
        return TransitJourney(
            departureSeconds: departure,
            arrivalSeconds: leaving + egress.seconds,
            access: access,
            egress: egress,
            legs: legs
        )
    }
}
