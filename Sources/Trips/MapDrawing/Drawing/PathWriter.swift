/// The data of an SVG path, in parts of a pixel, cut off a little outside of the picture.
struct PathWriter {
    private let frame: MapFrame
    private let low: Int
    private let right: Int
    private let bottom: Int
    private(set) var data: [UInt8] = []
    private var pen = (x: 0, y: 0)

    /// How far lines go on outside of the picture, in parts of a pixel: more than half of the broadest.
    private static let margin = 64
    /// Points that are closer are left out.
    private static let least = 2

    init(_ frame: MapFrame) {
        self.frame = frame
        low = -Self.margin
        right = frame.width * MapFrame.parts + Self.margin
        bottom = frame.height * MapFrame.parts + Self.margin
    }

    var isEmpty: Bool { data.isEmpty }

    mutating func addLine(_ points: [MapPoint]) {
        var previous: (x: Int, y: Int)?
        var isDrawing = false
        for (index, point) in points.enumerated() {
            let position = frame.position(point)
            guard let last = previous else {
                previous = position
                continue
            }
            let isEnd = index == points.count - 1
            if !isEnd, abs(position.x - last.x) < Self.least, abs(position.y - last.y) < Self.least { continue }
            if touches(last, position) {
                if !isDrawing { move(to: last) }
                line(to: position)
                isDrawing = true
            } else {
                isDrawing = false
            }
            previous = position
        }
    }

    mutating func addArea(_ rings: [[MapPoint]]) {
        for ring in rings {
            var corners: [(x: Int, y: Int)] = []
            corners.reserveCapacity(ring.count)
            for point in ring {
                let position = frame.position(point)
                if let last = corners.last, abs(position.x - last.x) < Self.least, abs(position.y - last.y) < Self.least
                {
                    continue
                }
                corners.append(position)
            }
            let cut = cutOff(corners)
            guard cut.count > 2 else { continue }
            move(to: cut[0])
            for corner in cut.dropFirst() { line(to: corner) }
            data.append(UInt8(ascii: "z"))
            // The pen stands at the ring's start again.
            pen = cut[0]
        }
    }

    private func touches(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> Bool {
        max(one.x, other.x) >= low && min(one.x, other.x) <= right && max(one.y, other.y) >= low
            && min(one.y, other.y) <= bottom
    }

    /// What is left of a ring inside the picture and its margin (Sutherland and Hodgman).
    private func cutOff(_ ring: [(x: Int, y: Int)]) -> [(x: Int, y: Int)] {
        if ring.allSatisfy({ $0.x >= low && $0.x <= right && $0.y >= low && $0.y <= bottom }) { return ring }
        var ring = ring
        func cut(
            isInside: ((x: Int, y: Int)) -> Bool,
            crossing: ((x: Int, y: Int), (x: Int, y: Int)) -> (x: Int, y: Int)
        ) {
            guard var last = ring.last else { return }
            var kept: [(x: Int, y: Int)] = []
            for corner in ring {
                if isInside(corner) != isInside(last) { kept.append(crossing(last, corner)) }
                if isInside(corner) { kept.append(corner) }
                last = corner
            }
            ring = kept
        }
        func atX(_ x: Int) -> ((x: Int, y: Int), (x: Int, y: Int)) -> (x: Int, y: Int) {
            { one, other in (x, one.y + (other.y - one.y) * (x - one.x) / (other.x - one.x)) }
        }
        func atY(_ y: Int) -> ((x: Int, y: Int), (x: Int, y: Int)) -> (x: Int, y: Int) {
            { one, other in (one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y), y) }
        }
        cut(isInside: { $0.x >= low }, crossing: atX(low))
        cut(isInside: { $0.x <= right }, crossing: atX(right))
        cut(isInside: { $0.y >= low }, crossing: atY(low))
        cut(isInside: { $0.y <= bottom }, crossing: atY(bottom))
        return ring
    }

    private mutating func move(to point: (x: Int, y: Int)) {
        data.append(UInt8(ascii: "M"))
        put(point.x, isFirst: true)
        put(point.y)
        pen = point
    }

    private mutating func line(to point: (x: Int, y: Int)) {
        data.append(UInt8(ascii: "l"))
        put(point.x - pen.x, isFirst: true)
        put(point.y - pen.y)
        pen = point
    }

    private mutating func put(_ number: Int, isFirst: Bool = false) {
        if !isFirst, number >= 0 { data.append(UInt8(ascii: " ")) }
        data += Array(String(number).utf8)
    }
}
