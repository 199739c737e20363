public import Columns
internal import Geo

/// The columns of a timetable and their layout in its file.
struct TimetableColumns: Sendable {
    var feeds: Column<FeedRow>
    var agencies: Column<AgencyRow>
    var stops: Column<StopRow>
    var coordinates: Column<Coordinate>
    var routes: Column<RouteRow>
    var trips: Column<TripRow>
    var continuations: Column<ContinuationRow>
    var services: Column<ServiceRow>
    var serviceWords: Column<UInt64>
    var patterns: Column<PatternRow>
    /// The calls of all patterns (``StopCall``).
    var calls: Column<UInt32>
    /// Beside `calls`, metres from the first call of the pattern.
    var lengths: Column<Float>
    /// Grouped by pattern, ascending by start.
    var runs: Column<RunRow>
    /// Seconds after the run's start; one stretch per profile, as long as the pattern.
    var arrivals: Column<Int32>
    var departures: Column<Int32>
    var sequences: Column<UInt32>
    var headsigns: Column<UInt32>
    var texts: StringTable
}

extension Timetable {
    /// The kind of a timetable's column file.
    public static let fileKind = "transit-timetable"
    /// The version of the file layout; raise it with every change.
    public static let fileVersion: UInt32 = 3

    /// Writes the timetable as a column file. Throws ``ColumnFileError`` if the file cannot be written.
    public func write(to path: String) throws(ColumnFileError) {
        var writer = ColumnFileWriter(kind: Self.fileKind, version: Self.fileVersion)
        writer.add("feeds", storage.feeds.array)
        writer.add("agencies", storage.agencies.array)
        writer.add("stops", storage.stops.array)
        writer.add("coordinates", storage.coordinates.array)
        writer.add("routes", storage.routes.array)
        writer.add("trips", storage.trips.array)
        writer.add("continuations", storage.continuations.array)
        writer.add("services", storage.services.array)
        writer.add("serviceWords", storage.serviceWords.array)
        writer.add("patterns", storage.patterns.array)
        writer.add("calls", storage.calls.array)
        writer.add("lengths", storage.lengths.array)
        writer.add("runs", storage.runs.array)
        writer.add("arrivals", storage.arrivals.array)
        writer.add("departures", storage.departures.array)
        writer.add("sequences", storage.sequences.array)
        writer.add("headsigns", storage.headsigns.array)
        writer.add("texts", strings: storage.texts.array)
        try writer.write(to: path)
    }

    /// Maps a file written by ``write(to:)``. Every reference between columns is checked before the timetable is
    /// believed.
    ///
    /// - Throws: ``ColumnFileError``, or ``TimetableError/inconsistent(_:)``.
    public static func open(_ path: String) throws -> Timetable {
        let file = try ColumnFile(mapping: path, kind: fileKind, version: fileVersion)
        let timetable = Timetable(
            storage: TimetableColumns(
                feeds: try file.column("feeds"),
                agencies: try file.column("agencies"),
                stops: try file.column("stops"),
                coordinates: try file.column("coordinates"),
                routes: try file.column("routes"),
                trips: try file.column("trips"),
                continuations: try file.column("continuations"),
                services: try file.column("services"),
                serviceWords: try file.column("serviceWords"),
                patterns: try file.column("patterns"),
                calls: try file.column("calls"),
                lengths: try file.column("lengths"),
                runs: try file.column("runs"),
                arrivals: try file.column("arrivals"),
                departures: try file.column("departures"),
                sequences: try file.column("sequences"),
                headsigns: try file.column("headsigns"),
                texts: try file.strings("texts")
            )
        )
        try timetable.validate()
        return timetable
    }

