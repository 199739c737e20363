import Accounts
import AdminAPI
import CivilTime
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import StorageMemory
import Synchronization
import Testing

/// The administrative door on a new store, in process.
struct AdminAPITests {
    /// Adds people without calendars: those are the entrance's business.
    private final class People: PeopleAdministration {
        let accounts: AccountService
        private let quotas = Mutex<[PrincipalID: Int]>([:])

        init(accounts: AccountService) { self.accounts = accounts }

        func addPerson(_ message: NewPrincipalMessage) async throws -> Principal {
            try await accounts.addPrincipal(
                named: message.name,
                kind: try message.principalKind(),
                displayName: message.displayName,
                emails: message.emails ?? [],
                password: message.password
            )
        }

        func removePerson(_ principal: Principal) async throws { try await accounts.removePrincipal(principal.id) }

        func storageUse(of principal: Principal) async throws -> StorageUse {
            StorageUse(usedBytes: 12, quotaBytes: quotas.withLock { $0[principal.id] } ?? 1000, isDefault: false)
        }

        func setQuota(_ bytes: Int?, of principal: Principal) async throws {
            quotas.withLock { $0[principal.id] = bytes }
        }
    }

    private struct PlainPasswords: PasswordHashing {
        func hash(_ password: String) -> String? { "plain:\(password)" }
        func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
    }

    private static let token = "0123456789abcdef0123456789abcdef"

    private func withDoor(
        _ test: @Sendable @escaping (any TestClientProtocol, AccountService) async throws -> Void
    ) async throws {
        let accounts = AccountService(
            repository: MemoryAccountRepository(),
            clock: SystemClock(),
            hashing: PlainPasswords()
        )
        let api = AdminRouter(
            accounts: accounts,
            people: People(accounts: accounts),
            token: Self.token,
            isReady: { true },
            metrics: { "# TYPE x counter\nx 1\n" }
        )
        try await Application(responder: api.responder()).test(.router) { client in try await test(client, accounts) }
    }

    private func send(
        _ client: any TestClientProtocol,
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String? = nil,
        token: String? = Self.token
    ) async throws -> (status: Int, text: String) {
        var headers = HTTPFields()
        if let token { headers[.authorization] = "Bearer \(token)" }
        return try await client.execute(
            uri: path,
            method: method,
            headers: headers,
            body: body.map { ByteBuffer(string: $0) }
        ) { ($0.status.code, String(buffer: $0.body)) }
    }

    @Test func nothingBelowApiWithoutTheToken() async throws {
        try await withDoor { client, _ async throws in
            for token in [nil, "", "wrong", Self.token + "0"] {
                for (method, path) in [
                    (HTTPRequest.Method.get, "/api/v1/principals"), (.get, "/api/v1/openapi.json"),
                    (.delete, "/api/v1/principals/ana"), (.post, "/api/v1/principals"),
                ] {
                    let answer = try await send(client, method, path, "{\"name\":\"ana\"}", token: token)
                    #expect(answer.status == 401, "\(method) \(path)")
                }
            }
            let list = try await send(client, .get, "/api/v1/principals")
            #expect(list.text == "{\"principals\":[]}")
        }
    }

    @Test func figuresAndHealthNeedNoToken() async throws {
        try await withDoor { client, _ async throws in
            #expect(try await send(client, .get, "/metrics", token: nil).text.contains("x 1"))
            #expect(try await send(client, .get, "/healthz/live", token: nil).text == "alive\n")
            #expect(try await send(client, .get, "/healthz/ready", token: nil).status == 200)
        }
    }

