internal import Geo
internal import TransitFeeds
internal import TransitRouting

extension TimetableImport {
    /// A trip's contribution to the calls of a vehicle.
    struct Stretch {
        var calls: Range<Int>
        var shape: Int?
        /// How far along its shape each call lies, in the feed's unit; empty where places on the way lie between them.
        var measures: [Float]
    }

    /// A pattern and the shapes along which it was tried.
    struct TriedWay: Hashable {
        var pattern: PatternIndex
        var shapes: [Int?]
    }

    /// Measures the pattern of a trip along the shapes of its parts, unless another trip of the pattern did.
    mutating func addLengths(
        of trip: TripIndex,
        _ calls: [TimetableBuilder.Call],
        _ stretches: [Stretch],
        _ shapes: [ShapeRecord]
    ) {
        let pattern = builder.pattern(of: trip)
        guard stretches.contains(where: { $0.shape != nil }), !builder.knowsLengths(of: pattern),
            triedWays.insert(TriedWay(pattern: pattern, shapes: stretches.map(\.shape))).inserted
        else { return }
        let stops = calls.map { builder.coordinate(of: $0.stop) }
        var places = [Double?](repeating: nil, count: stops.count)
        // Places on different shapes have nothing to do with one another.
        var metres = [0.0]
        var isMeasured = false
        for stretch in stretches {
            guard let line = stretch.shape.flatMap({ ShapeLine(shapes[$0]) }) else { continue }
            places.replaceSubrange(
                stretch.calls,
                with: line.places(of: Array(stops[stretch.calls]), measures: stretch.measures)
            )
        }
        let beginnings = Set(stretches.map(\.calls.lowerBound))
        for call in stops.indices.dropFirst() {
            let straight = stops[call - 1].distance(to: stops[call]).value
            var length = straight
            if !beginnings.contains(call), let from = places[call - 1], let to = places[call],
                Self.isPlausible(to - from, straight: straight)
            {
                length = to - from
                isMeasured = true
            }
            metres.append(metres[call - 1] + length)
        }
        if isMeasured { builder.setLengths(of: pattern, metres) }
    }

    /// Vehicles go round, but not without end.
    private static func isPlausible(_ metres: Double, straight: Double) -> Bool {
        straight <= metres && metres <= 10 * straight + 5_000
    }
}
