/// How broad lines are, in parts of a pixel (``MapFrame/parts``).
enum LineWidths {
    /// Of the coloured part.
    static func width(_ kind: MapKind, zoom: Int) -> Int {
        let pixels: Double =
            switch kind {
            case .motorway: scaled(zoom, at: [(5, 0.8), (10, 2), (13, 4), (15, 7), (18, 18)])
            case .primary: scaled(zoom, at: [(8, 0.8), (11, 1.6), (13, 3.2), (15, 6.5), (18, 17)])
            case .secondary: scaled(zoom, at: [(10, 0.8), (12, 1.8), (14, 4), (16, 8), (18, 15)])
            case .tertiary: scaled(zoom, at: [(12, 1.2), (14, 3), (16, 7), (18, 14)])
            case .street: scaled(zoom, at: [(13, 0.9), (14, 1.8), (15, 3.2), (16, 6), (18, 13)])
            case .service: scaled(zoom, at: [(15, 1.2), (16, 2.5), (18, 7)])
            case .path: scaled(zoom, at: [(15, 0.9), (18, 2)])
            case .river: scaled(zoom, at: [(9, 0.8), (13, 2), (18, 8)])
            case .stream: scaled(zoom, at: [(13, 0.7), (18, 3)])
            case .tram: scaled(zoom, at: [(13, 0.7), (18, 2)])
            case .rail: scaled(zoom, at: [(9, 0.6), (13, 1.2), (18, 3)])
            default: 1
            }
        return max(1, Int((pixels * Double(MapFrame.parts)).rounded()))
    }

    /// Of the line under it that shows at its edges; nil: there is none at this zoom.
    static func casing(_ kind: MapKind, zoom: Int) -> Int? {
        guard kind.isRoad, kind != .path, zoom >= (kind == .service ? 16 : kind == .street ? 14 : 12) else {
            return nil
        }
        return width(kind, zoom: zoom) + (zoom >= 15 ? 6 : 4)
    }

    private static func scaled(_ zoom: Int, at points: [(zoom: Int, pixels: Double)]) -> Double {
        guard let after = points.firstIndex(where: { $0.zoom >= zoom }) else { return points.last?.pixels ?? 1 }
        guard after > 0, points[after].zoom > zoom else { return points[after].pixels }
        let (low, high) = (points[after - 1], points[after])
        return low.pixels + (high.pixels - low.pixels) * Double(zoom - low.zoom) / Double(high.zoom - low.zoom)
    }
}
