package import CivilTime
package import Fares
package import Geo
package import StreetRouting
package import TransitRouting
package import TripModel

/// A region's streets and timetables, opened: immutable, memory-mapped, shared by all queries.
package final class Network: Sendable {
    package let directory: String
    package let manifest: NetworkManifest
    package let zone: ZoneRules
    /// Nil for a timetable without streets.
    package let streets: StreetNetwork?
    /// The order in which the speed-up of street searches takes the junctions; nil without streets, or searching
    /// plainly.
    package let order: StreetHierarchy?
    /// By profile name: those that lie in the directory.
    package let layers: [String: StreetLayer]
    /// Nil for streets without a timetable.
    package let transit: TransitLayer?
    /// Of the timetable in other languages; nil where no feed has any.
    package let names: TranslatedNames?
    /// Nil where no feed has fares.
    package let fares: (any FarePricing)?
    /// What of its timetable does not run, and why.
    package let disruptions: [Disruption]
    /// Feeds of realtime that have not been heard of for too long.
    package let silent: [SilentSource]
    /// What has become of a ride of the timetable; nil without realtime.
    let standing: (@Sendable (RideReference) -> RideStanding)?
    let scratches: SearchScratchPool?
    private let made: MadeLayers
    private let byHour: LayersByHour

    package init(
        directory: String,
        manifest: NetworkManifest,
        zone: ZoneRules,
        streets: StreetNetwork?,
        order: StreetHierarchy? = nil,
        layers: [String: StreetLayer],
        transit: TransitLayer?,
        names: TranslatedNames? = nil,
        fares: (any FarePricing)? = nil
    ) {
        self.directory = directory
        self.manifest = manifest
        self.zone = zone
        self.streets = streets
        self.order = order
        self.layers = layers
        self.transit = transit
        self.names = names
        self.fares = fares
        disruptions = []
        silent = []
        standing = nil
        scratches = streets.map { SearchScratchPool(streets: $0) }
        made = MadeLayers()
        byHour = LayersByHour()
    }

    private init(
        _ network: Network,
        transit: TransitLayer,
        disruptions: [Disruption],
        silent: [SilentSource],
        standing: (@Sendable (RideReference) -> RideStanding)?
    ) {
        self.disruptions = disruptions
        self.silent = silent
        self.standing = standing
        directory = network.directory
        manifest = network.manifest
        zone = network.zone
        streets = network.streets
        order = network.order
        layers = network.layers
        self.transit = transit
        names = network.names
        fares = network.fares
        scratches = network.scratches
        made = network.made
        byHour = network.byHour
    }

    /// The same network with what is known of its trips at this moment; without a timetable, itself.
    ///
    /// - Parameters:
    ///   - overlay: what searches heed.
    ///   - disruptions: what people are told of lines.
    ///   - silent: feeds that say nothing any more.
    ///   - standing: what has become of a ride of the timetable; nil: nothing is known of any.
    /// - Returns: another state of this network.
    package func with(
        _ overlay: TimetableOverlay,
        disruptions: [Disruption] = [],
        silent: [SilentSource] = [],
        standing: (@Sendable (RideReference) -> RideStanding)? = nil
    ) -> Network {
        transit.map { transit in
            Network(
                self,
                transit: transit.with(overlay),
                disruptions: disruptions,
                silent: silent,
                standing: standing
            )
        } ?? self
    }

    /// The same network by its timetable alone.
    var undisturbed: Network { with(TimetableOverlay()) }

    /// Differs between any two states of the same network whose answers may differ; 0 without realtime.
    package var liveVersion: UInt64 { transit?.calendar.overlay.version ?? 0 }

    package var name: String { manifest.name }
    package var version: String { manifest.version }
    /// IANA.
    package var timeZone: String { manifest.timeZone }
    package var attribution: [String] { manifest.attribution }
    /// What people pay in there (ISO 4217): that of its fares, else that of its time zone's country; nil: not known.
    package var currency: String? { fares?.currency ?? LocalCurrency.code(ofZone: timeZone) }
    package var bounds: BoundingBox { manifest.bounds }

    /// The operator's names for the feeds of its timetable.
    package var feedNames: [String] {
        guard let timetable = transit?.timetable else { return [] }
        return (0..<timetable.feedCount).map { timetable.name(of: FeedIndex($0)) }
    }

    /// Whose timetable a feed is: the agency's name where it is one agency's, else the operator's name for the feed.
    package func title(ofFeed name: String) -> String {
        guard let timetable = transit?.timetable else { return name }
        let routes = (0..<timetable.routeCount).lazy.map { RouteIndex($0) }.filter {
            timetable.name(of: timetable.feed(of: $0)) == name
        }
        let agencies = Set(routes.compactMap { timetable.agency(of: $0) })
        guard let agency = agencies.first, agencies.count == 1 else { return name }
        let title = timetable.name(of: agency)
        return title.isEmpty ? name : title
    }

    /// The streets as a profile uses them; nil without streets. One that is not in the directory is made at the first
    /// call, in hundredths of a second for a city, and kept.
    package func layer(_ profile: StreetProfile) -> StreetLayer? {
        layers[profile.name] ?? made.layer(profile, of: self)
    }

    /// The same at some time of the week, in seconds since Monday 00:00: what conditions close in it is closed
    /// (docs/adr/0070).
    func layer(_ profile: StreetProfile, during seconds: ClosedRange<Int>) -> StreetLayer? {
        layer(profile).map { byHour.layer($0, of: self, during: seconds) }
    }

    /// The same within two hours of a request's time: for ways whose own time is not known when they are sought.
    func layer(_ profile: StreetProfile, about request: TripRequest) -> StreetLayer? {
        layer(profile, during: StreetHours(zone: zone, time: request.time).span(seconds: 7_200))
    }

    /// Straight lines between the stops, as the exact oracles have them; made at the first call.
    package var referenceTransfers: TransferTable? { made.referenceTransfers(of: self) }

    /// The day of a request's time, counted from 1970-01-01.
    func day(of request: TripRequest) -> Int { zone.local(request.instant).date.daysSinceEpoch }

    /// Why nothing is known of what runs between the ends of a request on its day; nil: something is.
    func gap(for request: TripRequest) -> TimetableGap? {
        transit?.gap(between: request.from, request.to, on: day(of: request))
    }

    /// Where one may eat or drink; read at the first call.
    package var refreshments: RefreshmentPlaces { made.refreshments(of: self) }

    /// How riders of a request change on foot.
    func transfers(of transit: TransitLayer, for request: TripRequest) -> TransferTable {
        if request.profile == .reference, let straight = referenceTransfers { return straight }
        return request.preferences.needsWheelchair == true
            ? transit.stepFreeTransfers ?? transit.transfers : transit.transfers
    }
}

