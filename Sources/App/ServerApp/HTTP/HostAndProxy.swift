internal import HTTPAccess
internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import OutgoingHTTP

/// Refuses what came by an unsafe way, and notes as what the client knows this server and from where it comes.
struct HostAndProxy: RouterMiddleware {
    typealias Context = ServerContext

    let gate: RequestGate
    let proxies: [AddressRange]
    let isEncrypted: Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, request.headers[values: .host].allSatisfy({ $0 == authority })
        else {
            // RFC 9112 §3.2: whoever stands before the server may have taken another host for the one that is meant.
            return PlainAnswer.response(.badRequest, "A request names its host once.\n")
        }
        let forwarding = RequestGate.Forwarding(
            addresses: request.headers[values: .forwardedFor],
            scheme: request.headers[.forwardedProto]
        )
        let peer = context.remoteAddress?.ipAddress
        guard case .pass(let client) = gate.judge(peer: peer, forwarding) else {
            context.logger.notice("refused plain HTTP", metadata: ["peer": "\(peer ?? "unknown")"])
            return PlainAnswer.response(.forbidden, "This server answers over HTTPS only.\n")
        }
        var context = context
        var head = request.head
        if let peer, client != peer { context.remoteAddress = try? SocketAddress(ipAddress: client, port: 0) }
        context.site = Site(isEncrypted: isEncrypted, authority: authority)
        if let peer, let address = AddressRange(peer), proxies.contains(address) {
            if let host = Self.forwardedHost(request.headers) {
                head.authority = host
                context.site.authority = host
            }
            if let scheme = forwarding.scheme { context.site.isEncrypted = scheme.lowercased() == "https" }
        }
        // By which the client reached the server: what is attached gets an address with it.
        head.scheme = context.site.isEncrypted ? "https" : "http"
        return try await next(Request(head: head, body: request.body), context)
    }

    /// The name by which the client of a proxy knows this server, so that it finds itself in a Destination.
    private static func forwardedHost(_ fields: HTTPFields) -> String? {
        guard let host = fields[values: .forwardedHost].last?.split(separator: ",").last else { return nil }
        return String(host.filter { $0 != " " && $0 != "\t" })
    }
}

extension HTTPField.Name {
    static let requestID = HTTPField.Name(known: "X-Request-ID")
    fileprivate static let forwardedFor = HTTPField.Name(known: "X-Forwarded-For")
    fileprivate static let forwardedProto = HTTPField.Name(known: "X-Forwarded-Proto")
    fileprivate static let host = HTTPField.Name(known: "Host")
    fileprivate static let forwardedHost = HTTPField.Name(known: "X-Forwarded-Host")
}
