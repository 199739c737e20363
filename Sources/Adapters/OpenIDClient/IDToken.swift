internal import CivilTime
internal import FoundationEssentials
internal import JWTKit
internal import SelfService

/// The signed statement of who logged in (OpenID Connect Core 1.0 §2).
struct IDToken: JWTPayload, Equatable {
    /// One text, or several.
    struct Audience: Codable, Equatable, Sendable {
        var all: [String]

        init(_ all: [String]) { self.all = all }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(String.self) {
                all = [one]
            } else {
                all = try container.decode([String].self)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(all)
        }
    }

    /// True, or the text of it, which some providers send.
    struct Flag: Codable, Equatable, Sendable {
        var isOn: Bool

        init(_ isOn: Bool) { self.isOn = isOn }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            isOn = (try? container.decode(Bool.self)) ?? ((try? container.decode(String.self)) == "true")
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(isOn)
        }
    }

    var iss: String
    var sub: String
    var aud: Audience
    var azp: String?
    var exp: Double
    var iat: Double
    var nonce: String?
    var email: String?
    var emailVerified: Flag?
    var name: String?

    enum CodingKeys: String, CodingKey {
        case iss, sub, aud, azp, exp, iat, nonce, email, name
        case emailVerified = "email_verified"
    }

    /// How far the provider's clock may be off.
    static let toleranceSeconds = 60.0

    /// The claims are checked by ``problem(issuer:client:nonce:now:)``, which knows what was asked for.
    func verify(using algorithm: some JWTAlgorithm) {}

    /// Why the token is not believed (§3.1.3.7); nil: it is.
    func problem(issuer: String, client: String, nonce: String, now: Instant) -> String? {
        let seconds = Double(now.secondsSince1970)
        if iss != issuer { return "it is of another issuer" }
        if !aud.all.contains(client) { return "it is for another client" }
        if azp.map({ $0 != client }) ?? (aud.all.count > 1) { return "it was given to another client" }
        if !(exp + Self.toleranceSeconds > seconds) { return "it has expired" }
        if !(iat - Self.toleranceSeconds < seconds) { return "it is of the future" }
        if self.nonce != nonce { return "it answers another log-in" }
        if sub.isEmpty || sub.utf8.count > 255 { return "its subject can't be kept" }
        return nil
    }

    var claims: IdentityClaims { UserInfo(sub: sub, email: email, emailVerified: emailVerified, name: name).claims }

    /// The token, where one of the keys has signed it.
    static func verified(_ token: String, by keys: KeySet) async -> IDToken? {
        guard token.utf8.count <= 64 << 10 else { return nil }
        let collection = JWTKeyCollection()
        for (number, key) in keys.keys.enumerated() {
            var key = key
            if key.keyIdentifier == nil { key.keyIdentifier = JWKIdentifier(string: "\(number)") }
            _ = try? await collection.add(jwk: key)
        }
        return try? await collection.verify(token, as: IDToken.self, iteratingKeys: true)
    }
}

/// What a provider tells of a person (OpenID Connect Core 1.0 §5.1), as far as it is needed.
struct UserInfo: Decodable, Equatable, Sendable {
    var sub: String
    var email: String?
    var emailVerified: IDToken.Flag?
    var name: String?

    enum CodingKeys: String, CodingKey {
        case sub, email, name
        case emailVerified = "email_verified"
    }

    var claims: IdentityClaims {
        func kept(_ text: String?) -> String? { text.flatMap { $0.isEmpty || $0.utf8.count > 320 ? nil : $0 } }
        return IdentityClaims(
            subject: sub,
            email: kept(email),
            isEmailVerified: emailVerified?.isOn ?? false,
            name: kept(name)
        )
    }
}

/// The provider's keys (RFC 7517 §5). Those of kinds that are not known here, or that do not sign, are left out.
struct KeySet: Decodable, Sendable {
    private struct Entry: Decodable {
        var key: JWK?

        private struct Use: Decodable { var use: String? }

        init(from decoder: any Decoder) {
            guard (try? Use(from: decoder))?.use ?? "sig" == "sig" else { return }
            key = try? JWK(from: decoder)
        }
    }

    private enum CodingKeys: String, CodingKey { case keys }

    /// More are not looked at.
    static let mostKeys = 50

    let keys: [JWK]

    init(from decoder: any Decoder) throws {
        let entries = try decoder.container(keyedBy: CodingKeys.self).decode([Entry].self, forKey: .keys)
        keys = entries.prefix(Self.mostKeys).compactMap(\.key)
    }

    init(_ bytes: [UInt8]) throws(IdentityProviderError) {
        guard let read = try? JSONDecoder().decode(KeySet.self, from: Data(bytes)), !read.keys.isEmpty else {
            throw .notTrusted(reason: "the provider's keys can't be read")
        }
        self = read
    }
}
