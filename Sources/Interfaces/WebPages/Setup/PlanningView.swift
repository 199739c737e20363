internal import Calendars

/// The part of the page that says which calendars are planned, and why.
struct PlanningView {
    struct Row {
        var name: String
        var why: String
    }

    /// What switches planning on.
    struct Off {
        var action: String
    }

    /// nil: trips are planned.
    let off: Off?
    let rows: [Row]

    init(_ overview: PlanningOverview, action: String, in texts: TextTable) {
        off = overview.isOn ? nil : Off(action: action)
        rows = overview.calendars.map { Row(name: $0.displayName, why: texts[Self.text(of: $0.role)]) }
    }

    private static func text(of role: PlanningRole) -> TextKey {
        switch role {
        case .planned: .planningPlanned
        case .notBusy: .planningNotBusy
        case .shared: .planningShared
        case .withoutEvents: .planningWithoutEvents
        case .trips: .planningTrips
        }
    }
}
