package import HTTPTypes

/// The cookies that a browser sends back (RFC 6265 §4.2).
package enum CookieHeader {
    /// The value of the first cookie of that name; nil: there is none.
    package static func value(of name: String, in fields: HTTPFields) -> String? {
        for header in fields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
                if parts.count == 2, parts[0] == name { return String(parts[1]) }
            }
        }
        return nil
    }
}
