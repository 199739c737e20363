package import Accounts
package import Calendars

extension MemoryTransaction {
    package func accessEntries(of collection: CollectionID) throws -> [AccessEntry] {
        (state.collections[collection]?.entries ?? []).sorted { one, other in
            one.isDeny == other.isDeny ? one.grantee.number < other.grantee.number : one.isDeny
        }
    }

    package func deleteAccessEntries(of collection: CollectionID) throws {
        state.collections[collection]?.entries = []
    }

    package func addAccessEntry(_ entry: AccessEntry, to collection: CollectionID) throws {
        guard var entries = state.collections[collection]?.entries else { return }
        if let index = entries.firstIndex(where: { $0.grantee == entry.grantee && $0.isDeny == entry.isDeny }) {
            entries[index].privileges.formUnion(entry.privileges)
        } else {
            entries.append(entry)
        }
        state.collections[collection]?.entries = entries
    }

    package func deleteGrant(to person: PrincipalID, in collection: CollectionID) throws {
        state.collections[collection]?.entries.removeAll { !$0.isDeny && $0.grantee == .principal(person) }
    }

    package func deleteAccess(of principal: PrincipalID) throws {
        for id in state.collections.keys {
            state.collections[id]?.entries.removeAll { $0.grantee == .principal(principal) }
            state.collections[id]?.invitations[principal] = nil
        }
    }

    package func collections(withEntriesFor principal: PrincipalID) throws -> [CollectionID] {
        let identities = groups(of: principal)
        return state.collections.filter { $0.value.entries.contains { $0.concerns(identities, loggedIn: false) } }
            .map(\.key)
    }

    package func privileges(
        of person: PrincipalID,
        in collections: [CollectionID]
    ) throws -> [CollectionID: Privileges] {
        let identities = groups(of: person)
        var found: [CollectionID: Privileges] = [:]
        for id in collections {
            let entries = (state.collections[id]?.entries ?? []).filter { $0.concerns(identities, loggedIn: true) }
            if !entries.isEmpty { found[id] = AccessEntry.privileges(of: entries) }
        }
        return found
    }

    package func identities(of person: PrincipalID) throws -> Set<PrincipalID> { groups(of: person) }

    package func delegateAccess(of person: PrincipalID, for owner: PrincipalID) throws -> DelegateAccess? {
        let delegates = state.people[owner]?.delegates ?? [:]
        return groups(of: person).compactMap { delegates[$0] }.max { $0.rawValue < $1.rawValue }
    }

    package func peopleWithHomes(among principals: [PrincipalID]) throws -> Set<PrincipalID> {
        members(of: principals).filter { state.homes[$0] != nil }
    }

    package func invitations(to collection: CollectionID) throws -> [Invitation] {
        (state.collections[collection]?.invitations.values.map(\.self) ?? [])
            .sorted { $0.person.rawValue < $1.person.rawValue }
    }

    package func findInvitation(
        uid: String,
        of person: PrincipalID
    ) throws -> (invitation: Invitation, calendar: CalendarAddress)? {
        for collection in state.collections.values {
            guard let invitation = collection.invitations[person], invitation.uid == uid else { continue }
            let value = collection.value
            return (invitation, CalendarAddress(owner: value.owner, name: value.ownersName))
        }
        return nil
    }

    package func putInvitation(_ invitation: Invitation) throws {
        state.collections[invitation.collection]?.invitations[invitation.person] = invitation
    }

    package func deleteInvitation(of person: PrincipalID, to collection: CollectionID) throws {
        state.collections[collection]?.invitations[person] = nil
    }

    package func peopleWithShare(of collection: CollectionID) throws -> Set<PrincipalID> {
        Set((state.collections[collection]?.shares ?? [:]).keys)
    }

    package func insertShare(of collection: CollectionID, with person: PrincipalID, modseq: Int64) throws {
        guard let seen = state.collections[collection]?.value.modseq else { return }
        let share = MemoryShare(modseq: modseq, arrivedModseq: modseq, seenModseq: seen)
        state.collections[collection]?.shares[person] = share
    }

    package func deleteShare(of collection: CollectionID, with person: PrincipalID) throws {
        state.collections[collection]?.shares[person] = nil
        state.collections[collection]?.properties[person] = nil
    }

