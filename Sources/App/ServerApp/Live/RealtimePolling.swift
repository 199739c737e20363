internal import CivilTime
internal import FeedClients
internal import Logging
internal import ServiceLifecycle

/// Polls the realtime feeds of the configuration for as long as the server runs.
struct RealtimePolling: Service, CustomStringConvertible {
    let settings: [RealtimeSetting]
    let intervalSeconds: Int64
    let regions: LiveRegions
    let states: FeedStates
    let firstAnswers: FirstAnswers
    let clock: any WallClock
    let logger: Logger

    var description: String { "Realtime" }

    func run() async throws {
        let fetcher = WebFeedFetcher()
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                for setting in settings {
                    group.addTask { await poll(setting, by: fetcher) }
                }
                await group.waitForAll()
            }
        }
        try await fetcher.shutDown()
    }

    private func poll(_ setting: RealtimeSetting, by fetcher: WebFeedFetcher) async {
        let regions = regions
        let name = "realtime \(setting.region)/\(setting.feed)"
        states.begin(name)
        var poller = FeedPoller(setting.location, intervalSeconds: intervalSeconds, fetcher: fetcher) {
            bytes throws(FeedFetchError) in
            try await regions.take(bytes, of: setting)
        } tell: { notice, error in
            let feed = "\(setting.region)/\(setting.feed)"
            switch notice {
            case .began:
                logger.warning(
                    "a realtime feed fails; trips go by the timetable where it is missing",
                    metadata: ["feed": "\(feed)", "at": "\(setting.location)", "reason": error.map { "\($0)" } ?? ""]
                )
            case .ended:
                logger.notice("a realtime feed is back", metadata: ["feed": "\(feed)", "at": "\(setting.location)"])
            case .nothing: break
            }
        }
        await poller.run { outcome in
            switch outcome {
            case .taken: states.note(name, at: clock.now(), nil)
            case .unchanged:
                states.note(name, at: clock.now(), nil)
                await regions.noteUnchanged(setting)
            case .failed(let error):
                states.note(name, at: clock.now(), error)
                // What it said last may have grown too old.
                await regions.refresh(setting.region)
            }
            firstAnswers.note(setting.location)
        }
    }
}
