internal import CivilTime
internal import Columns
internal import Fares
internal import FoundationEssentials
internal import Geo
internal import Geocoding
internal import OpenStreetMap
internal import StreetRouting
internal import TransitFeeds
internal import TransitRouting
internal import TripModel
internal import TripSearch

/// One import under way.
struct ImportWork {
    let input: NetworkImporter.Input
    let directory: String
    let places: (any PlaceIndexMaking)?
    let clock: any WallClock
    let progress: (ImportProgress) -> Void

    private let start: Int64
    private var phaseStart: Int64
    private var seconds: [(phase: ImportProgress.Phase, seconds: Double)] = []
    var warnings: [String] = []
    private var sources: [NetworkManifest.Source] = []
    private var streets: StreetNetwork?
    /// By profile name.
    var routers: [String: StreetRouter] = [:]
    var timetable: Timetable?
    /// Its stops that have no name of their own.
    var placesOnTheWay: Set<StopIndex> = []
    /// In other languages.
    var otherStopNames: [StopIndex: [String]] = [:]
    private var transferRules: TransferRules?
    /// Nil where no station is drawn: a wheelchair changes like anybody then.
    private var stepFreeRules: TransferRules?
    private var entrances: [StopIndex: [StationEntrance]] = [:]
    var files: [String] = []

    init(
        input: NetworkImporter.Input,
        directory: String,
        places: (any PlaceIndexMaking)?,
        clock: any WallClock,
        progress: @escaping (ImportProgress) -> Void
    ) {
        self.input = input
        self.directory = directory
        self.places = places
        self.clock = clock
        self.progress = progress
        start = clock.nowNanoseconds()
        phaseStart = start
    }

    mutating func run() throws(ImportError) -> ImportReport {
        try readStreets()
        try readFeeds()
        let join = try joinAll()
        try makeMap(within: join.bounds)
        try makePlaces()
        let manifest = try writeManifest(join)
        tell(.done, 1, manifest.version, isFinished: true)
        return ImportReport(
            directory: directory,
            version: manifest.version,
            warnings: warnings,
            seconds: seconds,
            bytes: manifest.files.reduce(0) { $0 + $1.bytes }
        )
    }

    // MARK: Streets

    private mutating func readStreets() throws(ImportError) {
        guard let first = input.streets.first else { return }
        for file in input.streets {
            let digest = try ImportedFile.digest(file)
            let name = fileName(file)
            sources.append(
                NetworkManifest.Source(
                    kind: .openStreetMap,
                    name: name,
                    file: name,
                    bytes: digest.bytes,
                    sha256: digest.sha256
                )
            )
        }
        let name = input.streets.map { fileName($0) }.joined(separator: ", ")
        let network: StreetNetwork
        do throws(StreetFileError) {
            network = try StreetImport.network(fromOSM: input.streets) { tell(.streets, $0 * 0.6, name) }
        } catch {
            throw .streets(file: error.path, error.error)
        }
        guard network.segmentCount > 0 else { throw .noStreets(file: first) }
        try write(NetworkFiles.streets) { path throws(ColumnFileError) in try network.write(to: path) }
        if let nodes = network.nodes {
            try write(NetworkFiles.streetNodes) { path throws(ColumnFileError) in try nodes.write(to: path) }
        }
        if let unread = network.unreadConditions {
            warnings.append(
                """
                \(name): conditions that are no hours of the week are not read, such as \(unread.example) \
                (pieces of street: \(unread.segments))
                """
            )
        }
        streets = network
        try writeRouters(network)
        finish(.streets, "\(network.segmentCount) streets, \(network.vertexCount) junctions")
    }

    // MARK: Timetable

