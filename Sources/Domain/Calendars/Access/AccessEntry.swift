package import Accounts

/// What someone is granted or denied in a collection (RFC 3744 §5.5), beside what its owner may do, which is all and
/// can't be taken away.
package struct AccessEntry: Hashable, Sendable {
    package enum Grantee: Hashable, Sendable {
        /// A person, or a group with all its members.
        case principal(PrincipalID)
        /// Any authenticated user. Others have no access.
        case authenticated
    }

    package var grantee: Grantee
    package var isDeny: Bool
    package var privileges: Privileges

    package init(_ grantee: Grantee, isDeny: Bool = false, _ privileges: Privileges) {
        self.grantee = grantee
        self.isDeny = isDeny
        self.privileges = privileges
    }

    /// The combined entries of one person: everything granted and not denied.
    package static func privileges(of entries: some Sequence<AccessEntry>) -> Privileges {
        var granted: Privileges = []
        var denied: Privileges = []
        for entry in entries {
            if entry.isDeny { denied.formUnion(entry.privileges) } else { granted.formUnion(entry.privileges) }
        }
        return granted.subtracting(denied)
    }

    /// A list in the order in which it is kept and evaluated: denials first.
    ///
    /// In the order of a client's list the first entry about a privilege decides (RFC 3744 §6), so a denial does not
    /// take back what an earlier entry grants. That part of it is left out, if nobody is granted it by a later entry:
    /// else the list means something that denials first cannot say.
    ///
    /// - Parameters:
    ///   - entries: in the order of the client's list.
    ///   - groups: those of the principals in it that have members.
    ///   - last: what everybody is granted after the list.
    /// - Returns: nil where the meaning cannot be kept.
    package static func denialsFirst(
        _ entries: [AccessEntry],
        groups: Set<PrincipalID> = [],
        everybody last: Privileges = []
    ) -> [AccessEntry]? {
        var denials: [AccessEntry] = []
        for (index, entry) in entries.enumerated() where entry.isDeny {
            let meets = { (other: AccessEntry) in
                !other.isDeny && other.grantee.mayShareAPerson(entry.grantee, groups)
            }
            var denial = entry
            var granted: Privileges = []
            for grant in entries[..<index] where meets(grant) { granted.formUnion(grant.privileges) }
            var later = last
            for grant in entries[index...] where meets(grant) { later.formUnion(grant.privileges) }
            let kept = entry.privileges.intersection(granted)
            guard kept.isDisjoint(with: later) else { return nil }
            denial.privileges.subtract(kept)
            if !denial.privileges.isEmpty { denials.append(denial) }
        }
        return denials + entries.filter { !$0.isDeny }
    }
}

extension AccessEntry.Grantee {
    /// Whether both may be about the same person; people are not asked for their groups here.
    fileprivate func mayShareAPerson(_ other: AccessEntry.Grantee, _ groups: Set<PrincipalID>) -> Bool {
        guard case .principal(let one) = self, case .principal(let two) = other else { return true }
        return one == two || groups.contains(one) || groups.contains(two)
    }
}

/// How far a calendar is shared with someone.
package enum ShareMode: Hashable, Sendable, CaseIterable {
    /// When time is taken, and nothing else.
    case busyOnly
    case read
    case readWrite

    /// Properties are not among them: on a calendar that stands in their home, everybody sets their own.
    package var privileges: Privileges {
        switch self {
        case .busyOnly: [.readFreeBusy, .readCurrentUserPrivilegeSet]
        case .read: .read
        case .readWrite: [.read, .writeContent, .bind, .unbind]
        }
    }

    /// The nearest mode for what someone may do; nil: nothing.
    package init?(_ privileges: Privileges) {
        if privileges.isSuperset(of: .read) {
            self = privileges.contains(.writeContent) ? .readWrite : .read
        } else if privileges.contains(.readFreeBusy) {
            self = .busyOnly
        } else {
            return nil
        }
    }
}

extension DelegateAccess {
    /// A delegate's privileges on the owner's home and its calendars, except Travel.
    package var privileges: Privileges { self == .write ? [.read, .write] : .read }

    /// What a delegate may do with a collection of the owner's. Who writes for somebody also sends messages in their
    /// name (CalendarServer's calendar-proxy §3.1), and takes away what has arrived.
    package func privileges(in kind: CollectionKind) -> Privileges {
        switch (kind, self) {
        case (.calendar, _): privileges
        case (.inbox, .write): [.read, .unbind]
        case (.outbox, .write): [.read, .scheduleSend]
        case (.inbox, .read), (.outbox, .read): .read
        case (.travel, _), (.notifications, _), (.subscription, _): []
        }
    }
}
