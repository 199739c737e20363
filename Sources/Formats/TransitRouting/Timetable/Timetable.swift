public import Columns
public import Geo

/// Everything that runs, over all loaded days, in columns: immutable, shared, and mapped from a file or held in memory
/// alike.
///
/// It knows service days, not instants: searches run on a ``DaySchedule`` made from it.
public final class Timetable: Sendable {
    let storage: TimetableColumns

    init(storage: TimetableColumns) { self.storage = storage }

    /// The number of stops.
    public var stopCount: Int { storage.stops.count }
    /// The number of routes.
    public var routeCount: Int { storage.routes.count }
    /// The number of trips.
    public var tripCount: Int { storage.trips.count }
    /// The number of runs; trips with frequencies have several.
    public var runCount: Int { storage.runs.count }
    /// The number of patterns.
    public var patternCount: Int { storage.patterns.count }
    /// The number of feeds.
    public var feedCount: Int { storage.feeds.count }
    /// The number of agencies.
    public var agencyCount: Int { storage.agencies.count }
    /// The number of distinct services.
    public var serviceCount: Int { storage.services.count }

    /// An interned text.
    public func text(_ index: TextIndex) -> String { storage.texts[index.row] }

    // MARK: Stops

    /// The position of a stop.
    public func coordinate(of stop: StopIndex) -> Coordinate { storage.coordinates[stop.row] }
    /// All coordinates, in the order of the stops.
    public var coordinates: Column<Coordinate> { storage.coordinates }
    /// The name of a stop in the feed's language.
    public func name(of stop: StopIndex) -> String { string(storage.stops[stop.row].name) }
    /// The feed's stop_id.
    public func id(of stop: StopIndex) -> String { string(storage.stops[stop.row].id) }
    /// The code of a stop that riders see (stop_code); empty if it has none.
    public func code(of stop: StopIndex) -> String { string(storage.stops[stop.row].code) }
    /// The platform (platform_code); empty if it has none.
    public func platform(of stop: StopIndex) -> String { string(storage.stops[stop.row].platform) }
    /// The fare zone (zone_id); empty if the stop is in none.
    public func fareZone(of stop: StopIndex) -> String { string(storage.stops[stop.row].zone) }
    /// The feed of a stop.
    public func feed(of stop: StopIndex) -> FeedIndex { FeedIndex(rawValue: storage.stops[stop.row].feed) }
    /// The station of a stop; nil if it has none.
    public func parent(of stop: StopIndex) -> StopIndex? { index(storage.stops[stop.row].parent) }
    /// Whether a wheelchair can board at a stop (wheelchair_boarding).
    public func wheelchair(at stop: StopIndex) -> Accessibility {
        Accessibility(rawValue: UInt8(truncatingIfNeeded: storage.stops[stop.row].wheelchair)) ?? .unknown
    }

    // MARK: Routes and agencies

    /// The route_id in its feed.
    public func id(of route: RouteIndex) -> String { string(storage.routes[route.row].id) }
    /// The short name of a route, such as its number; may be empty.
    public func shortName(of route: RouteIndex) -> String { string(storage.routes[route.row].shortName) }
    /// The long name of a route; may be empty.
    public func longName(of route: RouteIndex) -> String { string(storage.routes[route.row].longName) }
    /// The kind of vehicle of a route.
    public func kind(of route: RouteIndex) -> RouteKind {
        RouteKind(rawValue: UInt8(truncatingIfNeeded: storage.routes[route.row].kind)) ?? .other
    }
    /// The agency that operates a route; nil if the feed does not say.
    public func agency(of route: RouteIndex) -> AgencyIndex? { index(storage.routes[route.row].agency) }
    /// The feed of a route.
    public func feed(of route: RouteIndex) -> FeedIndex { FeedIndex(rawValue: storage.routes[route.row].feed) }
    /// 0xRRGGBB.
    public func color(of route: RouteIndex) -> UInt32? { optional(storage.routes[route.row].color) }
    /// The colour of text on the route's colour, 0xRRGGBB; nil if the feed has none.
    public func textColor(of route: RouteIndex) -> UInt32? { optional(storage.routes[route.row].textColor) }
    /// The agency_id in its feed.
    public func id(of agency: AgencyIndex) -> String { string(storage.agencies[agency.row].id) }
    /// The name of an agency.
    public func name(of agency: AgencyIndex) -> String { string(storage.agencies[agency.row].name) }
    /// The web page of an agency; empty if unknown.
    public func url(of agency: AgencyIndex) -> String { string(storage.agencies[agency.row].url) }
    /// The telephone number of an agency; empty if unknown.
    public func phone(of agency: AgencyIndex) -> String { string(storage.agencies[agency.row].phone) }

