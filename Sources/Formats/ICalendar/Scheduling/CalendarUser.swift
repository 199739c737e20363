internal import ByteText

/// A calendar user address (RFC 5545 §3.3.3), comparable: `mailto:` addresses without regard to case.
public struct CalendarUser: Hashable, Sendable, CustomStringConvertible {
    /// The address in the form in which addresses are compared.
    public let address: String

    /// Normalises an address; one without a scheme is taken as an e-mail address.
    public init(_ address: String) {
        if CalendarUser.isNormal(address) {
            self.address = address
            return
        }
        let trimmed = address.split(separator: " ").joined()
        let isMail = trimmed.prefix(7).equalsIgnoringASCIICase("mailto:")
        if isMail || (!trimmed.contains(":") && !trimmed.hasPrefix("/")) {
            let mail = isMail ? String(trimmed.dropFirst(7)) : trimmed
            self.address = "mailto:" + mail.lowercased()
        } else {
            self.address = trimmed
        }
    }

    /// Whether an address is a `mailto:` in lower case without spaces, as nearly all are.
    private static func isNormal(_ address: String) -> Bool {
        address.hasPrefix("mailto:")
            && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0.asciiLowercased == $0 }
    }

    /// The normalised address.
    public var description: String { address }
}

extension Component {
    /// The user of the ORGANIZER.
    public var organizer: CalendarUser? { first("ORGANIZER").map { CalendarUser($0.value) } }

    /// The ATTENDEE of a user.
    public func attendee(_ user: CalendarUser) -> Property? {
        all("ATTENDEE").first { CalendarUser($0.value) == user }
    }

    /// How a user answered (RFC 5545 §3.2.12), in upper case; nil when the user is no attendee.
    public func participationStatus(of user: CalendarUser) -> String? {
        attendee(user).map { $0.parameter("PARTSTAT")?.asciiUppercased ?? "NEEDS-ACTION" }
    }

    /// SEQUENCE, 0 where there is none; as large as an INTEGER can be (RFC 5545 §3.3.8) at most.
    public var sequence: Int { min(max(first("SEQUENCE").flatMap { Int($0.value) } ?? 0, 0), Int(Int32.max)) }

    /// The SEQUENCE of the next version; the largest one has none after it.
    var nextSequence: Int { min(sequence + 1, Int(Int32.max)) }

    /// Changes the parameters of a user's ATTENDEE.
    mutating func updateAttendee(_ user: CalendarUser, _ change: (inout Property) -> Void) {
        properties = properties.map { property in
            guard property.isNamed("ATTENDEE"), CalendarUser(property.value) == user else { return property }
            var property = property
            change(&property)
            return property
        }
    }
}