    package func isShareHidden(_ collection: CollectionID, of person: PrincipalID) throws -> Bool? {
        state.collections[collection]?.shares[person]?.isHidden
    }

    package func setShareHidden(
        _ isHidden: Bool,
        _ collection: CollectionID,
        of person: PrincipalID,
        modseq: Int64
    ) throws {
        state.collections[collection]?.shares[person]?.isHidden = isHidden
        state.collections[collection]?.shares[person]?.modseq = modseq
        state.collections[collection]?.shares[person]?.arrivedModseq = modseq
    }

    package func updateShare(
        _ change: CollectionChange,
        of collection: CollectionID,
        for person: PrincipalID
    ) throws {
        guard var share = state.collections[collection]?.shares[person] else { return }
        switch change {
        case .displayName(let value): share.displayName = value
        case .description(let value): share.description = value
        case .color(let value): share.color = value
        case .order(let value): share.order = value
        case .transparency(let value): share.transparency = value
        case .timeZone(let value): share.timeZone = value
        case .defaultCalendar, .dead: return
        }
        state.collections[collection]?.shares[person] = share
    }

    package func setShareModseq(
        _ modseq: Int64,
        seen: Int64?,
        of collection: CollectionID,
        for person: PrincipalID
    ) throws {
        state.collections[collection]?.shares[person]?.modseq = modseq
        if let seen { state.collections[collection]?.shares[person]?.seenModseq = seen }
    }

    package func forgetSeen(of collection: CollectionID) throws {
        for person in (state.collections[collection]?.shares ?? [:]).keys {
            state.collections[collection]?.shares[person]?.seenModseq = -1
        }
    }

    package func unseenShares(of person: PrincipalID) throws -> [(collection: CollectionID, modseq: Int64)] {
        state.collections.values.filter { collection in
            guard let share = collection.shares[person] else { return false }
            return !share.isHidden && share.seenModseq < collection.value.modseq
        }
        .map { (collection: $0.value.id, modseq: $0.value.modseq) }.sorted { $0.collection < $1.collection }
    }

    package func shares(
        of person: PrincipalID,
        only wanted: CollectionID?,
        after modseq: Int64
    ) throws -> [(collection: CalendarCollection, modseq: Int64)] {
        let found = state.collections.values.compactMap {
            collection -> (collection: CalendarCollection, modseq: Int64)? in
            guard let share = collection.shares[person], !share.isHidden, share.modseq > modseq,
                wanted == nil || wanted == collection.value.id
            else { return nil }
            return (collection.seen(by: person, share), share.modseq)
        }
        return found.sorted { one, other in
            let orders = (one.collection.properties.order ?? .max, other.collection.properties.order ?? .max)
            return orders.0 == orders.1 ? one.collection.id < other.collection.id : orders.0 < orders.1
        }
    }
}

extension MemoryCollection {
    /// As it is in the home of somebody with whom it is shared.
    fileprivate func seen(by person: PrincipalID, _ share: MemoryShare) -> CalendarCollection {
        var seen = value
        seen.home = person
        seen.name = SharedName.of(value.id)
        seen.arrivedModseq = share.arrivedModseq
        seen.properties.displayName = share.displayName ?? seen.properties.displayName
        seen.properties.description = share.description ?? seen.properties.description
        seen.properties.color = share.color ?? seen.properties.color
        seen.properties.order = share.order ?? seen.properties.order
        seen.properties.timeZone = share.timeZone ?? seen.properties.timeZone
        seen.properties.transparency = share.transparency
        seen.properties.dead = properties[person] ?? [:]
        return seen
    }
}

extension AccessEntry {
    /// Whether it is about one of some principals, or, where `loggedIn` is true, about everybody who is.
    fileprivate func concerns(_ identities: Set<PrincipalID>, loggedIn: Bool) -> Bool {
        switch grantee {
        case .authenticated: loggedIn
        case .principal(let id): identities.contains(id)
        }
    }
}

extension AccessEntry.Grantee {
    /// The sort key of entries: the one for everybody who is logged in comes before all principals.
    fileprivate var number: Int64 {
        switch self {
        case .authenticated: 0
        case .principal(let id): id.rawValue
        }
    }
}
