package import Accounts
package import Hummingbird
internal import NIOCore

/// The administrative interface as a Hummingbird responder.
///
/// Reached by whoever may read the token's file: accounts can be made and removed with it, calendars can't be read.
package struct AdminAPI: Sendable {
    package typealias Context = BasicRequestContext

    let accounts: AccountService
    let people: any PeopleAdministration
    private let token: String
    private let isReady: @Sendable () -> Bool
    private let metrics: @Sendable () -> String

    /// - Parameters:
    ///   - accounts: where principals and credentials are.
    ///   - people: what makes and removes a person with all that is theirs.
    ///   - token: what requests below `/api` must carry (RFC 6750).
    ///   - isReady: whether the server can do its work.
    ///   - metrics: the figures in Prometheus' text format.
    package init(
        accounts: AccountService,
        people: any PeopleAdministration,
        token: String,
        isReady: @escaping @Sendable () -> Bool,
        metrics: @escaping @Sendable () -> String
    ) {
        self.accounts = accounts
        self.people = people
        self.token = token
        self.isReady = isReady
        self.metrics = metrics
    }

    /// All routes. An unknown path answers 404, a wrong method 404 too, as the router has it.
    package func responder() -> some HTTPResponder<Context> {
        let router = Router(context: Context.self)
        router.add(middleware: ProblemMiddleware())
        router.get("/healthz/live") { _, _ in Self.plain(.ok, "alive\n") }
        router.get("/healthz/ready") { [isReady] _, _ in
            isReady() ? Self.plain(.ok, "ready\n") : Self.plain(.serviceUnavailable, "not ready\n")
        }
        router.get("/metrics") { [metrics] _, _ in
            Self.plain(.ok, metrics(), type: "text/plain; version=0.0.4; charset=utf-8")
        }
        let api = router.group("/api/v1").add(middleware: BearerToken(token))
        api.get("openapi.json") { _, _ in Self.plain(.ok, OpenAPI.document, type: "application/json") }
        addPrincipalRoutes(to: api)
        addCredentialRoutes(to: api)
        addQuotaRoutes(to: api)
        return router.buildResponder()
    }

    private static func plain(
        _ status: HTTPResponse.Status,
        _ text: String,
        type: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(
            status: status,
            headers: [.contentType: type, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}

/// Makes and removes persons with all that belongs to them, whichever rooms that takes; the entrance provides it.
package protocol PeopleAdministration: Sendable {
    func addPerson(_ message: NewPrincipalMessage) async throws -> Principal
    func removePerson(_ principal: Principal) async throws
    func storageUse(of principal: Principal) async throws -> StorageUse
    /// nil: what everyone has who has none of their own.
    func setQuota(_ bytes: Int?, of principal: Principal) async throws
}
