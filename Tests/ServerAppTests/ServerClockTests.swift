import CivilTime
import ServerApp
import Testing

struct ServerClockTests {
    @Test(arguments: ["2025-11-12T05:00:00Z", "2025-11-12T06:00:00+01:00,frozen"])
    func readsAClock(_ text: String) throws {
        let clock = try #require(ServerClock(text))
        #expect(clock.start == Instant(secondsSince1970: 1_762_923_600))
        #expect(clock.isFrozen == text.hasSuffix("frozen"))
    }

    @Test(arguments: [
        "", "tomorrow", "2025-11-12T05:00:00Z,thawed", "2025-11-12T05:00:00Z,frozen,frozen", "9998-12-31T00:00:00Z",
        "1969-12-31T00:00:00Z",
    ])
    func refusesAClock(_ text: String) {
        #expect(ServerClock(text) == nil)
    }
}
