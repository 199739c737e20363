extension Scheduling {
    /// Whether an invitation holds nothing of those who are invited by it: each part that lists one of them is
    /// cancelled, or is neither accepted nor tentative nor handed on. It gives way to another object with its UID.
    ///
    /// False where none of them is an attendee at all.
    public static func isUnaccepted(_ object: CalendarObject, by users: [CalendarUser]) -> Bool {
        let invited = object.components.filter { component in users.contains { component.attendee($0) != nil } }
        return !invited.isEmpty
            && invited.allSatisfy { component in
                isCancelled(component)
                    || users.allSatisfy {
                        ["NEEDS-ACTION", "DECLINED", nil].contains(component.participationStatus(of: $0))
                    }
            }
    }
}
