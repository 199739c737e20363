import Foundation
import Geo
import MapDrawing
import Testing

@Suite struct MapSheetTests {
    static let middle = MapPoint(Coordinate(latitude: 45.07, longitude: 7.68))

    static func point(_ x: Int32, _ y: Int32) -> MapPoint { MapPoint(x: middle.x + x, y: middle.y + y) }

    /// A park of 800 units with a pond left out, a street through it, a stop and a town.
    static let features = [
        MapFeature(
            .green,
            name: "Parco",
            parts: [
                [point(-400, -400), point(400, -400), point(400, 400), point(-400, 400)],
                [point(-100, -100), point(100, -100), point(100, 100), point(-100, 100)],
            ]
        ),
        MapFeature(.street, name: "Via Roma", parts: [[point(-2_000, 0), point(0, 40), point(2_000, 0)]]),
        MapFeature(.stop, name: "Roma & Po", parts: [[point(50, 50)]]),
        MapFeature(.town, name: "Torino", parts: [[point(0, 300)]]),
    ]

    static func sheet(_ features: [MapFeature] = features) -> MapSheet {
        var builder = MapSheetBuilder()
        for feature in features { builder.add(feature) }
        return builder.build()
    }

    @Test func coordinatesComeBackToFifteenCentimetres() {
        for (latitude, longitude) in [(0.0, 0.0), (45.0703, 7.6869), (-33.86, 151.2), (84.9, -179.9)] {
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
            let back = MapPoint(coordinate).coordinate
            #expect(back.distance(to: coordinate) < Metres(0.15), "\(coordinate)")
        }
    }

    @Test func aFileHoldsWhatWasPutIn() throws {
        let path = NSTemporaryDirectory() + "map-\(UUID().uuidString).col"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var builder = MapSheetBuilder()
        for feature in Self.features { builder.add(feature) }
        try builder.write(to: path)
        let sheet = try MapSheet(mapping: path)
        #expect(sheet.isSound)
        #expect(Set(sheet.features.map(\.name)) == ["Parco", "Via Roma", "Roma & Po", "Torino"])
        for feature in Self.features { #expect(sheet.features.contains(feature)) }
    }

    @Test func manyFeaturesAreFoundWhereTheyAre() {
        var features: [MapFeature] = []
        for row in Int32(0)..<60 {
            for column in Int32(0)..<60 {
                features.append(
                    MapFeature(.stop, name: "\(row)-\(column)", parts: [[Self.point(column * 1_000, row * 1_000)]])
                )
            }
        }
        let sheet = Self.sheet(features)
        #expect(sheet.count == 3_600 && sheet.isSound)
        let tile = MapTile(
            zoom: 18,
            x: Int(Self.point(7_000, 31_000).x) >> 10,
            y: Int(Self.point(7_000, 31_000).y) >> 10
        )
        let drawn = String(decoding: MapPicture.tile(tile!, of: [sheet], .light), as: UTF8.self)
        #expect(drawn.contains(">31-7<") && !drawn.contains(">31-20<"))
    }

    @Test func whatHasNoRoomIsCounted() {
        var limits = MapSheetBuilder.Limits()
        limits.features = 2
        var builder = MapSheetBuilder(limits: limits)
        for feature in Self.features { builder.add(feature) }
        #expect(builder.count == 2 && builder.leftOut == 2)
    }

    @Test func linesAreJoinedEndToEnd() {
        #expect(LineJoining.joined([[1, 2], [3, 2], [3, 4], [9, 8]]).map(\.count).sorted() == [2, 4])
        #expect(LineJoining.joined([[1, 2], [2, 3], [3, 1]]).map { $0.first == $0.last } == [true])
        #expect(LineJoining.joined([[Int]]()) == [])
    }
}
