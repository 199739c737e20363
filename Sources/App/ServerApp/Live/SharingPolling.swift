internal import CivilTime
internal import FeedClients
internal import Logging
internal import NetworkImport
internal import Planning
internal import ServiceLifecycle
internal import TransitFeeds
internal import TripSearch

/// Polls the shared vehicles of one provider. Whole files are requested, the same for
/// everybody.
///
/// A provider that fails keeps its last vehicles for a while, then has none; nothing else changes.
struct SharingPoller: Sendable {
    private let location: FeedLocation
    private let fetcher: any FeedFetching
    private let vehicles: CurrentVehicles
    private let clock: any WallClock
    private var pace: PollPace
    private var contents: [String: [UInt8]] = [:]
    private var addresses: [(name: String, address: String)] = []
    private var systemID: String?
    private var heard = Instant.distantPast
    private var listed = Instant.distantPast

    /// The time without an answer after which its vehicles are taken away.
    static let keptSeconds: Int64 = 900
    /// How often stations, prices and zones are requested.
    static let slowSeconds: Int64 = 3_600

    init(
        _ location: FeedLocation,
        intervalSeconds: Int64,
        fetcher: any FeedFetching,
        vehicles: CurrentVehicles,
        clock: any WallClock
    ) {
        self.location = location
        self.fetcher = fetcher
        self.vehicles = vehicles
        self.clock = clock
        pace = PollPace(intervalSeconds: intervalSeconds)
    }

    var pauseSeconds: Int64 { pace.pauseSeconds }

    /// One attempt; returns what to log about it.
    mutating func poll() async -> (notice: PollPace.Notice, error: FeedFetchError?) {
        do throws(FeedFetchError) {
            try await fetch()
            return (pace.succeeded(), nil)
        } catch {
            if let systemID, clock.now() - heard > Self.keptSeconds {
                vehicles.remove(systemID: systemID, silentSince: heard)
            }
            var pause: Int64?
            if case .refused(_, let seconds) = error { pause = seconds }
            return (pace.failed(retryAfterSeconds: pause), error)
        }
    }

    private mutating func fetch() async throws(FeedFetchError) {
        let now = clock.now()
        let isComplete = now - listed >= Self.slowSeconds
        if isComplete {
            guard let discovery = try await fetcher.fetch(location, unless: nil) else { return }
            do throws(SharingError) {
                addresses = try SharingFeed.addresses(in: discovery.bytes)
            } catch {
                throw .notUsable(reason: error.description)
            }
        }
        for (name, address) in addresses where isComplete || SharingFeed.liveFiles.contains(name) {
            guard let place = FeedLocation(address) else {
                throw .notUsable(reason: "\(name) is at no address that can be asked")
            }
            contents[name] = try await fetcher.fetch(place, unless: nil)?.bytes
        }
        do throws(SharingError) {
            let system = try SharingFeed.system(from: contents, fetchedAt: now)
            systemID = system.id
            vehicles.update(system)
        } catch {
            throw .notUsable(reason: error.description)
        }
        heard = now
        if isComplete { listed = now }
    }
}

/// Polls the sharing providers of the configuration for as long as the server runs.
struct SharingPolling: Service, CustomStringConvertible {
    let feeds: [FeedLocation]
    let intervalSeconds: Int64
    let vehicles: CurrentVehicles
    let planning: PlanningService
    let states: FeedStates
    let firstAnswers: FirstAnswers
    let clock: any WallClock
    let logger: Logger

    var description: String { "Sharing" }

    func run() async throws {
        let fetcher = WebFeedFetcher()
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                for feed in feeds { group.addTask { await poll(feed, by: fetcher) } }
                group.addTask { await watch() }
                await group.waitForAll()
            }
        }
        try await fetcher.shutDown()
    }

    /// Looks now and then whether the trips of the coming hour still have their vehicles.
    private func watch() async {
        var last = clock.now()
        var seen = vehicles.snapshot()
        while !Task.isCancelled {
            do { try await Task.sleep(for: .seconds(min(intervalSeconds, Self.watchSeconds))) } catch { return }
            let now = clock.now()
            let current = vehicles.snapshot()
            let news: PlanningService.VehicleNews =
                current.silent != seen.silent ? .providers : current.version != seen.version ? .counts : .none
            do throws(PlanningError) {
                try await planning.recheckVehicles(since: last, news) { ride in
                    current.supply.offers(
                        ride.system,
                        vehicle: ride.vehicle,
                        ride.mode,
                        at: ride.place,
                        count: ride.count,
                        now: now
                    )
                }
                (last, seen) = (now, current)
            } catch {
                logger.error("trips were not checked against shared vehicles", metadata: ["reason": "\(error)"])
            }
        }
    }

    private static let watchSeconds: Int64 = 30

    private func poll(_ feed: FeedLocation, by fetcher: WebFeedFetcher) async {
        var poller = SharingPoller(
            feed,
            intervalSeconds: intervalSeconds,
            fetcher: fetcher,
            vehicles: vehicles,
            clock: clock
        )
        // An address may have a key in its query.
        let name = "sharing " + "\(feed)".prefix { $0 != "?" }
        states.begin(name)
        while !Task.isCancelled {
            let (notice, error) = await poller.poll()
            states.note(name, at: clock.now(), error)
            firstAnswers.note(feed)
            switch notice {
            case .began:
                logger.warning(
                    "a sharing feed fails; its vehicles are offered for a while, then not",
                    metadata: ["at": "\(feed)", "reason": error.map { "\($0)" } ?? ""]
                )
            case .ended: logger.notice("a sharing feed is back", metadata: ["at": "\(feed)"])
            case .nothing: break
            }
            do { try await Task.sleep(for: .seconds(poller.pauseSeconds)) } catch { return }
        }
    }
}
