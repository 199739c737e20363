internal import APIRoutes
package import Accounts
internal import HTTPTypes
package import Hummingbird
internal import NIOCore

/// The administrative interface as a Hummingbird responder.
///
/// Programs that can read the token's file add and remove accounts with it; no calendar can be read.
package struct AdminRouter: Sendable {
    package typealias Context = BasicRequestContext

    let accounts: AccountService
    let people: any PeopleAdministration
    private let token: String
    private let isReady: @Sendable () async -> Bool
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
        isReady: @escaping @Sendable () async -> Bool,
        metrics: @escaping @Sendable () -> String
    ) {
        self.accounts = accounts
        self.people = people
        self.token = token
        self.isReady = isReady
        self.metrics = metrics
    }

    /// All routes. An unknown path answers 404, a wrong method 404 too, as the router has it.
    package func responder() -> some HTTPResponder<Context> { router().buildResponder() }

    /// What ``responder()`` answers, route by route.
    package func router() -> Router<Context> {
        let router = Router(context: Context.self)
        router.add(middleware: LoopbackHost())
        router.add(middleware: ProblemMiddleware(challenge: "Bearer realm=\"Travlendar+ administration\""))
        router.get("/healthz/live") { _, _ in Self.plain(.ok, "alive\n") }
        router.get("/healthz/ready") { [isReady] _, _ in
            await isReady() ? Self.plain(.ok, "ready\n") : Self.plain(.serviceUnavailable, "not ready\n")
        }
        router.get("/metrics") { [metrics] _, _ in
            Self.plain(.ok, metrics(), type: "text/plain; version=0.0.4; charset=utf-8")
        }
        let description = description
        let api = router.group("\(description.basePath)").add(middleware: BearerToken(token))
        api.get("openapi.json") { _, _ in try description.documentResponse() }
        description.addRoutes(to: api)
        return router
    }

    var description: APIDescription<Context> {
        APIDescription(
            title: "Travlendar+ administration",
            summary:
                "Accounts by program. Listens on loopback only, at admin.port. Errors are application/problem+json "
                + "(RFC 9457).",
            basePath: "/api/v1",
            security: [.bearer("token", description: "The content of admin-token in the data directory")],
            parameters: [
                "name": .string(pattern: "^[a-z][a-z0-9]{2,20}$"),
                "member": .string(),
                "label": .string(lengths: (nil, 100)),
            ],
            endpoints: principalEndpoints + memberEndpoints + credentialEndpoints + quotaEndpoints
        )
    }

    /// The principal whose name stands in the path.
    func principal(_ parameter: String = "name", in context: Context) async throws -> Principal {
        try await accounts.principal(named: context.pathParameter(parameter))
    }

    static func plain(
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

/// Adds and removes persons with all that belongs to them, in whichever modules that is; ServerApp provides it.
package protocol PeopleAdministration: Sendable {
    /// Adds a person, a group, a room or a resource, with the calendars that one has from the start.
    func addPerson(_ message: NewPrincipalMessage) async throws -> Principal
    /// Removes a principal and all that is theirs.
    func removePerson(_ principal: Principal) async throws
    /// What the principal's home holds and may hold.
    func storageUse(of principal: Principal) async throws -> StorageUse
    /// nil: the default quota.
    func setQuota(_ bytes: Int?, of principal: Principal) async throws
}
