internal import HTTPTypes
internal import Hummingbird

/// Refuses requests whose Host is no loopback name.
///
/// A page of another site can make a browser on this machine connect to loopback under the site's own name (DNS
/// rebinding); what is answered without a token would then be readable to it.
struct LoopbackHost: RouterMiddleware {
    typealias Context = AdminRouter.Context

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, Self.isLoopback(authority) else {
            return AdminRouter.plain(.misdirectedRequest, "This port is called localhost, 127.0.0.1 or [::1].\n")
        }
        return try await next(request, context)
    }

    /// `localhost`, an address of 127.0.0.0/8, or `[::1]`, with or without a port (RFC 9110 §7.2).
    static func isLoopback(_ authority: String) -> Bool {
        var host = authority.lowercased()[...]
        if let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isNumber),
            host.first != "[" || host[..<colon].last == "]"
        {
            host = host[..<colon]
        }
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
