internal import AdminAPI
internal import CivilTime
internal import Events
internal import Glibc
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdHTTP2
internal import HummingbirdTLS
internal import Jobs
package import Logging
internal import MailScheduling
internal import MapDrawing
internal import NIOCore
internal import Notifications
internal import OpenIDClient
internal import OutgoingHTTP
internal import Planning
internal import Publishing
internal import SelfService
internal import ServiceLifecycle
internal import Subscriptions
internal import TextMessageGateway
internal import TripSearch
internal import UnixSignals
internal import WebPages

/// A server: everything that its configuration asks for, built and run.
package struct Server: Sendable {
    private let configuration: Configuration
    private let clock: ServerClock?
    private let logger: Logger
    private let metrics: PrometheusRegistry
    private let patience: Duration
    /// So long feeds may take to answer for the first time before days are planned without them.
    private static let patienceWithFeeds = Duration.seconds(10)
    private let reread: @Sendable () throws -> Configuration
    private let didStart: @Sendable (Running) async -> Void

    /// What a server that answers tells of itself.
    package struct Running: Sendable {
        package var scheme: String
        package var port: Int
        /// Of the certificate that the server made for itself.
        package var certificatePath: String?
    }

    /// - Parameters:
    ///   - configuration: the settings.
    ///   - clock: nil: the machine's.
    ///   - logger: where the server and its services log.
    ///   - metrics: where the process counts.
    ///   - patience: how long what is under way may take when the server is told to end.
    ///   - reread: gives the configuration again at SIGHUP.
    ///   - didStart: called once, when the server answers.
    package init(
        _ configuration: Configuration,
        clock: ServerClock? = nil,
        logger: Logger,
        metrics: PrometheusRegistry,
        patience: Duration = .seconds(10),
        reread: @escaping @Sendable () throws -> Configuration,
        didStart: @escaping @Sendable (Running) async -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
        self.metrics = metrics
        self.patience = patience
        self.reread = reread
        self.didStart = didStart
    }

    /// Serves until the process is told to end (SIGTERM, SIGINT) or the task is cancelled; then finishes what is under
    /// way.
    ///
    /// - Throws: ``StartError`` where it can't start.
    package func run() async throws {
        if let clock {
            guard configuration.listensOnLoopbackOnly else {
                throw StartError.clock(
                    "--clock is for tests: it works on loopback only. Set server.host to 127.0.0.1, or leave "
                        + "--clock out."
                )
            }
            logger.warning(
                "the clock is not the machine's",
                metadata: ["start": "\(clock.start)", "frozen": "\(clock.isFrozen)"]
            )
        }
        let directory = try DataDirectory(opening: configuration.dataDirectory)
        let lock = try directory.lock()
        let installation = try Installation(configuration, clock: clock?.clock)
        do { try installation.store.operation.requireSound() } catch { throw StartError.storage("\(error)") }
        let regions = try Regions(directories: configuration.networks)
        let logger = logger
        let engines = configuration.engines.isEmpty ? nil : EngineRegistry(configuration.engines, logger: logger)
        let provider = try installation.identityProvider()
        let log = { @Sendable (text: String) in logger.warning("\(text)") }
        let environment = try installation.planningEnvironment(configuration, in: regions, asking: engines, log: log)
        let planning = installation.planning(environment, in: regions, asking: engines)
        let updates = PlanningUpdates(of: planning, on: installation, in: regions, asking: engines, logger: logger)
        await updates.replanWhereChanged()
        let certificates = configuration.tls == .on ? try CertificateStore(configuration, in: directory) : nil
        certificates?.tellConcern(to: logger)
        let health = Health(of: installation.store.operation)
        let live =
            configuration.realtimeFeeds.isEmpty
            ? nil
            : try LiveRegions(
                configuration.realtimeFeeds,
                networks: regions.networks,
                planning: planning,
                kept: KeptRealtime(in: directory),
                clock: installation.clock,
                logger: logger
            )
        await live?.resume()
        let reloading = Reloading(
            current: configuration,
            regions: regions,
            live: live,
            planning: updates,
            certificates: certificates,
            logger: logger,
            reread: reread
        )
        let outside = OutgoingClient(rules: OutgoingRules(namedHosts: Set(configuration.outgoingHosts)))
        let sender = try installation.pushSender(by: outside)
        let push = try sender.map { try installation.push(by: $0) }
        let browsers = sender.map { installation.browsers(by: $0) }
        let gateway = try configuration.gateway()
        let phones = try gateway.map { try installation.phones(by: $0) }
        let transport = try configuration.mailTransport()
        let reminders = installation.reminders(by: transport, browsers, phones)
        let links = installation.eventLinks.subscriber(address: configuration.publicAddress)
        let openPages = OpenPages()
        let planner = planning.subscriber.shown(to: openPages.note)
        let hub = eventHub(installation, [planner, push?.subscriber, reminders?.subscriber, links])
        let runner = try await jobRunner(installation, outside, push, transport, reminders)
        let feedStates = FeedStates()
        let firstAnswers = FirstAnswers(
            of: configuration.realtimeFeeds.map(\.location) + configuration.sharingFeeds
        )
        var services: [any Service] = [
            BackgroundService("Planning") {
                await firstAnswers.wait(atMost: Self.patienceWithFeeds)
                await planning.run()
            },
            BackgroundService("Events") { await hub.run() },
            BackgroundService("Jobs") { await runner.run() },
            BackgroundService.timetableWarnings(regions, clock: installation.clock, logger: logger),
            reloading,
        ]
        if let live {
            services.append(
                RealtimePolling(
                    settings: configuration.realtimeFeeds,
                    intervalSeconds: Int64(configuration.realtimeSeconds),
                    regions: live,
                    states: feedStates,
                    firstAnswers: firstAnswers,
                    clock: installation.clock,
                    logger: logger
                )
            )
        }
        if !configuration.sharingFeeds.isEmpty {
            services.append(
                SharingPolling(
                    feeds: configuration.sharingFeeds,
                    intervalSeconds: Int64(configuration.sharingSeconds),
                    vehicles: regions.vehicles,
                    planning: planning,
                    states: feedStates,
                    firstAnswers: firstAnswers,
                    clock: installation.clock,
                    logger: logger
                )
            )
        }
        let application = Application(
            responder: try installation.publicRouter(
                health: health,
                planning: planning,
                maps: maps(of: regions, in: directory),
                provider: provider,
                push: push,
                browsers: browsers,
                phones: phones,
                openPages: openPages,
                feedStates: feedStates,
                mailTransport: transport
            ).buildResponder(),
            server: Self.channels(certificates),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                serverName: "Travlendar",
                backlog: 1024
            ),
            services: services,
            onServerRunning: { channel in
                await started(channel.localAddress?.port, certificates, health)
            },
            logger: logger
        )
        defer { withExtendedLifetime(lock) {} }
        do {
            var group = ServiceGroupConfiguration(
                services: [application] + (try administration(installation, health))
                    // Ends first: connections with open streams would not end by themselves.
                    + [BackgroundService("Open pages") { await openPages.run() }],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
            group.maximumGracefulShutdownDuration = patience
            try await Self.run(ServiceGroup(configuration: group))
        } catch {
            try? await engines?.shutDown()
            await outside.shutDown()
            try? await gateway?.shutDown()
            try? await provider?.shutDown()
            throw translated(error)
        }
        try await engines?.shutDown()
        await outside.shutDown()
        try await gateway?.shutDown()
        try await provider?.shutDown()
        health.set(runs: false)
        try installation.close()
        logger.info("ended")
    }

    /// Runs to the end. A cancelled task ends the services as SIGTERM does: cancelled themselves they would drop what
    /// is under way, and those that wait for connections that stay open would not end at all.
    private static func run(_ group: ServiceGroup) async throws {
        let running = Task { try await group.run() }
        try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            Task { await group.triggerGracefulShutdown() }
        }
    }

    private func maps(of regions: Regions, in directory: DataDirectory) -> MapService {
        if !regions.networks.isEmpty, let advice = LeafletFiles.advice { logger.notice("\(advice)") }
        let bytes = configuration.mapCacheBytes
        return MapService(
            networks: regions.networks,
            cache: bytes > 0 ? TileCache(directory: directory.path + "/map-tiles", mostBytes: bytes) : nil,
            log: { [logger] in logger.warning("\($0)") }
        )
    }

    /// Hands events to what acts upon them.
    private func eventHub(_ installation: Installation, _ subscribers: [EventSubscriber?]) -> EventHub {
        var settings = EventHub.Settings()
        settings.log = { [logger] in logger.warning("\($0)") }
        return EventHub(
            repository: installation.events,
            subscribers: subscribers.compactMap(\.self),
            settings: settings
        )
    }

    /// Does what must happen later or is tried again.
    private func jobRunner(
        _ installation: Installation,
        _ outside: OutgoingClient,
        _ push: PushService?,
        _ transport: (any MailTransport)?,
        _ reminders: ReminderService?
    ) async throws -> JobRunner {
        try await Maintenance(of: installation).enqueue()
        try await MailboxJob(installation: installation, logger: logger).enqueue()
        let handlers = try installation.jobHandlers(
            fetcher: configuration.outgoingPurposes.contains(.subscriptions)
                ? SubscriptionFetcher(client: outside, limits: installation.subscriptions.limits) : nil,
            push: push,
            transport: transport,
            reminders: reminders,
            logger: logger
        )
        let measures = JobMeasures(installation.jobs)
        var settings = JobRunner.Settings()
        settings.workers = 8
        settings.log = { [logger] in logger.warning("\($0)") }
        let planning = PlanningMeasures(repository: installation.store.planning, clock: installation.clock)
        settings.observe = {
            await measures.update()
            await planning.update()
        }
        return JobRunner(
            repository: installation.jobs,
            handlers: handlers,
            clock: installation.clock,
            settings: settings
        )
    }

    /// The administrative port, where one is configured: plain HTTP, on this machine only.
    private func administration(_ installation: Installation, _ health: Health) throws(StartError) -> [any Service] {
        guard configuration.adminPort > 0 else { return [] }
        let metrics = metrics
        let api = AdminRouter(
            accounts: installation.accounts,
            people: installation,
            token: try installation.directory.adminToken(),
            isReady: { await health.isReady() },
            metrics: { metrics.text() + ProcessMeasures.text() }
        )
        let address = BindAddress.hostname("127.0.0.1", port: configuration.adminPort)
        let application = Application(
            responder: api.responder(),
            configuration: ApplicationConfiguration(address: address, serverName: "Travlendar"),
            logger: logger
        )
        return [AdministrativeService(application: application, port: configuration.adminPort)]
    }

    private static func channels(_ certificates: CertificateStore?) -> HTTPServerBuilder {
        let streams = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestDeadline(), ContinueHandler(), UnknownMethodHandler()],
            idleTimeout: .seconds(75)
        )
        guard let certificates else {
            return HTTPServerBuilder { OnEventLoop(base: HTTP1Channel(responder: $0, configuration: streams)) }
        }
        let encryption = certificates.serverConfiguration()
        let configuration = HTTP2ChannelConfiguration(
            idleTimeout: .seconds(75),
            gracefulCloseTimeout: .seconds(5),
            streamConfiguration: streams
        )
        return HTTPServerBuilder { responder in
            NoticingPlainRequests(
                base: OnEventLoop(
                    base: try HTTP2UpgradeChannel(
                        tlsConfiguration: encryption,
                        configuration: configuration,
                        responder: responder
                    )
                )
            )
        }
    }

    private func started(_ port: Int?, _ certificates: CertificateStore?, _ health: Health) async {
        health.set(runs: true)
        let scheme = certificates == nil ? "http" : "https"
        logger.notice(
            "ready",
            metadata: [
                "address": "\(configuration.host)", "port": "\(port ?? configuration.port)", "scheme": "\(scheme)",
            ]
        )
        let made = configuration.certificate == nil ? certificates?.path : nil
        await didStart(Running(scheme: scheme, port: port ?? configuration.port, certificatePath: made))
    }

    private func translated(_ error: any Error) -> any Error {
        let reason: String
        switch error {
        case let system as IOError where system.errnoCode == EADDRINUSE:
            return StartError.portInUse(host: configuration.host, port: configuration.port)
        case let system as IOError: reason = FileTrouble.words(code: system.errnoCode)
        case is SocketAddressError.UnknownHost: reason = "no address is known of that name"
        default: return error
        }
        return StartError.cannotListen(host: configuration.host, port: configuration.port, reason: reason)
    }
}
