internal import ICalendar

/// What would be told to others differently from how it was sent, or would mean something else than its author thinks.
/// The rest of what RFC 5545 forbids is taken as it is: clients write much of it, and all readers understand it alike.
enum CalendarObjectValidator {
    /// Characters that RFC 5545 §3.1 forbids, and those that XML can't hold (XML 1.0 §2.2): a report would have to put
    /// others in their place, under the tag of what was sent.
    ///
    /// - Throws: ``CalendarPrecondition/validCalendarData``.
    /// - Complexity: O(bytes).
    static func checkCharacters(_ bytes: [UInt8]) throws(CalendarError) {
        var line = 1
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case 0x0A: line += 1
            case 0x09, 0x0D: continue
            case ..<0x20, 0x7F:
                throw .precondition(.validCalendarData, reason: "line \(line): control character (RFC 5545 §3.1)")
            case 0xEF where offset + 2 < bytes.count && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE:
                throw .precondition(
                    .validCalendarData,
                    reason:
                        "line \(line): U+FFFE and U+FFFF are no characters of XML (XML 1.0 §2.2): no report could "
                        + "tell them"
                )
            default: continue
            }
        }
    }

    /// An unreadable rule would make an event occur once. An end before the start, or of a kind that cannot be compared
    /// with it, leaves open how long an event lasts (ADR 0021).
    ///
    /// - Throws: ``CalendarPrecondition/validCalendarData`` in the words of the strict check.
    static func check(_ object: CalendarObject) throws(CalendarError) {
        let components = [object.master].compactMap(\.self) + object.overrides
        let isRefused = components.contains { component in
            hasUnreadableRule(component) || endsBeforeItStarts(component)
                || object.kind == .event && endsInAnotherKind(component)
        }
        guard isRefused else { return }
        let finding = object.document.strictFindings(maximum: 100_000).first { finding in
            finding.subject != .other
        }
        throw .precondition(
            .validCalendarData,
            reason: finding.map { "line \($0.line): \($0.message) (\($0.section))" }
                ?? "an RRULE can't be read, or a DTEND does not fit its DTSTART"
        )
    }

    private static func hasUnreadableRule(_ component: Component) -> Bool {
        component.all("RRULE").contains { (try? RecurrenceRule($0.value)) == nil }
    }

    private static func endsBeforeItStarts(_ component: Component) -> Bool {
        guard let startProperty = component.first("DTSTART"), let endProperty = component.first("DTEND"),
            startProperty.parameter("TZID") == endProperty.parameter("TZID"),
            let start = DateTimeValue(startProperty), let end = DateTimeValue(endProperty)
        else { return false }
        switch (start, end) {
        case (.date, .date), (.utc, .utc), (.floating, .floating), (.zoned, .zoned): return end.local < start.local
        default: return false
        }
    }

    /// A date beside a time, or UTC beside a local time without a zone. A local time beside one with a zone is kept:
    /// files of Apple's programs have it, and all readers take the time between the two as read on one clock.
    private static func endsInAnotherKind(_ component: Component) -> Bool {
        guard let start = component.first("DTSTART").flatMap({ DateTimeValue($0) }),
            let end = component.first("DTEND").flatMap({ DateTimeValue($0) })
        else { return false }
        switch (start, end) {
        case (.utc, .floating), (.floating, .utc): return true
        default: return start.isDate != end.isDate
        }
    }
}
