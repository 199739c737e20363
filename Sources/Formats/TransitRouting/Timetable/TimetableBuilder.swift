internal import Columns
public import Geo

/// Takes plain values and lays them out as a ``Timetable``.
///
/// Trips with the same stops and rules become a pattern; the times of a trip become a start and a profile (the offsets
/// from the start), and equal profiles are stored once, since most trips of a day repeat one another.
public struct TimetableBuilder: Sendable {
    /// The latest time of a trip: 14 days after its service day began.
    public static let maximumSeconds: Int32 = 14 * 86_400
    /// The most calls of one trip.
    public static let maximumCalls = 4_096
    /// The most runs of a timetable.
    public static let maximumRuns = 200_000_000

    var texts = TextPool()
    var feeds: [Feed] = []
    var agencies: [AgencyRow] = []
    var stops: [StopRow] = []
    var coordinates: [Coordinate] = []
    var routes: [RouteRow] = []
    var trips: [TripRow] = []
    var services: [ServiceDays] = []
    var patterns = RowPool<UInt32>()
    var patternFeeds: [UInt32] = []
    /// By pattern, metres from its first call; those that are not here go by straight lines.
    var lengths: [Int: [Float]] = [:]
    var profiles = RowPool<Int32>()
    var sequences = RowPool<UInt32>()
    var headsigns = RowPool<UInt32>()
    var runs: [PendingRun] = []
    var continuations: [ContinuationRow] = []
    private var serviceNumbers: [ServiceDays: ServiceIndex] = [:]

    struct PendingRun {
        var pattern: UInt32
        var startSeconds: Int32
        var profile: UInt32
        var trip: UInt32
    }

    /// Creates an empty builder.
    public init() {}

    /// The number of stops added so far.
    public var stopCount: Int { stops.count }
    /// The number of trips added so far.
    public var tripCount: Int { trips.count }

    /// The position of a stop.
    public func coordinate(of stop: StopIndex) -> Coordinate { coordinates[stop.row] }
    /// The name of a feed.
    public func name(of feed: FeedIndex) -> String { feeds[feed.row].name }

    /// Adds a feed and returns its index.
    public mutating func addFeed(_ feed: Feed) -> FeedIndex {
        feeds.append(feed)
        return FeedIndex(feeds.count - 1)
    }

    /// Adds an agency and returns its index.
    public mutating func addAgency(_ agency: Agency) -> AgencyIndex {
        agencies.append(
            AgencyRow(
                feed: agency.feed.rawValue,
                id: texts.intern(agency.id),
                name: texts.intern(agency.name),
                url: texts.intern(agency.url),
                phone: texts.intern(agency.phone)
            )
        )
        return AgencyIndex(agencies.count - 1)
    }

    /// Adds a stop and returns its index; its station must be added before it.
    public mutating func addStop(_ stop: Stop) -> StopIndex {
        stops.append(
            StopRow(
                feed: stop.feed.rawValue,
                parent: stop.parent?.rawValue ?? .max,
                id: texts.intern(stop.id),
                name: texts.intern(stop.name),
                code: texts.intern(stop.code),
                platform: texts.intern(stop.platform),
                zone: texts.intern(stop.zone),
                wheelchair: UInt32(stop.wheelchair.rawValue)
            )
        )
        coordinates.append(stop.coordinate)
        return StopIndex(stops.count - 1)
    }

    /// The same stop once more, for trips that are changed to and from in their own way.
    public mutating func addCopy(of stop: StopIndex) -> StopIndex {
        stops.append(stops[stop.row])
        coordinates.append(coordinates[stop.row])
        return StopIndex(stops.count - 1)
    }

    /// Adds a route and returns its index.
    public mutating func addRoute(_ route: Route) -> RouteIndex {
        routes.append(
            RouteRow(
                feed: route.feed.rawValue,
                agency: route.agency?.rawValue ?? .max,
                id: texts.intern(route.id),
                shortName: texts.intern(route.shortName),
                longName: texts.intern(route.longName),
                kind: UInt32(route.kind.rawValue),
                color: route.color ?? .max,
                textColor: route.textColor ?? .max
            )
        )
        return RouteIndex(routes.count - 1)
    }

    /// The number of this set of days; the same number for the same set.
    public mutating func addService(_ days: ServiceDays) -> ServiceIndex {
        let days = days.normalized
        if let known = serviceNumbers[days] { return known }
        services.append(days)
        let index = ServiceIndex(services.count - 1)
        serviceNumbers[days] = index
        return index
    }

