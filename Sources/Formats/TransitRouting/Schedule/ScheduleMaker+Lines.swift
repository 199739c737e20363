internal import Columns

extension ScheduleMaker {
    /// Sorts runs into lines: each goes behind the first line's last run that it does not overtake.
    mutating func addLines(_ unsorted: [Candidate], firstCall: UInt32, callCount: UInt32) {
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

    mutating func addSkipping(
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
}
