import Geo
import StreetRouting
import Testing

@Suite struct ConditionTests {
    private static let hour = 3_600
    private static let day = 86_400

    private func hours(_ text: String) -> [Range<Int>]? {
        WeeklyHours(text)?.spans.map { $0.lowerBound / 60..<$0.upperBound / 60 }
    }

    @Test func hoursOfTheWeekAreRead() {
        #expect(hours("Mo 07:00-09:00") == [420..<540])
        #expect(hours("Mo,Tu 07:00-09:00,16:30-18:00") == [420..<540, 990..<1_080, 1_860..<1_980, 2_430..<2_520])
        #expect(hours("24/7") == [0..<10_080])
        #expect(hours("Su 22:00-06:00") == [0..<360, 9_960..<10_080])
        #expect(hours("Sa-Su") == [7_200..<10_080])
        #expect(hours("Mo 08:00 - 10:00 ; PH off") == [480..<600])
        // A later rule replaces the days that it names.
        #expect(hours("Mo-Su 08:00-10:00; Tu-Su off") == [480..<600])
        #expect(hours("00:00-24:00") == [0..<10_080])
    }

    @Test(arguments: [
        "", "weight>7.5", "Apr-Oct 10:00-18:00", "sunset-sunrise", "Mo-Fr 25:00-26:00", "Mo-Fr 7-9", "wet", "PH",
        "Mo-Fr 07:00-09:00 AND weight>3.5", "2024 Jan 01", "Mo-Xx 07:00-09:00", "07:00-", "-", ";;;",
    ])
    func whatIsNoHoursOfTheWeekIsNotRead(_ text: String) {
        #expect(WeeklyHours(text) == nil)
    }

    @Test func conditionalValuesAreRead() throws {
        let key = "maxspeed:conditional"
        let text = "30 @ (Mo 07:00-09:00; Tu 08:00-10:00); 80 @ wet; 50 @ 22:00-23:00"
        let (tags, isWhole) = ConditionalTag.read(key, text)
        #expect(!isWhole && tags.map(\.value) == ["30", "50"] && tags.map(\.key) == ["maxspeed", "maxspeed"])
        #expect(tags[0].hours == WeeklyHours("Mo 07:00-09:00; Tu 08:00-10:00"))
        #expect(ConditionalTag.read(key, "30 @ (Mo-Fr 07:00-09:00);").isWhole)
        for broken in ["", "30", "30 @", "@", "30 @ (", "30 @ )))", String(repeating: "30 @ 24/7;", count: 200)] {
            #expect(!ConditionalTag.read(key, broken).isWhole, "\(broken)")
        }
        // Expensive conditions are cut and count as unread.
        let many = ConditionalTag.read(key, String(repeating: "30 @ 24/7;", count: 9))
        #expect(!many.isWhole && many.tags.count == 8)
        let spells = (0..<5).map { "0\($0):00-0\($0):30" }.joined(separator: ",")
        #expect(!ConditionalTag.read(key, "30 @ (\(spells))").isWhole)
        #expect(StreetTags([key: "30 @ wet", "highway": "primary"]).unreadConditions == ["\(key)=30 @ wet"])
        #expect(StreetTags([key: "30 @ 24/7"]).unreadConditions.isEmpty)
    }

    /// Metres from A to B at hours of Monday: 100 by a street with these tags, 300 round the block.
    private func metres(
        _ tags: [String: String],
        _ profile: StreetProfile = .car,
        from start: Double,
        to end: Double? = nil
    ) throws -> Int? {
        var map = TestMap("AB", "DC")
        map.way("AB", tags)
        map.way("BCDA")
        let network = map.build()
        let span = Int(start * 3_600)...Int((end ?? start) * 3_600)
        let uses = StreetConditions(profile, on: network).uses(during: span)
        let metric = StreetMetric(profile, on: network, conditions: uses)
        let routers = [
            StreetRouter(network: network, metric: metric),
            StreetRouter(
                network: network,
                metric: metric,
                shortcuts: StreetShortcuts(StreetHierarchy(network), network, metric)
            ),
        ]
        var scratch = StreetScratch(for: network)
        let found = try routers.map { router in
            let route = router.route(
                from: try #require(network.place(ofNode: 65)),
                to: try #require(network.place(ofNode: 66)),
                &scratch
            )
            return route.map { Int(($0.length.value / 10).rounded()) * 10 }
        }
        #expect(found[0] == found[1])
        return found[0]
    }

    @Test(arguments: ["motor_vehicle", "vehicle", "access", "motorcar"])
    func aStreetIsClosedInItsHours(key: String) throws {
        let tags = ["\(key):conditional": "no @ (Mo-Fr 07:00-09:00)"]
        for (hour, expected) in [(6.9, 100), (7, 300), (8.99, 300), (9, 100), (31, 300), (5 * 24 + 8, 100)] {
            #expect(try metres(tags, from: hour) == expected, "\(hour)")
        }
        // The week repeats.
        #expect(try metres(tags, from: 7 * 24 + 8) == 300)
        #expect(try metres(tags, from: -7 * 24 + 8) == 300)
        // A trip under way when the street closes avoids it; one that has passed by then does not.
        #expect(try metres(tags, from: 6.5, to: 7.1) == 300)
        #expect(try metres(tags, from: 6.5, to: 6.9) == 100)
        #expect(try metres(tags, from: 9, to: 30.9) == 100)
        #expect(try metres(tags, from: 9, to: 31) == 300)
        #expect(try metres(tags, from: 6 * 24 + 20, to: 7 * 24 + 7) == 300)
        #expect(try metres(tags, from: 9, to: 9 + 7 * 24) == 300)
    }

    @Test func aStreetIsOpenInItsHours() throws {
        let tags = ["motor_vehicle": "no", "motor_vehicle:conditional": "yes @ (20:00-08:00)"]
        #expect(try metres(tags, from: 3) == 100 && metres(tags, from: 12) == 300)
        // Not for who may still be there when it closes.
        #expect(try metres(tags, from: 7, to: 9) == 300)
    }

    @Test func theyHoldForWhomTheyName() throws {
        let tags = ["motor_vehicle:conditional": "no @ (07:00-09:00)"]
        #expect(try metres(tags, .bicycle, from: 8) == 100 && metres(tags, .foot, from: 8) == 100)
        #expect(try metres(["foot:conditional": "no @ (22:00-06:00)"], .foot, from: 23) == 300)
        #expect(try metres(["foot:conditional": "no @ (22:00-06:00)"], .foot, from: 12) == 100)
        #expect(try metres(["bicycle:conditional": "no @ (10:00-18:00)", "foot": "no"], .bicycle, from: 12) == 300)
        #expect(try metres(["access:conditional": "no @ 24/7"], .referenceCar, from: 12) == 300)
        var map = TestMap("AB")
        map.way("AB", tags)
        let network = map.build()
        #expect(StreetConditions(.bicycle, on: network).isEmpty && !StreetConditions(.taxi, on: network).isEmpty)
    }

    @Test func oneWaysAndSpeedsChange() throws {
        let oneway = ["oneway:conditional": "-1 @ (07:00-09:00)"]
        #expect(try metres(oneway, from: 8) == 300 && metres(oneway, from: 10) == 100)
        // 100 m at 3 km/h take longer than 300 m round the block.
        let speed = ["maxspeed:conditional": "3 @ (Mo-Fr 07:00-17:00)"]
        #expect(try metres(speed, from: 8) == 300 && metres(speed, from: 18) == 100)
        let unread = ["motor_vehicle:conditional": "no @ (weight>3.5)"]
        #expect(try metres(unread, from: 8) == 100)
    }
}
