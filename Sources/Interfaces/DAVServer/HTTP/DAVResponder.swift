package import Accounts
internal import CalDAV
package import Calendars
package import CivilTime
internal import HTTPAccess
internal import HTTPNames
internal import HTTPPacking
internal import HTTPTypes
package import Hummingbird
internal import Logging
internal import NIOCore
package import Notifications
internal import WebDAV
internal import XMLStream

/// The CalDAV interface as a Hummingbird responder: the one file that sees Request and Response.
///
/// Mount it for every path for which ``owns(path:)`` says so, behind what decides which connections are safe. The
/// request's authority is the name by which the client knows the server, and the context's remote address that of the
/// client.
package struct DAVResponder<Context: RequestContext & RemoteAddressRequestContext>: HTTPResponder {
    private let services: DAVServices
    private let uploads: UploadIntake
    private let timeZones: TimeZoneService
    /// On every answer, made once.
    private let fields: HTTPFields
    /// On answers about a person's data.
    private let privateFields: HTTPFields

    package init(
        calendars: CalendarService,
        accounts: AccountService,
        configuration: DAVConfiguration,
        clock: any WallClock,
        push: PushService? = nil
    ) {
        services = DAVServices(
            calendars: calendars,
            accounts: accounts,
            configuration: configuration,
            clock: clock,
            push: push
        )
        uploads = UploadIntake(configuration.uploads)
        timeZones = TimeZoneService(addresses: services.addresses)
        let dav = push == nil ? Self.compliance : Self.compliance + ", webdav-push"
        let fields: HTTPFields = [.dav: dav, .contentTypeOptions: "nosniff"]
        self.fields = fields
        privateFields = fields + [HTTPField(name: .cacheControl, value: "private, no-cache")]
    }

    /// Whether a path is served here: `/dav/...`, `/.well-known/caldav`, `/.well-known/timezone`, and for PROPFIND,
    /// OPTIONS and PROPPATCH `/`.
    package func owns(path: String) -> Bool {
        // Nearly all requests, with no need to read the address twice.
        if path.hasPrefix("/dav/") || path == "/dav" || timeZones.owns(path) { return true }
        guard let href = try? Href(path: path) else { return false }
        return Target(href, prefix: services.configuration.prefix) != nil || Self.isBelowDAV(href, services)
    }

    package func respond(to request: Request, context: Context) async throws -> Response {
        do {
            return try await answer(request, context)
        } catch let error as DAVError {
            return refuse(error, request, context)
        } catch let error as CalendarError {
            let href = request.uri.path
            // POST adds to what it is sent to, all else concerns the member of a collection.
            let isAdded = request.method == .post && href.hasSuffix("/")
            let collection = isAdded ? href : DAVError.parent(of: href)
            return refuse(DAVError(error, href: href, collection: collection), request, context)
        }
    }

    private static func isBelowDAV(_ href: Href, _ services: DAVServices) -> Bool {
        let prefix = services.configuration.prefix
        let segments = href.segments.starts(with: prefix) ? Array(href.segments.dropFirst(prefix.count)) : href.segments
        return segments.first == "dav"
    }

    private func answer(_ request: Request, _ context: Context) async throws -> Response {
        let fields = request.headers
        let configuration = services.configuration
        let path = request.uri.path
        if timeZones.owns(path), let answer = timeZoneAnswer(to: request) { return response(answer) }
        let href = try readHref { () throws(HrefError) in try Href(path: path) }
        if let id = AttachmentDoor.id(in: href, prefix: configuration.prefix) {
            return response(try await attachment(id, request, context))
        }
        if let id = PushDoor.id(in: href, prefix: configuration.prefix) {
            return response(try await push(id, request, context))
        }
        guard let target = Target(href, prefix: configuration.prefix) else { throw DAVError.absent }
        guard let method = DAVMethod(rawValue: request.method.rawValue) else {
            return response(DAVHandlers.notImplemented())
        }
        // What every client may know before it logs in, the same for every address.
        if method == .options { return response(DAVHandlers.options(target)) }
        if target == .root, method == .get || method == .head, href.segments.last != "dav" {
            var answer = DAVAnswer(.init(302))
            answer.location = services.addresses.root
            return response(answer)
        }
        let principal = try await authenticate(fields[.authorization], from: context.remoteAddress)
        let isObject = method == .put || method == .post
        let limit = isObject ? services.calendars.limits.objectBytes : configuration.xml.bytes
        let query = Self.query(of: request)
        let body: [UInt8]
        guard method != .put || fields[.contentRange] == nil else {
            // RFC 9110 §14.5: what was sent is no whole, and would stand in the place of one.
            throw DAVError(.badRequest, "a part of a resource can't be stored: send all of it, without Content-Range")
        }
        if method == .post, AttachmentQuery.isMeant(query) {
            let limit = services.calendars.limits.attachmentBytes
            // RFC 8607 §3.11: 403, as with every precondition there.
            let refusal = DAVError(.forbidden, .maxAttachmentSize, "an attachment has at most \(limit) bytes")
            body = try await self.body(of: request, by: principal, upTo: limit, else: refusal)
        } else {
            let refusal = Self.tooLarge(limit, target, isObject: isObject)
            body = try await self.body(of: request, by: principal, upTo: limit, else: refusal)
        }
        let message = DAVRequest(
            method: method,
            href: href,
            target: target,
            principal: principal,
            depth: try Depth(header: fields[.depth]),
            ifMatch: try EntityTagCondition(header: fields[.ifMatch]),
            ifNoneMatch: try EntityTagCondition(header: fields[.ifNoneMatch]),
            ifHeader: try IfHeader(header: fields[.if]),
            ifModifiedSince: fields[.ifModifiedSince],
            ifUnmodifiedSince: fields[.ifUnmodifiedSince],
            destination: try destination(fields[.destination], of: request),
            authority: request.head.authority,
            overwrites: fields[.overwrite]?.uppercased() != "F",
            preferences: Preferences(prefer: fields[values: .prefer], brief: fields[.brief]),
            contentType: fields[.contentType],
            scheduling: try SchedulingOptions(
                ifScheduleTagMatch: fields[.ifScheduleTagMatch],
                scheduleReply: fields[.scheduleReply]
            ),
            timeZones: TimeZoneInclusion(header: fields[.calDAVTimezones]),
            lockToken: LockToken.read(header: fields[.lockToken]),
            timeoutSeconds: LockTimeout.seconds(header: fields[.timeout]),
            contentLanguage: fields[.contentLanguage],
            slug: fields[.slug],
            contentDisposition: fields[.contentDisposition],
            query: query,
            scheme: request.head.scheme ?? "http",
            body: body
        )
        let answer = try await heedingQuiet(fields[values: .pushDontNotify], message) {
            try await DAVHandlers(services: services).respond(to: message)
        }
        for refusal in answer.refusals { log(refusal, request, context) }
        if case .multistatus(let pages) = answer.body {
            let packing = Gzip.isAccepted(fields[.acceptEncoding])
            return try await MultistatusStream(pages: pages, isPacked: packing, logger: context.logger)
                .response(response(answer))
        }
        return response(answer)
    }

    /// Names and values, decoded; most requests have none.
    private static func query(of request: Request) -> [(String, String)] {
        guard request.uri.query != nil else { return [] }
        return request.uri.queryParameters.map { (String($0.key), String($0.value)) }
    }

    /// Definitions of zones are for everybody.
    private func timeZoneAnswer(to request: Request) -> DAVAnswer? {
        timeZones.answer(
            request.method.rawValue,
            path: request.uri.path,
            query: Self.query(of: request),
            ifNoneMatch: request.headers[.ifNoneMatch]
        )
    }

    private func authenticate(_ header: String?, from peer: SocketAddress?) async throws(DAVError) -> Principal {
        guard let credentials = BasicCredentials(header: header) else {
            throw DAVError(.unauthorized, nil, Self.howToLogIn, logDetail: "no credentials")
        }
        // Only a log-in that is not remembered asks for the text of the address.
        let address = { @Sendable in peer.map { $0.ipAddress ?? "unix" } ?? "unknown" }
        switch await services.accounts.authenticate(
            name: credentials.name,
            password: credentials.password,
            from: address
        ) {
        case .principal(let principal): return principal
        case .refused:
            let words = "wrong name or password; \(Self.howToLogIn)"
            throw DAVError(.unauthorized, nil, words, logDetail: "refused, from \(address())")
        case .busy(let seconds):
            throw DAVError(
                .serviceUnavailable,
                nil,
                "too many are logging in; try again",
                logDetail: "log-in queue is full",
                retryAfterSeconds: seconds
            )
        case .unavailable(let detail):
            throw DAVError(.serviceUnavailable, nil, "try again later", logDetail: detail, retryAfterSeconds: 5)
        }
    }

    /// Said alike to everybody, so that nothing tells whether a password was right.
    private static var howToLogIn: String {
        "log in with your user name and your password, or with an app password: accounts with two-step log-in need one, "
            + "made on the page /account/app-passwords"
    }

    /// RFC 4791 §1.3: a precondition of calendars is refused with 403, anything else that is too long with 413.
    private static func tooLarge(_ limit: Int, _ target: Target, isObject: Bool) -> DAVError {
        let explanation = "the body is longer than \(limit) bytes"
        switch target {
        case .object where isObject, .calendar where isObject:
            return DAVError(.forbidden, .maxResourceSize, explanation)
        default: return DAVError(.contentTooLarge, explanation)
        }
    }

    private func attachment(_ id: String, _ request: Request, _ context: Context) async throws -> DAVAnswer {
        guard let method = DAVMethod(rawValue: request.method.rawValue) else { return DAVHandlers.notImplemented() }
        if method == .options { return AttachmentDoor.options(.ok) }
        let principal = try await authenticate(request.headers[.authorization], from: context.remoteAddress)
        guard AttachmentDoor.methods.contains(method) else {
            return AttachmentDoor.options(.methodNotAllowed)
        }
        return try await AttachmentDoor(services: services).read(
            id,
            isHead: method == .head,
            ifNoneMatch: try EntityTagCondition(header: request.headers[.ifNoneMatch]),
            as: principal
        )
    }

    private func push(_ id: String, _ request: Request, _ context: Context) async throws -> DAVAnswer {
        guard let method = DAVMethod(rawValue: request.method.rawValue) else { return DAVHandlers.notImplemented() }
        if method == .options { return PushDoor.options(.ok) }
        let principal = try await authenticate(request.headers[.authorization], from: context.remoteAddress)
        guard method == .delete else { return PushDoor.options(.methodNotAllowed) }
        return try await PushDoor(services: services).delete(id, as: principal)
    }

    /// Does a request whose client may not want to be told of the change that it makes.
    private func heedingQuiet(
        _ wishes: [String],
        _ request: DAVRequest,
        _ work: () async throws -> DAVAnswer
    ) async throws -> DAVAnswer {
        guard !wishes.isEmpty, let push = services.push else { return try await work() }
        let places = [request.target, request.destination].compactMap { $0?.place?.path.last }
        return try await push.withoutTelling(
            PushDoor.subscriptions(named: wishes, prefix: services.addresses.push),
            of: Set(places),
            by: request.principal.id
        ) {
            let answer = try await work()
            return (answer, answer.status.number < 300)
        }
    }

    private func body(
        of request: Request,
        by principal: Principal,
        upTo limit: Int,
        else tooLarge: DAVError
    ) async throws -> [UInt8] {
        if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
            throw DAVError(.unsupportedMediaType, "bodies are taken without Content-Encoding")
        }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        return try await uploads.collect(request.body, upTo: limit, of: principal.id, else: tooLarge)
    }

    private func destination(_ header: String?, of request: Request) throws(DAVError) -> Target? {
        guard let header else { return nil }
        let href: Href
        do throws(HrefError) {
            href = try Href(reference: header, authorities: [request.head.authority].compactMap(\.self))
        } catch .foreign {
            throw DAVError(.badGateway, "the Destination is on another server")
        } catch {
            throw DAVError(.badRequest, "the Destination is no path of this server")
        }
        guard let target = Target(href, prefix: services.configuration.prefix) else {
            throw DAVError(.forbidden, "nothing can be stored at the Destination")
        }
        return target
    }

    private func readHref(_ read: () throws(HrefError) -> Href) throws(DAVError) -> Href {
        do throws(HrefError) {
            return try read()
        } catch {
            throw DAVError(.badRequest, nil, "the address can't be read", logDetail: "\(error)")
        }
    }

    private func response(_ answer: DAVAnswer) -> Response {
        var fields = answer.isPrivate ? privateFields : self.fields
        if let etag = answer.etag { fields[.eTag] = "\"\(etag)\"" }
        if let tag = answer.scheduleTag { fields[.scheduleTag] = "\"\(tag)\"" }
        if let language = answer.contentLanguage { fields[.contentLanguage] = language }
        if let disposition = answer.contentDisposition { fields[.contentDisposition] = disposition }
        if let location = answer.contentLocation { fields[.contentLocation] = location }
        if let id = answer.managedID { fields[.managedID] = id }
        if let token = answer.lockToken { fields[.lockToken] = LockToken.write(token) }
        // What people have stored is never run as part of the server's own pages.
        if answer.isForeign { fields[.contentSecurityPolicy] = "sandbox; default-src 'none'" }
        if let date = answer.lastModified { fields[.lastModified] = HTTPDate.format(date) }
        if let location = answer.location { fields[.location] = location }
        if let date = answer.expires { fields[.expires] = HTTPDate.format(date) }
        if let allow = answer.allow { fields[.allow] = allow.joined(separator: ", ") }
        if let applied = answer.preferenceApplied {
            fields[.preferenceApplied] = applied
            fields[.vary] = "Brief, Prefer"
        }
        var body = ResponseBody()
        if case .bytes(let bytes, let type) = answer.body {
            fields[.contentType] = type
            if bytes.isEmpty {
                fields[.contentLength] = String(answer.contentLength ?? 0)
            } else {
                body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            }
        }
        return Response(status: .init(code: answer.status.number), headers: fields, body: body)
    }

    /// Refusals of everyday requests: before log-in, of what is not there, of what has changed meanwhile.
    private static func isEverydayBusiness(_ error: DAVError, _ request: Request) -> Bool {
        switch error.status {
        case .unauthorized: request.headers[.authorization] == nil
        case .notFound, .preconditionFailed: error.condition == nil
        default: false
        }
    }

    private func log(_ error: DAVError, _ request: Request, _ context: Context) {
        context.logger.log(
            level: Self.isEverydayBusiness(error, request) ? .debug : .info,
            "refused",
            metadata: [
                "method": "\(request.method.rawValue)", "path": "\(request.uri.path)",
                "status": "\(error.status.number)", "element": "\(error.condition?.name.local ?? "-")",
                "reason": "\(error.explanation)", "detail": "\(error.logDetail)",
            ]
        )
    }

    private func refuse(_ error: DAVError, _ request: Request, _ context: Context) -> Response {
        log(error, request, context)
        var answer = DAVAnswer(error.status, .bytes(error.body, type: DAVAnswer.xml))
        if request.method == .head { answer.body = .none }
        if error.status == .methodNotAllowed, let href = try? Href(path: request.uri.path),
            let target = Target(href, prefix: services.configuration.prefix)
        {
            // What is refused here as it stands is not allowed here now (RFC 9110 §15.5.6).
            answer.allow = DAVMethod.allowed(on: target).map(\.rawValue).filter { $0 != request.method.rawValue }
        }
        var response = response(answer)
        if error.status == .unauthorized {
            response.headers[.wwwAuthenticate] = "Basic realm=\"\(services.configuration.realm)\", charset=\"UTF-8\""
        }
        if let seconds = error.retryAfterSeconds { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    /// The DAV header (RFC 4918 §10.1): what works, and nothing else. On every answer, as Apple's client reads it from
    /// PROPFIND.
    private static var compliance: String {
        "1, 2, 3, access-control, extended-mkcol, calendar-access, calendar-schedule, calendar-auto-schedule, "
            + "calendar-availability, calendar-managed-attachments, calendar-no-timezone, calendar-proxy, "
            + "calendarserver-sharing, calendarserver-principal-search"
    }
}

extension DAVCondition {
    static let maxResourceSize = CalendarCondition.named("max-resource-size")
    static let maxAttachmentSize = CalendarCondition.named("max-attachment-size")
}
