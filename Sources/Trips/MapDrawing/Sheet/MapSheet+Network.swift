internal import Columns
internal import Geo
internal import StreetRouting
package import TransitRouting
package import TripSearch

extension MapKind {
    /// What a way is by its tags, as OpenStreetMap has them; nil: no street that is drawn.
    package init?(highway: String?) {
        switch highway {
        case "motorway", "motorway_link": self = .motorway
        case "trunk", "trunk_link", "primary", "primary_link": self = .primary
        case "secondary", "secondary_link": self = .secondary
        case "tertiary", "tertiary_link": self = .tertiary
        case "unclassified", "residential", "living_street", "road", "pedestrian", "busway": self = .street
        case "service": self = .service
        case "footway", "path", "cycleway", "steps", "track", "bridleway": self = .path
        default: return nil
        }
    }
}

extension MapSheet {
    /// What can be drawn of a network that was imported without a map: its streets and its stops.
    ///
    /// - Complexity: memory of some ten bytes a point of its streets.
    package convenience init(of network: Network) {
        var builder = MapSheetBuilder()
        if let streets = network.streets { builder.add(streets) }
        if let timetable = network.transit?.timetable { builder.add(timetable, besides: []) }
        self.init(builder.finished())
    }
}

extension MapSheetBuilder {
    fileprivate mutating func add(_ streets: StreetNetwork) {
        struct Street: Hashable {
            var kind: MapKind
            var name: UInt32
        }
        var pieces: [Street: [[PackedCoordinate]]] = [:]
        let kinds = streets.kinds.map { MapKind(highway: $0["highway"]) }
        for segment in 0..<streets.segmentCount {
            guard let kind = kinds[Int(streets.kind[segment])] else { continue }
            let line = streets.geometry(of: UInt32(segment)).map { PackedCoordinate($0) }
            pieces[Street(kind: kind, name: streets.name[segment]), default: []].append(line)
        }
        // In an order that does not depend on the run.
        let sorted = pieces.sorted { ($0.key.kind.rawValue, $0.key.name) < ($1.key.kind.rawValue, $1.key.name) }
        for (street, lines) in sorted {
            let name = street.name == 0 ? "" : streets.names[Int(street.name)]
            for line in LineJoining.joined(lines) {
                add(MapFeature(street.kind, name: name, parts: [line.map { MapPoint($0.coordinate) }]))
            }
        }
    }

    /// The stops at which anything calls, each name of a feed once where it stands.
    ///
    /// - Parameters:
    ///   - timetable: whose stops.
    ///   - unnamed: stops that have no name of their own and are not drawn.
    package mutating func add(_ timetable: Timetable, besides unnamed: Set<StopIndex>) {
        let (isServed, isStation) = TransitLayer.service(of: timetable)
        var known: Set<MapPoint> = []
        for row in 0..<timetable.stopCount where isServed[row] && !unnamed.contains(StopIndex(row)) {
            let stop = StopIndex(row)
            let coordinate = timetable.coordinate(of: stop)
            guard coordinate.latitude != 0 || coordinate.longitude != 0 else { continue }
            let point = MapPoint(coordinate)
            guard known.insert(point).inserted else { continue }
            add(MapFeature(isStation[row] ? .station : .stop, name: timetable.name(of: stop), parts: [[point]]))
        }
    }
}
