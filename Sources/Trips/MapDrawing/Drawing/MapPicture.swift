internal import ByteText

/// A picture of the map as SVG: a tile, or a map with what is on it. It holds no style sheet and no script and asks for
/// nothing, so that it shows under any content security policy.
package struct MapPicture {
    private let frame: MapFrame
    private let theme: MapTheme
    private var output: [UInt8] = []

    /// - Parameters:
    ///   - tile: which.
    ///   - sheets: what is drawn, one over the other.
    ///   - theme: the colours.
    /// - Returns: an SVG document.
    package static func tile(_ tile: MapTile, of sheets: [MapSheet], _ theme: MapTheme) -> [UInt8] {
        var picture = MapPicture(tile.frame, theme)
        picture.begin()
        picture.draw(sheets)
        picture.put("</svg>")
        return picture.output
    }

    /// - Parameters:
    ///   - frame: what it shows.
    ///   - sheets: what is drawn, one over the other.
    ///   - overlay: ways and places over it.
    ///   - attribution: what the licence of the map asks to be said.
    ///   - theme: the colours.
    /// - Returns: an SVG document.
    package static func map(
        _ frame: MapFrame,
        of sheets: [MapSheet],
        with overlay: MapOverlay,
        attribution: String,
        _ theme: MapTheme
    ) -> [UInt8] {
        var picture = MapPicture(frame, theme)
        picture.begin()
        picture.draw(sheets)
        picture.draw(overlay)
        picture.say(attribution)
        picture.put("</svg>")
        return picture.output
    }

    private init(_ frame: MapFrame, _ theme: MapTheme) {
        self.frame = frame
        self.theme = theme
    }

    private mutating func put(_ text: String) { output += Array(text.utf8) }

    private mutating func begin() {
        let (width, height) = (frame.width * MapFrame.parts, frame.height * MapFrame.parts)
        put(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(frame.width)" height="\(frame.height)" \
            viewBox="0 0 \(width) \(height)"><path fill="\(theme.land)" d="M0 0h\(width)v\(height)h-\(width)z"/>
            """
        )
    }

    // MARK: The map

    private struct Shown {
        var sheet: MapSheet
        var index: Int
        var box: MapBox
    }

    private mutating func draw(_ sheets: [MapSheet]) {
        var shown: [MapKind: [Shown]] = [:]
        var labels = MapLabels(frame)
        let box = frame.box.expanded(by: MapLabels.margin * frame.unitsPerPixel)
        let drawn = frame.box.expanded(by: 16 * frame.unitsPerPixel)
        for sheet in sheets {
            sheet.search(box, zoom: frame.zoom) { found in
                if found.box.intersects(drawn) {
                    shown[found.kind, default: []].append(Shown(sheet: sheet, index: found.index, box: found.box))
                }
                guard MapLabels.shows(found.kind, zoom: frame.zoom) else { return }
                let name = sheet.name(of: found.index)
                if !name.isEmpty { labels.add(name, found.kind, sheet.parts(of: found.index), found.box) }
            }
        }
        let kinds = MapKind.allCases
        for kind in kinds where kind.isArea { drawAreas(shown[kind] ?? [], kind) }
        for kind in [MapKind.stream, .river] { drawLines(shown[kind] ?? [], kind) }
        for kind in kinds where kind.isRoad { drawCasings(shown[kind] ?? [], kind) }
        for kind in kinds where kind.isRoad || kind == .tram || kind == .rail { drawLines(shown[kind] ?? [], kind) }
        for kind in [MapKind.stop, .station] { drawDots(shown[kind] ?? [], kind) }
        write(labels.placed())
    }

    /// One element for each: rings that overlap are holes only inside of one area.
    private mutating func drawAreas(_ shown: [Shown], _ kind: MapKind) {
        guard !shown.isEmpty else { return }
        put("<g fill=\"\(theme.color(kind))\" fill-rule=\"evenodd\"")
        if kind == .building, frame.zoom >= 16 { put(" stroke=\"\(theme.casing)\" stroke-width=\"2\"") }
        put(">")
        for feature in shown {
            var path = PathWriter(frame)
            path.addArea(feature.sheet.parts(of: feature.index))
            guard !path.isEmpty else { continue }
            put("<path d=\"")
            output += path.data
            put("\"/>")
        }
        put("</g>")
    }

    private mutating func drawLines(_ shown: [Shown], _ kind: MapKind) {
        let width = LineWidths.width(kind, zoom: frame.zoom)
        let dashes = kind == .path ? " stroke-dasharray=\"\(width * 4) \(width * 2)\"" : ""
        stroke(shown, theme.color(kind), width, dashes)
    }

    private mutating func drawCasings(_ shown: [Shown], _ kind: MapKind) {
        guard let width = LineWidths.casing(kind, zoom: frame.zoom) else { return }
        stroke(shown, theme.casing, width, "")
    }

    private mutating func stroke(_ shown: [Shown], _ color: String, _ width: Int, _ dashes: String) {
        var path = PathWriter(frame)
        for feature in shown {
            for part in feature.sheet.parts(of: feature.index) { path.addLine(part) }
        }
        guard !path.isEmpty else { return }
        put(
            """
            <path fill="none" stroke="\(color)" stroke-width="\(width)" stroke-linecap="round" \
            stroke-linejoin="round"\(dashes) d="
            """
        )
        output += path.data
        put("\"/>")
    }

    private mutating func drawDots(_ shown: [Shown], _ kind: MapKind) {
        guard !shown.isEmpty else { return }
        let isStation = kind == .station
        let radius = isStation ? (frame.zoom >= 15 ? 18 : 12) : (frame.zoom >= 17 ? 14 : 9)
        put("<g fill=\"\(theme.color(kind))\" stroke=\"\(theme.halo)\" stroke-width=\"4\">")
        for feature in shown {
            guard let point = feature.sheet.parts(of: feature.index).first?.first else { continue }
            let (x, y) = frame.position(point)
            put("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>")
        }
        put("</g>")
    }

    private mutating func write(_ labels: [MapLabels.Label]) {
        guard !labels.isEmpty else { return }
        put(
            """
            <g font-family="sans-serif" text-anchor="middle" stroke-linejoin="round" paint-order="stroke" \
            stroke="\(theme.halo)" stroke-width="10">
            """
        )
        for label in labels {
            let color = label.isWater ? theme.waterText : theme.text
            put("<text fill=\"\(color)\" font-size=\"\(label.size * MapFrame.parts)\"")
            if label.isBold { put(" font-weight=\"bold\"") }
            if label.angle == 0 {
                put(" x=\"\(label.x)\" y=\"\(label.y)\">")
            } else {
                // The base line lies a third of the text's height below the line that it stands on.
                let down = label.size * MapFrame.parts / 3
                put(" transform=\"translate(\(label.x) \(label.y))rotate(\(label.angle))\" y=\"\(down)\">")
            }
            put(label.text.escapedForMarkup)
            put("</text>")
        }
        put("</g>")
    }

    // MARK: What is over it

    private mutating func draw(_ overlay: MapOverlay) {
        for way in overlay.ways {
            var path = PathWriter(frame)
            path.addLine(way.points.map { MapPoint($0) })
            guard !path.isEmpty else { continue }
            let (color, width) = way.isQuiet ? (theme.quietWay, 16) : (theme.way, 20)
            put("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
            put("<path stroke=\"\(theme.halo)\" stroke-width=\"\(width + 12)\" d=\"")
            output += path.data
            put("\"/><path stroke=\"\(color)\" stroke-width=\"\(width)\"")
            if way.isQuiet { put(" stroke-dasharray=\"1 28\"") }
            put(" d=\"")
            output += path.data
            put("\"/></g>")
        }
        for marker in overlay.markers {
            let (x, y) = frame.position(MapPoint(marker.coordinate))
            put(
                """
                <g transform="translate(\(x) \(y))"><path fill="\(theme.way)" stroke="\(theme.halo)" \
                stroke-width="6" d="M0 0C-10 -44 -48 -52 -48 -96a48 48 0 1 1 96 0C48 -52 10 -44 0 0z"/>
                """
            )
            if marker.sign.isEmpty {
                put("<circle cy=\"-96\" r=\"18\" fill=\"\(theme.halo)\"/>")
            } else {
                put(
                    """
                    <text y="-76" font-family="sans-serif" font-size="56" font-weight="bold" text-anchor="middle" \
                    fill="\(theme.halo)">\(marker.sign.escapedForMarkup)</text>
                    """
                )
            }
            put("</g>")
        }
    }

    private mutating func say(_ attribution: String) {
        let (x, y) = (frame.width * MapFrame.parts - 12, frame.height * MapFrame.parts - 14)
        put(
            """
            <text x="\(x)" y="\(y)" font-family="sans-serif" font-size="40" text-anchor="end" paint-order="stroke" \
            stroke="\(theme.halo)" stroke-width="12" fill="\(theme.text)">\(attribution.escapedForMarkup)</text>
            """
        )
    }
}
