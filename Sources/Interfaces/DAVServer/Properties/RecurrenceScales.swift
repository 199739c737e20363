internal import CalDAV
internal import WebDAV

/// The calendars in which rules may be counted (RFC 7529 §10.1): all that CLDR names.
enum RecurrenceScales {
    static let names = [
        "GREGORIAN", "BUDDHIST", "CHINESE", "COPTIC", "DANGI", "ETHIOAA", "ETHIOPIC", "HEBREW", "INDIAN", "ISLAMIC",
        "ISLAMIC-CIVIL", "ISLAMIC-RGSA", "ISLAMIC-TBLA", "ISLAMIC-UMALQURA", "ISO8601", "JAPANESE", "PERSIAN", "ROC",
    ]

    static let property = LiveProperty(CalDAVName.supportedScaleSet) { resource, _ in
        switch resource {
        case .home, .calendar: .content(names.map { .element(CalDAVName.supportedScale, [.text($0)]) })
        default: nil
        }
    }
}
