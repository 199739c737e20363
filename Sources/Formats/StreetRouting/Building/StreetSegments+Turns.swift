internal import Geo
internal import Glibc

extension StreetSegments {
    /// The kind of the links between the lines of a crossing.
    static let crossing = StreetTags(["turn": "yes"])

    /// Fills `turns`, and gives the second line of each crossing a vertex of its own.
    ///
    /// `profile` says which streets are driven, and which way; how much it minds turns is not looked at.
    mutating func weighTurns(_ builder: borrowing StreetGraphBuilder, of profile: StreetProfile) {
        let uses = builder.kinds.map { profile.use(of: $0) }
        let rings = builder.kinds.map { $0["junction"] == "roundabout" || $0["junction"] == "circular" }
        turns = [UInt16](repeating: 0, count: firstVertex.count)
        let count = firstVertex.count
        let grouping = Grouping(keys: 2 * count, groups: vertexPoint.count) {
            Int($0 & 1 == 0 ? firstVertex[$0 / 2] : lastVertex[$0 / 2])
        }
        let whole = wholeVertices(builder)
        for vertex in 0..<vertexPoint.count {
            let here = grouping[vertex]
            guard here.count > 2 else { continue }
            let ends = here.compactMap { key -> JunctionTurns.End? in
                let segment = Int(key) / 2
                let use = uses[Int(kind[segment])]
                guard !use.isClosed, length[segment] > 0 else { return nil }
                let isFirst = key & 1 == 0
                return JunctionTurns.End(
                    segment: segment,
                    isFirst: isFirst,
                    arrives: isFirst ? use.backwardSpeed > 0 : use.forwardSpeed > 0,
                    leaves: isFirst ? use.forwardSpeed > 0 : use.backwardSpeed > 0,
                    bearing: bearing(segment, isFirst: isFirst),
                    speed: max(use.forwardSpeed, use.backwardSpeed),
                    isRing: rings[Int(kind[segment])]
                )
            }
            guard ends.count > 2 else { continue }
            weigh(JunctionTurns(ends), ends, at: vertex, isWhole: whole.contains(UInt32(vertex)))
        }
    }

    private mutating func weigh(
        _ junction: JunctionTurns,
        _ ends: [JunctionTurns.End],
        at vertex: Int,
        isWhole: Bool
    ) {
        var isInLine = [Bool](repeating: false, count: ends.count)
        for (number, line) in junction.lines.enumerated() {
            isInLine[line.0] = true
            isInLine[line.1] = true
            guard number > 0, !isWhole else { continue }
            let own = UInt32(vertexPoint.count)
            vertexPoint.append(vertexPoint[vertex])
            for index in [line.0, line.1] {
                if ends[index].isFirst {
                    firstVertex[ends[index].segment] = own
                } else {
                    lastVertex[ends[index].segment] = own
                }
            }
            let segment = ends[line.0].segment
            let point = Int(ends[line.0].isFirst ? shapeStart[segment] : shapeStart[segment + 1] - 1)
            addLink(UInt32(vertex), own, crossingKind, shape[point], shapeNode[point])
            let cost = junction.crossing(number)
            turns.append(Self.code(cost.into) << 12 | Self.code(cost.out) << 8)
        }
        for index in ends.indices where !isInLine[index] {
            let cost = junction.stem(index)
            let code = Self.code(cost.into) << 4 | Self.code(cost.out)
            turns[ends[index].segment] |= ends[index].isFirst ? code << 8 : code
        }
    }

    private static func code(_ share: Double) -> UInt16 { UInt16((min(1, max(0, share)) * 15).rounded()) }

    /// Junctions that turn restrictions name: their streets stay together.
    private func wholeVertices(_ builder: borrowing StreetGraphBuilder) -> Set<UInt32> {
        var whole: Set<UInt32> = []
        var ways: Set<Int64> = []
        for restriction in builder.restrictions {
            switch restriction.via {
            case .node(let node): whole.insert(vertexOfNode[Int(node)])
            case .ways(let ids): ways.formUnion(ids)
            }
        }
        guard !ways.isEmpty else { return whole }
        for way in 0..<builder.wayID.count where ways.contains(builder.wayID[way]) {
            for index in Int(builder.wayStart[way])..<Int(builder.wayStart[way + 1]) {
                whole.insert(vertexOfNode[Int(builder.wayNodes[index])])
            }
        }
        return whole
    }

    /// Where a street leads from one of its ends, over the first metres.
    private func bearing(_ segment: Int, isFirst: Bool) -> Double {
        let range = Int(shapeStart[segment])..<Int(shapeStart[segment + 1])
        let start = shape[isFirst ? range.lowerBound : range.upperBound - 1].coordinate
        let plane = LocalPlane(at: start)
        var reached = plane.point(of: start)
        for step in 1..<range.count {
            let point = shape[isFirst ? range.lowerBound + step : range.upperBound - 1 - step].coordinate
            reached = plane.point(of: point)
            if reached.squaredLength > 15 * 15 { break }
        }
        return atan2(reached.north, reached.east)
    }
}
