extension PermissionMatrix {
    /// Whose answers a role gets, however it came by what it may. An invitation to write is one to what is in a
    /// calendar.
    static func column(of role: Role, _ row: String, _ place: Place) -> Role {
        if role == .invitedWrite, place == .calendar, row == "PROPPATCH" { return .readShare }
        return role.twin ?? role
    }

    /// Whether somebody sees that something is there.
    static func isSeen(_ place: Place, by role: Role) -> Bool {
        let role = role.twin ?? role
        return switch place {
        case .timeZone: true
        case .principal, .group, .room, .principals, .homes, .root: role != .anonymous
        case .proxyGroup: role == .owner || role == .proxyWrite
        case .calendar, .object, .absentObject: role != .stranger && role != .anonymous
        case .attachment: role == .owner || readers.contains(role)
        case .mount, .mountedObject: role.isShare
        case .home, .absentMember, .absentCalendar, .inbox, .inboxMessage, .outbox: role == .owner || role.isProxy
        case .travel, .notifications, .notification, .file, .folder, .fileInFolder: role == .owner
        }
    }

    private static let writers: Set<Role> = [.writeShare, .proxyWrite]
    private static let readers = writers.union([.readShare, .proxyRead])
    private static let sharers = readers.union([.busyOnly])

    /// The roles that may do what the owner may.
    private static func others(_ row: String, _ place: Place) -> Set<Role> {
        switch (place, row) {
        case (.principal, _), (.group, _), (.room, _), (.principals, _), (.homes, _), (.root, _), (.timeZone, _):
            return Set(Role.allCases)
        case (.proxyGroup, "PROPPATCH"): return []
        case (.mount, "PROPPATCH"), (.mount, "DELETE"): return sharers
        case (.calendar, "GET"), (.calendar, "HEAD"), (.calendar, "PROPFIND"), (.mount, "GET"), (.mount, "HEAD"),
            (.mount, "PROPFIND"):
            return sharers
        case (_, "GET"), (_, "HEAD"), (_, "PROPFIND"), (_, "REPORT"): return readers
        case (.calendar, "PROPPATCH"): return writers
        // Properties unknown to the server are personal.
        case (.object, "PROPPATCH"), (.mountedObject, "PROPPATCH"), (.inboxMessage, "PROPPATCH"), (.home, "PROPPATCH"):
            return readers
        // The holder of a lock may release it, even after losing other privileges.
        case (.home, unlockOwn): return []
        case (_, unlockOwn): return sharers
        case (.calendar, "DELETE"), (.absentCalendar, "MKCALENDAR"), (.absentMember, "MKCALENDAR"): return [.proxyWrite]
        case (.object, "MOVE"), (.outbox, "POST"), (.inboxMessage, "DELETE"): return [.proxyWrite]
        case (.object, "COPY"), (.mountedObject, "COPY"): return readers
        case (.calendar, newMember), (.mount, newMember): return writers
        case (.object, "POST"), (.mountedObject, "POST"), (.object, "PUT"), (.object, "DELETE"), (.object, "LOCK"),
            (.mountedObject, "PUT"), (.mountedObject, "DELETE"), (.mountedObject, "LOCK"), (.absentObject, "PUT"),
            (.calendar, "LOCK"), (.mount, "LOCK"):
            return writers
        default: return []
        }
    }

    /// Where no privilege of the list decides: calendars are copied and moved by their owners, and objects stay with
    /// theirs.
    private static func isByRule(_ row: String, _ place: Place) -> Bool {
        (row == "COPY" || row == "MOVE") && (place == .calendar || place == .mount)
            || row == "MOVE" && (place == .object || place == .mountedObject)
    }

    /// The owner's view of a place.
    static func ownersPlace(_ place: Place) -> Place {
        switch place {
        case .mount: .calendar
        case .mountedObject: .object
        default: place
        }
    }

    /// nil: as it should be. `owners` is the answer to the same request by the owner.
    static func complaint(
        about answer: DoorAnswer,
        _ owners: DoorAnswer,
        _ row: String,
        _ place: Place,
        _ role: Role
    ) -> String? {
        let role = column(of: role, row, place)
        let status = answer.outcome
        if row == "OPTIONS" { return status == 200 ? nil : "OPTIONS tells nothing" }
        let isOpen = place == .timeZone || place == .root && (row == "GET" || row == "HEAD")
        guard role != .anonymous || isOpen else { return status == 401 ? nil : "nobody is asked who they are" }
        guard isSeen(place, by: role) || isOpen else { return status >= 400 && status != 401 ? nil : "it is done" }
        if role == .owner { return status != 401 && status < 500 ? nil : "the owner is not served" }
        guard owners.outcome < 400 else { return status >= 400 ? nil : "it is done, which the owner can't do" }
        if others(row, place).contains(role) { return status < 400 ? nil : "it is not done" }
        guard status == 403 else { return "it is not refused" }
        guard row == "HEAD" || isByRule(row, place) || answer.text.contains("<D:need-privileges>") else {
            return "it is not said which privilege is missing"
        }
        return nil
    }
}
