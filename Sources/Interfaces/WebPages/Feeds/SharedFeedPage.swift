internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPNames
internal import HTTPPacking
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Publishing

/// What the holder of a feed's address gets: iCalendar for calendar apps, a month and an agenda for browsers.
struct SharedFeedPage: Sendable {
    let services: PageServices
    let feeds: FeedService
    let guesses: PublicLimit

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let name = context.parameters.get("token") ?? ""
        let isFile = name.hasSuffix(".ics")
        guard try await guesses.allows(context.clientAddress) else {
            return Response(status: .tooManyRequests, headers: [.retryAfter: "60"])
        }
        guard let token = LinkToken(isFile ? name.dropLast(4) : name[...]), let feed = try await read(token) else {
            try await guesses.count(context.clientAddress)
            throw AccountError.notFound
        }
        let form = isFile ? FeedForm.iCalendar : .chosen(by: request.headers[values: .accept])
        switch form {
        case .page: return page(feed, token, request, context)
        case .iCalendar: return Self.document(form, feed, request) { feed.bytes }
        case .jCal: return Self.document(form, feed, request) { feed.jCal }
        case .xCal: return Self.document(form, feed, request) { feed.xCal }
        }
    }

    /// nil: there is no such feed.
    private func read(_ token: LinkToken) async throws(AccountError) -> RenderedFeed? {
        do throws(AccountError) {
            return try await feeds.read(token)
        } catch {
            guard error == .notFound else { throw error }
            return nil
        }
    }

    /// A document with what lets a reader ask again at little cost (RFC 9110 §13).
    private static func document(
        _ form: FeedForm,
        _ feed: RenderedFeed,
        _ request: Request,
        _ bytes: () -> [UInt8]
    ) -> Response {
        let isPacked = Gzip.isAccepted(request.headers[.acceptEncoding]) && feed.bytes.count >= Gzip.shortestBody
        // Each form and coding is a representation of its own, and a strong tag names one.
        let kind = form == .iCalendar ? "" : "-\(form)"
        let tag = "\(feed.etag)\(kind)"
        var fields: HTTPFields = [
            .eTag: "\"\(tag)\(isPacked ? "-gzip" : "")\"",
            .lastModified: HTTPDate.format(feed.modifiedAt),
            // Kept by who asked, and asked about at each use: a revoked feed ends at once.
            .cacheControl: "private, no-cache",
            .vary: "Accept, Accept-Encoding",
        ]
        guard !isKnown(tag, feed.modifiedAt, request.headers) else {
            return Response(status: .notModified, headers: fields)
        }
        fields[.contentType] = form.contentType
        var body = bytes()
        if isPacked, let packed = Gzip.packed(body) {
            body = packed
            fields[.contentEncoding] = "gzip"
        }
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// Whether the reader has it already. If-None-Match goes before If-Modified-Since (RFC 9110 §13.2.2), and compares
    /// weakly: the codings of one document are the same to it.
    private static func isKnown(_ tag: String, _ modifiedAt: Instant, _ fields: HTTPFields) -> Bool {
        let tags = fields[values: .ifNoneMatch]
        guard tags.isEmpty else {
            return tags.flatMap { $0.split(separator: ",") }.contains { item in
                let text = item.filter { $0 != " " && $0 != "\t" }
                let opaque = text.hasPrefix("W/") ? String(text.dropFirst(2)) : text
                return opaque == "*" || opaque == "\"\(tag)\"" || opaque == "\"\(tag)-gzip\""
            }
        }
        guard let since = fields[.ifModifiedSince].flatMap(HTTPDate.parse) else { return false }
        return modifiedAt <= since
    }

    private func page(
        _ feed: RenderedFeed,
        _ token: LinkToken,
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> Response {
        let texts = TextTable.choose(person: nil, accepted: request.headers, server: services.language)
        let today = feed.zone.local(services.clock.now()).date
        let asked = request.uri.queryParameters["month"].flatMap { MonthOfYear(String($0)) }
        let month = asked ?? MonthOfYear(today)
        let path = "\(services.renderer.prefix)/feeds/\(token.text)"
        let view = SharedFeedView(
            feed,
            month: month,
            today: today,
            path: path,
            site: context.site,
            in: texts
        )
        return services.renderer.page(.feed, title: feed.title, view, in: texts)
    }
}