    // MARK: Feeds

    /// The name under which a feed was imported.
    public func name(of feed: FeedIndex) -> String { string(storage.feeds[feed.row].name) }
    /// The IANA zone in which the feed's times are written.
    public func zone(of feed: FeedIndex) -> String { string(storage.feeds[feed.row].zone) }
    /// The language of a feed (feed_lang, BCP 47); empty if unknown.
    public func language(of feed: FeedIndex) -> String { string(storage.feeds[feed.row].language) }
    /// The attribution that a feed requires; empty if none.
    public func attribution(of feed: FeedIndex) -> String { string(storage.feeds[feed.row].attribution) }
    /// The version of a feed (feed_version); empty if unknown.
    public func version(of feed: FeedIndex) -> String { string(storage.feeds[feed.row].version) }

    // MARK: Trips

    /// The trip_id in its feed.
    public func id(of trip: TripIndex) -> String { string(storage.trips[trip.row].id) }
    /// The headsign of a trip; may be empty.
    public func headsign(of trip: TripIndex) -> String { string(storage.trips[trip.row].headsign) }
    /// The short name of a trip, such as a train number; may be empty.
    public func shortName(of trip: TripIndex) -> String { string(storage.trips[trip.row].shortName) }
    /// The route of a trip.
    public func route(of trip: TripIndex) -> RouteIndex { RouteIndex(rawValue: storage.trips[trip.row].route) }
    /// The service of a trip.
    public func service(of trip: TripIndex) -> ServiceIndex { ServiceIndex(rawValue: storage.trips[trip.row].service) }
    /// The pattern of a trip.
    public func pattern(of trip: TripIndex) -> PatternIndex { PatternIndex(rawValue: storage.trips[trip.row].pattern) }
    /// The feed of a trip.
    public func feed(of trip: TripIndex) -> FeedIndex { feed(of: route(of: trip)) }
    /// The direction of a trip (direction_id), 0 or 1.
    public func direction(of trip: TripIndex) -> Int { Int(storage.trips[trip.row].flags >> 4 & 1) }
    /// Whether a wheelchair can use a trip (wheelchair_accessible).
    public func wheelchair(on trip: TripIndex) -> Accessibility {
        Accessibility(rawValue: UInt8(storage.trips[trip.row].flags & 3)) ?? .unknown
    }
    /// Whether a trip takes bicycles (bikes_allowed).
    public func bicycles(on trip: TripIndex) -> Accessibility {
        Accessibility(rawValue: UInt8(storage.trips[trip.row].flags >> 2 & 3)) ?? .unknown
    }
    /// True when the feed gives a headway and no departure times, so that those we show are only typical.
    public func runsByHeadway(_ trip: TripIndex) -> Bool { storage.trips[trip.row].flags >> 5 & 1 == 1 }

    /// The feed's numbers of the trip's calls, in order.
    public func sequences(of trip: TripIndex) -> [UInt32] {
        let row = storage.trips[trip.row]
        let count = Int(storage.patterns[Int(row.pattern)].callCount)
        return storage.sequences[Int(row.sequence)..<(Int(row.sequence) + count)]
    }

    /// The headsign shown when the vehicle leaves this call.
    public func headsign(of trip: TripIndex, atCall call: Int) -> String {
        text(headsignText(of: trip, atCall: call))
    }

