internal import Calendars
internal import WebDAV

extension SchedulingOptions {
    /// Reads `If-Schedule-Tag-Match` and `Schedule-Reply` (RFC 6638 §8).
    ///
    /// - Throws: 400 where a header is not what its grammar says.
    init(ifScheduleTagMatch: String?, scheduleReply: String?) throws(DAVError) {
        self.init()
        if let header = ifScheduleTagMatch {
            let trimmed = header.drop { $0 == " " }
            guard trimmed.count >= 2, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else {
                throw DAVError(.badRequest, "If-Schedule-Tag-Match must hold one schedule tag in quotes")
            }
            tag = String(trimmed.dropFirst().dropLast())
        }
        switch scheduleReply {
        case nil, "T": replies = true
        case "F": replies = false
        default: throw DAVError(.badRequest, "Schedule-Reply must be T or F")
        }
    }
}