    /// Checks that every number points into its column.
    func validate() throws(TimetableError) {
        func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(TimetableError) {
            if !holds { throw .inconsistent(what()) }
        }
        let texts = storage.texts.count
        try require(storage.coordinates.count == stopCount, "coordinates")
        try require(storage.lengths.count == storage.calls.count, "lengths")
        for number in storage.feeds.indices {
            let row = storage.feeds[number]
            let largest = max(row.name, row.zone, row.language, row.attribution, row.version)
            try require(Int(largest) < texts, "feed \(number)")
        }
        for number in storage.agencies.indices {
            let row = storage.agencies[number]
            try require(
                Int(row.feed) < feedCount && Int(max(row.id, row.name, row.url, row.phone)) < texts,
                "agency \(number)"
            )
        }
        for number in storage.stops.indices {
            let row = storage.stops[number]
            let largest = max(row.id, row.name, row.code, row.platform, row.zone)
            try require(Int(row.feed) < feedCount && Int(largest) < texts, "stop \(number)")
            try require(row.parent == .max || Int(row.parent) < stopCount, "parent of stop \(number)")
        }
        for number in storage.routes.indices {
            let row = storage.routes[number]
            try require(
                Int(row.feed) < feedCount && Int(max(row.id, row.shortName, row.longName)) < texts,
                "route \(number)"
            )
            try require(row.agency == .max || Int(row.agency) < agencyCount, "agency of route \(number)")
        }
        for number in storage.services.indices {
            let row = storage.services[number]
            try require(Int(row.firstWord) + Int(row.wordCount) <= storage.serviceWords.count, "service \(number)")
        }
        for number in storage.patterns.indices {
            let row = storage.patterns[number]
            try require(
                row.callCount >= 2 && Int(row.callCount) <= TimetableBuilder.maximumCalls,
                "calls of pattern \(number)"
            )
            try require(Int(row.firstCall) + Int(row.callCount) <= storage.calls.count, "calls of pattern \(number)")
            try require(
                Int(row.firstRun) + Int(row.runCount) <= runCount && Int(row.feed) < feedCount,
                "pattern \(number)"
            )
            for call in Int(row.firstCall)..<Int(row.firstCall + row.callCount) {
                try require(StopCall(word: storage.calls[call]).stop.row < stopCount, "stop of call \(call)")
                let length = storage.lengths[call]
                let before = call > Int(row.firstCall) ? storage.lengths[call - 1] : 0
                try require(before <= length && length < .infinity, "length to call \(call)")
            }
            for run in Int(row.firstRun)..<Int(row.firstRun + row.runCount) {
                let profile = Int(storage.runs[run].profile) + Int(row.callCount)
                try require(
                    profile <= storage.arrivals.count && profile <= storage.departures.count,
                    "profile of run \(run)"
                )
                try require(Int(storage.runs[run].trip) < tripCount, "trip of run \(run)")
                try require(
                    (0...TimetableBuilder.maximumSeconds).contains(storage.runs[run].startSeconds),
                    "start of run \(run)"
                )
            }
        }
        let range = -TimetableBuilder.maximumSeconds...TimetableBuilder.maximumSeconds
        for number in storage.arrivals.indices {
            try require(
                range.contains(storage.arrivals[number]) && range.contains(storage.departures[number]),
                "time \(number)"
            )
        }
        for number in storage.trips.indices {
            let row = storage.trips[number]
            try require(
                Int(row.route) < routeCount && Int(row.service) < serviceCount && Int(row.pattern) < patternCount
                    && Int(max(row.id, row.headsign, row.shortName)) < texts,
                "trip \(number)"
            )
            let count = Int(storage.patterns[Int(row.pattern)].callCount)
            try require(Int(row.sequence) + count <= storage.sequences.count, "sequence of trip \(number)")
            let pattern = storage.patterns[Int(row.pattern)]
            let runs = Int(pattern.firstRun)..<(Int(pattern.firstRun) + Int(pattern.runCount))
            try require(row.runCount == 0 || runs.contains(Int(row.firstRun)), "runs of trip \(number)")
            try require(
                row.callHeadsigns == .max || Int(row.callHeadsigns) + count <= storage.headsigns.count,
                "headsigns of trip \(number)"
            )
        }
        for number in storage.headsigns.indices {
            try require(Int(storage.headsigns[number]) < texts, "headsign \(number)")
        }
        for number in storage.continuations.indices {
            let row = storage.continuations[number]
            try require(
                Int(row.route) < routeCount && Int(row.trip) < tripCount && Int(max(row.id, row.headsign)) < texts
                    && Int(row.firstCall) < TimetableBuilder.maximumCalls && row.dayOffset < 366,
                "continuation \(number)"
            )
        }
    }
}
