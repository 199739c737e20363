internal import Columns

extension TransitSearch {
    /// Puts a rider at a stop before the first ride.
    mutating func seed(_ stop: Int, key: Int32, pass: UInt32, markedCount: inout Int) {
        guard key < ready[stop] else { return }
        for row in 0..<rows where key < ready[row * stopCount + stop] { ready[row * stopCount + stop] = key }
        keys.view[stop].frontier = key
        frontierLabel[stop] = -1
        if markedMark[stop] != pass {
            markedMark[stop] = pass
            marked[markedCount] = UInt32(stop)
            markedCount += 1
        }
    }

    /// Rides, round after round, from the `markedCount` stops of the frontier. `origin` is the key at the door where
    /// the search began.
    mutating func runRounds<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule,
        _ transfers: TransferTable,
        maximumRides: Int,
        origin: Int32,
        markedCount initialCount: Int
    ) {
        let view = schedule.view
        let entries = Order.isForward ? schedule.boardings.view : schedule.alightings.view
        let walks = Order.isForward ? transfers.forward.view : transfers.backward.view
        let changes = Borrowed(transfers.changeSeconds)
        defer { withExtendedLifetime((schedule, transfers)) {} }
        var markedCount = initialCount
        var round = 1
        while markedCount > 0, round <= maximumRides {
            let queued = queueLines(Order.self, entries, markedCount)
            let row = min(round, rows) - 1
            let riddenCount = rideLines(Order.self, view, queued: queued, row: row, round: round, origin: origin)
            let frontier = keys.view
            for index in 0..<markedCount { frontier[row * stopCount + Int(marked[index])].frontier = Self.never }
            guard round < maximumRides else { return }
            markedCount = change(
                riddenCount: riddenCount,
                row: row,
                nextRow: min(round, rows - 1),
                walks: walks,
                changes: changes
            )
            round += 1
        }
    }

    /// The lines that the frontier can enter, each with the first and last call where it can.
    func queueLines<Order: SearchOrder>(
        _: Order.Type,
        _ entries: DaySchedule.StopEntries.View,
        _ markedCount: Int
    ) -> Int {
        let marked = marked.view
        let lineEntries = lineEntries.view
        let lineQueue = lineQueue.view
        var queued = 0
        for index in 0..<markedCount {
            let stop = Int(marked[index])
            entries.entries.each(from: Int(entries.offsets[stop]), to: Int(entries.offsets[stop &+ 1])) { entry in
                let line = Int(entry.line)
                let call = Int32(truncatingIfNeeded: entry.call)
                let known = lineEntries[line]
                if known.first < 0 {
                    lineQueue[queued] = entry.line
                    queued &+= 1
                    lineEntries[line] = LineEntry(first: call, last: call)
                } else if Order.isForward ? call < known.first : call > known.first {
                    lineEntries[line].first = call
                } else if Order.isForward ? call > known.last : call < known.last {
                    lineEntries[line].last = call
                }
                return true
            }
        }
        return queued
    }

    /// Rides along each queued line, changing to an earlier run wherever the frontier allows it.
    ///
    /// - Returns: how many stops were reached better than before.
    private mutating func rideLines<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule.View,
        queued: Int,
        row: Int,
        round: Int,
        origin: Int32
    ) -> Int {
        let pass = nextPass()
        let (keys, frontierLabel) = (keys.view, frontierLabel.view)
        let (rideLabel, egress) = (rideLabel.view, egress.view)
        let (ridden, riddenMark) = (ridden.view, riddenMark.view)
        let (lineQueue, lineEntries) = (lineQueue.view, lineEntries.view)
        let exitTimes = Order.isForward ? schedule.arrivals : schedule.departures
        let entryTimes = Order.isForward ? schedule.departures : schedule.arrivals
        let exitShift: UInt32 = Order.isForward ? 30 : 31
        let entryShift: UInt32 = Order.isForward ? 31 : 30
        let rowBase = row * stopCount
        var bound = bounds[row]
        var riddenCount = 0
        for index in 0..<queued {
            let lineNumber = lineQueue[index]
            let line = schedule.lines[Int(lineNumber)]
            let calls = schedule.calls.window(from: Int(line.firstCall), count: Int(line.callCount))
            let runCount = Int(line.runCount)
            /// The run by its order in the search: 0 is the one with the least keys; `runCount`: not on board.
            var rank = runCount
            var start: Int32 = 0
            var exits = Borrowed<Int32>.noWindow
            var entries = Borrowed<Int32>.noWindow
            var parent: Int32 = -1
            var boarded = 0
            let entered = lineEntries[Int(lineNumber)]
            lineEntries[Int(lineNumber)] = .none
            var call = Int(entered.first)
            let lastEntry = Int(entered.last)
            let end = Order.isForward ? Int(line.callCount) : -1
            while call != end {
                let word = calls[call]
                let stop = Int(word & 0x0FFF_FFFF)
                let known = keys[rowBase &+ stop]
                if rank < runCount, word >> exitShift & 1 == 1 {
                    let key = Self.key(Order.self, start &+ exits[call])
                    // Further on it only gets later, and no entry follows that could give an earlier run.
                    if key >= bound, Order.isForward ? call > lastEntry : call < lastEntry { break }
                    if key < known.ride, key < bound {
                        keys[rowBase &+ stop].ride = key
                        if rows > 1 { lowerRides(stop, key, above: row) }
                        let label = Int32(truncatingIfNeeded: labels.count)
                        labels.append(
                            SearchLabel(
                                parent: parent,
                                run: Self.runNumber(Order.self, line, rank),
                                line: lineNumber,
                                entryCall: UInt16(truncatingIfNeeded: boarded),
                                exitCall: UInt16(truncatingIfNeeded: call)
                            )
                        )
                        rideLabel[stop] = label
                        if riddenMark[stop] != pass {
                            riddenMark[stop] = pass
                            ridden[riddenCount] = UInt32(truncatingIfNeeded: stop)
                            riddenCount &+= 1
                        }
                        let rest = egress[stop]
                        if rest < Self.never, key &+ rest < bound {
                            bound = key &+ rest
                            for index in row..<rows where bound < bounds[index] { bounds[index] = bound }
                            found.append(FoundLabel(label: label, key: bound, rides: round, origin: origin))
                        }
                    }
                }
                let ready = known.frontier
                if ready < bound, word >> entryShift & 1 == 1,
                    rank == runCount || ready <= Self.key(Order.self, start &+ entries[call])
                {
                    let low =
                        rank == runCount
                        ? Self.firstRun(Order.self, schedule, line, call: call, below: rank, ready: ready)
                        : Self.earlierRun(Order.self, schedule, line, call: call, below: rank, ready: ready)
                    if low < rank {
                        let run = schedule.runs[Int(Self.runNumber(Order.self, line, low))]
                        rank = low
                        start = run.startSeconds
                        exits = exitTimes.window(from: Int(run.profile), count: Int(line.callCount))
                        entries = entryTimes.window(from: Int(run.profile), count: Int(line.callCount))
                        parent = frontierLabel[stop]
                        boarded = call
                    }
                }
                if rank == runCount, Order.isForward ? call >= lastEntry : call <= lastEntry { break }
                call &+= Order.isForward ? 1 : -1
            }
        }
        return riddenCount
    }

    /// The rank of the first run, below `rank`, that can be entered at a call from `ready` on; `rank` when there is
    /// none.
    @inline(__always)
    static func firstRun<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule.View,
        _ line: DaySchedule.Line,
        call: Int,
        below rank: Int,
        ready: Int32
    ) -> Int {
        let spread = schedule.spreads[Int(line.firstSpread) + call]
        let times = Order.isForward ? schedule.departures : schedule.arrivals
        // Runs that start before the first key cannot do, those that start from the second on do.
        let possible = Order.isForward ? ready &- spread.greatestDeparture : ready &+ spread.leastArrival
        let certain = Order.isForward ? ready &- spread.leastDeparture : ready &+ spread.greatestArrival
        // Binary search without a branch on the comparison, which is unpredictable.
        var low = 0
        var rest = rank
        while rest > 1 {
            let half = rest >> 1
            let start = schedule.runs[Int(runNumber(Order.self, line, low &+ half &- 1))].startSeconds
            low = key(Order.self, start) < possible ? low &+ half : low
            rest &-= half
        }
        while low < rank {
            let run = schedule.runs[Int(runNumber(Order.self, line, low))]
            if key(Order.self, run.startSeconds) >= certain
                || key(Order.self, run.startSeconds &+ times[Int(run.profile) &+ call]) >= ready
            {
                break
            }
            low &+= 1
        }
        return low
    }

    /// The rank of the first run, below the one that one is on, that can be entered at a call from `ready` on. Most
    /// often there is none, so one looks from the own run backwards.
    @inline(__always)
    private static func earlierRun<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule.View,
        _ line: DaySchedule.Line,
        call: Int,
        below rank: Int,
        ready: Int32
    ) -> Int {
        let times = Order.isForward ? schedule.departures : schedule.arrivals
        var low = rank
        while low > 0 {
            let run = schedule.runs[Int(runNumber(Order.self, line, low &- 1))]
            if key(Order.self, run.startSeconds &+ times[Int(run.profile) &+ call]) < ready { break }
            low &-= 1
        }
        return low
    }

    @inline(__always)
    static func key<Order: SearchOrder>(_: Order.Type, _ seconds: Int32) -> Int32 {
        Order.isForward ? seconds : 0 &- seconds
    }

    @inline(__always)
    static func runNumber<Order: SearchOrder>(_: Order.Type, _ line: DaySchedule.Line, _ rank: Int) -> UInt32 {
        let rank = UInt32(truncatingIfNeeded: rank)
        return Order.isForward ? line.firstRun &+ rank : line.firstRun &+ line.runCount &- 1 &- rank
    }

    /// Riders who alighted in this round may board again there, or after one walk: the frontier of the next round.
    private mutating func change(
        riddenCount: Int,
        row: Int,
        nextRow: Int,
        walks: TransferTable.Rows.View,
        changes: Borrowed<Int32>
    ) -> Int {
        let pass = nextPass()
        let (keys, rideLabel, ready) = (keys.view, rideLabel.view, ready.view)
        let ridden = ridden.view
        let next = NextFrontier(
            keys: keys,
            row: nextRow * stopCount,
            label: frontierLabel.view,
            marked: marked.view,
            mark: markedMark.view,
            pass: pass
        )
        let rideBase = row * stopCount
        let readyBase = nextRow * stopCount
        let bound = bounds[nextRow]
        let hasRows = rows > 1
        var markedCount = 0
        // First all that stay where they are: most walks then lead to where one is sooner already.
        for index in 0..<riddenCount {
            let stop = Int(ridden[index])
            let key = keys[rideBase &+ stop].ride
            let here = key &+ changes[stop]
            guard here < ready[readyBase &+ stop], here < bound else { continue }
            ready[readyBase &+ stop] = here
            if hasRows { lowerReady(stop, here, above: nextRow) }
            next.enter(stop, here, rideLabel[stop], &markedCount)
        }
        for index in 0..<riddenCount {
            let stop = Int(ridden[index])
            let key = keys[rideBase &+ stop].ride
            guard key < bound else { continue }
            let label = rideLabel[stop]
            let limit = bound &- key
            walks.walks.each(from: Int(walks.offsets[stop]), to: Int(walks.offsets[stop &+ 1])) { walk in
                // The shortest walks come first.
                guard walk.seconds < limit else { return false }
                let there = key &+ walk.seconds
                let other = Int(walk.stopNumber)
                if there < ready[readyBase &+ other] {
                    ready[readyBase &+ other] = there
                    if hasRows { lowerReady(other, there, above: nextRow) }
                    next.enter(other, there, label, &markedCount)
                }
                return true
            }
        }
        return markedCount
    }

    /// Where the stops of the next round gather.
    private struct NextFrontier {
        let keys: ScratchView<StopKeys>
        let row: Int
        let label: ScratchView<Int32>
        let marked: ScratchView<UInt32>
        let mark: ScratchView<UInt32>
        let pass: UInt32

        @inline(__always)
        func enter(_ stop: Int, _ key: Int32, _ from: Int32, _ markedCount: inout Int) {
            keys[row &+ stop].frontier = key
            label[stop] = from
            guard mark[stop] != pass else { return }
            mark[stop] = pass
            marked[markedCount] = UInt32(truncatingIfNeeded: stop)
            markedCount &+= 1
        }
    }

    private func lowerRides(_ stop: Int, _ key: Int32, above row: Int) {
        for higher in (row + 1)..<max(row + 1, rows) where key < keys[higher * stopCount + stop].ride {
            keys.view[higher * stopCount + stop].ride = key
        }
    }

    private func lowerReady(_ stop: Int, _ key: Int32, above row: Int) {
        for higher in (row + 1)..<max(row + 1, rows) where key < ready[higher * stopCount + stop] {
            ready[higher * stopCount + stop] = key
        }
    }
}
