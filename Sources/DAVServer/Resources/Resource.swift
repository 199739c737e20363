internal import Accounts
internal import Calendars

/// A resource that is there, with all that its properties are made of.
enum Resource: Sendable {
    case root
    case principals
    case principal(Principal)
    case homes
    case home(Principal, HomeState)
    case calendar(CalendarCollection, owner: Principal)
    case object(ObjectSummary, in: CalendarCollection, owner: Principal)

    var isCollection: Bool {
        switch self {
        case .object: false
        default: true
        }
    }

    func address(_ addresses: Addresses) -> String {
        switch self {
        case .root: addresses.root
        case .principals: addresses.principals
        case .principal(let principal): addresses.principal(principal.name)
        case .homes: addresses.homes
        case .home(let owner, _): addresses.home(owner.name)
        case .calendar(let calendar, let owner): addresses.calendar(owner.name, calendar.name)
        case .object(let object, let calendar, let owner):
            addresses.object(owner.name, calendar.name, object.name)
        }
    }
}
