internal import FoundationEssentials
internal import SelfService

/// What a provider says of itself (OpenID Connect Discovery 1.0 §3), as far as it is needed.
struct DiscoveryDocument: Decodable, Equatable, Sendable {
    var issuer: String
    var authorizationEndpoint: String
    var tokenEndpoint: String
    var keysAddress: String
    /// Tells more of a person than the ID token (OpenID Connect Core 1.0 §5.3); nil: there is none.
    var userInfoEndpoint: String?
    var tokenAuthentications: [String]?
    /// Whether answers name the issuer (RFC 9207 §3).
    var namesIssuer: Bool?

    enum CodingKeys: String, CodingKey {
        case issuer
        case authorizationEndpoint = "authorization_endpoint"
        case tokenEndpoint = "token_endpoint"
        case keysAddress = "jwks_uri"
        case userInfoEndpoint = "userinfo_endpoint"
        case tokenAuthentications = "token_endpoint_auth_methods_supported"
        case namesIssuer = "authorization_response_iss_parameter_supported"
    }

    /// - Throws: where it is not the document of this issuer, or names an address that others could listen to.
    init(_ bytes: [UInt8], of issuer: String) throws(IdentityProviderError) {
        guard let document = try? JSONDecoder().decode(DiscoveryDocument.self, from: Data(bytes)) else {
            throw .notTrusted(reason: "the provider's discovery document can't be read")
        }
        guard document.issuer == issuer else {
            throw .notTrusted(reason: "the provider's discovery document is of another issuer than openid.issuer")
        }
        let addresses =
            [document.authorizationEndpoint, document.tokenEndpoint, document.keysAddress]
            + (document.userInfoEndpoint.map { [$0] } ?? [])
        let isLocal = issuer.hasPrefix("http://")
        guard addresses.allSatisfy({ ProviderAddress.isSafe($0, allowingLocal: isLocal) }) else {
            throw .notTrusted(reason: "the provider's discovery document names an address without HTTPS")
        }
        self = document
    }

    /// Whether the client's secret goes into the form, not into a header, which every provider should take.
    var wantsSecretInForm: Bool {
        guard let tokenAuthentications else { return false }
        return !tokenAuthentications.contains("client_secret_basic")
            && tokenAuthentications.contains("client_secret_post")
    }
}

/// Which addresses are asked.
package enum ProviderAddress {
    /// HTTPS to a host, or plain HTTP on this machine, without user and fragment.
    ///
    /// - Parameters:
    ///   - text: the address.
    ///   - isLocalAllowed: whether plain HTTP on this machine is good.
    /// - Returns: whether it may be asked.
    package static func isSafe(_ text: String, allowingLocal isLocalAllowed: Bool) -> Bool {
        guard text.utf8.count <= 2_000, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let url = URL(string: text), let host = url.host(), !host.isEmpty, url.user == nil, url.fragment == nil
        else { return false }
        if url.scheme == "https" { return true }
        return isLocalAllowed && url.scheme == "http" && ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    }
}
