internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import XMLStream

/// Makes the requests that a calendar app makes when an account is added (RFC 6764 §6, RFC 4791 §6.2.1), and notes
/// what came back.
struct SelfTest: Sendable {
    struct Step: Equatable, Sendable {
        var what: String
        var isRight: Bool
        /// What was found, or what is wrong and what to do.
        var detail: String
    }

    struct Report: Equatable, Sendable {
        var steps: [Step] = []
        /// The path of the principal, and the name that it ends in.
        var principal: String?
        var userName: String?
        var calendars: [String] = []
        /// The e-mail addresses under which the person invites and is invited.
        var addresses: [String] = []
    }

    enum Outcome {
        /// The CalDAV server did not let this client in; its answer.
        case refused(Response)
        case done(Report)
    }

    let credentials: String?
    let texts: TextTable
    let responder: SetupPages.Responder

    func run() async throws -> Outcome {
        var report = Report()
        // Below no prefix: apps ask for it on the bare host name.
        let wellKnown = "/.well-known/caldav"
        let first = try await ask(wellKnown, ["DAV: current-user-principal"])
        if first.response.status == .unauthorized || first.response.status == .serviceUnavailable {
            return .refused(first.response)
        }
        guard let principal = first.hrefs("current-user-principal").first else {
            report.steps.append(
                .wrong(texts[.testFindAccount], texts.text(.testNoPrincipal, ["path": wellKnown]))
            )
            return .done(report)
        }
        report.principal = principal
        report.userName = principal.split(separator: "/").last.map(String.init)
        report.steps.append(.right(texts[.testFindAccountFromHost], principal))

        let caldav = "urn:ietf:params:xml:ns:caldav"
        let person = try await ask(
            principal,
            ["\(caldav) calendar-home-set", "\(caldav) calendar-user-address-set", "DAV: displayname"]
        )
        guard let home = person.hrefs("calendar-home-set").first else {
            report.steps.append(.wrong(texts[.testFindCalendars], texts[.testNoHome]))
            return .done(report)
        }
        report.steps.append(.right(texts[.testFindCalendars], home))
        report.addresses = person.hrefs("calendar-user-address-set")
            .filter { $0.hasPrefix("mailto:") }.map { String($0.dropFirst("mailto:".count)) }
        report.steps.append(
            report.addresses.isEmpty
                ? .wrong(texts[.testInvitations], texts[.testNoAddress])
                : .right(texts[.testInvitations], report.addresses.joined(separator: ", "))
        )

        let listing = try await ask(home, ["DAV: resourcetype", "DAV: displayname", "DAV: sync-token"], depth: "1")
        report.calendars = listing.calendars
        report.steps.append(
            listing.calendars.isEmpty
                ? .wrong(texts[.testListCalendars], texts[.testNoCalendar])
                : .right(texts[.testListCalendars], listing.calendars.joined(separator: ", "))
        )
        let compliance = first.response.headers[values: .dav].joined(separator: ", ")
        report.steps.append(
            compliance.contains("calendar-access")
                ? .right(texts[.testCompliance], compliance)
                : .wrong(texts[.testCompliance], texts[.testNoCompliance])
        )
        return .done(report)
    }

    private func ask(_ path: String, _ properties: [String], depth: String = "0") async throws -> MultistatusReply {
        var body = "<D:propfind xmlns:D=\"DAV:\"><D:prop>"
        for property in properties {
            let parts = property.split(separator: " ")
            body += "<\(parts[1]) xmlns=\"\(parts[0])\"/>"
        }
        body += "</D:prop></D:propfind>"
        var head = HTTPRequest(method: .propfind, scheme: nil, authority: nil, path: path)
        head.headerFields[.authorization] = credentials
        head.headerFields[.contentType] = "application/xml; charset=utf-8"
        head.headerFields[.depth] = depth
        let response = try await responder(Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body))))
        return MultistatusReply(response: response, bytes: try await Self.bytes(of: response))
    }

    private static func bytes(of response: Response) async throws -> [UInt8] {
        let sink = ByteSink()
        try await response.body.write(sink)
        return sink.bytes
    }
}

extension SelfTest.Step {
    static func right(_ what: String, _ detail: String) -> Self { Self(what: what, isRight: true, detail: detail) }
    static func wrong(_ what: String, _ detail: String) -> Self { Self(what: what, isRight: false, detail: detail) }
}

extension HTTPRequest.Method {
    fileprivate static let propfind: Self = {
        guard let method = HTTPRequest.Method("PROPFIND") else { preconditionFailure("PROPFIND is a token.") }
        return method
    }()
}

extension HTTPField.Name {
    fileprivate static let depth = HTTPField.Name(known: "Depth")
    fileprivate static let dav = HTTPField.Name(known: "DAV")
}
