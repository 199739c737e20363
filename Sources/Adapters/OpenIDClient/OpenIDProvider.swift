internal import ByteText
package import CivilTime
internal import Cryptography
internal import FoundationEssentials
package import SelfService
internal import Synchronization

/// The provider that the settings name, asked for by OpenID Connect.
package final class OpenIDProvider: IdentityProvider {
    package struct Settings: Equatable, Sendable {
        package var issuer: String
        package var clientID: String
        /// nil: a public client, which PKCE alone protects.
        package var clientSecret: String?
        package var name: String
        /// Where browsers come back to, as the provider knows it.
        package var redirectAddress: String

        package init(issuer: String, clientID: String, clientSecret: String?, name: String, redirectAddress: String) {
            self.issuer = issuer
            self.clientID = clientID
            self.clientSecret = clientSecret
            self.name = name
            self.redirectAddress = redirectAddress
        }
    }

    /// Something of the provider, and when it was fetched.
    private struct Fetched<Value: Sendable>: Sendable {
        var value: Value
        var at: Instant
    }

    /// How long fetched metadata and keys are used.
    static let keptSeconds: Int64 = 3600
    /// The shortest time between two fetches of the keys, which a token signed with an unknown key causes.
    static let keyPauseSeconds: Int64 = 30

    private let settings: Settings
    private let clock: any WallClock
    private let connection = ProviderConnection()
    private let document = Mutex<Fetched<DiscoveryDocument>?>(nil)
    private let keys = Mutex<Fetched<KeySet>?>(nil)

    package var name: String { settings.name }
    package var issuer: String { settings.issuer }

    package init(_ settings: Settings, clock: any WallClock) {
        self.settings = settings
        self.clock = clock
    }

    /// Ends all connections; call it once, when nobody logs in any more.
    package func shutDown() async throws { try await connection.shutDown() }

    package func logInAddress(for request: IdentityRequest) async throws(IdentityProviderError) -> String {
        let endpoint = try await discovered().authorizationEndpoint
        let query = FormText.encoded([
            ("response_type", "code"), ("client_id", settings.clientID), ("redirect_uri", settings.redirectAddress),
            ("scope", "openid email profile"), ("state", request.state), ("nonce", request.nonce),
            ("code_challenge", Self.challenge(of: request.verifier)), ("code_challenge_method", "S256"),
        ])
        return endpoint + (endpoint.contains("?") ? "&" : "?") + query
    }

    /// RFC 7636 §4.2.
    static func challenge(of verifier: String) -> String {
        Base64.encodeForURL(SHA256.hash(of: Array(verifier.utf8)).bytes)
    }

    package func claims(
        of answer: IdentityAnswer,
        to request: IdentityRequest
    ) async throws(IdentityProviderError) -> IdentityClaims {
        let document = try await discovered()
        guard answer.issuer == settings.issuer || (answer.issuer.isEmpty && document.namesIssuer != true) else {
            throw .notTrusted(reason: "the answer is of another issuer (RFC 9207)")
        }
        guard answer.error.isEmpty, !answer.code.isEmpty else {
            // Anybody can write it into an address.
            let error = answer.error.utf8.prefix(40).filter { (0x61...0x7A).contains($0) || $0 == 0x5F }
            throw .unavailable(reason: "the provider answered with the error \(String(decoding: error, as: UTF8.self))")
        }
        let token = try await redeem(answer.code, request, at: document)
        guard let read = try await verified(token.idToken, document) else {
            throw .notTrusted(reason: "the ID token is signed by none of the provider's keys")
        }
        let problem = read.problem(
            issuer: settings.issuer,
            client: settings.clientID,
            nonce: request.nonce,
            now: clock.now()
        )
        if let problem { throw .notTrusted(reason: "the ID token is not believed: \(problem)") }
        guard read.email == nil, let more = try await userInfo(of: read, token, at: document) else {
            return read.claims
        }
        return more.claims
    }

    private struct TokenAnswer: Decodable {
        var idToken: String
        var accessToken: String?

        enum CodingKeys: String, CodingKey {
            case idToken = "id_token"
            case accessToken = "access_token"
        }
    }

    /// What some providers tell apart from the ID token (OpenID Connect Core 1.0 §5.3, §5.4); nil: nothing that can be
    /// read, which leaves a log-in without address and name.
    private func userInfo(
        of idToken: IDToken,
        _ token: TokenAnswer,
        at document: DiscoveryDocument
    ) async throws(IdentityProviderError) -> UserInfo? {
        guard let endpoint = document.userInfoEndpoint, let accessToken = token.accessToken,
            accessToken.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let bytes = try? await connection.get(endpoint, authorization: "Bearer " + accessToken),
            let read = try? JSONDecoder().decode(UserInfo.self, from: Data(bytes))
        else { return nil }
        guard read.sub == idToken.sub else {
            throw .notTrusted(reason: "what the provider tells of the person is of another one")
        }
        return read
    }

    /// Changes the code into the tokens (RFC 6749 §4.1.3).
    private func redeem(
        _ code: String,
        _ request: IdentityRequest,
        at document: DiscoveryDocument
    ) async throws(IdentityProviderError) -> TokenAnswer {
        var form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", settings.redirectAddress),
            ("code_verifier", request.verifier),
        ]
        var authorization: String?
        if let secret = settings.clientSecret, !document.wantsSecretInForm {
            let pair = "\(PercentEncoding.encode(settings.clientID)):\(PercentEncoding.encode(secret))"
            authorization = "Basic " + Base64.encode(Array(pair.utf8))
        } else {
            form.append(("client_id", settings.clientID))
            if let secret = settings.clientSecret { form.append(("client_secret", secret)) }
        }
        let bytes = try await connection.post(document.tokenEndpoint, form: form, authorization: authorization)
        guard let read = try? JSONDecoder().decode(TokenAnswer.self, from: Data(bytes)) else {
            throw .notTrusted(reason: "the provider's answer to the code has no ID token")
        }
        return read
    }

    // MARK: What is fetched

    private func isFresh(_ at: Instant, within seconds: Int64) -> Bool {
        (0..<seconds).contains(clock.now() - at)
    }

    private func discovered() async throws(IdentityProviderError) -> DiscoveryDocument {
        if let known = document.withLock({ $0 }), isFresh(known.at, within: Self.keptSeconds) { return known.value }
        var base = settings.issuer[...]
        if base.hasSuffix("/") { base = base.dropLast() }
        let bytes = try await connection.get("\(base)/.well-known/openid-configuration")
        let read = try DiscoveryDocument(bytes, of: settings.issuer)
        let fetched = Fetched(value: read, at: clock.now())
        document.withLock { $0 = fetched }
        return read
    }

    private func fetchKeys(_ document: DiscoveryDocument) async throws(IdentityProviderError) -> KeySet {
        let read = try KeySet(try await connection.get(document.keysAddress))
        let fetched = Fetched(value: read, at: clock.now())
        keys.withLock { $0 = fetched }
        return read
    }

    /// A provider changes its keys; a token by a new one has them fetched again.
    private func verified(
        _ token: String,
        _ document: DiscoveryDocument
    ) async throws(IdentityProviderError) -> IDToken? {
        let known = keys.withLock { $0 }
        if let known, isFresh(known.at, within: Self.keptSeconds) {
            if let read = await IDToken.verified(token, by: known.value) { return read }
            if isFresh(known.at, within: Self.keyPauseSeconds) { return nil }
        }
        return await IDToken.verified(token, by: try await fetchKeys(document))
    }
}
