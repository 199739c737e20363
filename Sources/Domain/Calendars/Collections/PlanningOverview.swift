internal import ICalendar

/// Whether trips are planned for a person, and by which of their calendars.
package struct PlanningOverview: Equatable, Sendable {
    package struct Calendar: Equatable, Sendable {
        /// The last segment of its address.
        package var name: String
        /// As the person reads it.
        package var displayName: String
        package var role: PlanningRole

        package init(name: String, displayName: String, role: PlanningRole) {
            self.name = name
            self.displayName = displayName
            self.role = role
        }
    }

    /// Whether there is a Travel calendar, so that trips are planned.
    package var isOn: Bool
    /// All that the person sees, in their order.
    package var calendars: [Calendar]

    package init(isOn: Bool, calendars: [Calendar]) {
        self.isOn = isOn
        self.calendars = calendars
    }
}

/// Why the events of a calendar are, or are not, part of a person's day (ADR 0093).
package enum PlanningRole: String, CaseIterable, Sendable {
    /// They are.
    case planned
    /// The person set that the calendar does not make them busy (CALDAV:schedule-calendar-transp).
    case notBusy
    /// Somebody else shares it.
    case shared
    /// It takes tasks or journals alone.
    case withoutEvents
    /// The Travel calendar: the server writes the trips here, and plans what else the person puts there.
    case trips
}

extension CalendarCollection {
    /// What the calendar is to planning, for the person in whose home it is seen.
    package var planningRole: PlanningRole {
        if isMounted { return .shared }
        if kind == .travel { return .trips }
        guard properties.components.contains(.event) else { return .withoutEvents }
        return isPlanned ? .planned : .notBusy
    }
}
