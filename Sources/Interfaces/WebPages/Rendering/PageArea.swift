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
}
