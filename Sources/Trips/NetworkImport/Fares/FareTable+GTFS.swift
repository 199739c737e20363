package import Fares
package import TransitFeeds
internal import TransitRouting
internal import TripModel

extension FareTable {
    /// The fares of all feeds that have any.
    package init(_ timetables: TimetableImport) {
        self.init()
        for (feed, mapping) in zip(timetables.feeds, timetables.mappings) {
            let table = FeedFareTable(feed)
            if let table { feeds[timetables.builder.name(of: mapping.feed)] = table }
        }
    }
}

extension FeedFareTable {
    /// Nil where the feed has no fares.
    package init?(_ feed: Feed) {
        let fares = feed.fares
        guard !fares.fares.isEmpty || !fares.legRules.isEmpty else { return nil }
        self.init(zone: feed.zone)
        for stop in feed.stops where !stop.fareZone.isEmpty { fareZones[stop.id] = stop.fareZone }
        addFirst(fares, feed)
        guard !fares.legRules.isEmpty else { return }
        addProducts(fares)
        addLegRules(fares)
        addTransferRules(fares)
        addJoinRules(fares, feed)
        addGeography(fares, feed)
        addTimeframes(fares, feed)
    }

    private mutating func addFirst(_ records: FeedFares, _ feed: Feed) {
        var rules: [String: [Rule]] = [:]
        for record in records.rules {
            rules[record.fare, default: []].append(
                Rule(
                    route: record.route,
                    origin: record.origin,
                    destination: record.destination,
                    contains: record.contains
                )
            )
        }
        fares = records.fares.compactMap { record in
            guard let price = Self.money(record.price, record.currency) else { return nil }
            return Fare(
                id: record.id,
                price: price,
                transfers: record.transfers,
                transferSeconds: record.transferSeconds.map { Int64($0) },
                agency: record.agency.isEmpty ? nil : feed.agencies.first { $0.id == record.agency }?.name,
                rules: rules[record.id] ?? []
            )
        }
    }

    /// What somebody without any reduction pays; of several media the cheapest. Below zero it is what a change saves.
    private mutating func addProducts(_ records: FeedFares) {
        let standard = Set(records.riderCategories.filter(\.isDefault).map(\.id)).union([""])
        let offered = Set(records.products.filter { standard.contains($0.rider) }.map(\.id))
        for record in records.products {
            // A product that only some riders can buy is no reason to tell no price.
            guard standard.contains(record.rider) || !offered.contains(record.id),
                let price = Self.money(record.amount, record.currency, least: -1e7)
            else { continue }
            if let known = products[record.id], known.price.minorUnits <= price.minorUnits { continue }
            products[record.id] = Product(name: record.name, price: price)
        }
    }

    private mutating func addLegRules(_ records: FeedFares) {
        hasPriorities = records.hasPriorities
        legRules = records.legRules.map { record in
            LegRule(
                group: record.group,
                network: record.network,
                fromArea: record.fromArea,
                toArea: record.toArea,
                fromTimeframe: record.fromTimeframe,
                toTimeframe: record.toTimeframe,
                product: record.product,
                priority: record.priority
            )
        }
    }

    private mutating func addTransferRules(_ records: FeedFares) {
        transferRules = records.transferRules.map { record in
            TransferRule(
                fromGroup: record.fromGroup,
                toGroup: record.toGroup,
                count: record.count.flatMap { $0 < 0 ? nil : $0 },
                limitSeconds: record.durationSeconds.map { Int64($0) },
                limit: record.durationKind.flatMap(TransferRule.Limit.init(rawValue:)) ?? .departureToArrival,
                kind: TransferRule.TransferCharge(rawValue: record.kind) ?? .firstAndChange,
                product: record.product
            )
        }
    }

    private mutating func addJoinRules(_ records: FeedFares, _ feed: Feed) {
        func stops(_ number: Int?) -> Set<String>? {
            number.map { number in
                Set(
                    feed.stops.indices.filter { $0 == number || feed.stops[$0].parent == number }.map {
                        feed.stops[$0].id
                    }
                )
            }
        }
        joinRules = records.joinRules.map {
            JoinRule(
                fromNetwork: $0.fromNetwork,
                toNetwork: $0.toNetwork,
                fromStops: stops($0.fromStop),
                toStops: stops($0.toStop)
            )
        }
    }

    /// A station stands for its platforms.
    private mutating func addGeography(_ records: FeedFares, _ feed: Feed) {
        var children: [Int: [Int]] = [:]
        for (number, stop) in feed.stops.enumerated() {
            if let parent = stop.parent { children[parent, default: []].append(number) }
        }
        for record in records.stopAreas {
            for stop in [record.stop] + (children[record.stop] ?? []) {
                areas[feed.stops[stop].id, default: []].append(record.area)
            }
        }
        for record in records.routeNetworks {
            networks[feed.routes[record.route].id, default: []].append(record.network)
        }
        for route in feed.routes where !route.network.isEmpty { networks[route.id, default: []].append(route.network) }
    }

    private mutating func addTimeframes(_ records: FeedFares, _ feed: Feed) {
        var copy = feed
        let days = ServiceCalendar(feed: &copy).days
        let numbers = Dictionary(feed.services.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for record in records.timeframes {
            guard let service = numbers[record.service] else { continue }
            timeframes[record.group, default: []].append(
                Timeframe(
                    start: Int(record.start ?? 0),
                    end: Int(record.end ?? 86_400),
                    days: days[service].days
                )
            )
        }
    }

    private static func money(_ amount: String, _ currency: String, least: Double = 0) -> Money? {
        guard let number = Double(amount), number >= least, number < 1e7, !currency.isEmpty else { return nil }
        return Money(number, currency: currency)
    }
}
