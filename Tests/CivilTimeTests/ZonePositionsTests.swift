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

    @Test func theDateLineIsNoWall() {
        let positions = ZonePositions(text: "FJ\t-1808+17825\tPacific/Fiji\nCL\t-2709-10926\tPacific/Easter\n")
        #expect(positions.nearestZone(latitude: -17, longitude: -179.5) == "Pacific/Fiji")
    }

    @Test(arguments: ["", "# AD\t+4230+00131\tEurope/Andorra", "AD\t4230\tEurope/Andorra", "AD\t+42+1\tX/Y", "AD"])
    func whatIsNoPositionIsSkipped(_ text: String) {
        #expect(ZonePositions(text: text).nearestZone(latitude: 42, longitude: 1) == nil)
    }
}
