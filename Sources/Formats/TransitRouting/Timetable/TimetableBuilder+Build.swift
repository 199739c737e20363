internal import Columns
internal import Geo

extension TimetableBuilder {
    /// Lays out everything added so far. The builder may be used afterwards.
    public func build() -> Timetable {
        var order = Array(runs.indices)
        order.sort { left, right in
            let (a, b) = (runs[left], runs[right])
            return (a.pattern, a.startSeconds, left) < (b.pattern, b.startSeconds, right)
        }
        let profileRows = splitProfiles()
        var patternRows: [PatternRow] = []
        var calls: [UInt32] = []
        var metres: [Float] = []
        patternRows.reserveCapacity(patterns.count)
        for pattern in 0..<patterns.count {
            let row = patterns[pattern].dropFirst()
            patternRows.append(
                PatternRow(
                    firstCall: UInt32(calls.count),
                    callCount: UInt32(row.count),
                    firstRun: 0,
                    runCount: 0,
                    feed: patternFeeds[pattern]
                )
            )
            calls.append(contentsOf: row)
            metres.append(contentsOf: lengths[pattern] ?? straightLengths(row))
        }
        var runRows: [RunRow] = []
        runRows.reserveCapacity(order.count)
        var tripRows = tripRows()
        for number in order {
            let run = runs[number]
            if tripRows[Int(run.trip)].runCount == 0 { tripRows[Int(run.trip)].firstRun = UInt32(runRows.count) }
            tripRows[Int(run.trip)].runCount += 1
            if patternRows[Int(run.pattern)].runCount == 0 {
                patternRows[Int(run.pattern)].firstRun = UInt32(runRows.count)
            }
            patternRows[Int(run.pattern)].runCount += 1
            runRows.append(
                RunRow(
                    startSeconds: run.startSeconds,
                    profile: profileRows.starts[Int(run.profile)],
                    trip: run.trip
                )
            )
        }
        var serviceRows: [ServiceRow] = []
        var serviceWords: [UInt64] = []
        for service in services {
            serviceRows.append(
                ServiceRow(
                    firstDay: Int32(service.firstDay),
                    firstWord: UInt32(serviceWords.count),
                    wordCount: UInt32(service.words.count)
                )
            )
            serviceWords.append(contentsOf: service.words)
        }
        var pool = texts
        let feedRows = feeds.map { feed in
            FeedRow(
                name: pool.intern(feed.name),
                zone: pool.intern(feed.zone),
                language: pool.intern(feed.language),
                attribution: pool.intern(feed.attribution),
                version: pool.intern(feed.version)
            )
        }
        return Timetable(
            storage: TimetableColumns(
                feeds: Column(feedRows),
                agencies: Column(agencies),
                stops: Column(stops),
                coordinates: Column(coordinates),
                routes: Column(routes),
                trips: Column(tripRows),
                continuations: Column(continuations),
                services: Column(serviceRows),
                serviceWords: Column(serviceWords),
                patterns: Column(patternRows),
                calls: Column(calls),
                lengths: Column(metres),
                runs: Column(runRows),
                arrivals: Column(profileRows.arrivals),
                departures: Column(profileRows.departures),
                sequences: Column(sequences.values),
                headsigns: Column(headsigns.values),
                texts: StringTable(pool.texts)
            )
        )
    }

    private func straightLengths(_ calls: ArraySlice<UInt32>) -> [Float] {
        var metres = 0.0
        var before: Coordinate?
        return calls.map { word in
            let here = coordinates[StopCall(word: word).stop.row]
            metres += before?.distance(to: here).value ?? 0
            before = here
            return Float(metres)
        }
    }

    /// The pool keeps arrivals and departures of a profile behind one another; the timetable keeps them apart.
    private func splitProfiles() -> (starts: [UInt32], arrivals: [Int32], departures: [Int32]) {
        var starts: [UInt32] = []
        var arrivals: [Int32] = []
        var departures: [Int32] = []
        arrivals.reserveCapacity(profiles.values.count / 2)
        departures.reserveCapacity(profiles.values.count / 2)
        for number in 0..<profiles.count {
            let row = profiles[number]
            let half = row.count / 2
            starts.append(UInt32(arrivals.count))
            arrivals.append(contentsOf: row.prefix(half))
            departures.append(contentsOf: row.suffix(half))
        }
        return (starts, arrivals, departures)
    }

    /// Row numbers of the pools become offsets into their values.
    private func tripRows() -> [TripRow] {
        trips.map { trip in
            var row = trip
            row.sequence = sequences.offsets[Int(trip.sequence)]
            if trip.callHeadsigns != .max { row.callHeadsigns = headsigns.offsets[Int(trip.callHeadsigns)] }
            return row
        }
    }
}
