internal import HTTPTypes

extension HTTPField.Name {
    // Names are checked when they are made; these are tokens of RFC 9110 §5.6.2.
    static let depth = known("Depth")
    static let destination = known("Destination")
    static let overwrite = known("Overwrite")
    static let `if` = known("If")
    static let dav = known("DAV")
    static let prefer = known("Prefer")
    static let preferenceApplied = known("Preference-Applied")
    static let brief = known("Brief")
    static let scheduleTag = known("Schedule-Tag")
    static let ifScheduleTagMatch = known("If-Schedule-Tag-Match")
    static let scheduleReply = known("Schedule-Reply")
    static let calDAVTimezones = known("CalDAV-Timezones")
    static let lockToken = known("Lock-Token")
    static let timeout = known("Timeout")
    static let slug = known("Slug")
    static let contentLocation = known("Content-Location")
    static let managedID = known("Cal-Managed-ID")
    static let contentTypeOptions = known("X-Content-Type-Options")

    private static func known(_ name: String) -> HTTPField.Name {
        guard let made = HTTPField.Name(name) else { preconditionFailure("\(name) is a field name") }
        return made
    }
}
