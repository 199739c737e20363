internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// Dispatches a request to its handler, in one switch.
struct DAVHandlers: Sendable {
    let services: DAVServices

    func respond(to request: DAVRequest) async throws -> DAVAnswer {
        let preferred = PreferredAnswers(services: services)
        do {
            return try await preferred.finish(try await answer(to: request), to: request)
        } catch {
            guard let answer = try await preferred.refusal(of: request, for: error) else { throw error }
            return answer
        }
    }

    private func answer(to request: DAVRequest) async throws -> DAVAnswer {
        guard DAVMethod.allowed(on: request.target).contains(request.method) || isCollectionMaking(request) else {
            return Self.notAllowed(on: request.target)
        }
        let request = try await heedingDate(of: request)
        // A lock that comes between the look and the write breaks the fence; then the look is taken again.
        let retry = RetryPolicy()
        return try await retry.run {
            switch try await WriteGate(services: services).verdict(on: request) {
            case .refused(let answer): return answer
            case .admitted(let request, let fences):
                let handlers = DAVHandlers(services: services.fenced(by: fences, retrying: retry))
                do {
                    return try await handlers.perform(request)
                } catch CalendarError.brokenFence {
                    throw CalendarError.lostRace
                }
            }
        }
    }

    private func perform(_ request: DAVRequest) async throws -> DAVAnswer {
        let limits = services.configuration.xml
        switch request.method {
        case .options: return Self.options(request.target)
        case .get, .head: return try await GetHandler(services: services).respond(in: request)
        case .put: return try await PutHandler(services: services).respond(in: request)
        case .delete: return try await DeleteHandler(services: services).respond(in: request)
        case .copy, .move: return try await RelocateHandler(services: services).respond(in: request)
        case .post: return try await PostHandler(services: services).respond(in: request)
        case .propfind:
            let message = try read { () throws(XMLError) in try PropFind(body: request.body, limits: limits) }
            return try await PropFindHandler(services: services).respond(to: message, in: request)
        case .proppatch:
            let message = try read { () throws(XMLError) in try PropertyUpdate(body: request.body, limits: limits) }
            return try await PropPatchHandler(services: services).respond(to: message, in: request)
        case .mkcalendar:
            return try await make(CalDAVName.mkcalendar, response: CalDAVName.mkcalendarResponse, request)
        case .mkcol:
            // RFC 4918 §9.3: a body that is no extended MKCOL is none that we know.
            guard request.body.isEmpty || Self.isXML(request.contentType) else {
                throw DAVError(.unsupportedMediaType, "the body of MKCOL must be XML")
            }
            return try await make(DAVName.mkcol, response: DAVName.mkcolResponse, request)
        case .lock:
            var info: LockInfo?
            if !request.body.isEmpty {
                info = try read { () throws(XMLError) in try LockInfo(body: request.body, limits: limits) }
            }
            return try await LockHandler(services: services).respond(to: info, in: request)
        case .unlock: return try await UnlockHandler(services: services).respond(in: request)
        case .report:
            let message = try ReportMessage(body: request.body, limits: limits)
            guard !message.isShallow || request.depth == nil || request.depth == .zero else {
                throw DAVError(.badRequest, "the report \(message.name.local) is made with Depth: 0")
            }
            return try await report(message, request)
        case .acl:
            let list = try read { () throws(XMLError) in try AccessControlList(body: request.body, limits: limits) }
            return try await AccessControlHandler(services: services).respond(to: list, in: request)
        }
    }

    private func report(_ message: ReportMessage, _ request: DAVRequest) async throws -> DAVAnswer {
        switch message {
        case .calendarQuery(let query):
            try await CalendarQueryHandler(services: services).respond(to: query, in: request)
        case .calendarMultiget(let multiget):
            try await CalendarMultigetHandler(services: services).respond(to: multiget, in: request)
        case .freeBusyQuery(let query):
            try await FreeBusyQueryHandler(services: services).respond(to: query, in: request)
        case .syncCollection(let sync):
            try await SyncCollectionHandler(services: services).respond(to: sync, in: request)
        case .principalPropertySearch(let search):
            try await PrincipalSearchHandler(services: services).respond(to: search, in: request)
        case .principalSearchPropertySet:
            try await PrincipalSearchHandler(services: services).searchProperties(in: request)
        case .calendarUserSearch(let search):
            try await PrincipalSearchHandler(services: services).respond(to: search, in: request)
        case .expandProperty(let expand):
            try await ExpandPropertyHandler(services: services).respond(to: expand, in: request)
        case .principalMatch(let match):
            try await PrincipalMatchHandler(services: services).respond(to: match, in: request)
        case .aclPrincipalPropSet(let names):
            try await AccessPrincipalsHandler(services: services).respond(to: names, in: request)
        }
    }

    private func make(_ root: XMLName, response: XMLName, _ request: DAVRequest) async throws -> DAVAnswer {
        let limits = services.configuration.xml
        let message = try read { () throws(XMLError) in
            try MakeCollection(body: request.body, root: root, limits: limits)
        }
        return try await MakeCollectionHandler(services: services).respond(to: message, in: request, response: response)
    }

    /// Making something where something stands, or where nothing can stand, has refusals of its own.
    private func isCollectionMaking(_ request: DAVRequest) -> Bool {
        switch request.method {
        case .mkcalendar, .mkcol, .put, .delete, .copy, .move: true
        default: false
        }
    }

    /// A client that names no type is believed.
    private static func isXML(_ contentType: String?) -> Bool {
        guard let contentType else { return true }
        let type = contentType.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
        return type == "text/xml" || type == "application/xml" || type.hasSuffix("+xml")
    }

    static func options(_ target: Target) -> DAVAnswer {
        var answer = DAVAnswer(.ok)
        answer.allow = DAVMethod.allowed(on: target).map(\.rawValue)
        answer.isPrivate = false
        return answer
    }

    /// Of a method that this server has nowhere (RFC 9110 §9.1, §15.6.2).
    static func notImplemented() -> DAVAnswer {
        let error = DAVError(.notImplemented, "this server does not know the method")
        var answer = DAVAnswer(.notImplemented, .bytes(error.body, type: DAVAnswer.xml))
        answer.isPrivate = false
        return answer
    }

    /// Of a method that is known, but not of this address (RFC 9110 §15.5.6).
    static func notAllowed(on target: Target) -> DAVAnswer {
        let error = DAVError(.methodNotAllowed, "this method does nothing here")
        var answer = DAVAnswer(.methodNotAllowed, .bytes(error.body, type: DAVAnswer.xml))
        answer.allow = DAVMethod.allowed(on: target).map(\.rawValue)
        return answer
    }

    private func read<Message>(_ body: () throws(XMLError) -> Message) throws(DAVError) -> Message {
        do throws(XMLError) {
            return try body()
        } catch {
            throw DAVError(error)
        }
    }
}
