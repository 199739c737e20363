internal import Calendars
package import DAVServer
internal import HTTPNames
internal import HTTPTypes
package import Hummingbird
internal import Logging
internal import NIOCore
internal import Synchronization
package import WebPages

/// The first to see a request: answers the health checks, refuses what came by an unsafe way, hands the rest to its door.
package struct FrontResponder: HTTPResponder {
    package typealias Context = ServerContext

    private let gate: RequestGate
    private let proxies: [AddressRange]
    private let dav: DAVResponder<ServerContext>
    private let setup: SetupPages
    private let isEncrypted: Bool
    private let health: Health
    private let measures = RequestMeasures()

    package init(
        gate: RequestGate,
        proxies: [AddressRange],
        dav: DAVResponder<ServerContext>,
        setup: SetupPages,
        isEncrypted: Bool,
        health: Health
    ) {
        self.gate = gate
        self.proxies = proxies
        self.dav = dav
        self.setup = setup
        self.isEncrypted = isEncrypted
        self.health = health
    }

    package func respond(to request: Request, context: ServerContext) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await answer(request, context)
        measures.record(request.method, response.status, since: start)
        context.logger.debug(
            "answered",
            metadata: ["method": "\(request.method)", "status": "\(response.status.code)"]
        )
        return response
    }

    private func answer(_ request: Request, _ context: ServerContext) async throws -> Response {
        switch request.uri.path {
        case "/healthz/live": return Self.plain(.ok, "alive\n")
        case "/healthz/ready":
            return health.isReady ? Self.plain(.ok, "ready\n") : Self.plain(.serviceUnavailable, "not ready\n")
        default: break
        }
        guard let authority = request.head.authority, request.headers[values: .host].allSatisfy({ $0 == authority })
        else {
            // RFC 9112 §3.2: whoever stands before the server may have taken another host for the one that is meant.
            return Self.plain(.badRequest, "A request names its host once.\n")
        }
        let forwarding = RequestGate.Forwarding(
            addresses: request.headers[values: .forwardedFor],
            scheme: request.headers[.forwardedProto]
        )
        let peer = context.remoteAddress?.ipAddress
        guard case .pass(let client) = gate.judge(peer: peer, forwarding) else {
            context.logger.notice("refused plain HTTP", metadata: ["peer": "\(peer ?? "unknown")"])
            return Self.plain(.forbidden, "This server answers over HTTPS only.\n")
        }
        var context = context
        var request = request
        if let peer, client != peer { context.remoteAddress = try? SocketAddress(ipAddress: client, port: 0) }
        var isEncrypted = isEncrypted
        if let peer, let address = AddressRange(peer), proxies.contains(address) {
            request = Self.asSentToTheProxy(request)
            if let scheme = forwarding.scheme { isEncrypted = scheme.lowercased() == "https" }
        }
        if setup.owns(path: request.uri.path) {
            let site = Site(isEncrypted: isEncrypted, authority: request.head.authority ?? authority)
            return try await setup.respond(to: request, from: site) { [context] request in
                try await dav.respond(to: request, context: context)
            }
        }
        if let welcome = setup.welcome(request) { return welcome }
        guard dav.owns(path: request.uri.path) else { return Self.plain(.notFound, "There is nothing here.\n") }
        // By which the client reached the server: what is attached gets an address with it.
        var head = request.head
        head.scheme = isEncrypted ? "https" : "http"
        return try await dav.respond(to: Request(head: head, body: request.body), context: context)
    }

    /// Under the name by which the client knows this server, so that it finds itself in a Destination.
    private static func asSentToTheProxy(_ request: Request) -> Request {
        guard let host = request.headers[values: .forwardedHost].last?.split(separator: ",").last else {
            return request
        }
        var head = request.head
        head.authority = String(host.filter { $0 != " " && $0 != "\t" })
        return Request(head: head, body: request.body)
    }

    private static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}

/// Whether the server can do its work.
package final class Health: Sendable {
    private let ready = Mutex(false)

    package init() {}

    package var isReady: Bool { ready.withLock { $0 } }

    package func set(isReady: Bool) { ready.withLock { $0 = isReady } }
}

extension HTTPField.Name {
    static let forwardedFor = HTTPField.Name(known: "X-Forwarded-For")
    static let forwardedProto = HTTPField.Name(known: "X-Forwarded-Proto")
    static let host = HTTPField.Name(known: "Host")
    static let forwardedHost = HTTPField.Name(known: "X-Forwarded-Host")
}
