internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// From a request to its handler: the whole of what the door can do, in one switch.
struct DAVHandlers: Sendable {
    let services: DAVServices

    func respond(to request: DAVRequest) async throws -> DAVAnswer {
        let limits = services.configuration.xml
        guard DAVMethod.allowed(on: request.target).contains(request.method) || isCollectionMaking(request) else {
            return Self.notAllowed(on: request.target)
        }
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
        case .mkcol: return try await make(DAVName.mkcol, response: DAVName.mkcolResponse, request)
        case .report:
            return try await report(try ReportMessage(body: request.body, limits: limits), request)
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
            PrincipalSearchHandler(services: services).respond(to: search, in: request)
        case .principalSearchPropertySet: PrincipalSearchHandler(services: services).searchProperties()
        case .expandProperty(let expand):
            try await ExpandPropertyHandler(services: services).respond(to: expand, in: request)
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
        request.method == .mkcalendar || request.method == .mkcol || request.method == .put
            || request.method == .delete || request.method == .copy || request.method == .move
    }

    static func options(_ target: Target) -> DAVAnswer {
        var answer = DAVAnswer(.ok)
        answer.allow = DAVMethod.allowed(on: target).map(\.rawValue)
        answer.isPrivate = false
        return answer
    }

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
