import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTesting
import NIOCore
import Testing

@testable import ServerApp

/// Which requests are answered by the thread that reads them, over real connections.
@Suite struct LongRequestsTests {
    /// Says where a request was handled, and where the answer's body was made.
    private struct Telling: RouterMiddleware {
        typealias Context = ServerContext

        static var place: String {
            let loops = EventLoopGroupProvider.singleton.eventLoopGroup.makeIterator()
            return loops.contains { $0.inEventLoop } ? "loop" : "shared"
        }

        func handle(
            _ request: Request,
            context: ServerContext,
            next: (Request, ServerContext) async throws -> Response
        ) async throws -> Response {
            // Still there after a wait.
            try await Task.sleep(for: .milliseconds(1))
            let handled = Self.place
            return Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "\(handled) \(Self.place)"))
                    try await writer.finish(nil)
                }
            )
        }
    }

    private func places(_ method: String, _ path: String, _ fields: HTTPFields, body: Int) async throws -> String {
        let router = Router(context: ServerContext.self)
        router.add(middleware: LongRequests(prefix: "/base"))
        router.add(middleware: Telling())
        let application = Application(
            responder: router.buildResponder(),
            server: HTTPServerBuilder { OnEventLoop(base: HTTP1Channel(responder: $0)) },
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0))
        )
        let method = try #require(HTTPRequest.Method(method))
        return try await application.test(.live) { client in
            let buffer = body > 0 ? ByteBuffer(repeating: UInt8(ascii: "x"), count: body) : nil
            return try await client.execute(uri: path, method: method, headers: fields, body: buffer) {
                String(buffer: $0.body)
            }
        }
    }

    private static func depth(_ value: String) throws -> HTTPFields {
        [try #require(HTTPField.Name("Depth")): value]
    }

    @Test(arguments: ["/dav/calendars/ana/work/a.ics", "/base/dav/calendars/ana/work/a.ics"])
    func anObjectIsAnsweredOnTheLoop(path: String) async throws {
        #expect(try await places("GET", path, [:], body: 0) == "loop loop")
        #expect(try await places("PROPFIND", path, Self.depth("0"), body: 10) == "loop loop")
    }

    @Test func whateverMayTakeLongIsNot() async throws {
        let calendar = "/dav/calendars/ana/work/"
        #expect(try await places("GET", "/today", [:], body: 0) == "shared shared")
        #expect(try await places("PUT", calendar + "a.ics", [:], body: 1000) == "shared shared")
        #expect(try await places("DELETE", calendar + "a.ics", [:], body: 0) == "shared shared")
        #expect(try await places("PROPFIND", calendar, Self.depth("1"), body: 10) == "shared shared")
        #expect(try await places("PROPFIND", calendar, [:], body: 10) == "shared shared")
        #expect(try await places("REPORT", calendar, Self.depth("0"), body: 10) == "shared shared")
    }
}
