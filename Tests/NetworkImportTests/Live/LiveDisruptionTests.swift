import CivilTime
import NetworkImport
import Testing
import TransitFeeds
import TripModel
import TripSearch

/// Alerts that close something, with what they are because of.
struct LiveDisruptionTests {
    private func alert(cause: Int, route: String) -> AlertRecord {
        var alert = AlertRecord()
        alert.effect = .noService
        alert.cause = cause
        alert.header = ["it": "Sciopero"]
        let start = LiveTimetableTests.midnight.secondsSince1970
        alert.periods = [.init(start: start, end: start + 86_400)]
        var selector = AlertRecord.Selector()
        selector.route = route
        alert.selectors = [selector]
        return alert
    }

    private func state(_ alerts: [AlertRecord], former: Network? = nil, version: UInt64 = 1) throws -> Network {
        let live = try #require(LiveTimetable(former ?? LiveTimetableTests.network()))
        var message = RealtimeFeed()
        message.alerts = alerts
        return try live.network(
            with: [.init(feed: "city", message)],
            now: LiveTimetableTests.midnight,
            version: version,
            former: former
        )
    }

    @Test func theCauseComesWithTheClosure() throws {
        let network = try state([
            alert(cause: 4, route: "R"), alert(cause: 9, route: "unknown"), alert(cause: 99, route: "Q"),
        ])
        #expect(network.disruptions.map(\.cause) == [.strike, .unknown])
        #expect(network.disruptions[0].texts == ["it": "Sciopero"])
        #expect(network.disruptions[0].scopes.map(\.routes) == [["city:R"]])
    }

    @Test func anotherCauseIsAnotherState() throws {
        let strike = try state([alert(cause: 4, route: "R")])
        #expect(try state([alert(cause: 4, route: "R")], former: strike, version: 2) === strike)
        let works = try state([alert(cause: 10, route: "R")], former: strike, version: 3)
        #expect(works !== strike && works.disruptions.map(\.cause) == [.construction])
        #expect(try state([], former: works, version: 4).disruptions.isEmpty)
    }
}
