internal import ICalendar

/// Which occurrences take a person's time.
struct AttendanceRules {
    /// The person's addresses, without `mailto:`, in lower case.
    let addresses: Set<String>

    init(emails: [String]) { addresses = Set(emails.map { $0.lowercased() }) }

    /// Made or accepted by the person, neither cancelled nor marked as free.
    func counts(_ event: Component) -> Bool {
        if event.first("TRANSP")?.value.uppercased() == "TRANSPARENT" { return false }
        if event.first("STATUS")?.value.uppercased() == "CANCELLED" { return false }
        for attendee in event.all("ATTENDEE") where addresses.contains(address(attendee)) {
            switch attendee.parameter("PARTSTAT")?.uppercased() ?? "NEEDS-ACTION" {
            case "ACCEPTED", "TENTATIVE": return true
            default: return organizes(event)
            }
        }
        return true
    }

    /// Whether the event is the person's own: nobody else's invitation may change what we know of them.
    func isOwn(_ event: Component) -> Bool {
        event.first("ORGANIZER").map { addresses.contains(address($0)) } ?? true
    }

    /// An organizer who also stands among the attendees has made the event, unless they declined it.
    private func organizes(_ event: Component) -> Bool {
        guard let organizer = event.first("ORGANIZER"), addresses.contains(address(organizer)) else { return false }
        return !event.all("ATTENDEE").contains {
            addresses.contains(address($0)) && $0.parameter("PARTSTAT")?.uppercased() == "DECLINED"
        }
    }

    private func address(_ property: Property) -> String {
        let value = property.value.lowercased()
        return value.hasPrefix("mailto:") ? String(value.dropFirst(7)) : value
    }
}
