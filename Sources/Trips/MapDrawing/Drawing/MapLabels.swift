internal import Glibc

/// The names on a map: which there is room for, and where they stand. The same name gets the same place on neighbouring
/// tiles, since each looks at what lies around it too.
struct MapLabels {
    struct Label {
        var text: String
        /// Parts of a pixel.
        var x: Int
        var y: Int
        /// Degrees.
        var angle: Int
        var size: Int
        var isBold: Bool
        var isWater: Bool
    }

    private struct Candidate {
        var label: Label
        /// The lower, the earlier.
        var rank: Int
        var extent: Int32
        var order: Int
    }

    private struct Placed {
        var name: String
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private let frame: MapFrame
    private var candidates: [Candidate] = []

    /// How far around a picture names are looked at, in pixels: longer ones are cut off.
    static let margin: Int32 = 128
    /// The smallest distance between two labels with the same name, in pixels.
    private static let repetition = 240

    init(_ frame: MapFrame) { self.frame = frame }

    /// Size of the text and rank of a name at a zoom; nil: it is not shown.
    private static func style(_ kind: MapKind, zoom: Int) -> (size: Int, rank: Int)? {
        func from(_ least: Int, to most: Int = MapTile.mostZoom, _ size: Int, _ rank: Int) -> (size: Int, rank: Int)? {
            (least...most).contains(zoom) ? (size, rank) : nil
        }
        return switch kind {
        case .city: from(5, to: 14, zoom < 9 ? 13 : 17, 0)
        case .town: from(9, to: 15, zoom < 12 ? 12 : 15, 1)
        case .village: from(12, to: 16, 13, 2)
        case .station: from(14, 12, 3)
        case .suburb: from(13, to: 16, 12, 4)
        case .motorway, .primary: from(14, 11, 5)
        case .secondary: from(14, 11, 6)
        case .tertiary: from(15, 11, 7)
        case .water, .wood, .green, .square: from(13, 11, 8)
        case .river: from(14, 11, 9)
        case .street: from(16, 11, 10)
        case .hamlet: from(14, to: 17, 11, 11)
        case .stop: from(17, 10, 12)
        case .service, .path: from(17, 10, 13)
        default: nil
        }
    }

    /// Whether names of the kind show at all at the zoom.
    static func shows(_ kind: MapKind, zoom: Int) -> Bool { style(kind, zoom: zoom) != nil }

    /// About the width of a text, in pixels.
    private static func width(_ text: String, _ size: Int) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? size * 10 : size * 6) } / 10 + 2
    }

    mutating func add(_ name: String, _ kind: MapKind, _ parts: [[MapPoint]], _ box: MapBox) {
        guard let (size, rank) = Self.style(kind, zoom: frame.zoom), !name.isEmpty, name.utf8.count <= 120 else {
            return
        }
        let width = Self.width(name, size)
        var label = Label(
            text: name,
            x: 0,
            y: 0,
            angle: 0,
            size: size,
            isBold: kind == .city || kind == .town || kind == .station,
            isWater: kind == .water || kind == .river
        )
        if kind.isLine {
            guard let place = parts.first.flatMap({ straight($0, for: width) }) else { return }
            (label.x, label.y, label.angle) = place
        } else if kind.isArea {
            guard Int(box.right - box.left) / Int(frame.unitsPerPixel) > width * 3 / 4 else { return }
            let middle = frame.position(box.middle)
            (label.x, label.y) = (middle.x, middle.y + size * MapFrame.parts / 3)
        } else {
            guard let point = parts.first?.first else { return }
            let middle = frame.position(point)
            let isDot = kind == .stop || kind == .station
            (label.x, label.y) = (middle.x, middle.y + (isDot ? -7 : size / 3) * MapFrame.parts)
        }
        candidates.append(Candidate(label: label, rank: rank, extent: box.extent, order: candidates.count))
    }

    /// The middle of a stretch of the line that is straight enough for a text, and its direction in degrees.
    private func straight(_ points: [MapPoint], for width: Int) -> (x: Int, y: Int, angle: Int)? {
        let line = points.map { frame.position($0) }
        var lengths: [Double] = [0]
        for index in line.indices.dropFirst() {
            let across = Double(line[index].x - line[index - 1].x)
            let down = Double(line[index].y - line[index - 1].y)
            lengths.append((lengths.last ?? 0) + (across * across + down * down).squareRoot())
        }
        let text = Double(width * MapFrame.parts)
        guard let whole = lengths.last, whole >= text else { return nil }
        func position(_ length: Double) -> (x: Double, y: Double) {
            var index = 1
            while index < lengths.count - 1, lengths[index] < length { index += 1 }
            let step = lengths[index] - lengths[index - 1]
            let share = step > 0 ? (length - lengths[index - 1]) / step : 0
            let (one, other) = (line[index - 1], line[index])
            return (Double(one.x) + Double(other.x - one.x) * share, Double(one.y) + Double(other.y - one.y) * share)
        }
        for share in [0.5, 0.25, 0.75, 0.125, 0.875] {
            let middle = whole * share
            guard middle >= text / 2, middle + text / 2 <= whole else { continue }
            let (start, end) = (position(middle - text / 2), position(middle + text / 2))
            let (across, down) = (end.x - start.x, end.y - start.y)
            guard (across * across + down * down).squareRoot() >= text * 0.96 else { continue }
            var angle = atan2(down, across) * 180 / .pi
            if angle > 90 { angle -= 180 }
            if angle <= -90 { angle += 180 }
            return (Int((start.x + end.x) / 2), Int((start.y + end.y) / 2), Int(angle.rounded()))
        }
        return nil
    }

    /// Those for which there is room, the most important first.
    func placed() -> [Label] {
        var taken: [Placed] = []
        var labels: [Label] = []
        let sorted = candidates.sorted {
            ($0.rank, -Int($0.extent), $0.label.text, $0.order) < ($1.rank, -Int($1.extent), $1.label.text, $1.order)
        }
        for candidate in sorted {
            let label = candidate.label
            let half = Double(Self.width(label.text, label.size) * MapFrame.parts) / 2
            let tall = Double(label.size * MapFrame.parts) / 2
            let turn = Double(label.angle) * .pi / 180
            let across = Int(abs(cos(turn)) * half + abs(sin(turn)) * tall)
            let down = Int(abs(sin(turn)) * half + abs(cos(turn)) * tall)
            let middle = label.angle == 0 ? label.y - Int(tall) / 2 : label.y
            let box = Placed(
                name: label.text,
                left: label.x - across,
                top: middle - down,
                right: label.x + across,
                bottom: middle + down
            )
            let far = Self.repetition * MapFrame.parts
            let isFree = taken.allSatisfy { other in
                let room = other.name == box.name ? far : 2 * MapFrame.parts
                return box.left > other.right + room || other.left > box.right + room || box.top > other.bottom + room
                    || other.top > box.bottom + room
            }
            guard isFree else { continue }
            taken.append(box)
            labels.append(label)
        }
        return labels
    }
}