    /// The same as a place among the texts.
    public func headsignText(of trip: TripIndex, atCall call: Int) -> TextIndex {
        let row = storage.trips[trip.row]
        if row.callHeadsigns != .max {
            return TextIndex(rawValue: storage.headsigns[Int(row.callHeadsigns) + call])
        }
        return TextIndex(rawValue: continuation(of: trip, atCall: call)?.headsign ?? row.headsign)
    }

    /// All headsigns shown on its way; a text may occur more than once.
    public func headsignTexts(of trip: TripIndex) -> [TextIndex] {
        let row = storage.trips[trip.row]
        var shown = [row.headsign] + continuationRows(of: trip).map(\.headsign)
        if row.callHeadsigns != .max {
            shown += storage.headsigns[Int(row.callHeadsigns)..<(Int(row.callHeadsigns) + callCount(of: trip))]
        }
        return shown.map { TextIndex(rawValue: $0) }
    }

    /// The route as which the vehicle leaves this call: the trip's own, or that of a trip it goes on as.
    public func route(of trip: TripIndex, atCall call: Int) -> RouteIndex {
        continuation(of: trip, atCall: call).map { RouteIndex(rawValue: $0.route) } ?? route(of: trip)
    }

    private func continuation(of trip: TripIndex, atCall call: Int) -> ContinuationRow? {
        var found: ContinuationRow?
        for row in continuationRows(of: trip) where Int(row.firstCall) <= call { found = row }
        return found
    }

