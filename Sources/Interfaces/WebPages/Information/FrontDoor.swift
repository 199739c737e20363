internal import HTTPAccess
internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird

/// Where the bare host name leads browsers: the first page of somebody who is logged in, what this is for a visitor.
struct FrontDoor: Sendable {
    private let prefix: String
    /// The addresses of the server itself.
    private let welcomed: Set<String>

    /// - Parameter prefix: the path under which the server is seen, without a slash at its end; empty for the root.
    init(prefix: String) {
        self.prefix = prefix
        welcomed = ["/", prefix, prefix + "/"]
    }

    /// nil for apps, which ask for other types, and for other addresses.
    func welcome(_ request: Request) -> Response? {
        // Every request of a calendar app comes by here.
        guard welcomed.contains(request.uri.path), request.method == .get || request.method == .head,
            request.headers[values: .accept].contains(where: { $0.contains("text/html") })
        else { return nil }
        let sites = [true, false].map { Site(isEncrypted: $0, authority: "") }
        let hasSession = sites.contains { SessionCookie.token(in: request.headers, on: $0) != nil }
        return Response(
            status: .found,
            headers: [
                .location: prefix + (hasSession ? PageArea.today.path : "/about"), .cacheControl: "no-store",
                .vary: "Accept, Cookie",
            ]
        )
    }
}
