/// A mail that came in, as far as scheduling needs it.
package struct IncomingMail: Equatable, Sendable {
    /// A part that holds iCalendar.
    package struct CalendarPart: Equatable, Sendable {
        /// Of its Content-Type, in upper case; nil: there is none.
        package var method: String?
        package var bytes: [UInt8]

        package init(method: String?, bytes: [UInt8]) {
            self.method = method
            self.bytes = bytes
        }
    }

    /// Those to whom it was delivered, by the envelope or what the mail system wrote into the header; the latter can be
    /// made up and proves nothing.
    package var recipients: [String]
    /// The address in From; nil: there is none, or several.
    package var sender: String?
    /// What a trusted mail system found out about the address in From; nil: nothing.
    package var provenSender: String?
    /// Whether it says that no person sent it (RFC 3834 §5).
    package var isAutomatic: Bool
    /// Its Message-ID; nil: it has none.
    package var id: String?
    /// Whose mails it says it is one of (X-Loop).
    package var loops: [String]
    /// The first that is there: text/calendar, else a file.
    package var calendar: CalendarPart?
    /// Of a report that a mail was not delivered for good (RFC 3464): what the other system said.
    package var failure: String?
    /// Whether it is a report of any kind.
    package var isReport: Bool
    /// The first plain text.
    package var text: String

    package init(
        recipients: [String] = [],
        sender: String? = nil,
        provenSender: String? = nil,
        isAutomatic: Bool = false,
        id: String? = nil,
        loops: [String] = [],
        calendar: CalendarPart? = nil,
        failure: String? = nil,
        isReport: Bool = false,
        text: String = ""
    ) {
        self.recipients = recipients
        self.sender = sender
        self.provenSender = provenSender
        self.isAutomatic = isAutomatic
        self.id = id
        self.loops = loops
        self.calendar = calendar
        self.failure = failure
        self.isReport = isReport
        self.text = text
    }
}