    @Test func aPersonFromMakingToRemoval() async throws {
        try await withDoor { client, accounts async throws in
            let made = try await send(
                client,
                .post,
                "/api/v1/principals",
                "{\"name\":\"ana\",\"displayName\":\"Ana\",\"emails\":[\"ana@example.org\"],"
                    + "\"password\":\"first password\"}"
            )
            #expect(made.status == 201)
            #expect(made.text.contains("\"displayName\":\"Ana\""))
            #expect(!made.text.contains("first password"))
            #expect(try await send(client, .post, "/api/v1/principals", "{\"name\":\"ana\"}").status == 409)

            let changed = try await send(client, .patch, "/api/v1/principals/ana", "{\"displayName\":\"Anna\"}")
            #expect(changed.text.contains("\"Anna\"") && changed.text.contains("ana@example.org"))

            #expect(
                try await send(client, .put, "/api/v1/principals/ana/password", "{\"password\":\"second password\"}")
                    .status == 204
            )
            let login = await accounts.authenticate(name: "ana", password: "second password", from: "127.0.0.1")
            guard case .principal = login else {
                Issue.record("the new password does not let Ana in")
                return
            }
            let attempts = try await send(client, .get, "/api/v1/principals/ana/attempts")
            #expect(attempts.text.contains("\"address\":\"127.0.0.1\"") && attempts.text.contains("\"succeeded\":true"))

            #expect(try await send(client, .delete, "/api/v1/principals/ana").status == 204)
            #expect(try await send(client, .get, "/api/v1/principals/ana").status == 404)
        }
    }

    @Test func appPasswordsAreShownOnceAndRevoked() async throws {
        try await withDoor { client, accounts async throws in
            _ = try await send(client, .post, "/api/v1/principals", "{\"name\":\"ana\"}")
            let made = try await send(client, .post, "/api/v1/principals/ana/app-passwords", "{\"label\":\"My phone\"}")
            #expect(made.status == 201)
            let text = try #require(made.text.split(separator: "\"").dropLast().last.map(String.init))
            guard case .principal = await accounts.authenticate(name: "ana", password: text, from: "127.0.0.1") else {
                Issue.record("the app password does not let Ana in: \(made.text)")
                return
            }
            let list = try await send(client, .get, "/api/v1/principals/ana/app-passwords")
            #expect(list.text.contains("My phone") && !list.text.contains(text))
            let path = "/api/v1/principals/ana/app-passwords/My%20phone"
            #expect(try await send(client, .delete, path).status == 204)
            #expect(await accounts.authenticate(name: "ana", password: text, from: "127.0.0.1") == .refused)
        }
    }

    @Test func quotasAreSeenAndSet() async throws {
        try await withDoor { client, _ async throws in
            _ = try await send(client, .post, "/api/v1/principals", "{\"name\":\"ana\"}")
            let path = "/api/v1/principals/ana/quota"
            let seen = try await send(client, .get, path)
            #expect(seen.text == "{\"isDefault\":false,\"quotaBytes\":1000,\"usedBytes\":12}")
            let set = try await send(client, .put, path, "{\"quotaBytes\":5}")
            #expect(set.status == 200 && set.text.contains("\"quotaBytes\":5"))
            #expect(try await send(client, .put, path, "{\"quotaBytes\":null}").status == 400)
            #expect(try await send(client, .delete, path).status == 204)
            #expect(try await send(client, .get, path).text.contains("\"quotaBytes\":1000"))
            #expect(try await send(client, .get, "/api/v1/principals/nobody/quota").status == 404)
        }
    }

    @Test func groupsHaveMembers() async throws {
        try await withDoor { client, _ async throws in
            _ = try await send(client, .post, "/api/v1/principals", "{\"name\":\"ana\"}")
            let group = try await send(client, .post, "/api/v1/principals", "{\"name\":\"team\",\"kind\":\"group\"}")
            #expect(group.text.contains("\"kind\":\"group\""))
            #expect(try await send(client, .put, "/api/v1/principals/team/members/ana").status == 204)
            #expect(try await send(client, .get, "/api/v1/principals/team/members").text.contains("\"name\":\"ana\""))
            #expect(try await send(client, .delete, "/api/v1/principals/team/members/ana").status == 204)
            #expect(try await send(client, .get, "/api/v1/principals/team/members").text == "{\"principals\":[]}")
        }
    }

    @Test(arguments: [
        ("{\"name\":\"ana\",\"kind\":\"robot\"}", 422, "individual, group, resource, room"),
        ("{}", 400, "name is missing"),
        ("{\"name\":7}", 400, "name must be"),
        ("not JSON", 400, "no JSON"),
        ("{\"name\":\"1\"}", 422, "cannot be a user name"),
        ("{\"name\":\"ana\",\"password\":\"short\"}", 422, "8 to"),
        ("{\"name\":\"ana\",\"emails\":[\"nobody\"]}", 422, "e-mail"),
    ])
    func badInputIsNamed(body: String, status: Int, detail: String) async throws {
        try await withDoor { client, accounts async throws in
            let answer = try await send(client, .post, "/api/v1/principals", body)
            #expect(answer.status == status)
            #expect(answer.text.contains(detail), "\(answer.text)")
            #expect(try await accounts.listPrincipals().isEmpty)
        }
    }

    @Test func theDocumentNamesEveryOperation() async throws {
        try await withDoor { client, _ async throws in
            let text = try await send(client, .get, "/api/v1/openapi.json").text
            let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
            let operations = document.paths.flatMap { path, item in
                item.keys.filter { $0 != "parameters" }.map { "\($0) \(path.dropFirst("/api/v1/principals".count))" }
            }
            #expect(
                operations.sorted() == [
                    "delete /{name}", "delete /{name}/app-passwords/{label}", "delete /{name}/members/{member}",
                    "delete /{name}/quota", "get ", "get /{name}", "get /{name}/app-passwords", "get /{name}/attempts",
                    "get /{name}/members", "get /{name}/quota", "patch /{name}", "post ", "post /{name}/app-passwords",
                    "put /{name}/members/{member}", "put /{name}/password", "put /{name}/quota",
                ]
            )
            #expect(document.components.schemas.keys.contains("NewPrincipal"))
        }
    }

    private struct Document: Decodable {
        struct Anything: Decodable {}

        struct Components: Decodable {
            var schemas: [String: Anything]
        }

        var paths: [String: [String: Anything]]
        var components: Components
    }

    @Test func aBodyWithoutEndIsRefused() async throws {
        try await withDoor { client, _ async throws in
            let body = "{\"name\":\"" + String(repeating: "a", count: 70_000) + "\"}"
            #expect(try await send(client, .post, "/api/v1/principals", body).status == 413)
        }
    }
}
