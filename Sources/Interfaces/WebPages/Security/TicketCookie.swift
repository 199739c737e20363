internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import SelfService

/// What a browser holds between two steps of a log-in: the secret of a ticket.
struct TicketCookie: Sendable {
    /// Between the password and the code.
    static let secondStep = TicketCookie("login")
    /// While it is at a provider.
    static let provider = TicketCookie("provider")

    /// While it asks for a passkey.
    static let passkey = TicketCookie("passkey")

    private let plainName: String

    private init(_ plainName: String) { self.plainName = plainName }

    private func name(on site: Site) -> String { site.isEncrypted ? "__Host-\(plainName)" : plainName }

    /// nil: it has begun nothing.
    func token(in fields: HTTPFields, on site: Site) -> TicketToken? {
        CookieHeader.value(of: name(on: site), in: fields).flatMap { TicketToken($0) }
    }

    /// The value of a Set-Cookie field.
    func setting(_ token: TicketToken, on site: Site) -> String {
        "\(name(on: site))=\(token.text)\(SessionCookie.attributes(on: site)); Max-Age=600"
    }

    /// The value of a Set-Cookie field that takes it away.
    func removing(on site: Site) -> String {
        "\(name(on: site))=\(SessionCookie.attributes(on: site)); Max-Age=0"
    }
}
