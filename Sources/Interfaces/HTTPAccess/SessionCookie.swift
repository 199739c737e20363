package import Accounts
package import HTTPTypes

/// The cookie that holds the token of a browser's session.
package enum SessionCookie {
    /// With the prefix, browsers take the cookie over TLS only, and from this very host (RFC 6265bis §4.1.3.2).
    /// Without TLS, which
    /// the server allows on loopback alone, the prefix would forbid the cookie.
    package static func name(on site: Site) -> String { site.isEncrypted ? "__Host-session" : "session" }

    /// nil: the browser has none.
    package static func token(in fields: HTTPFields, on site: Site) -> SessionToken? {
        CookieHeader.value(of: name(on: site), in: fields).flatMap(SessionToken.init)
    }

    /// The value of a Set-Cookie field. The browser keeps the cookie for `rememberedSeconds`; nil: until it is closed.
    package static func setting(_ token: SessionToken, on site: Site, rememberedSeconds: Int64?) -> String {
        let age = rememberedSeconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name(on: site))=\(token.text)\(attributes(on: site))\(age)"
    }

    /// The value of a Set-Cookie field that takes the cookie away.
    package static func removing(on site: Site) -> String { "\(name(on: site))=\(attributes(on: site)); Max-Age=0" }

    /// What every cookie of ours has: no script reads it, and other sites' forms do not send it.
    package static func attributes(on site: Site) -> String {
        "; Path=/; HttpOnly; SameSite=Lax" + (site.isEncrypted ? "; Secure" : "")
    }
}

extension SessionService {
    /// The person of the request's session cookie; nil: it has none that is valid.
    package func caller(of fields: HTTPFields, on site: Site) async throws(AccountError) -> Caller? {
        guard let token = SessionCookie.token(in: fields, on: site),
            let found = try await resume(token)
        else { return nil }
        return Caller(principal: found.principal, session: found.session, token: token)
    }
}
