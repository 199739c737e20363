import Foundation
import Geo
import MapDrawing
import Testing

@Suite struct MapPictureTests {
    private static func tile(
        zoom: Int,
        _ sheet: MapSheet = MapSheetTests.sheet(),
        _ theme: MapTheme = .light
    ) throws
        -> String
    {
        let bits = MapPoint.worldBits - zoom
        let tile = try #require(
            MapTile(zoom: zoom, x: Int(MapSheetTests.middle.x) >> bits, y: Int(MapSheetTests.middle.y) >> bits)
        )
        return String(decoding: MapPicture.tile(tile, of: [sheet], theme), as: UTF8.self)
    }

    @Test func aTileIsSoundXMLThatAsksForNothing() throws {
        for zoom in 0...18 {
            for theme in MapTheme.allCases {
                let text = try Self.tile(zoom: zoom, MapSheetTests.sheet(), theme)
                #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>"))
                let parser = XMLParserCheck()
                #expect(parser.isSound(text), "zoom \(zoom)")
                for word in ["href", "url(", "style", "<script", "<image"] { #expect(!text.contains(word)) }
            }
        }
    }

    @Test func namesAreEscapedAndShowFromTheirZoomOn() throws {
        let stop = MapSheetTests.sheet([MapFeature(.stop, name: "Roma & Po", parts: [[MapSheetTests.middle]])])
        #expect(try Self.tile(zoom: 17, stop).contains(">Roma &amp; Po</text>"))
        #expect(try !Self.tile(zoom: 14, stop).contains("Roma &amp; Po"))
        let hostile = MapFeature(.town, name: "<script>\u{1}\"&'", parts: [[MapSheetTests.middle]])
        let text = try Self.tile(zoom: 12, MapSheetTests.sheet([hostile]))
        #expect(text.contains(">&lt;script&gt;&quot;&amp;&#39;</text>"))
    }

    @Test func aNameOnTheEdgeStandsOnBothTilesAtOnePlace() throws {
        // A tile begins at each multiple of 2^12 units at zoom 16.
        let edge = (MapSheetTests.middle.x >> 12 + 1) << 12
        let y = (MapSheetTests.middle.y >> 12) << 12 + 2_000
        let sheet = MapSheetTests.sheet([MapFeature(.village, name: "Grugliasco", parts: [[MapPoint(x: edge, y: y)]])])
        let left = try #require(MapTile(zoom: 16, x: Int(edge >> 12) - 1, y: Int(y >> 12)))
        let right = try #require(MapTile(zoom: 16, x: Int(edge >> 12), y: Int(y >> 12)))
        func place(_ tile: MapTile) -> String {
            String(decoding: MapPicture.tile(tile, of: [sheet], .light), as: UTF8.self)
        }
        #expect(place(left).contains(" x=\"1024\""))
        #expect(place(right).contains(" x=\"0\""))
    }

    @Test func areasAreCutOffAtThePicture() throws {
        let far: Int32 = 40_000_000
        let sea = MapFeature(
            .water,
            parts: [
                [
                    MapSheetTests.point(-far, -far), MapSheetTests.point(far, -far), MapSheetTests.point(far, far),
                    MapSheetTests.point(-far, far),
                ]
            ]
        )
        let text = try Self.tile(zoom: 15, MapSheetTests.sheet([sea]))
        #expect(text.contains("d=\"M-64 1088l0-1152l1152 0l0 1152z\""))
    }

    @Test func aPictureShowsAllThatIsOnIt() {
        let ends = [Coordinate(latitude: 45.05, longitude: 7.60), Coordinate(latitude: 45.10, longitude: 7.70)]
        let overlay = MapOverlay(
            ways: [.init(ends, isQuiet: false)],
            markers: [.init(ends[0], sign: "A"), .init(ends[1], sign: "B")]
        )
        let frame = MapFrame(showing: overlay.box!, width: 640, height: 360)
        for end in ends {
            let point = MapPoint(end)
            let x = Double(point.x - frame.left) / Double(frame.unitsPerPixel)
            let y = Double(point.y - frame.top) / Double(frame.unitsPerPixel)
            #expect((0...640).contains(x) && (0...360).contains(y))
            #expect(frame.point(x: x, y: y).coordinate.distance(to: end) < Metres(1))
        }
        let text = String(
            decoding: MapPicture.map(frame, of: [], with: overlay, attribution: "© OpenStreetMap", .dark),
            as: UTF8.self
        )
        #expect(text.contains(">A</text>") && text.contains(">B</text>") && text.contains("© OpenStreetMap"))
        #expect(XMLParserCheck().isSound(text))
    }

    @Test func tilesThatAreNotThereAreNone() {
        #expect(MapTile(zoom: 19, x: 0, y: 0) == nil && MapTile(zoom: -1, x: 0, y: 0) == nil)
        #expect(MapTile(zoom: 3, x: 8, y: 0) == nil && MapTile(zoom: 3, x: 7, y: 7) != nil)
    }
}

/// Whether each element is closed where it must be, and no character is out of place.
private struct XMLParserCheck {
    func isSound(_ text: String) -> Bool {
        var open: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { return false }
            let tag = rest[rest.index(after: start)..<end]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return false }
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
            guard tag.count(where: { $0 == "\"" }) % 2 == 0 else { return false }
            rest = rest[rest.index(after: end)...]
        }
        return open.isEmpty
    }
}