    private mutating func readFeeds() throws(ImportError) {
        guard !input.feeds.isEmpty else { return }
        var timetableImport = TimetableImport()
        for (number, feed) in input.feeds.enumerated() {
            tell(.timetable, Double(number) / Double(input.feeds.count), fileName(feed.path))
            let digest = try ImportedFile.digest(feed.path)
            do throws(FeedError) {
                let read = try Feed(reading: FeedSource(archive: feed.path))
                let messages = timetableImport.add(read, named: feed.name)
                for message in messages.messages where message.severity != .notice {
                    warnings.append("\(feed.name): \(message)")
                }
            } catch {
                throw .feed(name: feed.name, file: feed.path, error)
            }
            sources.append(
                NetworkManifest.Source(
                    kind: .gtfs,
                    name: feed.name,
                    file: fileName(feed.path),
                    bytes: digest.bytes,
                    sha256: digest.sha256
                )
            )
        }
        let built = timetableImport.build()
        guard built.tripCount > 0 else {
            let feed = input.feeds[0]
            throw .feed(name: feed.name, file: feed.path, .nothingUsable(reason: "every trip was left out"))
        }
        describeFeeds(built)
        try write(NetworkFiles.timetable) { path throws(ColumnFileError) in try built.write(to: path) }
        if let names = NameTranslating.names(built, timetableImport) {
            try write(NetworkFiles.names) { path throws(ColumnFileError) in try names.write(to: path) }
        }
        timetable = built
        placesOnTheWay = timetableImport.placesOnTheWay
        transferRules = TransferRules(timetableImport)
        if timetableImport.feeds.contains(where: { !$0.pathways.isEmpty }) {
            stepFreeRules = TransferRules(timetableImport, stepFree: true)
        }
        for (feed, mapping) in zip(timetableImport.feeds, timetableImport.mappings) {
            for (stop, names) in feed.otherStopNames() { otherStopNames[mapping.stops[stop]] = names }
            for (platform, doors) in StationWays.entrances(of: feed) {
                for place in mapping.places(of: platform) { entrances[place.stop] = doors }
            }
        }
        try writeFares(timetableImport)
        finish(.timetable, "\(built.stopCount) stops, \(built.routeCount) lines, \(built.tripCount) trips")
    }

