internal import APIRoutes
internal import Cryptography
internal import Hummingbird
internal import Logging

/// Admits requests with the token (RFC 6750 §2.1).
struct BearerToken: RouterMiddleware {
    typealias Context = AdminRouter.Context

    private let digest: SHA256Digest

    init(_ token: String) { digest = SHA256.hash(of: Array(token.utf8)) }

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let parts = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
        // Digests are compared in constant time, whatever was sent.
        guard parts.count == 2, parts[0].lowercased() == "bearer",
            SHA256.hash(of: Array(parts[1].utf8)) == digest
        else {
            context.logger.notice("administration refused: no or a wrong token")
            throw Problem(.unauthorized, "Send Authorization: Bearer with the content of admin-token.")
        }
        return try await next(request, context)
    }
}
