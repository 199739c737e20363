import Accounts
import HTTPAccess
import HTTPTypes
import Testing

/// Who is let in, sessions and app passwords.
struct CredentialRouteTests {
    /// Programs get passwords of their own, which can be revoked.
    @Test(arguments: ["ana:a long password", "ana:wrong", "nobody:abcde-fghij-klmno-pqrst-uvwxy-z", "no colon"])
    func whoIsNotLetIn(pair: String) async throws {
        try await withAPI { bench async throws in
            let answer = try await bench.send(.get, "", "", PersonAPIBench.basic(pair))
            #expect(answer.status == 401)
            #expect(answer.fields[.contentType] == "application/problem+json")
            #expect(answer.fields[.wwwAuthenticate]?.hasPrefix("Basic ") == true)
        }
    }

    @Test func nobodyIsNotLetIn() async throws {
        try await withAPI { bench async throws in
            for path in ["", "/sessions", "/app-passwords", "/places", "/learned-places", "/passes", "/planning"] {
                #expect(try await bench.send(.get, path, "", [:]).status == 401)
            }
            let wrong: HTTPFields = [.cookie: "__Host-session=0123456789abcdef0123456789abcdef"]
            #expect(try await bench.send(.get, "", "", wrong).status == 401)
        }
    }

    @Test func aSessionChangesNothingWithoutItsToken() async throws {
        try await withAPI { bench async throws in
            let (token, fields) = try await bench.session()
            let body = "{\"label\":\"phone\"}"
            #expect(try await bench.send(.post, "/app-passwords", body, fields).status == 403)
            var withToken = fields
            withToken[.csrfToken] = token.csrfToken
            var foreign = withToken
            foreign[.origin] = "https://other.example"
            #expect(try await bench.send(.post, "/app-passwords", body, foreign).status == 403)
            #expect(try await bench.accounts.listAppPasswords(of: bench.ana.id).isEmpty)
            #expect(try await bench.send(.post, "/app-passwords", body, withToken).status == 201)
        }
    }

    @Test func sessionsAreListedAndEnded() async throws {
        try await withAPI { bench async throws in
            let (token, fields) = try await bench.session()
            let (other, _) = try await bench.session()
            let list = try await bench.send(.get, "/sessions", "", fields)
            #expect(list.text.contains("\"device\":\"Firefox, Linux\"") && list.text.contains("\"isCurrent\":true"))
            #expect(!list.text.contains(token.text))
            let id = try #require(try await bench.sessions.resume(other)).session.id
            var withToken = fields
            withToken[.csrfToken] = token.csrfToken
            #expect(try await bench.send(.delete, "/sessions/\(id)", "", withToken).status == 204)
            #expect(try await bench.send(.delete, "/sessions/\(id)", "", withToken).status == 404)
            #expect(try await bench.send(.delete, "/sessions/x", "", withToken).status == 404)
            #expect(try await bench.sessions.resume(other) == nil)
            #expect(try await bench.sessions.resume(token) != nil)
        }
    }

    @Test func appPasswordsFromMakingToRevocation() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            #expect(try await bench.send(.post, "/app-passwords", "{\"label\":\"My phone\"}", fields).status == 201)
            #expect(try await bench.send(.post, "/app-passwords", "{\"label\":\"\"}", fields).status == 422)
            #expect(try await bench.send(.get, "/app-passwords", "", fields).text.contains("My phone"))
            #expect(try await bench.send(.delete, "/app-passwords/My%20phone", "", fields).status == 204)
            #expect(try await bench.send(.delete, "/app-passwords/program", "", fields).status == 204)
            #expect(try await bench.send(.get, "", "", fields).status == 401)
        }
    }

    /// What PostgreSQL can't keep in a text is refused on every store.
    @Test func aTextHoldsNoNUL() async throws {
        try await withAPI { bench async throws in
            let fields = try await bench.appPassword()
            let refused = try await bench.send(.post, "/app-passwords", #"{"label":"a\u0000b"}"#, fields)
            #expect(refused.status == 400)
            #expect(refused.text.contains("U+0000"))
            #expect(try await bench.send(.post, "/app-passwords", #"{"label":"a\\u0000"}"#, fields).status == 201)
            #expect(try await bench.send(.get, "/places?q=a%00b", "", fields).status == 400)
            #expect(try await bench.send(.delete, "/places/a%00b", "", fields).status == 404)
        }
    }
}
