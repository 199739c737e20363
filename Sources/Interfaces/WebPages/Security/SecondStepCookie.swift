internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import SelfService

/// What a browser holds between the password and the code.
enum SecondStepCookie {
    private static func name(on site: Site) -> String { site.isEncrypted ? "__Host-login" : "login" }

    /// nil: it has given no password.
    static func token(in fields: HTTPFields, on site: Site) -> TicketToken? {
        CookieHeader.value(of: name(on: site), in: fields).flatMap { TicketToken($0) }
    }

    /// The value of a Set-Cookie field.
    static func setting(_ token: TicketToken, on site: Site) -> String {
        "\(name(on: site))=\(token.text)\(SessionCookie.attributes(on: site)); Max-Age=600"
    }

    /// The value of a Set-Cookie field that takes it away.
    static func removing(on site: Site) -> String {
        "\(name(on: site))=\(SessionCookie.attributes(on: site)); Max-Age=0"
    }
}
