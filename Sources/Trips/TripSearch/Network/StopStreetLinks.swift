package import Columns
package import Geo
package import StreetRouting
package import TransitRouting

/// Where stops meet the streets, for one street profile: the places, and how far each stop lies from its place. A
/// platform of a station that is drawn meets them at each of its entrances.
package struct StopStreetLinks: Sendable {
    package var stops: [StopIndex]
    package var places: [StreetPlace]
    /// Beside `stops`.
    package var passages: [StationPassage]

    package init(stops: [StopIndex] = [], places: [StreetPlace] = []) {
        precondition(stops.count == places.count, "a place for each stop")
        self.stops = stops
        self.places = places
        passages = Array(repeating: .none, count: stops.count)
    }

    package var count: Int { stops.count }

    /// Ties the stops that anything calls at (`isServed`, by stop) to the nearest street that the profile can use,
    /// those of `entrances` where these are; stops farther than the limit from every street stay untied.
    package init(
        _ timetable: Timetable,
        isServed: [Bool],
        to streets: StreetNetwork,
        _ metric: StreetMetric,
        within limit: Metres,
        entrances: [StopIndex: [StationEntrance]] = [:]
    ) {
        self.init()
        for row in 0..<timetable.stopCount where isServed[row] {
            let known = count
            for entrance in entrances[StopIndex(row)] ?? [] {
                guard let place = streets.snap(entrance.coordinate, for: metric, within: limit) else { continue }
                stops.append(StopIndex(row))
                places.append(place)
                passages.append(entrance.passage)
            }
            if count > known { continue }
            let coordinate = timetable.coordinate(of: StopIndex(row))
            let place =
                metric.profile.name == StreetProfile.referenceWalk.name
                ? streets.nearestNode(to: coordinate, for: metric, within: limit)
                : streets.snap(coordinate, for: metric, within: limit)
            guard let place else { continue }
            stops.append(StopIndex(row))
            places.append(place)
            passages.append(.none)
        }
    }

    /// The ties of people on foot, entrances of stations included, moved to the streets of another profile.
    init(_ walking: StopStreetLinks, on streets: StreetNetwork, _ metric: StreetMetric, within limit: Metres) {
        self.init()
        for (row, place) in walking.places.enumerated() {
            guard var own = streets.snap(place.coordinate, for: metric, within: limit) else { continue }
            own.snapDistance = own.snapDistance + place.snapDistance
            stops.append(walking.stops[row])
            places.append(own)
            passages.append(walking.passages[row])
        }
    }

    // MARK: File

    package static let fileKind = "stop-ties"
    package static let fileVersion: UInt32 = 2

    package func add(to writer: inout ColumnFileWriter, profile: String) {
        writer.add(profile + ".stop", stops.map(\.rawValue))
        writer.add(profile + ".segment", places.map(\.segment))
        writer.add(profile + ".fraction", places.map(\.fraction))
        writer.add(profile + ".vertex", places.map { $0.vertex ?? .max })
        writer.add(profile + ".coordinate", places.map(\.coordinate))
        writer.add(profile + ".metres", places.map(\.snapDistance.value))
        writer.add(profile + ".passage", passages)
    }

    /// Nil when the numbers do not fit the network.
    package init?(
        from file: ColumnFile,
        profile: String,
        streets: StreetNetwork,
        stopCount: Int
    ) throws(ColumnFileError) {
        let stop = try file.column(profile + ".stop", as: UInt32.self)
        let segment = try file.column(profile + ".segment", as: UInt32.self)
        let fraction = try file.column(profile + ".fraction", as: Double.self)
        let vertex = try file.column(profile + ".vertex", as: UInt32.self)
        let coordinate = try file.column(profile + ".coordinate", as: Coordinate.self)
        let metres = try file.column(profile + ".metres", as: Double.self)
        let passage = try file.column(profile + ".passage", as: StationPassage.self)
        guard
            [segment.count, fraction.count, vertex.count, coordinate.count, metres.count, passage.count].allSatisfy({
                $0 == stop.count
            })
        else { return nil }
        self.init()
        for row in stop.indices {
            guard stop[row] < stopCount, segment[row] < streets.segmentCount, (0...1).contains(fraction[row]),
                vertex[row] == .max || vertex[row] < streets.vertexCount, metres[row] >= 0, passage[row].isSound
            else { return nil }
            stops.append(StopIndex(rawValue: stop[row]))
            passages.append(passage[row])
            places.append(
                StreetPlace(
                    segment: segment[row],
                    fraction: fraction[row],
                    vertex: vertex[row] == .max ? nil : vertex[row],
                    coordinate: coordinate[row],
                    snapDistance: Metres(metres[row])
                )
            )
        }
    }
}