/// The timetables with the ways between their stops.
package struct TransitLayer: Sendable {
    package let calendar: TimetableCalendar
    /// Over the walking network, with the time that a change takes.
    package let transfers: TransferTable
    /// The same without stairs and escalators; nil where no station is drawn.
    package let stepFreeTransfers: TransferTable?
    /// By stop: whether anything calls there.
    package let isServed: [Bool]
    /// By stop: whether it is worth going to by a vehicle of one's own (rail, metro, ferry, long-distance coach).
    package let isStation: [Bool]
    /// Whether any trip takes bicycles along.
    package let takesBicycles: Bool
    /// By feed, those without trips left out.
    package let feeds: [FeedService]

    package init(
        calendar: TimetableCalendar,
        transfers: TransferTable,
        stepFreeTransfers: TransferTable? = nil
    ) {
        self.calendar = calendar
        self.transfers = transfers
        self.stepFreeTransfers = stepFreeTransfers
        let timetable = calendar.timetable
        (isServed, isStation) = Self.service(of: timetable)
        takesBicycles = (0..<timetable.tripCount).contains { timetable.bicycles(on: TripIndex($0)) == .yes }
        feeds = FeedService.all(of: timetable, isServed: isServed)
    }

    private init(_ layer: TransitLayer, calendar: TimetableCalendar) {
        self.calendar = calendar
        transfers = layer.transfers
        stepFreeTransfers = layer.stepFreeTransfers
        isServed = layer.isServed
        isStation = layer.isStation
        takesBicycles = layer.takesBicycles
        feeds = layer.feeds
    }

    func with(_ overlay: TimetableOverlay) -> TransitLayer { TransitLayer(self, calendar: calendar.with(overlay)) }

    package var timetable: Timetable { calendar.timetable }

    /// The first and last day on which anything runs, counted from 1970-01-01; nil where nothing does.
    var days: ClosedRange<Int>? {
        feeds.reduce(nil) { range, feed in
            range.map { min($0.lowerBound, feed.days.lowerBound)...max($0.upperBound, feed.days.upperBound) }
                ?? feed.days
        }
    }

    /// A feed that serves both places and knows nothing of a day: that which ended last, else that which begins first.
    func gap(between place: Coordinate, _ other: Coordinate, on day: Int) -> TimetableGap? {
        let near = feeds.filter { $0.bounds.contains(place) && $0.bounds.contains(other) }.map(\.days)
        if let last = near.map(\.upperBound).filter({ $0 < day }).max() {
            return .ends(CivilDate(daysSinceEpoch: last))
        }
        let first = near.map(\.lowerBound).filter { $0 > day }.min()
        return first.map { .begins(CivilDate(daysSinceEpoch: $0)) }
    }

    /// Whether trips call at each stop, and whether trips of a kind that stations have do.
    package static func service(of timetable: Timetable) -> (isServed: [Bool], isStation: [Bool]) {
        var kinds = [RouteKinds](repeating: [], count: timetable.patternCount)
        for trip in 0..<timetable.tripCount {
            let index = TripIndex(trip)
            kinds[timetable.pattern(of: index).row].formUnion(
                RouteKinds(timetable.kind(of: timetable.route(of: index)))
            )
        }
        let station: RouteKinds = [
            RouteKinds(.rail), RouteKinds(.metro), RouteKinds(.ferry), RouteKinds(.monorail), RouteKinds(.coach),
        ]
        var isServed = [Bool](repeating: false, count: timetable.stopCount)
        var isStation = isServed
        for pattern in 0..<timetable.patternCount where kinds[pattern] != [] {
            let hasStations = !kinds[pattern].isDisjoint(with: station)
            for call in timetable.calls(of: PatternIndex(pattern)) {
                isServed[call.stop.row] = true
                if hasStations { isStation[call.stop.row] = true }
            }
        }
        return (isServed, isStation)
    }
}
