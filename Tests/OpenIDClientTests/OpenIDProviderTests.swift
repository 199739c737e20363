import HTTPTypes
import JWTKit
import OpenIDClient
import SelfService
import Synchronization
import Testing

/// Against a provider on loopback.
@Suite(.timeLimit(.minutes(10)))
struct OpenIDProviderTests {
    @Test func aBrowserIsSentWithPKCEStateAndNonce() async throws {
        try await TestProvider.run { provider, client in
            let address = try await client.logInAddress(for: .test)
            #expect(address.hasPrefix(provider.issuer + "/authorize?tenant=1&response_type=code&client_id=travlendar&"))
            #expect(address.contains("&redirect_uri=https%3A%2F%2Fcal.example.org%2Flogin%2Fprovider%2Fcallback&"))
            #expect(address.contains("&scope=openid%20email%20profile&state=state-1&nonce=nonce-1&"))
            // RFC 7636, Appendix B.
            let challenge = "code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
            #expect(address.hasSuffix(challenge))
        }
    }

    @Test func aCodeBecomesWhoTheyAre() async throws {
        try await TestProvider.run { provider, client in
            let claims = try await client.claims(of: .test, to: .test)
            #expect(claims == IdentityClaims(subject: "ana-7", email: "ana@example.org", isEmailVerified: true))
            let form = try #require(provider.asked.forms.first)
            #expect(form.contains("grant_type=authorization_code&code=code-1&redirect_uri=https%3A%2F%2F"))
            #expect(form.contains("code_verifier=\(IdentityRequest.test.verifier)"))
            #expect(!form.contains("secret") && !form.contains("client_id"))
            // travlendar:s3cret%2F%2B
            #expect(provider.asked.authorizations == ["Basic dHJhdmxlbmRhcjpzM2NyZXQlMkYlMkI="])
            _ = try await client.claims(of: .test, to: .test)
            #expect(provider.asked.keyFetches == 1, "keys are kept")
        }
    }

    @Test func whatTheIDTokenLacksIsAskedFor() async throws {
        try await TestProvider.run { provider, client in
            let issuer = provider.issuer
            provider.state.withLock { state in
                state.changed = { ($0.email, $0.emailVerified) = (nil, nil) }
                state.userInfo = """
                    {"sub": "ana-7", "email": "ana@example.net", "email_verified": "true", "name": "Ana"}
                    """
            }
            let without = try await client.claims(of: .test, to: .test)
            #expect(without == IdentityClaims(subject: "ana-7"), "no endpoint")
            provider.clock.pass(7200)
            provider.state.withLock { $0.discovery = ["userinfo_endpoint": issuer + "/userinfo"] }
            let whole = IdentityClaims(subject: "ana-7", email: "ana@example.net", isEmailVerified: true, name: "Ana")
            let found = try await client.claims(of: .test, to: .test)
            #expect(found == whole)
            provider.state.withLock { $0.userInfo = "not JSON" }
            let unreadable = try await client.claims(of: .test, to: .test)
            #expect(unreadable == IdentityClaims(subject: "ana-7"))
            // §5.3.4: of another person.
            provider.state.withLock { $0.userInfo = #"{"sub": "ben-8", "email": "ana@example.net"}"# }
            await #expect(
                throws: IdentityProviderError.notTrusted(
                    reason: "what the provider tells of the person is of another one"
                )
            ) { try await client.claims(of: .test, to: .test) }
        }
    }

    @Test func aPublicClientHasNoSecretAndAProviderMayWantItInTheForm() async throws {
        try await TestProvider.run(secret: nil) { provider, client in
            _ = try await client.claims(of: .test, to: .test)
            #expect(provider.asked.authorizations == [nil])
            #expect(provider.asked.forms[0].hasSuffix("&client_id=travlendar"))
        }
        try await TestProvider.run { provider, client in
            provider.state.withLock { $0.methods = "[\"client_secret_post\"]" }
            _ = try await client.claims(of: .test, to: .test)
            #expect(provider.asked.authorizations == [nil])
            #expect(provider.asked.forms[0].hasSuffix("&client_id=travlendar&client_secret=s3cret%2F%2B"))
        }
    }

