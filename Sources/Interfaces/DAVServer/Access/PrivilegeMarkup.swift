internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// Privileges on the wire.
enum PrivilegeMarkup {
    /// The privileges of a calendar; scheduling has collections of its own.
    static let ofCalendars = CollectionKind.calendar.grantablePrivileges

    static func of(_ kind: CollectionKind) -> Privileges {
        switch kind {
        case .calendar, .travel: ofCalendars
        case .inbox: ofCalendars.union(.scheduleDeliver)
        case .outbox: ofCalendars.union(.scheduleSend)
        case .notifications: [.read, .readACL, .unbind]
        case .subscription: [.read, .readACL, .writeProperties]
        }
    }

    static func name(_ text: String) -> XMLName {
        XMLName(Privileges.isCalDAV(text) ? Namespace.calDAV : Namespace.dav, text)
    }

    /// nil: no privilege of ours.
    static func privileges(named name: XMLName) -> Privileges? {
        Privileges.named.first { Self.name($0.name) == name }?.privileges
    }

    /// Each with its name: those that are granted whole, of what there is.
    static func list(_ granted: Privileges, of supported: Privileges) -> [Markup] {
        Privileges.named.compactMap { name, privileges in
            let whole = privileges.intersection(supported)
            guard !whole.isEmpty, granted.isSuperset(of: whole), isAggregate(name, of: supported) || whole == privileges
            else {
                return nil
            }
            return .element(DAVName.privilege, [.element(Self.name(name))])
        }
    }

    /// Those that hold whatever there is of their parts (RFC 3744 §5.3): all, and write in a home, which has no content
    /// of its own.
    private static func isAggregate(_ name: String, of supported: Privileges) -> Bool {
        name == "all" || (name == "write" && supported.isSuperset(of: [.writeProperties, .bind, .unbind]))
    }

    /// The fewest names that say it: an aggregate in place of all that it contains.
    static func brief(_ granted: Privileges, of supported: Privileges) -> [Markup] {
        var rest = granted.intersection(supported)
        var result: [Markup] = []
        for (name, privileges) in Privileges.named {
            let whole = privileges.intersection(supported)
            guard !whole.isEmpty, name == "all" || whole == privileges, rest.isSuperset(of: whole) else { continue }
            result.append(.element(DAVName.privilege, [.element(Self.name(name))]))
            rest.subtract(whole)
        }
        return result
    }

    /// DAV:supported-privilege-set (RFC 3744 §5.3).
    static func supported(_ supported: Privileges) -> [Markup] {
        [
            node(
                "all",
                "Everything",
                supported,
                children: [
                    node(
                        "read",
                        "Read what is here",
                        supported,
                        children: [
                            node("read-free-busy", "Read when time is taken", supported),
                            node("read-current-user-privilege-set", "Read one's own privileges", supported),
                        ]
                    ),
                    node(
                        "write",
                        "Change what is here",
                        supported,
                        children: [
                            node("write-properties", "Change properties", supported),
                            node("write-content", "Change what stands here", supported),
                            node("bind", "Add something", supported), node("unbind", "Remove something", supported),
                        ]
                    ),
                    node("unlock", "Take away locks of others", supported),
                    node("read-acl", "Read who may do what", supported),
                    node("write-acl", "Change who may do what", supported),
                    node(
                        "schedule-deliver",
                        "Leave messages here",
                        supported,
                        children: [
                            node("schedule-deliver-invite", "Leave invitations", supported),
                            node("schedule-deliver-reply", "Leave answers", supported),
                            node("schedule-query-freebusy", "Ask when time is taken", supported),
                        ]
                    ),
                    node(
                        "schedule-send",
                        "Send messages",
                        supported,
                        children: [
                            node("schedule-send-invite", "Send invitations", supported),
                            node("schedule-send-reply", "Send answers", supported),
                            node("schedule-send-freebusy", "Ask others when their time is taken", supported),
                        ]
                    ),
                ]
            )
        ]
        .compactMap(\.self)
    }

    private static func node(
        _ name: String,
        _ words: String,
        _ supported: Privileges,
        children: [Markup?] = []
    ) -> Markup? {
        let privileges = Privileges.named.first { $0.name == name }?.privileges ?? []
        guard !privileges.isDisjoint(with: supported) else { return nil }
        return .element(
            DAVName.supportedPrivilege,
            [
                .element(DAVName.privilege, [.element(Self.name(name))]),
                .element(DAVName.description, attributes: [.init("xml:lang", "en")], [.text(words)]),
            ] + children.compactMap(\.self)
        )
    }
}
