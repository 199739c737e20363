internal import HTTPNames
package import HTTPTypes

/// Whether another site made a browser send a request (cross-site request forgery).
package enum RequestOrigin {
    /// Browsers say from where a request comes in Sec-Fetch-Site, which pages can't set, and older ones in Origin.
    /// Programs send neither; they
    /// are not misled by pages.
    package static func isForeign(_ fields: HTTPFields, to site: Site) -> Bool {
        if let relation = fields[.secFetchSite] { return relation != "same-origin" && relation != "none" }
        guard let origin = fields[.origin] else { return false }
        return origin.lowercased() != site.origin.lowercased()
    }

    /// GET, HEAD and OPTIONS change nothing (RFC 9110 §9.2.1).
    package static func isSafe(_ method: HTTPRequest.Method) -> Bool {
        method == .get || method == .head || method == .options
    }
}

extension HTTPField.Name {
    /// The header in which scripts send the token of their session.
    package static let csrfToken = HTTPField.Name(known: "X-CSRF-Token")
    static let secFetchSite = HTTPField.Name(known: "Sec-Fetch-Site")
}
