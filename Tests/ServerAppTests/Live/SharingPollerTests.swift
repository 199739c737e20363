import CivilTime
import FeedClients
import Synchronization
import Testing
import TripSearch

@testable import ServerApp

/// A provider in memory: files by address; what is not there cannot be reached.
private final class FakeProvider: FeedFetching {
    let files = Mutex<[String: String]>([:])
    let asked = Mutex<[String]>([])

    func fetch(_ location: FeedLocation, unless known: FeedValidators?) async throws(FeedFetchError) -> FetchedFeed? {
        asked.withLock { $0.append("\(location)") }
        guard let text = files.withLock({ $0["\(location)"] }) else { throw .unreachable(reason: "no such file") }
        return FetchedFeed(bytes: Array(text.utf8))
    }
}

private final class Hands: WallClock {
    let time = Mutex(Instant(secondsSince1970: 1_751_500_000))
    func now() -> Instant { time.withLock { $0 } }
    func nowNanoseconds() -> Int64 { now().secondsSince1970 * 1_000_000_000 }
}

struct SharingPollerTests {
    private let provider = FakeProvider()
    private let clock = Hands()
    private let vehicles = CurrentVehicles()

    init() {
        let root = "https://bikes.example"
        provider.files.withLock { files in
            files["\(root)/gbfs.json"] = """
                {"data":{"feeds":[{"name":"system_information","url":"\(root)/i"},{"name":"station_information",\
                "url":"\(root)/s"},
                {"name":"station_status","url":"\(root)/t"}]}}
                """
            files["\(root)/i"] = #"{"data":{"system_id":"bikes","name":"Bikes"}}"#
            files["\(root)/s"] = #"{"data":{"stations":[{"station_id":"a","lat":45,"lon":9}]}}"#
            files["\(root)/t"] = Self.status(3)
        }
    }

    private static func status(_ count: Int) -> String {
        #"{"data":{"stations":[{"station_id":"a","num_bikes_available":\#(count),"num_docks_available":1}]}}"#
    }

    private var count: Int? { vehicles.snapshot().supply.systems.first?.stations.first?.vehicles?["bicycle"] }

    private func poller() throws -> SharingPoller {
        SharingPoller(
            try #require(FeedLocation("https://bikes.example/gbfs.json")),
            intervalSeconds: 60,
            fetcher: provider,
            vehicles: vehicles,
            clock: clock
        )
    }

    @Test func onlyWhatChangesIsAskedForAgain() async throws {
        var poller = try poller()
        #expect(await poller.poll().error == nil)
        #expect(count == 3)
        provider.asked.withLock { $0 = [] }
        provider.files.withLock { $0["https://bikes.example/t"] = Self.status(0) }
        #expect(await poller.poll().error == nil)
        #expect(count == 0)
        #expect(provider.asked.withLock { $0 } == ["https://bikes.example/t"])
    }

    @Test func aProviderThatFailsLosesItsVehiclesAfterAWhile() async throws {
        var poller = try poller()
        _ = await poller.poll()
        let files = provider.files.withLock { $0 }
        provider.files.withLock { $0 = [:] }
        #expect(await poller.poll().notice == .began)
        #expect(count == 3 && poller.pauseSeconds > 60)
        clock.time.withLock { $0 = $0.adding(seconds: SharingPoller.keptSeconds + 1) }
        #expect(await poller.poll().notice == .nothing)
        #expect(vehicles.snapshot().supply.systems.isEmpty)
        provider.files.withLock { $0 = files }
        #expect(await poller.poll().notice == .ended)
        #expect(count == 3)
    }

    @Test func whatIsNoFeedIsTold() async throws {
        provider.files.withLock { $0["https://bikes.example/gbfs.json"] = "[]" }
        var poller = try poller()
        let outcome = await poller.poll()
        #expect(outcome.notice == .began)
        if case .notUsable = outcome.error {} else { Issue.record("not told as unusable") }
    }
}
