internal import Accounts
internal import Calendars
internal import WebDAV
internal import XMLStream

/// ACL (RFC 3744 §8.1) on a calendar: who else may do what there; on an inbox: who may deliver messages. That its owner
/// may do all stands beside it and can't be changed.
struct AccessControlHandler: Sendable {
    let services: DAVServices

    /// Entries of one list.
    private static let mostEntries = 200

    func respond(to message: AccessControlList, in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        guard case .calendar(let calendar, _) = resource else {
            throw DAVError(.methodNotAllowed, "who may do what is said of calendars")
        }
        // The refusals of a list reveal who has an account here only to people who may set one.
        try calendar.privileges.require(.writeACL)
        guard message.entries.count <= Self.mostEntries else {
            throw Self.refused("limited-number-of-aces", "a list holds at most \(Self.mostEntries) entries")
        }
        var entries: [AccessEntry] = []
        var groups: Set<PrincipalID> = []
        for entry in message.entries where !entry.isGivenBack {
            guard let read = try await self.entry(entry, in: calendar, &groups) else { continue }
            entries.append(read)
        }
        try Self.checkConflicts(entries)
        let everybody: Privileges = calendar.kind == .inbox ? .scheduleDeliver : []
        guard let ordered = AccessEntry.denialsFirst(entries, groups: groups, everybody: everybody) else {
            throw Self.refused(
                "deny-before-grant",
                "denials are kept before grants, and this list would mean something else then"
            )
        }
        try await services.calendars.sharing.setAccess(
            Self.joined(ordered),
            to: calendar.address,
            as: request.principal.id
        )
        return DAVAnswer(.ok)
    }

    /// nil: it says that the owner may do something, which they may anyhow. A group that is named is added to `groups`.
    private func entry(
        _ entry: AccessControlList.AccessControlEntry,
        in calendar: CalendarCollection,
        _ groups: inout Set<PrincipalID>
    ) async throws -> AccessEntry? {
        let (owner, grantable) = (calendar.owner, calendar.kind.grantablePrivileges)
        guard !entry.isInverted else {
            throw Self.refused("no-invert", "an entry is about whom it names, not about all others")
        }
        var privileges: Privileges = []
        for name in entry.privileges {
            guard let known = PrivilegeMarkup.privileges(named: name),
                name == DAVName.all || grantable.isSuperset(of: known)
            else { throw Self.refused("not-supported-privilege", "\(name.local) can't be granted here") }
            privileges.formUnion(known.intersection(grantable))
        }
        let grantee: AccessEntry.Grantee
        switch entry.principal {
        case .authenticated: grantee = .authenticated
        case .href(let text):
            let principal = try await principal(text)
            if principal.kind == .group { groups.insert(principal.id) }
            grantee = .principal(principal.id)
        case .property(DAVName.owner): grantee = .principal(owner)
        case .all, .unauthenticated, .self, .property:
            throw Self.refused(
                "allowed-principal",
                "only principals of this server, and whoever is logged in, can be named"
            )
        }
        guard grantee == .principal(owner) else { return AccessEntry(grantee, isDeny: entry.isDeny, privileges) }
        guard !entry.isDeny else {
            throw Self.refused("no-protected-ace-conflict", "nothing can be denied to the owner")
        }
        return nil
    }

    private func principal(_ text: String) async throws -> Principal {
        guard let href = try? Href(reference: text),
            case .principal(let name) = Target(href, prefix: services.configuration.prefix),
            let principal = try await services.accounts.findPrincipal(named: name)
        else { throw Self.refused("recognized-principal", "there is no such principal") }
        return principal
    }

    private static func checkConflicts(_ entries: [AccessEntry]) throws(DAVError) {
        for grant in entries where !grant.isDeny {
            let denied = entries.filter { $0.isDeny && $0.grantee == grant.grantee }
            guard denied.allSatisfy({ $0.privileges.isDisjoint(with: grant.privileges) }) else {
                throw refused("no-ace-conflict", "the same is granted and denied to the same principal")
            }
        }
    }

    /// One entry for each principal and verdict.
    private static func joined(_ entries: [AccessEntry]) -> [AccessEntry] {
        var result: [AccessEntry] = []
        for entry in entries {
            if let place = result.firstIndex(where: { $0.grantee == entry.grantee && $0.isDeny == entry.isDeny }) {
                result[place].privileges.formUnion(entry.privileges)
            } else {
                result.append(entry)
            }
        }
        return result
    }

    private static func refused(_ condition: String, _ words: String) -> DAVError {
        DAVError(.forbidden, DAVCondition(condition), words)
    }
}