    private mutating func writeFares(_ timetables: TimetableImport) throws(ImportError) {
        var fares = FareTable(timetables)
        if let path = input.tickets {
            do {
                fares.combined = try JSONDecoder().decode(
                    [CombinedTicket].self,
                    from: Data(contentsOf: URL(filePath: path))
                )
            } catch let error as DecodingError {
                throw .tickets(file: path, reason: "\(error)")
            } catch {
                throw .cannotRead(path: path, reason: "\(error)")
            }
            for ticket in fares.combined {
                guard let feed = ticket.feeds.first(where: { name in !input.feeds.contains { $0.name == name } }) else {
                    continue
                }
                throw .tickets(
                    file: path,
                    reason: "the ticket \(ticket.id) names the feed \(feed), which is not imported"
                )
            }
        }
        guard !fares.isEmpty else { return }
        let path = directory + "/" + FareTable.fileName
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        do {
            try encoder.encode(fares).write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
        try ImportedFile.sync(path)
        files.append(FareTable.fileName)
    }

    /// Version and validity of each feed, from what was built of it.
    private mutating func describeFeeds(_ built: Timetable) {
        var first = [Int](repeating: .max, count: built.feedCount)
        var last = [Int](repeating: .min, count: built.feedCount)
        let range = built.dayRange ?? 0...0
        var seen: Set<[UInt32]> = []
        for number in 0..<built.tripCount {
            let trip = TripIndex(number)
            let feed = built.feed(of: trip)
            guard seen.insert([feed.rawValue, built.service(of: trip).rawValue]).inserted,
                let begin = range.first(where: { built.service(built.service(of: trip), runsOn: $0) }),
                let end = range.last(where: { built.service(built.service(of: trip), runsOn: $0) })
            else { continue }
            first[feed.row] = min(first[feed.row], begin)
            last[feed.row] = max(last[feed.row], end)
        }
        for feed in 0..<built.feedCount {
            guard
                let row = sources.firstIndex(where: { $0.kind == .gtfs && $0.name == built.name(of: FeedIndex(feed)) })
            else {
                continue
            }
            let version = built.version(of: FeedIndex(feed))
            sources[row].feedVersion = version.isEmpty ? nil : version
            guard first[feed] <= last[feed] else { continue }
            sources[row].firstServiceDate = CivilDate(daysSinceEpoch: first[feed]).iso8601
            sources[row].lastServiceDate = CivilDate(daysSinceEpoch: last[feed]).iso8601
        }
    }

    // MARK: Joining

    private struct Join {
        var bounds: BoundingBox
        var timeZone: String
        var attribution: [String]
    }

    private mutating func joinAll() throws(ImportError) -> Join {
        var attribution: [String] = []
        if streets != nil { attribution.append("© OpenStreetMap contributors, ODbL 1.0") }
        if let timetable {
            let (isServed, _) = TransitLayer.service(of: timetable)
            let walking = try writeTies(timetable, isServed)
            tell(.joining, 0.3, "walks between stops")
            let walks = WalkTransfers.table(for: timetable, isServed: isServed, over: walking, rules: transferRules) {
                tell(.joining, 0.3 + 0.6 * $0, "walks between stops")
            }
            try write(NetworkFiles.transfers) { path throws(ColumnFileError) in try walks.write(to: path) }
            if let stepFreeRules {
                let stepFree = WalkTransfers.table(
                    for: timetable,
                    isServed: isServed,
                    over: walking,
                    rules: stepFreeRules,
                    isStepFree: true,
                    progress: { _ in }
                )
                try write(NetworkFiles.stepFreeTransfers) { path throws(ColumnFileError) in
                    try stepFree.write(to: path)
                }
            }
            for feed in 0..<timetable.feedCount {
                let text = timetable.attribution(of: FeedIndex(feed))
                if !text.isEmpty, !attribution.contains(text) { attribution.append(text) }
            }
            finish(.joining, "\(walks.walkCount) walks between stops")
        }
        return Join(bounds: bounds(), timeZone: try timeZone(), attribution: attribution)
    }

    /// Ties for every mode; returns the walking layer.
    private mutating func writeTies(_ timetable: Timetable, _ isServed: [Bool]) throws(ImportError) -> StreetLayer? {
        guard let streets else { return nil }
        var writer = ColumnFileWriter(kind: StopStreetLinks.fileKind, version: StopStreetLinks.fileVersion)
        var walking: StreetLayer?
        for (number, profile) in Network.profiles.enumerated() {
            tell(
                .joining,
                0.3 * Double(number) / Double(Network.profiles.count),
                "stops to streets, \(profile.name)"
            )
            guard let router = routers[profile.name] else { continue }
            let ties = StopStreetLinks(
                timetable,
                isServed: isServed,
                to: streets,
                router.metric,
                within: AccessEgressLimits.standard.tie,
                entrances: profile == .foot ? entrances : [:]
            )
            ties.add(to: &writer, profile: profile.name)
            if profile == .foot { walking = StreetLayer(router: router, ties: ties) }
        }
        let finished = writer
        try write(NetworkFiles.ties) { path throws(ColumnFileError) in try finished.write(to: path) }
        return walking
    }

    private func bounds() -> BoundingBox {
        if let streets { return streets.bounds }
        let stops = timetable?.coordinates.array.filter { $0.latitude != 0 || $0.longitude != 0 } ?? []
        return BoundingBox(around: stops)?.expanded(by: AccessEgressLimits.standard.access)
            ?? BoundingBox(at: Coordinate(latitude: 0, longitude: 0))
    }

    private mutating func timeZone() throws(ImportError) -> String {
        if let zone = input.timeZone { return zone }
        if let timetable, timetable.feedCount > 0 { return timetable.zone(of: FeedIndex(0)) }
        let country: String?
        do throws(StreetFileError) {
            country = try RegionCountry.country(of: input.streets)
        } catch {
            throw .streets(file: error.path, error.error)
        }
        let assumed = AssumedRegionZone(at: bounds().center, country: country)
        warnings.append(
            "No timetable says in which time zone the region lies; \(assumed.told). --time-zone sets another one."
        )
        return assumed.name
    }

    // MARK: Manifest

    private mutating func writeManifest(_ join: Join) throws(ImportError) -> NetworkManifest {
        tell(.writing, nil, "checksums")
        var rows: [NetworkManifest.File] = []
        for name in files.sorted() {
            let digest = try ImportedFile.digest(directory + "/" + name)
            rows.append(NetworkManifest.File(name: name, bytes: digest.bytes, sha256: digest.sha256))
        }
        let made =
            ["\(NetworkManifest.currentFormat)", input.name, join.timeZone] + rows.map { "\($0.name) \($0.sha256)" }
        let manifest = NetworkManifest(
            name: input.name,
            version: String(ImportedFile.sha256(of: made.joined(separator: "\n")).prefix(16)),
            builtAt: clock.now().iso8601,
            bounds: join.bounds,
            timeZone: join.timeZone,
            attribution: join.attribution,
            sources: sources,
            files: rows
        )
        let path = directory + "/" + NetworkManifest.fileName
        do {
            try manifest.json().write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
        try ImportedFile.sync(path)
        try ImportedFile.sync(directory)
        finish(.writing, "\(rows.count + 1) files")
        return manifest
    }

    // MARK: Helpers

    mutating func write(
        _ name: String,
        _ body: (String) throws(ColumnFileError) -> Void
    ) throws(ImportError) {
        let path = directory + "/" + name
        do throws(ColumnFileError) {
            try body(path)
        } catch {
            throw .cannotWrite(path: path, reason: error.description)
        }
        files.append(name)
    }

    func fileName(_ path: String) -> String { URL(filePath: path).lastPathComponent }

    func tell(_ phase: ImportProgress.Phase, _ fraction: Double?, _ detail: String, isFinished: Bool = false) {
        let elapsed = Double(clock.nowNanoseconds() - start) / 1e9
        progress(
            ImportProgress(phase: phase, fraction: fraction, detail: detail, seconds: elapsed, isFinished: isFinished)
        )
    }

    mutating func finish(_ phase: ImportProgress.Phase, _ detail: String) {
        let now = clock.nowNanoseconds()
        seconds.append((phase, Double(now - phaseStart) / 1e9))
        phaseStart = now
        tell(phase, 1, detail, isFinished: true)
    }
}
