package import Accounts
internal import CivilTime

/// Decides what a person may do where: all services ask it before they read or write.
///
/// It knows ownership, grants (``AccessEntry``), delegates and proxies, and the names under which shared calendars
/// stand in other homes.
package struct CalendarAccess: CalendarConcern {
    let context: CalendarContext

    /// The collection at an address, with the person's privileges in it.
    ///
    /// A person's own collection costs one query and no more; that of somebody else, or one that is shared with the
    /// person, costs a second one.
    ///
    /// - Parameters:
    ///   - address: in the home where the person sees it.
    ///   - person: the person who acts.
    ///   - privileges: what they need in it.
    /// - Returns: the collection as the person sees it.
    /// - Throws: ``CalendarError/notFound`` for what the person may not even see, and
    ///   ``CalendarError/forbidden(privilege:)`` for what they may see but not do.
    package func collection(
        at address: CalendarAddress,
        by person: PrincipalID,
        needing privileges: Privileges = []
    ) async throws(CalendarError) -> CalendarCollection {
        if address.owner == person {
            if let own = try await repository.findCollection(at: address) {
                try own.privileges.require(privileges)
                return own
            }
            if address.name == CollectionKind.notificationsName {
                let made = try await notifications(of: person)
                try made.privileges.require(privileges)
                return made
            }
            guard SharedName.collection(named: address.name) != nil else { throw .notFound }
        }
        guard let other = try await repository.findCollection(at: address, seenBy: person),
            !other.privileges.isEmpty
        else { throw .notFound }
        try other.privileges.require(privileges)
        return other
    }

    /// A collection that was found before, for a method that reads or writes in it. What is not the person's own is
    /// looked at again, so that the privileges are those of `person`.
    func collection(
        _ collection: CalendarCollection,
        by person: PrincipalID,
        needing privileges: Privileges
    ) async throws(CalendarError) -> CalendarCollection {
        guard collection.owner != person else { return collection }
        return try await self.collection(at: collection.address, by: person, needing: privileges)
    }

    /// What someone may do in a home itself: all in their own; what a delegate's access says in that of whom they act
    /// for.
    ///
    /// - Parameters:
    ///   - owner: of the home.
    ///   - person: the person who acts.
    ///   - privileges: what they need there.
    /// - Returns: what they may do there.
    /// - Throws: `notFound` for anybody else, ``CalendarError/forbidden(privilege:)``.
    package func homePrivileges(
        of owner: PrincipalID,
        as person: PrincipalID,
        needing privileges: Privileges = []
    ) async throws(CalendarError) -> Privileges {
        guard owner != person else { return .all }
        let granted = try await delegateAccess(of: person, for: owner).privileges
        try granted.require(privileges)
        return granted
    }

    /// - Throws: `notFound` for anyone but a delegate of the owner.
    func delegateAccess(of person: PrincipalID, for owner: PrincipalID) async throws(CalendarError) -> DelegateAccess {
        guard let access = try await repository.delegateAccess(of: person, for: owner) else { throw .notFound }
        return access
    }

    /// What a change of a home's members at `address` needs. Who sees a calendar there, but not the home, is refused
    /// and not told that it is absent.
    func requireHome(
        _ privileges: Privileges,
        at address: CalendarAddress,
        as person: PrincipalID
    ) async throws(CalendarError) {
        do throws(CalendarError) {
            _ = try await homePrivileges(of: address.owner, as: person, needing: privileges)
        } catch .notFound {
            _ = try await collection(at: address, by: person)
            throw .forbidden(privilege: privileges.name)
        }
    }

    /// What others share with a person they don't take away (CalendarServer's sharing §5.5.5), and what is theirs is
    /// copied there. Who acts for somebody moves what is theirs among their calendars.
    func requireMovable(
        _ from: CalendarCollection,
        _ to: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) {
        if from.owner == person, to.owner == person { return }
        if from.owner == to.owner, try await repository.delegateAccess(of: person, for: from.owner) == .write { return }
        throw .refused(reason: "objects are not moved out of or into calendars of others")
    }

    /// The person's own notification collection; created when it is first read.
    private func notifications(of person: PrincipalID) async throws(CalendarError) -> CalendarCollection {
        let address = CalendarAddress(owner: person, name: CollectionKind.notificationsName)
        do throws(CalendarError) {
            return try await repository.createCollection(
                .notifications(of: person, at: clock.now()),
                atMost: .max
            )
        } catch .precondition(.resourceMustBeNull, _) {
            guard let found = try await repository.findCollection(at: address) else { throw .notFound }
            return found
        }
    }
}
