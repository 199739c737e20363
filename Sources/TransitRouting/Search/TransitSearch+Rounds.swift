internal import Columns

extension TransitSearch {
    /// Puts a rider at a stop before the first ride.
    mutating func seed(_ stop: Int, key: Int32, pass: UInt32, markedCount: inout Int) {
        guard key < ready[stop] else { return }
        for row in 0..<rows where key < ready[row * frontier.count + stop] { ready[row * frontier.count + stop] = key }
        enter(stop, key: key, label: -1, pass: pass, markedCount: &markedCount)
    }

    @inline(__always)
    private func enter(_ stop: Int, key: Int32, label: Int32, pass: UInt32, markedCount: inout Int) {
        frontier[stop] = key
        frontierLabel[stop] = label
        if markedMark[stop] != pass {
            markedMark[stop] = pass
            marked[markedCount] = UInt32(truncatingIfNeeded: stop)
            markedCount += 1
        }
    }

    /// Rides, round after round, from the `markedCount` stops of the frontier. `origin` is the key at the door where the
    /// search began.
    mutating func runRounds<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule,
        _ transfers: TransferTable,
        maximumRides: Int,
        origin: Int32,
        markedCount initialCount: Int
    ) {
        var markedCount = initialCount
        var round = 1
        let walks = Order.isForward ? transfers.forward : transfers.backward
        while markedCount > 0, round <= maximumRides {
            let queued = queueLines(Order.isForward ? schedule.boardings : schedule.alightings, Order.self, markedCount)
            let pass = nextPass()
            let row = min(round, rows) - 1
            var riddenCount = 0
            for index in 0..<queued {
                let line = Int(lineQueue[index])
                let first = Int(entryCall[line])
                entryCall[line] = -1
                rideLine(
                    Order.self,
                    schedule,
                    line: line,
                    first: first,
                    row: row,
                    round: round,
                    origin: origin,
                    pass: pass,
                    riddenCount: &riddenCount
                )
            }
            for index in 0..<markedCount { frontier[Int(marked[index])] = Self.never }
            guard round < maximumRides else { return }
            markedCount = change(
                riddenCount: riddenCount,
                row: row,
                nextRow: min(round, rows - 1),
                walks: walks,
                changes: transfers.changeSeconds
            )
            round += 1
        }
    }

    /// The lines that the frontier can enter, each with the first call where it can.
    private func queueLines<Order: SearchOrder>(
        _ entries: DaySchedule.StopEntries,
        _: Order.Type,
        _ markedCount: Int
    ) -> Int {
        var queued = 0
        for index in 0..<markedCount {
            let stop = Int(marked[index])
            for number in Int(entries.offsets[stop])..<Int(entries.offsets[stop + 1]) {
                let entry = entries.entries[number]
                let line = Int(entry.line)
                let call = Int32(truncatingIfNeeded: entry.call)
                let known = entryCall[line]
                if known < 0 {
                    lineQueue[queued] = entry.line
                    queued += 1
                    entryCall[line] = call
                } else if Order.isForward ? call < known : call > known {
                    entryCall[line] = call
                }
            }
        }
        return queued
    }

    /// Rides along one line, changing to an earlier run wherever the frontier allows it.
    private mutating func rideLine<Order: SearchOrder>(
        _: Order.Type,
        _ schedule: DaySchedule,
        line lineNumber: Int,
        first: Int,
        row: Int,
        round: Int,
        origin: Int32,
        pass: UInt32,
        riddenCount: inout Int
    ) {
        let line = schedule.lines[lineNumber]
        let calls = schedule.calls
        let exitTimes = Order.isForward ? schedule.arrivals : schedule.departures
        let entryTimes = Order.isForward ? schedule.departures : schedule.arrivals
        let firstCall = Int(line.firstCall)
        let runCount = Int(line.runCount)
        let rowBase = row * frontier.count
        let exitShift: UInt32 = Order.isForward ? 30 : 31
        let entryShift: UInt32 = Order.isForward ? 31 : 30
        /// The run by its order in the search: 0 is the one with the least keys; `runCount`: not on board.
        var rank = runCount
        var start: Int32 = 0
        var profile = 0
        var parent: Int32 = -1
        var boarded = 0
        var bound = bounds[row]
        var call = first
        let end = Order.isForward ? Int(line.callCount) : -1
        while call != end {
            let word = calls[firstCall + call]
            let stop = Int(word & 0x0FFF_FFFF)
            if rank < runCount, word >> exitShift & 1 == 1 {
                let key = keyOf(Order.self, start &+ exitTimes[profile + call])
                if key < ride[rowBase + stop], key < bound {
                    ride[rowBase + stop] = key
                    if rows > 1 { lowerRides(stop, key, above: row) }
                    let label = Int32(truncatingIfNeeded: labels.count)
                    labels.append(
                        SearchLabel(
                            parent: parent,
                            run: runNumber(Order.self, line, rank),
                            line: UInt32(truncatingIfNeeded: lineNumber),
                            entryCall: UInt16(truncatingIfNeeded: boarded),
                            exitCall: UInt16(truncatingIfNeeded: call)
                        )
                    )
                    rideLabel[stop] = label
                    if riddenMark[stop] != pass {
                        riddenMark[stop] = pass
                        ridden[riddenCount] = UInt32(truncatingIfNeeded: stop)
                        riddenCount += 1
                    }
                    let rest = egress[stop]
                    if rest < Self.never, key &+ rest < bound {
                        bound = key &+ rest
                        for index in row..<rows where bound < bounds[index] { bounds[index] = bound }
                        found.append(FoundLabel(label: label, key: bound, rides: round, origin: origin))
                    }
                }
            }
            let ready = frontier[stop]
            if ready < Self.never, word >> entryShift & 1 == 1,
                rank == runCount || ready <= keyOf(Order.self, start &+ entryTimes[profile + call])
            {
                var low = 0
                var high = rank
                while low < high {
                    let middle = (low &+ high) >> 1
                    let run = schedule.runs[Int(runNumber(Order.self, line, middle))]
                    if keyOf(Order.self, run.startSeconds &+ entryTimes[Int(run.profile) + call]) >= ready {
                        high = middle
                    } else {
                        low = middle &+ 1
                    }
                }
                if low < rank {
                    let run = schedule.runs[Int(runNumber(Order.self, line, low))]
                    rank = low
                    start = run.startSeconds
                    profile = Int(run.profile)
                    parent = frontierLabel[stop]
                    boarded = call
                }
            }
            call &+= Order.isForward ? 1 : -1
        }
    }

    @inline(__always)
    private func keyOf<Order: SearchOrder>(_: Order.Type, _ seconds: Int32) -> Int32 {
        Order.isForward ? seconds : 0 &- seconds
    }

    @inline(__always)
    private func runNumber<Order: SearchOrder>(_: Order.Type, _ line: DaySchedule.Line, _ rank: Int) -> UInt32 {
        let rank = UInt32(truncatingIfNeeded: rank)
        return Order.isForward ? line.firstRun &+ rank : line.firstRun &+ line.runCount &- 1 &- rank
    }

    private func lowerRides(_ stop: Int, _ key: Int32, above row: Int) {
        for higher in (row + 1)..<max(row + 1, rows) where key < ride[higher * frontier.count + stop] {
            ride[higher * frontier.count + stop] = key
        }
    }

    /// Who got off this round may board again there, or after one walk: the frontier of the next round.
    private mutating func change(
        riddenCount: Int,
        row: Int,
        nextRow: Int,
        walks: TransferTable.Rows,
        changes: Column<Int32>
    ) -> Int {
        let pass = nextPass()
        let stopCount = frontier.count
        let rideBase = row * stopCount
        let readyBase = nextRow * stopCount
        let bound = bounds[nextRow]
        var markedCount = 0
        for index in 0..<riddenCount {
            let stop = Int(ridden[index])
            let key = ride[rideBase + stop]
            let label = rideLabel[stop]
            let here = key &+ changes[stop]
            if here < ready[readyBase + stop], here < bound {
                setReady(stop, here, from: nextRow)
                enter(stop, key: here, label: label, pass: pass, markedCount: &markedCount)
            }
            for number in Int(walks.offsets[stop])..<Int(walks.offsets[stop + 1]) {
                let walk = walks.walks[number]
                let there = key &+ walk.seconds
                if there >= bound { break }
                let other = Int(walk.stopNumber)
                if there < ready[readyBase + other] {
                    setReady(other, there, from: nextRow)
                    enter(other, key: there, label: label, pass: pass, markedCount: &markedCount)
                }
            }
        }
        return markedCount
    }

    @inline(__always)
    private func setReady(_ stop: Int, _ key: Int32, from row: Int) {
        ready[row * frontier.count + stop] = key
        guard rows > 1 else { return }
        for higher in (row + 1)..<max(row + 1, rows) where key < ready[higher * frontier.count + stop] {
            ready[higher * frontier.count + stop] = key
        }
    }
}
