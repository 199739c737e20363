package import Geo
internal import StreetRouting
internal import TransitRouting
package import TripModel

extension Network {
    /// So far from a stop's own place may a leg begin that boards there.
    private static let atStop = Metres(2)
    /// So far from a street may a leg begin that follows it.
    private static let besideStreet = Metres(300)

    /// The line of a leg for a picture of it: over the streets, or from stop to stop.
    ///
    /// It is sought anew, since plans keep no lines: what is drawn is a quickest way between the leg's ends, which may
    /// differ from the planned one where two take the same time.
    ///
    /// - Returns: nil where this network does not lead from one end to the other.
    /// - Complexity: that of one street search, or of looking through the patterns of the timetable.
    package func line(of leg: LegCourse) -> [Coordinate]? {
        guard bounds.contains(leg.from) || bounds.contains(leg.to) else { return nil }
        return leg.mode.isTransit ? ride(leg) : way(leg)
    }

    private func way(_ leg: LegCourse) -> [Coordinate]? {
        let profile: StreetProfile =
            switch leg.mode {
            case .bicycle, .bikeSharing, .scooterSharing: .bicycle
            case .motorbike, .mopedSharing: .motorbike
            case .car, .carSharing: .car
            case .taxi: .taxi
            default: .foot
            }
        guard let layer = layer(profile), let scratches,
            let start = layer.snap(leg.from, within: Self.besideStreet),
            let end = layer.snap(leg.to, within: Self.besideStreet),
            let path = scratches.with({ layer.router.path(from: start, to: end, &$0.street) })
        else { return nil }
        var points = [leg.from]
        for piece in path.pieces {
            let shape = layer.router.network.geometry(of: piece.segment)
            points += Self.part(of: piece.from <= piece.to ? shape : shape.reversed(), piece)
        }
        return points + [leg.to]
    }

    /// The part of a segment's line, in the direction of travel.
    private static func part(of shape: [Coordinate], _ piece: StreetPath.Piece) -> [Coordinate] {
        let isAgainst = piece.from > piece.to
        let begin = isAgainst ? 1 - piece.from : piece.from
        let end = isAgainst ? 1 - piece.to : piece.to
        guard begin > 0 || end < 1 else { return shape }
        let line = Polyline(shape)
        let whole = line.length.value
        var points: [Coordinate] = []
        if let first = line.coordinate(at: Metres(whole * begin)) { points.append(first) }
        var metres = 0.0
        for index in shape.indices.dropFirst() {
            metres += shape[index - 1].distance(to: shape[index]).value
            if metres > whole * begin, metres < whole * end { points.append(shape[index]) }
        }
        if let last = line.coordinate(at: Metres(whole * end)) { points.append(last) }
        return points
    }

    /// From stop to stop along the shortest pattern that calls at both ends, with as many stops as the leg has if any
    /// has.
    private func ride(_ leg: LegCourse) -> [Coordinate]? {
        guard let timetable = transit?.timetable else { return nil }
        func stops(at place: Coordinate) -> Set<UInt32> {
            let box = BoundingBox(at: place).expanded(by: Self.atStop)
            return Set(
                (0..<timetable.stopCount).lazy.map { StopIndex($0) }.filter {
                    box.contains(timetable.coordinate(of: $0))
                }.map(\.rawValue)
            )
        }
        let (starts, ends) = (stops(at: leg.from), stops(at: leg.to))
        guard !starts.isEmpty, !ends.isEmpty else { return nil }
        var best: (misses: Int, line: [Coordinate])?
        for pattern in 0..<timetable.patternCount {
            let calls = timetable.calls(of: PatternIndex(pattern))
            guard let boarding = calls.firstIndex(where: { starts.contains($0.stop.rawValue) }),
                let alighting = calls[(boarding + 1)...].firstIndex(where: { ends.contains($0.stop.rawValue) })
            else { continue }
            let misses = leg.stopCount.map { abs($0 - (alighting - boarding)) } ?? (alighting - boarding)
            guard misses < best?.misses ?? .max else { continue }
            best = (misses, calls[boarding...alighting].map { timetable.coordinate(of: $0.stop) })
            if misses == 0 { break }
        }
        return best?.line
    }
}
