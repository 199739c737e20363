internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// What the next page says once about what was just done. It travels in a cookie that names it and is taken away when
/// it is shown.
enum Notice: String, Sendable {
    case loggedOut, browserLoggedOut, logInFirst

    var text: TextKey {
        switch self {
        case .loggedOut: .loggedOut
        case .browserLoggedOut: .browserLoggedOut
        case .logInFirst: .logInFirst
        }
    }

    private static func cookieName(on site: Site) -> String { site.isEncrypted ? "__Host-notice" : "notice" }

    /// nil: the browser brings none.
    static func carried(by fields: HTTPFields, on site: Site) -> Notice? {
        CookieHeader.value(of: cookieName(on: site), in: fields).flatMap(Notice.init)
    }

    /// Has the next page say it.
    func add(to response: inout Response, on site: Site) {
        let attributes = SessionCookie.attributes(on: site)
        response.headers.addCookie("\(Self.cookieName(on: site))=\(rawValue)\(attributes); Max-Age=60")
    }

    /// Takes it away, since it was shown.
    static func remove(from response: inout Response, on site: Site) {
        response.headers.addCookie("\(cookieName(on: site))=\(SessionCookie.attributes(on: site)); Max-Age=0")
    }
}

extension HTTPFields {
    mutating func addCookie(_ value: String) { append(HTTPField(name: .setCookie, value: value)) }
}
