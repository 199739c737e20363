/// A property and the member that says the same in the same words.
enum JSCalendarTable {
    /// TEXT properties.
    static let texts = [("SUMMARY", "title"), ("DESCRIPTION", "description"), ("COLOR", "color")]
    static let integers = [("SEQUENCE", "sequence"), ("PRIORITY", "priority"), ("PERCENT-COMPLETE", "percentComplete")]
    /// Texts of a group, being a whole calendar.
    static let groupTexts = [("NAME", "title"), ("DESCRIPTION", "description"), ("COLOR", "color")]
    static let instants = [("CREATED", "created"), ("LAST-MODIFIED", "updated")]
    static let privacy = [("PUBLIC", "public"), ("PRIVATE", "private"), ("CONFIDENTIAL", "secret")]
    static let busy = [("OPAQUE", "busy"), ("TRANSPARENT", "free")]
    static let eventStatus = [("CONFIRMED", "confirmed"), ("TENTATIVE", "tentative"), ("CANCELLED", "cancelled")]
    static let progress = [
        ("NEEDS-ACTION", "needs-action"), ("IN-PROCESS", "in-process"), ("COMPLETED", "completed"),
        ("CANCELLED", "cancelled"),
    ]
    static let agents = [("SERVER", "server"), ("CLIENT", "client"), ("NONE", "none")]
    /// Parameters of an ATTENDEE with addresses, and the member with the ids of those participants.
    static let relatives = [
        ("DELEGATED-TO", "delegatedTo"), ("DELEGATED-FROM", "delegatedFrom"), ("MEMBER", "memberOf"),
    ]
    static let userKinds = [
        ("INDIVIDUAL", "individual"), ("GROUP", "group"), ("RESOURCE", "resource"), ("ROOM", "location"),
    ]
    static let roles = [("CHAIR", "chair"), ("OPT-PARTICIPANT", "optional"), ("NON-PARTICIPANT", "informational")]
    /// Decided together: their own code reads and writes them.
    static let composed: Set<String> = [
        "UID", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "LOCATION",
        "GEO", "CATEGORIES", "CLASS", "TRANSP", "STATUS", "ATTENDEE", "ORGANIZER", "RELATED-TO", "CONFERENCE",
        "DTSTAMP", "COMPLETED", "ATTACH", "IMAGE", "URL", "LINK", "CONCEPT", "REQUEST-STATUS",
    ]
}
