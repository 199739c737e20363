internal import ByteText

extension Scheduling {
    /// An organizer's new version made ready to store and to send: SEQUENCE is higher where something of weight
    /// changed or somebody is told of a cancellation (unless the client saw to it), never lower than it was, and
    /// attendees of what was rescheduled are asked again (RFC 5546 §2.1.4, RFC 6638 §3.2.5, §3.2.8).
    public static func prepared(_ new: CalendarObject, replacing old: CalendarObject?) -> CalendarDocument {
        guard let old, let organizer = new.organizer else { return new.document }
        let cancellations = sequencesAfterCancellations(from: old, to: new)
        var changed: [(old: Component, new: Component)] = []
        var plain = PlainOccurrences(of: old, names: SchedulingChange.timing)
        for (recurrence, component) in new.instances {
            // An occurrence that had no component of its own was what the series says.
            let before = old.component(for: recurrence) ?? recurrence.flatMap { plain.component(at: $0) }
            var updated = component
            var least = max(before?.sequence ?? old.master?.sequence ?? 0, cancellations[recurrence] ?? 0)
            if let before, SchedulingChange.isRevision(before, component) {
                least = max(least, before.nextSequence)
                if SchedulingChange.isReschedule(before, component) {
                    for attendee in component.all("ATTENDEE").map({ CalendarUser($0.value) })
                    where attendee != organizer {
                        updated.updateAttendee(attendee) { $0.setParameter("PARTSTAT", "NEEDS-ACTION") }
                    }
                }
            }
            if component.sequence < least { updated.set(Property("SEQUENCE", value: "\(least)")) }
            if updated != component { changed.append((component, updated)) }
        }
        return rewritten(new.document, changed)
    }

    /// The SEQUENCE of a CANCEL for an instance, nil being the whole: higher than any that the attendee has seen of it,
    /// and the one that is stored.
    static func sequence(ofCancelling recurrence: Int64?, from old: CalendarObject, to new: CalendarObject?) -> Int {
        guard let recurrence else {
            let seen = old.components.map(\.nextSequence).max() ?? 1
            return max(seen, new?.master?.sequence ?? 0)
        }
        let seen = (old.component(for: recurrence) ?? old.master)?.nextSequence ?? 1
        let stored = new.flatMap { $0.component(for: recurrence) ?? $0.master }
        return max(seen, stored?.sequence ?? 0)
    }

    /// The least SEQUENCE of the components in the new version, by what they replace, so that a later invitation is
    /// newer than the CANCEL that somebody is sent now.
    ///
    /// An instance that is taken from those who are invited to the series also revises the series, which they are told
    /// without it from now on, by an EXDATE.
    private static func sequencesAfterCancellations(
        from old: CalendarObject,
        to new: CalendarObject
    ) -> [Int64?: Int] {
        var least: [Int64?: Int] = [:]
        func raise(_ recurrence: Int64?, to sequence: Int) {
            least[recurrence] = max(least[recurrence] ?? 0, sequence)
        }
        for change in attendeeChanges(from: old, to: new) {
            for recurrence in change.cancelled {
                let told = sequence(ofCancelling: recurrence, from: old, to: new)
                raise(new.component(for: recurrence) == nil ? nil : recurrence, to: told)
                if recurrence == nil {
                    for left in change.invited { raise(left, to: told) }
                } else if change.invited.contains(nil) {
                    raise(nil, to: old.master?.nextSequence ?? 1)
                }
            }
        }
        return least
    }
}
