internal import DAVServer
internal import HTTPAccess
internal import Hummingbird
internal import OutgoingHTTP
internal import PersonAPI
internal import WebPages

/// Everything that the public port answers, on one router.
struct PublicRouter: Sendable {
    private let gate: RequestGate
    private let proxies: [AddressRange]
    private let isEncrypted: Bool
    private let prefix: String
    private let health: Health
    private let dav: DAVResponder<ServerContext>
    private let pages: PageRouter<ServerContext>
    private let person: PersonRouter<ServerContext>

    /// - Parameters:
    ///   - configuration: how the port is reached: encryption, proxies, base path.
    ///   - health: what the probes are told.
    ///   - dav: takes what no route takes.
    ///   - pages: what people see.
    ///   - person: the API of one's own account.
    init(
        _ configuration: Configuration,
        health: Health,
        dav: DAVResponder<ServerContext>,
        pages: PageRouter<ServerContext>,
        person: PersonRouter<ServerContext>
    ) {
        isEncrypted = configuration.tls == .on
        gate = RequestGate(isEncrypted: isEncrypted, proxies: configuration.trustedProxies)
        proxies = configuration.trustedProxies
        prefix = configuration.basePath
        self.health = health
        self.dav = dav
        self.pages = pages
        self.person = person
    }

    /// A middleware sees the routes that are added after it, so the order here is the order in which a request passes.
    func router() -> Router<ServerContext> {
        let router = Router(context: ServerContext.self)
        router.addMiddleware {
            RequestMetrics()
            RequestLimits()
        }
        health.addRoutes(to: router)
        router.add(middleware: LongRequests(prefix: prefix))
        router.add(middleware: HostAndProxy(gate: gate, proxies: proxies, isEncrypted: isEncrypted))
        // With and without the base path: a proxy may have taken it off already.
        for path in Set(["", prefix]) {
            let group = router.group("\(path)")
            pages.addRoutes(to: group)
            person.addRoutes(to: group)
        }
        router.add(middleware: CalendarFallback(dav: dav, welcome: pages.welcome))
        return router
    }
}
