/// The parts of the site that the navigation of every page leads to, in its order.
enum PageArea: CaseIterable, Sendable {
    case today, calendar, trips, places, settings, account

    /// Below the server's base path.
    var path: String {
        switch self {
        case .today: "/today"
        case .calendar: "/calendar/week"
        case .trips: "/trips"
        case .places: "/places"
        case .settings: "/settings"
        case .account: "/account"
        }
    }

    var title: TextKey {
        switch self {
        case .today: .navigationToday
        case .calendar: .navigationCalendar
        case .trips: .navigationTrips
        case .places: .navigationPlaces
        case .settings: .navigationSettings
        case .account: .navigationAccount
        }
    }

    /// Whether its pages show trips, which are planned a moment after an event changes.
    var hasTrips: Bool { self == .today || self == .calendar || self == .trips }

    /// Whether the page takes the whole window, not the width of text.
    var isWide: Bool { self == .calendar }
}
