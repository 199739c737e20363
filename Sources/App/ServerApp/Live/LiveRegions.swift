internal import CivilTime
internal import FeedClients
internal import Logging
internal import NetworkImport
internal import Planning
internal import TransitFeeds
internal import TripModel
internal import TripSearch

/// What realtime feeds say of every region at this moment: lays it over the networks in service, and has the days
/// planned again whose trips it breaks.
actor LiveRegions {
    private let networks: [CurrentNetwork]
    private let planning: PlanningService
    private let kept: KeptRealtime
    private let clock: any WallClock
    private let logger: Logger
    private var sources: [RealtimeSource]
    /// By the name of the network.
    private var live: [String: LiveTimetable] = [:]
    private var version: UInt64 = 0
    private var isKeepingTold = false

    /// - Throws: ``StartError`` where a setting names what no network has.
    init(
        _ settings: [RealtimeSetting],
        networks: [CurrentNetwork],
        planning: PlanningService,
        kept: KeptRealtime,
        clock: any WallClock,
        logger: Logger
    ) throws(StartError) {
        for setting in settings {
            guard let network = networks.map({ $0.snapshot() }).first(where: { $0.name == setting.region }) else {
                let names = networks.map { $0.snapshot().name }.joined(separator: ", ")
                throw .realtime(
                    "realtime.feeds names the network \(setting.region); those in network.directories are: \(names)."
                )
            }
            let feeds = network.feedNames
            guard feeds.contains(setting.feed) else {
                throw .realtime(
                    "realtime.feeds names the feed \(setting.feed); the network \(network.name) has: "
                        + "\(feeds.joined(separator: ", "))."
                )
            }
        }
        sources = settings.map { RealtimeSource($0, asking: clock.now()) }
        self.networks = networks
        self.planning = planning
        self.kept = kept
        self.clock = clock
        self.logger = logger
    }

    /// Takes in what a feed says now.
    func take(_ bytes: [UInt8], of setting: RealtimeSetting) async throws(FeedFetchError) {
        let message: RealtimeFeed
        do {
            message = try RealtimeFeed(reading: bytes)
        } catch {
            throw .notUsable(reason: error.description)
        }
        guard let place = sources.firstIndex(where: { $0.setting == setting }) else { return }
        let isAdded = message.isDifferential && sources[place].message != nil
        sources[place].take(message, at: clock.now())
        let heard = sources[place].heard
        keep { () throws(StartError) in
            if isAdded {
                try kept.add(bytes, heard: heard, of: setting)
            } else {
                try kept.keep(KeptRealtime.State(messages: [bytes], heard: heard), of: setting)
            }
        }
        await refresh(setting.region)
    }

    /// Notes that a feed answered as before. The network may have been imported anew since.
    func noteUnchanged(_ setting: RealtimeSetting) async {
        if let place = sources.firstIndex(where: { $0.setting == setting }), sources[place].stands(at: clock.now()) {
            let heard = sources[place].heard
            keep { () throws(StartError) in
                guard var state = kept.state(of: setting) else { return }
                state.heard = heard
                try kept.keep(state, of: setting)
            }
        }
        await refresh(setting.region)
    }

    /// Takes up what the feeds said before a restart, until they answer or it is too old.
    func resume() async {
        kept.removeAll(but: sources.map(\.setting))
        for place in sources.indices {
            guard let state = kept.state(of: sources[place].setting) else { continue }
            sources[place].resume(state, at: clock.now())
        }
        for region in Set(sources.map(\.setting.region)).sorted() { await refresh(region) }
    }

    /// Keeping is for a restart only, so failing costs nothing now; it is told once.
    private func keep(_ write: () throws(StartError) -> Void) {
        do throws(StartError) {
            try write()
            isKeepingTold = false
        } catch {
            if !isKeepingTold {
                logger.warning(
                    "what realtime feeds say is not kept for a restart",
                    metadata: ["reason": "\(error)"]
                )
            }
            isKeepingTold = true
        }
    }

    /// Lays what is known and fresh over a region's network, which may have been imported anew since.
    func refresh(_ region: String) async {
        guard let current = networks.first(where: { $0.snapshot().name == region }) else { return }
        while true {
            let serving = current.snapshot()
            if live[region]?.network.version != serving.version { live[region] = LiveTimetable(serving) }
            guard let timetable = live[region] else { return }
            let now = clock.now()
            version += 1
            do throws(LiveError) {
                let state = try timetable.network(
                    with: messages(of: region, now),
                    now: now,
                    version: version,
                    former: serving,
                    silent: silent(in: serving, now)
                )
                if state === serving { return }
                guard current.replace(serving, with: state) else { continue }
                await recheck(timetable, state, isSilenceNew: state.silent != serving.silent)
            } catch {
                logger.warning("realtime of \(region) is left out", metadata: ["reason": "\(error)"])
            }
            return
        }
    }

    private func messages(of region: String, _ now: Instant) -> [LiveTimetable.Message] {
        sources.compactMap { source in
            guard source.setting.region == region, let message = source.message(at: now) else { return nil }
            return LiveTimetable.Message(feed: source.setting.feed, message)
        }
    }

    /// The feeds of a region of which no address says anything any more.
    private func silent(in network: Network, _ now: Instant) -> [SilentSource] {
        let here = Dictionary(grouping: sources.filter { $0.setting.region == network.name }, by: \.setting.feed)
        return here.sorted { $0.key < $1.key }.compactMap { feed, sources in
            guard sources.allSatisfy({ $0.isSilent(at: now) }), let heard = sources.map(\.heard).max() else {
                return nil
            }
            return SilentSource(name: network.title(ofFeed: feed), since: heard, content: .rides(feed: feed))
        }
    }

    /// Trips that begin within this time are planned again when a feed falls silent or is back, since they tell of it.
    private static let toldSeconds: Int64 = 7_200

    private func recheck(_ timetable: LiveTimetable, _ state: Network, isSilenceNew: Bool) async {
        let soon = clock.now().adding(seconds: Self.toldSeconds)
        do throws(PlanningError) {
            let people = try await planning.recheck { legs in
                let planned = legs.map { leg in
                    TripCheck.PlannedLeg(
                        departure: leg.departure,
                        arrival: leg.arrival,
                        ride: leg.ride
                    )
                }
                if isSilenceNew, let first = legs.first, first.departure <= soon { return false }
                return TripCheck.verdict(on: planned) { timetable.standing(of: $0, in: state) } == .stands
            }
            if !people.isEmpty {
                logger.info("trips planned again by realtime", metadata: ["people": "\(people.count)"])
            }
        } catch {
            logger.error("trips were not checked against realtime", metadata: ["reason": "\(error)"])
        }
    }
}
