internal import HTTPNames
internal import HTTPTypes

extension HTTPField.Name {
    static let depth = HTTPField.Name(known: "Depth")
    static let destination = HTTPField.Name(known: "Destination")
    static let overwrite = HTTPField.Name(known: "Overwrite")
    static let `if` = HTTPField.Name(known: "If")
    static let dav = HTTPField.Name(known: "DAV")
    static let prefer = HTTPField.Name(known: "Prefer")
    static let preferenceApplied = HTTPField.Name(known: "Preference-Applied")
    static let brief = HTTPField.Name(known: "Brief")
    static let scheduleTag = HTTPField.Name(known: "Schedule-Tag")
    static let ifScheduleTagMatch = HTTPField.Name(known: "If-Schedule-Tag-Match")
    static let scheduleReply = HTTPField.Name(known: "Schedule-Reply")
    static let calDAVTimezones = HTTPField.Name(known: "CalDAV-Timezones")
    static let lockToken = HTTPField.Name(known: "Lock-Token")
    static let timeout = HTTPField.Name(known: "Timeout")
    static let slug = HTTPField.Name(known: "Slug")
    static let contentLocation = HTTPField.Name(known: "Content-Location")
    static let managedID = HTTPField.Name(known: "Cal-Managed-ID")
    static let pushDontNotify = HTTPField.Name(known: "Push-Dont-Notify")
    static let contentTypeOptions = HTTPField.Name(known: "X-Content-Type-Options")
}
