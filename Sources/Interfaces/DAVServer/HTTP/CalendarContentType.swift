internal import ICalendar

/// The media type of calendar objects (RFC 5545 §8.1).
enum CalendarContentType {
    static let plain = "text/calendar; charset=utf-8"

    static func of(_ kind: ComponentKind) -> String { "\(plain); component=\(kind.rawValue)" }

    /// Whether a body with this Content-Type may be stored; clients that send none are believed.
    static func isAccepted(_ header: String?) -> Bool {
        guard let header else { return true }
        let type = header.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
        return type == "text/calendar" || type.isEmpty || type == "application/octet-stream"
    }
}
