internal import Accounts
internal import Calendars
internal import HTTPAccess
internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Notifications

/// The stream of server-sent events (HTML Living Standard, "Server-sent events") that a page keeps open while it is
/// seen. It says that something changed and never what: `changed`, with the mark to begin the next stream from; `stop`
/// where the page shall not come again.
struct ChangesPage: Sendable {
    static let path = "/changes"
    /// Between two messages: what happens meanwhile is told by one.
    private static let pause = Duration.milliseconds(250)
    /// After which a browser comes back where the stream broke off.
    private static let againMilliseconds = 3_000

    let services: PageServices

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller, let token = caller.token else {
            return LogInFirst.response(to: request, context, services)
        }
        // Other sites cannot read it, but could open many.
        guard !RequestOrigin.isForeign(request.headers, to: context.site) else {
            return Response(status: .forbidden, headers: [.cacheControl: "no-store"])
        }
        let headers: HTTPFields = [
            .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
            // nginx would hold messages back until a buffer is full.
            .accelBuffering: "no",
        ]
        guard request.method == .get else { return Response(status: .ok, headers: headers) }
        let since = request.headers[.lastEventID] ?? request.uri.queryParameters["since"].map(String.init)
        let calendars = try await calendars(of: caller.principal.id)
        guard let stream = services.openPages.open(for: caller.principal.id, calendars: calendars, since: since) else {
            return Response(status: .serviceUnavailable, headers: [.retryAfter: "60", .cacheControl: "no-store"])
        }
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody { writer in
                defer { services.openPages.close(stream) }
                var shown = calendars
                try await writer.write(ByteBuffer(string: "retry: \(Self.againMilliseconds)\n\n"))
                for await _ in stream.wakeups {
                    var news = stream.take()
                    if news.contains(.over) { break }
                    guard !news.contains(.superseded), try await services.sessions.isOpen(token) else {
                        try await writer.write(ByteBuffer(string: "event: stop\ndata: stop\n\n"))
                        break
                    }
                    // That others have shared a calendar, or do no longer, is no event of the person's.
                    if !news.isDisjoint(with: [.calendars, .beat]) {
                        let present = try await self.calendars(of: caller.principal.id)
                        if present != shown { news.insert(.changed) }
                        shown = present
                        services.openPages.watch(shown, by: stream)
                    }
                    guard news.contains(.changed) else {
                        try await writer.write(ByteBuffer(string: ":\n\n"))
                        continue
                    }
                    let mark = services.openPages.mark()
                    try await writer.write(ByteBuffer(string: "event: changed\nid: \(mark)\ndata: changed\n\n"))
                    try await Task.sleep(for: Self.pause)
                }
                try await writer.finish(nil)
            }
        )
    }

    private func calendars(of person: PrincipalID) async throws(CalendarError) -> Set<CollectionID> {
        Set(try await services.calendars.collections.listCollections(of: person, as: person).map(\.id))
    }
}

/// Has the open pages of a person look after each form of theirs whether their sessions still stand: many forms end
/// some.
struct SessionsOfOpenPages<Context: PublicRequestContext>: RouterMiddleware {
    let openPages: OpenPages

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        if request.method == .post, let caller = context.caller {
            openPages.checkSessions(of: caller.principal.id)
        }
        return response
    }
}

extension HTTPField.Name {
    fileprivate static let lastEventID = HTTPField.Name(known: "Last-Event-ID")
    fileprivate static let accelBuffering = HTTPField.Name(known: "X-Accel-Buffering")
}
