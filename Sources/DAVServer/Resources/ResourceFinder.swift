internal import Accounts
internal import Calendars
internal import WebDAV

/// Finds what stands at an address, for a person. What is not theirs is absent.
struct ResourceFinder: Sendable {
    let calendars: CalendarService
    let viewer: Principal

    func find(_ target: Target) async throws -> Resource {
        switch target {
        case .root: return .root
        case .principals: return .principals
        case .homes: return .homes
        case .principal(let name): return .principal(try owner(name))
        case .home(let name):
            let owner = try owner(name)
            return .home(owner, try await calendars.home(of: owner.id, as: viewer.id))
        case .calendar(let owner, let name):
            let (calendar, owner) = try await calendar(owner, name)
            return .calendar(calendar, owner: owner)
        case .object(let owner, let calendar, let name):
            let (calendar, owner) = try await self.calendar(owner, calendar)
            let address = ObjectAddress(calendar: calendar.address, name: name)
            let object = try await calendars.object(at: address, as: viewer.id)
            return .object(object.summary, in: calendar, owner: owner)
        }
    }

    func calendar(_ owner: String, _ name: String) async throws -> (CalendarCollection, Principal) {
        let owner = try self.owner(owner)
        let address = CalendarAddress(owner: owner.id, name: name)
        return (try await calendars.collection(at: address, as: viewer.id), owner)
    }

    /// Whose address it is: only one's own until calendars can be shared.
    func owner(_ name: String) throws(DAVError) -> Principal {
        guard name == viewer.name else { throw .absent }
        return viewer
    }
}

extension DAVError {
    /// Nothing there, or not for this person: the same answer.
    static let absent = DAVError(.notFound, "there is nothing at this address")
}
