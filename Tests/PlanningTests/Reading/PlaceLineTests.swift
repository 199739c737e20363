import Geo
import ICalendar
import Testing

@testable import Planning

struct PlaceLineTests {
    @Test func coordinatesStandBesideTheWords() {
        let line = PlaceLine("Vita Gym, Mill Road 3 geo:44.11061,8.93622")
        #expect(line.words == "Vita Gym, Mill Road 3")
        #expect(line.coordinate == Coordinate(latitude: 44.11061, longitude: 8.93622))
        let properties = line.properties
        #expect(properties.map(\.name) == PlaceLine.names)
        #expect(properties.map(\.value) == ["Vita Gym\\, Mill Road 3", "44.11061;8.93622", "geo:44.11061,8.93622"])
        #expect(properties[2].parameter("X-TITLE") == "Vita Gym, Mill Road 3")
    }

    @Test(arguments: [
        "Vita Gym", "geo:44.1,8.9", "44.1106, 8.9362", "A geo:44.1,8.9 → B geo:45.1,8.9",
        "At geo:44.1,8.9 by the church", "Room geo:x",
    ])
    func anyOtherTextStaysAsItIs(text: String) {
        #expect(PlaceLine(text).words == text)
        #expect(PlaceLine(text).coordinate == nil)
        #expect(PlaceLine(text).properties == [.text("LOCATION", text)])
    }

    @Test func anEmptyLineIsNoPlace() { #expect(PlaceLine("").properties.isEmpty) }
}
