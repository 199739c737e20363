internal import MapDrawing

/// The sea between coast lines and the edges of the map. Coasts have the land on their left and the sea on their right.
struct CoastFill {
    let box: MapBox

    /// - Parameter lines: coasts in their direction; closed ones have the same point at both ends.
    /// - Returns: rings: a point in an odd number of them is sea.
    func areas(along lines: [[MapPoint]]) -> [[MapPoint]] {
        var islands: [[MapPoint]] = []
        var crossing: [[MapPoint]] = []
        for line in lines {
            if line.count > 3, line.first == line.last, line.allSatisfy(box.contains) {
                islands.append(Array(line.dropLast()))
            } else {
                crossing += inside(line)
            }
        }
        guard !crossing.isEmpty || !islands.isEmpty else { return [] }
        var rings = islands
        if crossing.isEmpty {
            // Islands alone: all around them is sea, if they are land inside.
            let land = islands.filter { isCounterclockwise($0) }
            if !land.isEmpty { rings.append(corners) }
            return rings
        }
        rings += joinedAlongTheEdge(crossing)
        return rings
    }

    private var corners: [MapPoint] {
        [
            MapPoint(x: box.left, y: box.top), MapPoint(x: box.right, y: box.top),
            MapPoint(x: box.right, y: box.bottom), MapPoint(x: box.left, y: box.bottom),
        ]
    }

    private func isCounterclockwise(_ ring: [MapPoint]) -> Bool {
        var sum = 0.0
        for index in ring.indices {
            let (one, other) = (ring[index], ring[(index + 1) % ring.count])
            sum += Double(one.x) * Double(other.y) - Double(other.x) * Double(one.y)
        }
        // The y axis points down.
        return sum < 0
    }

    /// The parts of a line inside of the box; their ends are on its edge, or where the file ends.
    private func inside(_ line: [MapPoint]) -> [[MapPoint]] {
        var parts: [[MapPoint]] = []
        var part: [MapPoint] = []
        for (index, point) in line.enumerated() {
            let isInside = box.contains(point)
            if isInside {
                if part.isEmpty, index > 0 { part.append(onEdge(from: point, towards: line[index - 1])) }
                part.append(point)
            } else if !part.isEmpty {
                part.append(onEdge(from: line[index - 1], towards: point))
                parts.append(part)
                part = []
            }
        }
        return (parts + [part]).filter { $0.count > 1 }
    }

    /// Where a line from inside leaves the box.
    private func onEdge(from inner: MapPoint, towards outer: MapPoint) -> MapPoint {
        var share = 1.0
        let (x, y) = (Double(outer.x) - Double(inner.x), Double(outer.y) - Double(inner.y))
        if outer.x > box.right { share = min(share, (Double(box.right) - Double(inner.x)) / x) }
        if outer.x < box.left { share = min(share, (Double(box.left) - Double(inner.x)) / x) }
        if outer.y > box.bottom { share = min(share, (Double(box.bottom) - Double(inner.y)) / y) }
        if outer.y < box.top { share = min(share, (Double(box.top) - Double(inner.y)) / y) }
        return MapPoint(x: inner.x + Int32(x * share), y: inner.y + Int32(y * share))
    }

    /// How far along the edge the point of it nearest to this one is, clockwise as one sees it from the upper left
    /// corner.
    private func place(_ point: MapPoint) -> Double {
        let (width, height) = (Double(box.right) - Double(box.left), Double(box.bottom) - Double(box.top))
        let x = min(width, max(0, Double(point.x) - Double(box.left)))
        let y = min(height, max(0, Double(point.y) - Double(box.top)))
        let (top, right, bottom, left) = (y, width - x, height - y, x)
        let least = min(top, right, bottom, left)
        if least == top { return x }
        if least == right { return width + y }
        if least == bottom { return width + height + (width - x) }
        return 2 * width + height + (height - y)
    }

    /// From the end of each coast clockwise along the edge to the beginning of the next: with the land on the left, the
    /// sea is then inside.
    private func joinedAlongTheEdge(_ lines: [[MapPoint]]) -> [[MapPoint]] {
        let (width, height) = (Double(box.right) - Double(box.left), Double(box.bottom) - Double(box.top))
        let around = 2 * (width + height)
        let starts = lines.map { place($0[0]) }
        let edge = [0, width, width + height, 2 * width + height]
        var left = Set(lines.indices)
        var rings: [[MapPoint]] = []
        while let first = left.min() {
            var ring: [MapPoint] = []
            var current = first
            repeat {
                left.remove(current)
                ring += lines[current]
                let end = place(lines[current][lines[current].count - 1])
                func ahead(_ place: Double) -> Double {
                    let distance = place - end
                    return distance < 0 ? distance + around : distance
                }
                let candidates = left.union([first])
                guard let next = candidates.min(by: { ahead(starts[$0]) < ahead(starts[$1]) }) else { break }
                let passed = edge.indices.filter { ahead(edge[$0]) < ahead(starts[next]) }
                ring += passed.sorted { ahead(edge[$0]) < ahead(edge[$1]) }.map { corners[$0] }
                current = next
            } while current != first
            rings.append(ring)
        }
        return rings
    }
}
