public import CivilTime

extension Scheduling {
    /// The object with a room's answer in it: each component that asks it anew is accepted where the room is free at
    /// all times that the component stands for, else declined.
    ///
    /// What was over by `start` is not looked at, nor what comes after `maximum` occurrences, which is taken to be
    /// free.
    public static func booked(
        _ object: CalendarObject,
        as room: CalendarUser,
        from start: Instant,
        floating: ZoneRules,
        limits: Limits = .standard,
        maximum: Int,
        isFree: (Range<Instant>) -> Bool
    ) throws(RecurrenceError) -> CalendarDocument {
        let spans = try object.series.spans(
            overlapping: start..<Instant.distantFuture,
            floating: floating,
            limits: limits,
            maximum: maximum
        )
        var taken: Set<Int64?> = []
        for span in spans where span.startInstant < span.endInstant {
            let recurrence = span.override.map { object.series.overrides[$0].recurrence }
            guard !taken.contains(recurrence), let component = object.component(for: recurrence),
                component.busyKind != nil, component.attendee(room) != nil
            else { continue }
            let time =
                Instant(
                    secondsSince1970: span.startInstant
                )..<Instant(
                    secondsSince1970: span.endInstant
                )
            if !isFree(time) { taken.insert(recurrence) }
        }
        var changed: [(old: Component, new: Component)] = []
        for (recurrence, component) in object.instances
        where component.participationStatus(of: room) == "NEEDS-ACTION" {
            var answered = component
            answered.updateAttendee(room) { attendee in
                attendee.setParameter("PARTSTAT", taken.contains(recurrence) ? "DECLINED" : "ACCEPTED")
                attendee.setParameter("RSVP", nil)
            }
            changed.append((component, answered))
        }
        return rewritten(object.document, changed)
    }
}

extension CalendarObject {
    /// The time that the object takes of someone whose answers count (RFC 6638 §5): declined parts take none,
    /// unanswered ones are tentative.
    public func busyPeriods(
        in window: Range<Instant>,
        of isOwner: (CalendarUser) -> Bool,
        floating: ZoneRules,
        limits: Limits = .standard
    ) throws(RecurrenceError) -> [BusyPeriod] {
        guard kind == .event, components.contains(where: { $0.first("ATTENDEE") != nil }) else {
            return try busyPeriods(in: window, floating: floating, limits: limits)
        }
        var result: [BusyPeriod] = []
        for occurrence in try occurrences(overlapping: window, floating: floating, limits: limits) {
            guard var kind = occurrence.component.busyKind, occurrence.start < occurrence.end else { continue }
            let own = unique(occurrence.component).first(where: isOwner)
            switch own.flatMap({ occurrence.component.participationStatus(of: $0) }) {
            case "DECLINED", "DELEGATED": continue
            case "NEEDS-ACTION" where own != occurrence.component.organizer, "TENTATIVE": kind = .tentative
            default: break
            }
            result.append(BusyPeriod(start: occurrence.start, end: occurrence.end, kind: kind))
        }
        return result
    }

    private func unique(_ component: Component) -> [CalendarUser] {
        Scheduling.unique(component.all("ATTENDEE").map { CalendarUser($0.value) })
    }
}