    private static let forgeries: [(String, @Sendable (inout TestProvider.Claims) -> Void)] = [
        ("it is of another issuer", { $0.iss += "/x" }),
        ("it is for another client", { $0.aud = ["other"] }),
        ("it is for another client", { $0.aud = [] }),
        ("it was given to another client", { $0.aud = ["travlendar", "other"] }),
        ("it was given to another client", { $0.azp = "other" }),
        ("it has expired", { $0.exp = $0.iat - 61 }),
        ("it is of the future", { $0.iat += 120 }),
        ("it answers another log-in", { $0.nonce = "nonce-2" }),
        ("it answers another log-in", { $0.nonce = nil }),
        ("its subject can't be kept", { $0.sub = "" }),
    ]

    @Test func aTokenThatSaysSomethingElseIsNotBelieved() async throws {
        try await TestProvider.run { provider, client in
            for (reason, change) in Self.forgeries {
                provider.state.withLock { $0.changed = change }
                await #expect(
                    throws: IdentityProviderError.notTrusted(reason: "the ID token is not believed: \(reason)")
                ) { try await client.claims(of: .test, to: .test) }
            }
        }
    }

    @Test func aTokenByAnotherKeyIsRefusedAndANewKeyIsFetched() async throws {
        let unsigned = IdentityProviderError.notTrusted(
            reason: "the ID token is signed by none of the provider's keys"
        )
        try await TestProvider.run { provider, client in
            _ = try await client.claims(of: .test, to: .test)
            // The token is by a new key, and the provider was asked for its keys just now.
            provider.state.withLock {
                $0.key = ES256PrivateKey()
                $0.kid = "second"
            }
            await #expect(throws: unsigned) { try await client.claims(of: .test, to: .test) }
            #expect(provider.asked.keyFetches == 1)
            provider.clock.pass(30)
            _ = try await client.claims(of: .test, to: .test)
            #expect(provider.asked.keyFetches == 2)
        }
    }

    @Test func anAnswerOfAnotherIssuerIsRefused() async throws {
        try await TestProvider.run { provider, client in
            var answer = IdentityAnswer.test
            answer.issuer = "https://other.example"
            await #expect(throws: IdentityProviderError.self) { try await client.claims(of: answer, to: .test) }
            #expect(provider.asked.forms.isEmpty, "no code goes anywhere")
            answer.issuer = provider.issuer
            _ = try await client.claims(of: answer, to: .test)
            answer.error = "server_error\nX: y"
            await #expect(
                throws: IdentityProviderError.unavailable(reason: "the provider answered with the error server_errory")
            ) { try await client.claims(of: answer, to: .test) }
        }
    }

    @Test(arguments: [
        ("issuer", "https://other.example"), ("token_endpoint", "http://example.org/token"),
        ("jwks_uri", "http://user@127.0.0.1/keys"), ("authorization_endpoint", "javascript:alert(1)"),
    ])
    func aDiscoveryDocumentOfAnotherIsRefused(field: String, value: String) async throws {
        try await TestProvider.run { provider, client in
            provider.state.withLock { $0.discovery = [field: value] }
            await #expect(throws: IdentityProviderError.self) { try await client.logInAddress(for: .test) }
        }
    }

    @Test func aProviderThatFailsIsSaidSoWithoutTheCode() async throws {
        try await TestProvider.run { provider, client in
            provider.state.withLock { $0.status = .badRequest }
            await #expect(throws: IdentityProviderError.unavailable(reason: "the provider answered 400")) {
                try await client.claims(of: .test, to: .test)
            }
            // A redirect would take the code along.
            provider.state.withLock { $0.status = .temporaryRedirect }
            await #expect(throws: IdentityProviderError.unavailable(reason: "the provider answered 307")) {
                try await client.claims(of: .test, to: .test)
            }
        }
    }

    @Test(arguments: [
        ("https://login.example.org/realm", true), ("http://127.0.0.1:8080", true), ("http://login.example.org", false),
        ("https://a@example.org", false), ("https://example.org#x", false), ("ftp://example.org", false),
        ("https:", false),
        ("http://127.0.0.1.example.org", false),
    ])
    func onlySafeAddressesAreAsked(address: String, isSafe: Bool) {
        #expect(ProviderAddress.isSafe(address, allowingLocal: true) == isSafe)
        if address.hasPrefix("http:") { #expect(!ProviderAddress.isSafe(address, allowingLocal: false)) }
    }
}