    /// Adds a trip and all its runs.
    ///
    /// - Throws: when the trip cannot be ridden as written; nothing is added then.
    @discardableResult
    public mutating func addTrip(_ trip: Trip) throws(TimetableError) -> TripIndex {
        try check(trip)
        let feed = routes[trip.route.row].feed
        let start = trip.calls[0].departureSeconds
        let pattern = patterns.intern(
            [feed] + trip.calls.map { StopCall($0.stop, boarding: $0.boarding, alighting: $0.alighting).word }
        )
        if pattern == patternFeeds.count { patternFeeds.append(feed) }
        let profile = profiles.intern(
            trip.calls.map { $0.arrivalSeconds - start } + trip.calls.map { $0.departureSeconds - start }
        )
        let index = TripIndex(trips.count)
        var flags = UInt32(trip.wheelchair.rawValue) | UInt32(trip.bicycles.rawValue) << 2
        flags |= UInt32(trip.direction & 1) << 4
        if trip.frequencies.contains(where: { !$0.isExact }) { flags |= 1 << 5 }
        trips.append(
            TripRow(
                route: trip.route.rawValue,
                service: trip.service.rawValue,
                pattern: UInt32(pattern),
                id: texts.intern(trip.id),
                headsign: texts.intern(trip.headsign),
                shortName: texts.intern(trip.shortName),
                sequence: UInt32(sequences.intern(trip.calls.map(\.sequence))),
                callHeadsigns: callHeadsigns(of: trip),
                flags: flags,
                firstRun: 0,
                runCount: 0
            )
        )
        for continuation in trip.continuations {
            continuations.append(
                ContinuationRow(
                    trip: index.rawValue,
                    firstCall: UInt32(continuation.firstCall),
                    route: continuation.route.rawValue,
                    id: texts.intern(continuation.id),
                    headsign: texts.intern(continuation.headsign),
                    dayOffset: UInt32(continuation.dayOffset)
                )
            )
        }
        for start in Self.starts(of: trip) {
            runs.append(
                PendingRun(
                    pattern: UInt32(pattern),
                    startSeconds: start,
                    profile: UInt32(profile),
                    trip: index.rawValue
                )
            )
        }
        return index
    }

    /// A trip's pattern, shared by trips with the same stops and rules.
    public func pattern(of trip: TripIndex) -> PatternIndex { PatternIndex(rawValue: trips[trip.row].pattern) }

    /// Whether the lengths of a pattern's rides were measured along a shape.
    public func knowsLengths(of pattern: PatternIndex) -> Bool { lengths[pattern.row] != nil }

    /// How far it is to each call of a pattern, in metres from the first: finite, and never less than to the call
    /// before.
    public mutating func setLengths(of pattern: PatternIndex, _ metres: [Double]) {
        precondition(metres.count == patterns[pattern.row].count - 1, "a length for each call")
        lengths[pattern.row] = metres.map { Float($0) }
    }

    private mutating func callHeadsigns(of trip: Trip) -> UInt32 {
        guard trip.calls.contains(where: { !$0.headsign.isEmpty && $0.headsign != trip.headsign }) else { return .max }
        var row: [UInt32] = []
        row.reserveCapacity(trip.calls.count)
        for call in trip.calls { row.append(texts.intern(call.headsign.isEmpty ? trip.headsign : call.headsign)) }
        return UInt32(headsigns.intern(row))
    }

    private static func starts(of trip: Trip) -> [Int32] {
        guard !trip.frequencies.isEmpty else { return [trip.calls[0].departureSeconds] }
        return trip.frequencies.flatMap { frequency in
            Array(
                stride(
                    from: frequency.startSeconds,
                    to: frequency.endSeconds,
                    by: Int(max(1, frequency.headwaySeconds))
                )
            )
        }
    }

    private func check(_ trip: Trip) throws(TimetableError) {
        guard trip.route.row < routes.count else { throw .unknownRoute(trip.route) }
        guard trip.service.row < services.count else { throw .unknownService(trip.service) }
        guard trip.calls.count >= 2 else { throw .fewerThanTwoStops }
        guard trip.calls.count <= Self.maximumCalls else { throw .tooManyStops(limit: Self.maximumCalls) }
        var clock = Int32.min
        for (position, call) in trip.calls.enumerated() {
            guard call.stop.row < stops.count else { throw .unknownStop(call.stop) }
            guard (0...Self.maximumSeconds).contains(call.arrivalSeconds),
                (0...Self.maximumSeconds).contains(call.departureSeconds)
            else { throw .timeOutOfRange(position: position) }
            guard call.arrivalSeconds >= clock, call.departureSeconds >= call.arrivalSeconds else {
                throw .timesGoBackwards(position: position)
            }
            clock = call.departureSeconds
        }
        var count = runs.count + 1
        for (position, frequency) in trip.frequencies.enumerated() {
            let span = Int(frequency.endSeconds) - Int(frequency.startSeconds)
            guard frequency.startSeconds >= 0, frequency.endSeconds <= Self.maximumSeconds else {
                throw .timeOutOfRange(position: position)
            }
            count += max(0, span) / Int(max(1, frequency.headwaySeconds)) + 1
        }
        guard count <= Self.maximumRuns else { throw .tooManyRuns(limit: Self.maximumRuns) }
    }
}
