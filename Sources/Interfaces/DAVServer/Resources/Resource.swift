internal import Accounts
internal import Calendars

/// A resource that is there, with all that its properties are made of.
enum Resource: Sendable {
    case root
    case principals
    case principal(Principal)
    case proxyGroup(Principal, DelegateAccess)
    case homes
    case home(Principal, HomeState)
    case calendar(CalendarCollection, owner: Principal)
    case object(ObjectSummary, in: CalendarCollection, owner: Principal)
    case file(FileEntry, owner: Principal)

    var isCollection: Bool {
        switch self {
        case .object, .proxyGroup: false
        case .file(let entry, _): entry.isFolder
        default: true
        }
    }

    /// Whose home it lies in and which segments lead there; nil outside homes.
    var place: (owner: Principal, path: [String])? {
        switch self {
        case .root, .principals, .principal, .proxyGroup, .homes: nil
        case .home(let owner, _): (owner, [])
        case .calendar(let calendar, let owner): (owner, [calendar.name])
        case .object(let object, let calendar, let owner): (owner, [calendar.name, object.name])
        case .file(let entry, let owner): (owner, entry.path.segments)
        }
    }

    /// Whether more is told of it than that it is there: not of a calendar in which the viewer may read nothing.
    var isReadable: Bool {
        if case .calendar(let calendar, _) = self { calendar.isReadable } else { true }
    }

    /// What its dead properties hang on.
    func propertyHolder(_ addresses: Addresses) -> PropertyHolder {
        switch self {
        case .root, .principals, .principal, .proxyGroup, .homes, .home: .address(address(addresses))
        case .calendar(let calendar, _): .collection(calendar.id)
        case .object(let object, _, _): .object(object.id)
        case .file(let entry, _): .file(entry.id)
        }
    }

    /// The person whose properties everyone without their own sees; nil: nobody.
    var propertyOwner: PrincipalID? {
        switch self {
        case .root, .principals, .principal, .proxyGroup, .homes, .home: nil
        case .calendar(let calendar, _), .object(_, let calendar, _): calendar.owner
        case .file(let entry, _): entry.owner
        }
    }

    func address(_ addresses: Addresses) -> String {
        switch self {
        case .root: addresses.root
        case .principals: addresses.principals
        case .principal(let principal): addresses.principal(principal.name)
        case .proxyGroup(let principal, let access): addresses.proxyGroup(principal.name, access)
        case .homes: addresses.homes
        case .home(let owner, _): addresses.home(owner.name)
        case .calendar(let calendar, let owner): addresses.calendar(owner.name, calendar.name)
        case .object(let object, let calendar, let owner):
            addresses.object(owner.name, calendar.name, object.name)
        case .file(let entry, let owner):
            addresses.place(owner.name, entry.path.segments, isCollection: entry.isFolder)
        }
    }
}
