internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes

/// The language and the time zone of a browser whose person has not logged in.
enum PreferenceCookie {
    private static let seconds = 365 * 86_400

    private static func name(_ what: String, on site: Site) -> String { site.isEncrypted ? "__Host-\(what)" : what }

    /// nil: none that there is.
    static func language(of fields: HTTPFields, on site: Site) -> String? {
        let value = CookieHeader.value(of: name("language", on: site), in: fields)
        return TextTable.all.first { $0.language == value }?.language
    }

    /// An IANA name of this machine; nil: none.
    static func timeZone(of fields: HTTPFields, on site: Site) -> String? {
        CookieHeader.value(of: name("zone", on: site), in: fields).flatMap { try? ZoneRules.named($0).name }
    }

    /// The value of a Set-Cookie field.
    static func setting(language: String, on site: Site) -> String { setting("language", language, on: site) }

    /// The value of a Set-Cookie field; `timeZone` is a name of this machine.
    static func setting(timeZone: String, on site: Site) -> String { setting("zone", timeZone, on: site) }

    private static func setting(_ what: String, _ value: String, on site: Site) -> String {
        "\(name(what, on: site))=\(value)\(SessionCookie.attributes(on: site)); Max-Age=\(value.isEmpty ? 0 : seconds)"
    }
}
