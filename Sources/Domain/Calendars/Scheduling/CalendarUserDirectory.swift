package import Accounts
internal import ICalendar

/// Finds the accounts behind the addresses in calendar objects.
package protocol CalendarUserDirectory: Sendable {
    /// nil: nobody here has this calendar user address.
    func findPrincipal(calendarUserAddress address: String) async throws(AccountError) -> Principal?
    func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal?
    /// Those that stand in the group itself.
    func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal]
}

extension AccountService: CalendarUserDirectory {}

/// Nobody has an address: nothing is scheduled.
package struct EmptyDirectory: CalendarUserDirectory {
    package init() {}

    package func findPrincipal(calendarUserAddress address: String) async throws(AccountError) -> Principal? { nil }
    package func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? { nil }
    package func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] { [] }
}

/// The principals whom an object names, by the address that it uses.
struct CalendarUserLookup: Sendable {
    private let directory: any CalendarUserDirectory
    /// Whose calendar it is about; their own addresses need no looking up.
    let owner: Principal?
    private var found: [CalendarUser: Principal?] = [:]

    init(_ directory: any CalendarUserDirectory, owner: PrincipalID) async throws(CalendarError) {
        self.directory = directory
        do throws(AccountError) {
            self.owner = try await directory.findPrincipal(id: owner)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    /// The user with the address, among those looked up; nil: nobody here has it.
    subscript(user: CalendarUser) -> Principal? {
        if let owner, owner.isReached(at: user) { return owner }
        return found[user] ?? nil
    }

    /// Whether an address is that of a person.
    func `is`(_ user: CalendarUser, _ person: PrincipalID) -> Bool { self[user]?.id == person }

    mutating func lookUp(_ object: CalendarObject?) async throws(CalendarError) {
        guard let object else { return }
        for user in object.attendees { try await lookUp(user) }
        if let organizer = object.organizer { try await lookUp(organizer) }
    }

    mutating func lookUp(_ user: CalendarUser) async throws(CalendarError) {
        guard found[user] == nil else { return }
        do throws(AccountError) {
            found[user] = .some(try await directory.findPrincipal(calendarUserAddress: user.address))
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    /// Whether an object in a person's calendar is an invitation by somebody else of this server that the person has
    /// not accepted. Its organizer must have been looked up, and the person's addresses, unless they are the owner.
    func givesWay(_ object: CalendarObject, of person: PrincipalID) -> Bool {
        guard let organizer = object.organizer, let inviting = self[organizer], inviting.id != person else {
            return false
        }
        guard let invited = owner?.id == person ? owner : found.values.first(where: { $0?.id == person }) ?? nil else {
            return false
        }
        return Scheduling.isUnaccepted(object, by: object.attendees.filter { invited.isReached(at: $0) })
    }

    /// Those who stand in a group, through other groups too, without those that are nobody's own (groups, and who has
    /// no e-mail address).
    func members(of group: PrincipalID) async throws(CalendarError) -> [Principal] {
        var seen: Set<PrincipalID> = [group]
        var waiting = [group]
        var members: [Principal] = []
        while let next = waiting.popLast() {
            let listed: [Principal]
            do throws(AccountError) {
                listed = try await directory.listMembers(of: next)
            } catch {
                throw .unavailable(logDetail: "\(error)")
            }
            for member in listed where seen.insert(member.id).inserted {
                if member.kind == .group { waiting.append(member.id) } else { members.append(member) }
            }
        }
        return members
    }
}
