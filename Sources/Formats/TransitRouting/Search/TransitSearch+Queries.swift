internal import Columns

extension TransitSearch {
    /// The earliest arrival at the door, or the latest departure from it, in seconds of the schedule; the direct way
    /// competes. Nil: no way within the query's limits.
    ///
    /// - Complexity: no allocation once the memory fits the network.
    public mutating func bestTime(
        _ query: TransitQuery,
        in schedule: DaySchedule,
        transfers: TransferTable
    ) -> Int32? {
        run(query, schedule, transfers, rows: 1)
        let origin = query.originKey
        guard let bound = bounds.first else { return nil }
        let isBeyond = found.isEmpty && (query.directSeconds.map { origin &+ $0 != bound } ?? true)
        return isBeyond ? nil : query.seconds(ofKey: bound)
    }

    /// The journeys of which none is both slower and has more rides than another: for each number of rides, the best
    /// time, if it beats the direct way and every journey with fewer rides. Fewest rides first.
    public mutating func journeys(
        _ query: TransitQuery,
        in schedule: DaySchedule,
        transfers: TransferTable
    ) -> [TransitJourney] {
        run(query, schedule, transfers, rows: 1)
        return bestFound().compactMap { journey(to: $0, query, schedule, transfers) }
    }

    private mutating func run(_ query: TransitQuery, _ schedule: DaySchedule, _ transfers: TransferTable, rows: Int) {
        let origin = query.originKey
        let limit = min(query.directSeconds ?? .max, query.maximumSeconds)
        prepare(schedule, rows: rows, bound: origin &+ min(limit, Self.never / 2))
        setEgress(query, schedule)
        let pass = nextPass()
        var markedCount = 0
        for seed in query.seeds where seed.stop.row < schedule.stopCount && seed.seconds >= 0 {
            self.seed(seed.stop.row, key: origin &+ seed.seconds, pass: pass, markedCount: &markedCount)
        }
        let maximumRides = min(max(query.maximumTransfers, 0), TransitQuery.unlimitedTransfers) + 1
        if query.isForward {
            runRounds(
                Forwards.self,
                schedule,
                transfers,
                maximumRides: maximumRides,
                origin: origin,
                markedCount: markedCount
            )
        } else {
            runRounds(
                Backwards.self,
                schedule,
                transfers,
                maximumRides: maximumRides,
                origin: origin,
                markedCount: markedCount
            )
        }
        clearEgress(query, schedule)
    }

    mutating func setEgress(_ query: TransitQuery, _ schedule: DaySchedule) {
        for target in query.targets where target.stop.row < schedule.stopCount && target.seconds >= 0 {
            egress[target.stop.row] = min(egress[target.stop.row], target.seconds)
        }
    }

    mutating func clearEgress(_ query: TransitQuery, _ schedule: DaySchedule) {
        for target in query.targets where target.stop.row < schedule.stopCount {
            egress[target.stop.row] = Self.never
        }
    }

    /// Of what was found from each beginning, the last for each number of rides: every entry bettered the one before
    /// it.
    func bestFound() -> [FoundLabel] {
        var best: [FoundLabel] = []
        for entry in found {
            if let last = best.last, last.origin == entry.origin, last.rides == entry.rides {
                best[best.count - 1] = entry
            } else {
                best.append(entry)
            }
        }
        return best
    }
}

extension TransitQuery {
    var isForward: Bool {
        if case .departAt = time { true } else { false }
    }

    var originKey: Int32 {
        switch time {
        case .departAt(let seconds): seconds
        case .arriveBy(let seconds): 0 &- seconds
        }
    }

    /// Where the search begins, and where it ends.
    var seeds: [StopOffset] { isForward ? access : egress }
    var targets: [StopOffset] { isForward ? egress : access }

    func seconds(ofKey key: Int32) -> Int32 { isForward ? key : 0 &- key }
}
