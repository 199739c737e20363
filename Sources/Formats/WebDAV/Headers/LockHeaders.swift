/// The Timeout header (RFC 4918 §10.7).
package enum LockTimeout {
    /// The first time that can be read, in seconds; `Int.max` for Infinite, nil where there is none.
    // TimeOut = "Timeout" ":" 1#TimeType; TimeType = ("Second-" DAVTimeOutVal | "Infinite")
    package static func seconds(header: String?) -> Int? {
        for part in (header ?? "").split(separator: ",") {
            let word = part.filter { $0 != " " && $0 != "\t" }.lowercased()
            if word == "infinite" { return .max }
            if word.hasPrefix("second-"), let seconds = UInt32(word.dropFirst(7)) { return Int(seconds) }
        }
        return nil
    }
}

/// The Lock-Token header (RFC 4918 §10.5).
package enum LockToken {
    // Lock-Token = "Lock-Token" ":" Coded-URL
    /// nil where it is none.
    package static func read(header: String?) -> String? {
        guard let text = header?.filter({ $0 != " " && $0 != "\t" }), text.hasPrefix("<"), text.hasSuffix(">"),
            text.utf8.count > 2
        else { return nil }
        return String(text.dropFirst().dropLast())
    }

    package static func write(_ token: String) -> String { "<\(token)>" }
}
