import CivilTime
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JWTKit
import NIOCore
import OpenIDClient
import SelfService
import Synchronization

/// A provider of OpenID Connect on loopback: answers as a test says, and keeps what it was asked.
final class TestProvider: Sendable {
    /// What the ID token says; a test changes it.
    struct Claims: JWTPayload {
        var iss: String
        var sub = "ana-7"
        var aud = ["travlendar"]
        var azp: String?
        var exp: Int64
        var iat: Int64
        var nonce: String?
        var email: String? = "ana@example.org"
        var emailVerified: Bool? = true

        enum CodingKeys: String, CodingKey {
            case iss, sub, aud, azp, exp, iat, nonce, email
            case emailVerified = "email_verified"
        }

        func verify(using algorithm: some JWTAlgorithm) {}
    }

    struct State: Sendable {
        var port = 0
        var forms: [String] = []
        var authorizations: [String?] = []
        var keyFetches = 0
        var discovery: [String: String] = [:]
        var methods = "[\"client_secret_basic\"]"
        var status = HTTPResponse.Status.ok
        var key = ES256PrivateKey()
        var kid = "first"
        var changed: @Sendable (inout Claims) -> Void = { _ in }
        var nonce = "nonce-1"
        /// What the UserInfo endpoint answers, to the one access token.
        var userInfo = "{}"
    }

    let state = Mutex(State())
    let clock = Time()

    final class Time: WallClock {
        private let seconds = Mutex<Int64>(1_800_000_000)

        func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
        func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
        func pass(_ duration: Int64) { seconds.withLock { $0 += duration } }
    }

    var issuer: String { "http://127.0.0.1:\(state.withLock { $0.port })" }
    var asked: State { state.withLock { $0 } }

    private func json(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }

    private func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/.well-known/openid-configuration") { [self] _, _ in
            var fields = [
                "issuer": issuer, "authorization_endpoint": issuer + "/authorize?tenant=1",
                "token_endpoint": issuer + "/token", "jwks_uri": issuer + "/keys",
            ]
            for (name, value) in asked.discovery { fields[name] = value }
            let texts = fields.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
            return json("{\(texts), \"token_endpoint_auth_methods_supported\": \(asked.methods)}")
        }
        router.get("/keys") { [self] _, _ in
            let (key, kid) = state.withLock { state in
                state.keyFetches += 1
                return (state.key, state.kid)
            }
            func forURL(_ text: String) -> String {
                text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
            }
            let point = key.publicKey.parameters
            return json(
                """
                {"keys": [{"kty": "oct", "k": "c2VjcmV0", "kid": "\(kid)"}, {"kty": "EC", "crv": "P-256", "alg": "ES256",
                "kid": "\(kid)", "x": "\(forURL(point?.x ?? ""))", "y": "\(forURL(point?.y ?? ""))"}]}
                """
            )
        }
        router.get("/userinfo") { [self] request, _ in
            request.headers[.authorization] == "Bearer x" ? json(asked.userInfo) : json("{}", .unauthorized)
        }
        router.post("/token") { [self] request, _ in
            let form = String(buffer: try await request.body.collect(upTo: 10_000))
            let now = clock.now().secondsSince1970
            let state = state.withLock { state in
                state.forms.append(form)
                state.authorizations.append(request.headers[.authorization])
                return state
            }
            var claims = Claims(iss: issuer, exp: now + 300, iat: now, nonce: state.nonce)
            state.changed(&claims)
            let keys = JWTKeyCollection()
            let kid = JWKIdentifier(string: state.kid)
            await keys.add(ecdsa: state.key, kid: kid)
            let token = try await keys.sign(claims, kid: kid)
            return json("{\"id_token\": \"\(token)\", \"access_token\": \"x\"}", state.status)
        }
        return router
    }

    /// Runs a body with a client of a new provider.
    static func run(
        secret: String? = "s3cret/+",
        _ body: @Sendable @escaping (TestProvider, OpenIDProvider) async throws -> Void
    ) async throws {
        let provider = TestProvider()
        let application = Application(
            router: provider.router(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0))
        )
        try await application.test(.live) { client in
            provider.state.withLock { $0.port = client.port ?? 0 }
            let tested = OpenIDProvider(
                OpenIDProvider.Settings(
                    issuer: provider.issuer,
                    clientID: "travlendar",
                    clientSecret: secret,
                    name: "Example",
                    redirectAddress: "https://cal.example.org/login/provider/callback"
                ),
                clock: provider.clock
            )
            var failure: (any Error)?
            do { try await body(provider, tested) } catch { failure = error }
            try await tested.shutDown()
            if let failure { throw failure }
        }
    }
}

extension IdentityRequest {
    static let test = IdentityRequest(
        state: "state-1",
        nonce: "nonce-1",
        // RFC 7636, Appendix B.
        verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    )
}

extension IdentityAnswer {
    static let test = IdentityAnswer(state: "state-1", code: "code-1", issuer: "", error: "")
}
