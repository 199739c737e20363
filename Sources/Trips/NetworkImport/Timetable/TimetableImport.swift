internal import CivilTime
internal import Geo
package import TransitFeeds
package import TransitRouting

/// Fills a timetable from feeds.
package struct TimetableImport: Sendable {
    /// What the reference profile leaves out is extra knowledge of feeds: linked trips (in-seat transfers, blocks).
    package enum Profile: Sendable {
        case standard
        case reference
    }

    /// Where a feed's records went.
    package struct Mapping: Sendable {
        package var feed: FeedIndex
        package var stops: [StopIndex]
        package var routes: [RouteIndex]
        /// By trip; nil where it was left out. A trip that runs both alone and linked has more than one.
        package var trips: [[TripIndex]]
        /// The copies of a stop for groups of trips with rules of their own; the stop itself has none.
        package var copies: [Int: [TransferGroup: StopIndex]] = [:]

        /// The stop and its copies, each with its group.
        package func places(of stop: Int) -> [(stop: StopIndex, group: TransferGroup)] {
            [(stops[stop], TransferGroup())]
                + (copies[stop] ?? [:]).sorted { $0.value < $1.value }.map { ($0.value, $0.key) }
        }
    }

    package internal(set) var builder = TimetableBuilder()
    package private(set) var mappings: [Mapping] = []
    /// Stops that no feed has: where vehicles are hailed or left between two that one has.
    package internal(set) var placesOnTheWay: Set<StopIndex> = []
    /// The feeds without their stop times.
    package private(set) var feeds: [Feed] = []
    private let profile: Profile
    /// Of the feed that is being added.
    private var groups: SpecificTransfers?
    var stopsOnTheWay = StopsOnTheWay()
    var triedWays: Set<TriedWay> = []

    package init(profile: Profile = .standard) { self.profile = profile }

    /// Adds a feed under the operator's name for it. Records that cannot be used are reported in the feed's messages.
    ///
    /// - Returns: the messages of reading and of adding.
    @discardableResult
    package mutating func add(_ feed: Feed, named name: String) -> FeedMessages {
        var feed = feed
        let index = builder.addFeed(
            .init(
                name: name,
                zone: feed.zone,
                language: feed.info?.language ?? feed.agencies.first?.language ?? "",
                attribution: Self.attribution(of: feed),
                version: feed.info?.version ?? ""
            )
        )
        let agencies = feed.agencies.map {
            builder.addAgency(.init(feed: index, id: $0.id, name: $0.name, url: $0.url, phone: $0.phone))
        }
        let stops = addStops(&feed, index)
        let routes = feed.routes.map { route in
            builder.addRoute(
                .init(
                    feed: index,
                    agency: route.agency.map { agencies[$0] },
                    id: route.id,
                    shortName: route.shortName.isEmpty && route.longName.isEmpty ? route.id : route.shortName,
                    longName: route.longName,
                    kind: RouteKind(gtfsType: route.type),
                    color: route.color,
                    textColor: route.textColor
                )
            )
        }
        let services = ServiceCalendar(feed: &feed)
        var mapping = Mapping(
            feed: index,
            stops: stops,
            routes: routes,
            trips: Array(repeating: [], count: feed.trips.count)
        )
        var frequencies: [Int: [TimetableBuilder.Frequency]] = [:]
        for row in feed.frequencies {
            frequencies[row.trip, default: []].append(
                .init(startSeconds: row.start, endSeconds: row.end, headwaySeconds: row.headway, isExact: row.isExact)
            )
        }
        let specific = profile == .standard ? SpecificTransfers(feed) : nil
        if let specific, !specific.isEmpty { addCopies(specific, feed, &mapping) }
        let links =
            profile == .standard ? TripLinks(&feed, services.days, frequencies: frequencies) : TripLinks()
        for trip in feed.trips.indices {
            let days = links.remainingDays(of: trip) ?? services.days[feed.trips[trip].service]
            add([.init(trip: trip)], days, feed: &feed, &mapping, frequencies[trip] ?? [])
        }
        for chain in links.chains where !add(chain.parts, chain.days, feed: &feed, &mapping, []) {
            // One of them cannot run: the others run alone.
            for part in chain.parts {
                add([.init(trip: part.trip)], chain.days.moved(by: part.dayOffset), feed: &feed, &mapping, [])
            }
        }
        groups = nil
        stopsOnTheWay = StopsOnTheWay()
        triedWays = []
        feed.shapes = []
        let messages = feed.messages
        // The calls are in the builder now; the rest is kept for the transfer rules.
        feed.stopTimes = []
        feed.stopTimeOffsets = []
        feeds.append(feed)
        mappings.append(mapping)
        return messages
    }

    package func build() -> Timetable { builder.build() }

    /// The agencies' names, and the further attributions of the feed.
    private static func attribution(of feed: Feed) -> String {
        var names: [String] = []
        for name in feed.agencies.map(\.name) + feed.attributions.map(\.organization) where !names.contains(name) {
            names.append(name)
        }
        return names.prefix(20).joined(separator: ", ")
    }

    /// All places of the feed. Those without a position lie where their first neighbour on a trip does not help either,
    /// so they are kept at 0, 0 and no trip calls there.
    private mutating func addStops(_ feed: inout Feed, _ index: FeedIndex) -> [StopIndex] {
        var stops: [StopIndex] = []
        let first = builder.stopCount
        for stop in feed.stops {
            stops.append(
                builder.addStop(
                    .init(
                        feed: index,
                        id: stop.id,
                        name: name(of: stop, feed),
                        coordinate: stop.coordinate ?? Coordinate(latitude: 0, longitude: 0),
                        code: stop.code,
                        platform: stop.platform,
                        parent: stop.parent.map { StopIndex(first + $0) },
                        wheelchair: Accessibility(rawValue: UInt8(stop.wheelchair)) ?? .unknown,
                        zone: stop.fareZone
                    )
                )
            )
        }
        return stops
    }

    /// Lays platforms out again for the trips that transfers.txt treats apart.
    private mutating func addCopies(_ specific: SpecificTransfers, _ feed: Feed, _ mapping: inout Mapping) {
        for trip in feed.trips.indices {
            for time in feed.stopTimes(of: trip) {
                let stop = Int(time.stop)
                let group = specific.group(ofTrip: trip, at: stop)
                let known = mapping.copies[stop] ?? [:]
                guard !group.isEmpty, known[group] == nil, known.count < SpecificTransfers.maximumCopies else {
                    continue
                }
                let copy = builder.addCopy(of: mapping.stops[stop])
                mapping.copies[stop, default: [:]][group] = copy
            }
        }
        groups = specific
    }

    private func place(of stop: Int, for trip: Int, _ mapping: Mapping) -> StopIndex {
        guard let groups, let copies = mapping.copies[stop] else { return mapping.stops[stop] }
        return copies[groups.group(ofTrip: trip, at: stop)] ?? mapping.stops[stop]
    }

    func name(of stop: StopRecord, _ feed: Feed) -> String {
        stop.name.isEmpty ? stop.parent.map { feed.stops[$0].name } ?? stop.id : stop.name
    }

    /// Adds a trip, or several that one vehicle runs behind one another.
    ///
    /// - Returns: false where one of them has no sound calls, or they are too many together.
    @discardableResult
    private mutating func add(
        _ parts: [TripLinks.Part],
        _ days: ServiceDays,
        feed: inout Feed,
        _ mapping: inout Mapping,
        _ frequencies: [TimetableBuilder.Frequency]
    ) -> Bool {
        guard !days.isEmpty, let first = parts.first?.trip else { return true }
        let trips = parts.map(\.trip)
        var calls: [TimetableBuilder.Call] = []
        var continuations: [TimetableBuilder.Continuation] = []
        var stretches: [Stretch] = []
        for (trip, dayOffset) in parts.map({ ($0.trip, $0.dayOffset) }) {
            guard let known = try? feed.calls(of: trip) else { return false }
            let own = known.filter { feed.stops[$0.stop].coordinate != nil }
            let later = Int32(dayOffset) * 86_400
            var part = own.map { call in
                TimetableBuilder.Call(
                    stop: place(of: call.stop, for: trip, mapping),
                    arrivalSeconds: call.arrival + later,
                    departureSeconds: call.departure + later,
                    boarding: BoardingRule(rawValue: call.pickup) ?? .regular,
                    alighting: BoardingRule(rawValue: call.dropOff) ?? .regular,
                    sequence: call.sequence,
                    headsign: feed.headsigns[Int(call.headsign)]
                )
            }
            if profile == .standard, own.contains(where: \.isContinuous) {
                part = withStopsOnTheWay(part, own, of: trip, &feed, mapping.feed)
            }
            if let last = calls.last, let next = part.first {
                if last.stop == next.stop {
                    // One call of the vehicle, but each trip keeps its own: real-time messages distinguish them.
                    calls[calls.count - 1].boarding = .notAvailable
                    part[0].alighting = .notAvailable
                }
                part[0].arrivalSeconds = max(last.departureSeconds, next.arrivalSeconds)
                let record = feed.trips[trip]
                continuations.append(
                    .init(
                        firstCall: calls.count,
                        route: mapping.routes[record.route],
                        id: record.id,
                        headsign: record.headsign,
                        dayOffset: dayOffset
                    )
                )
            }
            stretches.append(
                Stretch(
                    calls: calls.count..<(calls.count + part.count),
                    shape: feed.trips[trip].shape,
                    measures: part.count == own.count ? own.map(\.travelled) : []
                )
            )
            calls += part
        }
        let record = feed.trips[first]
        do throws(TimetableError) {
            let index = try builder.addTrip(
                .init(
                    route: mapping.routes[record.route],
                    service: builder.addService(days),
                    id: record.id,
                    headsign: record.headsign,
                    shortName: record.shortName,
                    direction: UInt8(record.direction),
                    wheelchair: Self.least(trips.map { feed.trips[$0].wheelchair }),
                    bicycles: Self.least(trips.map { feed.trips[$0].bicycles }),
                    calls: calls,
                    frequencies: frequencies,
                    continuations: continuations
                )
            )
            for trip in trips { mapping.trips[trip].append(index) }
            addLengths(of: index, calls, stretches, feed.shapes)
            return true
        } catch {
            guard trips.count == 1 else { return false }
            feed.messages.add(
                .error,
                "trips.txt",
                line: record.line,
                field: "trip_id",
                error.description,
                value: record.id,
                advice: "the trip is left out; correct its stop times"
            )
            return false
        }
    }

    /// One vehicle for all parts: no where one says no, yes where all say yes.
    private static func least(_ words: [Int]) -> Accessibility {
        if words.contains(2) { return .no }
        return words.allSatisfy { $0 == 1 } ? .yes : .unknown
    }
}
