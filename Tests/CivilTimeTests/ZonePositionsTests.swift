import CivilTime
import Testing

struct ZonePositionsTests {
    @Test(arguments: [
        (41.15, -8.61, "Europe/Lisbon"), (42.35, 13.4, "Europe/Rome"), (52.37, 4.9, "Europe/Brussels"),
        (-23.55, -46.63, "America/Sao_Paulo"), (40.7, -74.0, "America/New_York"), (-36.85, 174.76, "Pacific/Auckland"),
    ])
    func citiesHaveTheirZone(latitude: Double, longitude: Double, zone: String) {
        #expect(ZonePositions.system.nearestZone(latitude: latitude, longitude: longitude) == zone)
    }

    /// Milan is nearer to Zurich than to Rome.
    @Test func theCountryDecidesNearABorder() {
        let milan = (latitude: 45.4642, longitude: 9.19)
        func zone(_ country: String?) -> String? {
            ZonePositions.system.nearestZone(latitude: milan.latitude, longitude: milan.longitude, country: country)
        }
        #expect(zone(nil) == "Europe/Zurich")
        #expect(zone("IT") == "Europe/Rome")
        #expect(zone("XX") == nil)
        // Several countries share a line.
        let shared = ZonePositions(text: "BE,LU,NL\t+5050+00420\tEurope/Brussels\nFR\t+4852+00220\tEurope/Paris\n")
        #expect(shared.nearestZone(latitude: 49.6, longitude: 6.1, country: "LU") == "Europe/Brussels")
    }

    @Test func theDateLineIsNoWall() {
        let positions = ZonePositions(text: "FJ\t-1808+17825\tPacific/Fiji\nCL\t-2709-10926\tPacific/Easter\n")
        #expect(positions.nearestZone(latitude: -17, longitude: -179.5) == "Pacific/Fiji")
    }

    @Test(arguments: ["", "# AD\t+4230+00131\tEurope/Andorra", "AD\t4230\tEurope/Andorra", "AD\t+42+1\tX/Y", "AD"])
    func whatIsNoPositionIsSkipped(_ text: String) {
        #expect(ZonePositions(text: text).nearestZone(latitude: 42, longitude: 1) == nil)
    }
}