    private func continuationRows(of trip: TripIndex) -> [ContinuationRow] {
        var low = 0
        var high = storage.continuations.count
        while low < high {
            let middle = (low + high) / 2
            if storage.continuations[middle].trip < trip.rawValue { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < storage.continuations.count, storage.continuations[end].trip == trip.rawValue { end += 1 }
        return storage.continuations[low..<end]
    }

    /// The trips of one vehicle that a trip of the timetable is made of, in travel order: most often one, with all
    /// calls.
    public func parts(of trip: TripIndex) -> [TripPart] {
        let count = callCount(of: trip)
        var parts = [TripPart(trip: trip, calls: 0..<count, id: id(of: trip), dayOffset: 0)]
        for row in continuationRows(of: trip) {
            let first = min(count, Int(row.firstCall))
            let last = parts.count - 1
            parts[last].calls = min(parts[last].calls.lowerBound, first)..<first
            parts.append(
                TripPart(trip: trip, calls: first..<count, id: string(row.id), dayOffset: Int(row.dayOffset))
            )
        }
        return parts
    }

    /// Whether this is several trips of one vehicle, behind one another.
    public func isJoined(_ trip: TripIndex) -> Bool { !continuationRows(of: trip).isEmpty }

    /// The number of calls of a trip.
    public func callCount(of trip: TripIndex) -> Int { Int(storage.patterns[pattern(of: trip).row].callCount) }

    /// The planned times of a trip's first run, by call, in seconds of its service day; empty when it has no run.
    public func times(of trip: TripIndex) -> [(arrival: Int32, departure: Int32)] {
        guard let run = runs(of: trip).first else { return [] }
        let row = storage.runs[run.row]
        return (0..<callCount(of: trip)).map { call in
            (
                row.startSeconds + storage.arrivals[Int(row.profile) + call],
                row.startSeconds + storage.departures[Int(row.profile) + call]
            )
        }
    }

    /// The runs of a trip, the first first.
    public func runs(of trip: TripIndex) -> [RunIndex] {
        let row = storage.trips[trip.row]
        guard row.runCount > 1 else { return row.runCount == 1 ? [RunIndex(rawValue: row.firstRun)] : [] }
        let pattern = storage.patterns[Int(row.pattern)]
        return (row.firstRun..<(pattern.firstRun + pattern.runCount))
            .lazy.filter { self.storage.runs[Int($0)].trip == trip.rawValue }
            .prefix(Int(row.runCount)).map { RunIndex(rawValue: $0) }
    }

    /// The planned departure of a run from its first stop, in seconds of its service day.
    public func startSeconds(of run: RunIndex) -> Int32 { storage.runs[run.row].startSeconds }

    /// The number of runs of a trip.
    public func runCount(of trip: TripIndex) -> Int { Int(storage.trips[trip.row].runCount) }

    /// How long one waits at most for a trip that only comes every so often (``runsByHeadway(_:)``), by the starts of
    /// its runs: the time to the next of them, or from the one before where that is less. Empty for others, and for one
    /// run alone.
    public func headways(of trip: TripIndex) -> [Int32: Int32] {
        guard runsByHeadway(trip), runCount(of: trip) > 1 else { return [:] }
        let starts = Set(runs(of: trip).map(startSeconds)).sorted()
        let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
        var headways: [Int32: Int32] = [:]
        for (number, start) in starts.enumerated() {
            let sides = [number > 0 ? gaps[number - 1] : nil, number < gaps.count ? gaps[number] : nil]
            headways[start] = sides.compactMap(\.self).min()
        }
        return headways
    }

    /// The same for one run alone, by its start.
    public func headway(of trip: TripIndex, startingAt start: Int32) -> Int32? {
        guard runsByHeadway(trip), runCount(of: trip) > 1 else { return nil }
        let gaps = runs(of: trip).map { abs(startSeconds(of: $0) - start) }
        return gaps.contains(0) ? gaps.filter { $0 > 0 }.min() : nil
    }

    // MARK: Patterns

    /// The calls of a pattern, in travel order.
    public func calls(of pattern: PatternIndex) -> [StopCall] {
        let row = storage.patterns[pattern.row]
        return storage.calls[Int(row.firstCall)..<Int(row.firstCall + row.callCount)].map(StopCall.init(word:))
    }

    /// How far a trip goes from one of its calls to a later one: along its shape where its feed has one.
    public func distance(of trip: TripIndex, from call: Int, to later: Int) -> Metres {
        let first = Int(storage.patterns[pattern(of: trip).row].firstCall)
        return Metres(Double(storage.lengths[first + later] - storage.lengths[first + call]))
    }

    /// Which stops any pattern calls at, by stop.
    public var servedStops: [Bool] {
        var served = [Bool](repeating: false, count: stopCount)
        for number in storage.calls.indices { served[StopCall(word: storage.calls[number]).stop.row] = true }
        return served
    }

    // MARK: Services

    /// Whether a service runs on a day, counted from 1970-01-01.
    public func service(_ service: ServiceIndex, runsOn day: Int) -> Bool {
        let row = storage.services[service.row]
        let bit = day - Int(row.firstDay)
        guard bit >= 0, bit < Int(row.wordCount) * 64 else { return false }
        return storage.serviceWords[Int(row.firstWord) + bit >> 6] >> UInt64(bit & 63) & 1 == 1
    }

    /// The first and last day on which anything may run, counted from 1970-01-01; nil without services.
    public var dayRange: ClosedRange<Int>? { dayRange(of: (0..<serviceCount).lazy.map { ServiceIndex($0) }) }

    /// The first and last day on which one of these services runs, counted from 1970-01-01; nil where none does.
    public func dayRange(of services: some Sequence<ServiceIndex>) -> ClosedRange<Int>? {
        var range: ClosedRange<Int>?
        for service in services {
            let row = storage.services[service.row]
            for word in 0..<Int(row.wordCount) {
                let bits = storage.serviceWords[Int(row.firstWord) + word]
                guard bits != 0 else { continue }
                let base = Int(row.firstDay) + word * 64
                let first = base + bits.trailingZeroBitCount
                let last = base + 63 - bits.leadingZeroBitCount
                range = range.map { min($0.lowerBound, first)...max($0.upperBound, last) } ?? first...last
            }
        }
        return range
    }

    // MARK: Helpers

    private func string(_ number: UInt32) -> String { storage.texts[Int(number)] }
    private func optional(_ number: UInt32) -> UInt32? { number == .max ? nil : number }
    private func index<Index: TimetableIndex>(_ number: UInt32) -> Index? {
        number == .max ? nil : Index(rawValue: number)
    }
}
