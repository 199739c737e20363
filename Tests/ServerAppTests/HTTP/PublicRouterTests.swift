import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import ServerApp
import Testing

/// Everything that the public port answers, in process.
struct PublicRouterTests {
    private struct Answer: Sendable {
        var status: Int
        var text: String
        var fields: HTTPFields
    }

    private typealias Send = @Sendable (HTTPRequest.Method, String, HTTPFields) async throws -> Answer

    private func withServer(
        basePath: String = "",
        tls: Configuration.TLS = .on,
        _ test: @Sendable @escaping (Send) async throws -> Void
    ) async throws {
        var configuration = Configuration()
        configuration.dataDirectory =
            FileManager.default.temporaryDirectory.appending(path: "router-\(UUID().uuidString)").path
        configuration.basePath = basePath
        configuration.tls = tls
        defer { try? FileManager.default.removeItem(atPath: configuration.dataDirectory) }
        let installation = try Installation(configuration)
        _ = try await installation.addPerson(named: "ana", password: "a long password")
        let health = Health(of: installation.store.operation)
        let regions = try Regions(directories: [])
        let planning = installation.planning(
            try installation.planningEnvironment(configuration, in: regions),
            in: regions
        )
        let responder = try installation.publicRouter(health: health, planning: planning).buildResponder()
        try await Application(responder: responder).test(.router) { client in
            try await test { method, path, fields in
                try await client.execute(uri: path, method: method, headers: fields) {
                    Answer(status: $0.status.code, text: String(buffer: $0.body), fields: $0.headers)
                }
            }
        }
        try installation.close()
    }

    private static func method(_ name: String) throws -> HTTPRequest.Method { try #require(HTTPRequest.Method(name)) }

    private static let ana: HTTPFields = [
        .authorization: "Basic " + Data("ana:a long password".utf8).base64EncodedString()
    ]

    @Test(arguments: [
        ("PROPFIND", "/", 207), ("PROPFIND", "/.well-known/caldav", 207), ("PROPFIND", "/dav/calendars/ana/", 207),
        ("OPTIONS", "/dav/", 200), ("OPTIONS", "/", 200), ("BREW", "/dav/calendars/ana/", 501), ("GET", "/", 302),
        ("MKCALENDAR", "/dav/calendars/ana/new/", 201), ("GET", "/dav/calendars/ana/nothing.ics", 404),
        ("GET", "/nothing", 404), ("PROPFIND", "/login", 404), ("GET", "/login", 200), ("GET", "/setup", 200),
        ("GET", "/api/v1/openapi.json", 200), ("GET", "/api/v1/me", 401), ("GET", "/healthz/live", 200),
        ("GET", "/healthz/ready", 503), ("POST", "/setup", 405),
    ])
    func everyAddressHasItsModule(method: String, path: String, status: Int) async throws {
        try await withServer { send async throws in
            let answer = try await send(Self.method(method), path, Self.ana)
            #expect(answer.status == status, "\(answer.text)")
        }
    }

    @Test(arguments: ["", "/cal"])
    func theBasePathMayBeThereOrNot(path: String) async throws {
        try await withServer(basePath: "/cal") { send async throws in
            #expect(try await send(.get, path + "/login", [:]).text.contains("action=\"/cal/login\""))
            #expect(try await send(.get, path + "/setup", Self.ana).text.contains("/cal/dav/principals/ana/"))
            #expect(try await send(.get, path + "/", [.accept: "text/html"]).fields[.location] == "/cal/about")
            #expect(try await send(.get, path + "/account", [:]).fields[.location] == "/cal/login")
            let propfind = try Self.method("PROPFIND")
            #expect(try await send(propfind, path + "/dav/calendars/ana/", Self.ana).status == 207)
            #expect(try await send(.get, path + "/api/v1/openapi.json", [:]).status == 200)
        }
    }

    /// Where the peer is not known to be this machine.
    @Test(arguments: ["/login", "/dav/", "/api/v1/me", "/nothing"])
    func plainHTTPIsRefusedBeforeAnythingIsLookedAt(path: String) async throws {
        try await withServer(tls: .off) { send async throws in
            let answer = try await send(.get, path, Self.ana)
            #expect(answer.status == 403 && answer.text == "This server answers over HTTPS only.\n")
            #expect(try await send(.get, "/healthz/live", [:]).status == 200)
        }
    }

    @Test func anAddressHasALimit() async throws {
        try await withServer { send async throws in
            #expect(try await send(.get, "/dav/" + String(repeating: "x", count: 17_000), Self.ana).status == 414)
            #expect(try await send(.get, "/dav/" + String(repeating: "x", count: 1000), Self.ana).status == 404)
        }
    }
}
