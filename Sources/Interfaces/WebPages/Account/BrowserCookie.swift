internal import HTTPAccess
internal import HTTPTypes

/// The cookie by which a browser knows which of its owner's browsers it is. It opens nothing: it names a number that is
/// of use to its owner only.
enum BrowserCookie {
    /// Browsers keep cookies no longer (RFC 6265bis §5.5).
    private static let keptSeconds = 400 * 86_400

    private static func name(on site: Site) -> String { site.isEncrypted ? "__Host-browser" : "browser" }

    /// nil: messages were never switched on here.
    static func number(in fields: HTTPFields, on site: Site) -> Int64? {
        CookieHeader.value(of: name(on: site), in: fields).flatMap { Int64($0) }
    }

    static func setting(_ number: Int64, on site: Site) -> String {
        "\(name(on: site))=\(number)\(SessionCookie.attributes(on: site)); Max-Age=\(keptSeconds)"
    }

    static func removing(on site: Site) -> String {
        "\(name(on: site))=\(SessionCookie.attributes(on: site)); Max-Age=0"
    }
}
