import Accounts
import Calendars
import CivilTime
import DAVServer
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import StorageMemory
import Synchronization
import TestSupport
import Testing

/// The door on a new store in memory, in process: Ana's home with its two calendars, at 2025-11-12T05:00:00Z.
final class DoorFixture: Sendable {
    let store = MemoryStore()
    let calendars: CalendarService
    let accounts: AccountService
    let ana: Principal
    private let responder: DAVResponder<DoorContext>

    static let home = "/dav/calendars/ana/"
    static let calendar = "/dav/calendars/ana/calendar/"

    init(
        configuration: DAVConfiguration = DAVConfiguration(),
        limits: CalendarLimits = .standard,
        queue: HashQueue = HashQueue()
    ) async throws {
        let clock = ShiftedClock(startingAt: try Instant(iso8601: "2025-11-12T05:00:00Z"), frozen: true)
        let rome = try ZoneRules.named("Europe/Rome")
        let people = MemoryAccountRepository(store)
        let office = AccountService(repository: people, clock: clock, hashing: ReadablePasswords())
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            limits: limits,
            directory: office,
            zoneOf: { _ in rome }
        )
        for (name, displayName) in [("ana", "Ana"), ("bruno", "Bruno"), ("carla", "Carla")] {
            let person = try await office.addPrincipal(
                named: name,
                displayName: displayName,
                emails: ["\(name)@example.org"],
                password: "secret-\(name)"
            )
            try await calendars.prepareHome(of: person.id)
        }
        let room = try await office.addPrincipal(
            named: "sala",
            kind: .room,
            displayName: "Sala",
            emails: ["sala@example.org"],
            password: nil
        )
        try await calendars.prepareHome(of: room.id)
        let team = try await office.addPrincipal(
            named: "team",
            kind: .group,
            displayName: "Team",
            emails: ["team@example.org"],
            password: nil
        )
        for name in ["bruno", "carla"] {
            try await office.addMember(try await office.principal(named: name).id, to: team.id)
        }
        accounts = AccountService(repository: people, clock: clock, hashing: ReadablePasswords(), queue: queue)
        ana = try await accounts.principal(named: "ana")
        responder = DAVResponder(
            calendars: calendars,
            accounts: accounts,
            configuration: configuration,
            clock: clock
        )
    }

    /// Sends a request as Ana, or as someone else, or as nobody.
    func send(
        _ method: String,
        _ path: String,
        _ fields: [String: String] = [:],
        body: String = "",
        as user: String? = "ana",
        from address: String = "127.0.0.1"
    ) async throws -> DoorAnswer {
        try await send(method, path, fields, bytes: Array(body.utf8), as: user, from: address)
    }

    func send(
        _ method: String,
        _ path: String,
        _ fields: [String: String] = [:],
        bytes: [UInt8],
        as user: String? = "ana",
        from address: String = "127.0.0.1"
    ) async throws -> DoorAnswer {
        var head = HTTPRequest(
            method: try #require(HTTPRequest.Method(method)),
            scheme: "http",
            authority: "cal.example",
            path: path
        )
        for (name, value) in fields { head.headerFields[try #require(HTTPField.Name(name))] = value }
        if let user { head.headerFields[.authorization] = basic(user, "secret-\(user)") }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: bytes)))
        var context = DoorContext(
            source: ApplicationRequestContextSource(
                channel: EmbeddedChannel(),
                logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
            )
        )
        context.remoteAddress = try SocketAddress(ipAddress: address, port: 40_000)
        let response = try await responder.respond(to: request, context: context)
        let sink = BodySink()
        try await response.body.write(sink)
        return DoorAnswer(
            status: response.status.code,
            fields: response.headers,
            body: sink.bytes.withLock { $0 }
        )
    }

    @discardableResult
    func put(_ name: String, _ body: String, in calendar: String = calendar) async throws -> DoorAnswer {
        try await send("PUT", calendar + name, ["Content-Type": "text/calendar"], body: body)
    }
}
