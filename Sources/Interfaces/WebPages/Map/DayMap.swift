internal import CivilTime
internal import DayPlanner
internal import Geo
internal import MapDrawing
internal import Planning
internal import TripModel

/// What is drawn of trips: their ways, and their ends as numbered marks.
struct DayMap: Sendable {
    let legs: [LegCourse]
    let markers: [MapOverlay.Marker]

    /// So close, two ends are one place.
    private static let samePlace = Metres(40)

    /// nil: there is nothing to be drawn.
    ///
    /// - Parameters:
    ///   - items: of the Travel calendar, by start.
    ///   - day: nil: of any day.
    ///   - zone: in which days begin.
    init?(_ items: [TravelEntry], on day: CivilDate? = nil, in zone: ZoneRules) {
        let drawn = items.filter { item in
            item.summary != nil && !item.legs.isEmpty && (day.map { zone.local(item.start).date == $0 } ?? true)
        }
        guard !drawn.isEmpty else { return nil }
        self.init(drawn.map { ($0.legs, $0.origin, $0.destination) })
    }

    /// Of one trip; nil: its legs are not known.
    init?(_ legs: [LegCourse], from origin: String?, to destination: String?) {
        guard !legs.isEmpty else { return nil }
        self.init([(legs, origin, destination)])
    }

    private init(_ trips: [(legs: [LegCourse], origin: String?, destination: String?)]) {
        legs = trips.flatMap(\.legs)
        var markers: [MapOverlay.Marker] = []
        func mark(_ coordinate: Coordinate, _ name: String?) {
            guard !markers.contains(where: { $0.coordinate.distance(to: coordinate) <= Self.samePlace }) else { return }
            markers.append(MapOverlay.Marker(coordinate, sign: "\(markers.count + 1)", name: name ?? ""))
        }
        for trip in trips {
            if let first = trip.legs.first { mark(first.from, trip.origin) }
            if let last = trip.legs.last { mark(last.to, trip.destination) }
        }
        self.markers = markers
    }

    /// With the lines of its ways.
    func overlay(by maps: MapService) async -> MapOverlay {
        MapOverlay(ways: await maps.ways(of: legs), markers: markers)
    }
}
