import StreetRouting
import Testing

@Suite struct WheelchairTests {
    /// A direct way of 100 m with these tags, and one of 300 m round the block.
    private func metres(_ tags: [String: String], _ profile: StreetProfile = .wheelchair) -> Int? {
        var map = TestMap("AB", "DC")
        map.way("AB", tags)
        map.way("BCDA", ["highway": "footway"])
        return map.build().metres("A", "B", profile)
    }

    @Test(arguments: [
        (["highway": "steps"], 300), (["highway": "footway"], 100), (["highway": "footway", "wheelchair": "no"], 300),
        (["highway": "footway", "incline": "8%"], 100), (["highway": "footway", "incline": "-14 %"], 300),
        (["highway": "footway", "incline": "7°"], 300), (["highway": "footway", "incline": "5°"], 100),
        (["highway": "footway", "incline": "up"], 100), (["highway": "footway", "surface": "sand"], 300),
        (["highway": "footway", "surface": "asphalt"], 100), (["highway": "footway", "foot": "no"], 300),
        (["highway": "footway", "smoothness": "very_bad"], 300),
    ])
    func staysOnWhatCanBeRolledOn(tags: [String: String], expected: Int) {
        #expect(metres(tags) == expected, "\(tags)")
    }

    @Test func othersTakeTheSteps() {
        #expect(metres(["highway": "steps"], .foot) == 100)
        #expect(metres(["highway": "footway", "incline": "14%"], .foot) == 100)
    }

    @Test func raisedKerbsAreInTheWay() {
        func metres(_ barrier: [String: String], _ profile: StreetProfile) -> Int? {
            var map = TestMap("AXB", "D C")
            map.way("AXB", ["highway": "footway"])
            map.way("BCDA", ["highway": "footway"])
            map.barrier("X", barrier)
            return map.build().metres("A", "B", profile)
        }
        let kerb = ["barrier": "kerb", "kerb": "raised"]
        #expect(metres(kerb, .wheelchair) == 400 && metres(kerb, .foot) == 200)
        #expect(metres(kerb.merging(["wheelchair": "yes"]) { $1 }, .wheelchair) == 200)
        #expect(metres(["barrier": "bollard"], .wheelchair) == 200)
    }
}
