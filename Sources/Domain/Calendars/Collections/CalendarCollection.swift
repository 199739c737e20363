package import Accounts
package import CivilTime
package import ICalendar

/// The purpose of a collection.
package enum CollectionKind: Int, Sendable, Hashable, Codable {
    case calendar = 0
    /// The calendar that the server writes a person's trips into. One per person, under a reserved name.
    case travel = 1
    /// Where messages to a person arrive (RFC 6638 §2.2). One per home, made and kept by the server.
    case inbox = 2
    /// What a person asks others' busy time by (RFC 6638 §2.1); nothing is in it. One per home, made and kept by the
    /// server.
    case outbox = 3
    /// Messages of the server to a person, in CalendarServer's form; the server writes them, the person deletes them.
    case notifications = 4
    /// A calendar that others publish at an address outside: the server alone writes it.
    case subscription = 5

    /// Whether those who act for the owner see it too. Travel shows where people live: only its owner gives it to
    /// others, one by one.
    package var isOpenToDelegates: Bool { self == .calendar || self == .inbox || self == .outbox }
    package var canBeShared: Bool { self == .calendar || self == .travel }
    var holdsCalendarData: Bool { self != .notifications }
    /// Whether CLASS hides objects from others. In Travel the server writes CLASS, so it is no wish of the owner's.
    var heedsClass: Bool { self != .travel }

    /// The privileges that its owner may grant or deny.
    package var grantablePrivileges: Privileges {
        switch self {
        case .calendar, .travel: Privileges.all.subtracting([.scheduleDeliver, .scheduleSend])
        case .inbox: .scheduleDeliver
        case .outbox: .scheduleSend
        case .notifications, .subscription: []
        }
    }

    /// The privileges of its owner.
    package var ownersPrivileges: Privileges {
        switch self {
        case .calendar, .travel, .inbox, .outbox: .all
        case .notifications: [.read, .readACL, .unbind]
        // Its owner names and colours it; what is in it is the publisher's.
        case .subscription: [.read, .readACL, .writeProperties]
        }
    }

    /// Names in a home that no file may take: the server has or will have collections there.
    package static let reservedNames: Set<String> = [travelName, inboxName, outboxName, notificationsName]

    /// Whether the owner of a home can have made a calendar of this name there.
    static func canBeOwn(_ name: String) -> Bool {
        !reservedNames.contains(name) && SharedName.collection(named: name) == nil
    }

    /// The reserved name of the notification collection.
    package static let notificationsName = "notifications"

    /// The reserved name of the Travel calendar.
    package static let travelName = "travel"
    /// The reserved name of the inbox.
    package static let inboxName = "inbox"
    /// The reserved name of the outbox.
    package static let outboxName = "outbox"

    /// Whether it is one of the calendars that clients show.
    package var isCalendar: Bool { self == .calendar || self == .travel || self == .subscription }
}

/// Whether the events of a collection make their owner busy (CALDAV:schedule-calendar-transp, RFC 6638 §9.1).
package enum CollectionTransparency: Int, Sendable, Hashable, Codable {
    case opaque = 0
    case transparent = 1
}

/// A property that we keep for clients without understanding it (RFC 4918 §4.1).
package struct DeadPropertyName: Hashable, Sendable, Comparable {
    package var namespace: String
    package var name: String

    package init(namespace: String, name: String) {
        self.namespace = namespace
        self.name = name
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.namespace, left.name) < (right.namespace, right.name)
    }
}

/// The time zone that floating times of a collection are read in.
package struct CollectionTimeZone: Equatable, Sendable {
    /// The iCalendar text as the client sent it.
    package let text: String
    /// The IANA name of the zone that its one VTIMEZONE means; nil: none, it is a zone of the client's own.
    package let name: String?

    package init(text: String, name: String?) {
        self.text = text
        self.name = name
    }

    /// The system's rules where the zone has a name, else those of the definition; nil: neither says any.
    package var rules: ZoneRules? {
        if let name { return try? ZoneRules.named(name) }
        guard let calendar = (try? CalendarDocument(parsing: Array(text.utf8)))?.calendar,
            let tzid = calendar.components(named: "VTIMEZONE").first?.first("TZID")?.text
        else { return nil }
        return CalendarZones([calendar]).floatingRules(forTZID: tzid)
    }
}

/// The properties of a collection that clients may set.
package struct CollectionProperties: Equatable, Sendable {
    package var displayName: String?
    package var description: String?
    /// As the client wrote it: `#RRGGBB` or `#RRGGBBAA`.
    package var color: String?
    /// Apple's calendar-order: where clients show it among the others.
    package var order: Int?
    package var transparency: CollectionTransparency
    /// CALDAV:calendar-timezone (RFC 4791 §5.2.2).
    package var timeZone: CollectionTimeZone?
    /// The components that may be stored here; fixed when the collection is made (RFC 4791 §5.2.3).
    package var components: Set<ComponentKind>
    /// Of an inbox: where invitations are put (CALDAV:schedule-default-calendar-URL, RFC 6638 §9.2); nil: the first
    /// calendar.
    package var defaultCalendar: CollectionID?
    /// The XML of each dead property, as the interface wrote it.
    package var dead: [DeadPropertyName: [UInt8]]

    /// The default components of a new calendar.
    package static let defaultComponents: Set<ComponentKind> = [.event, .toDo, .journal]

    package init(
        displayName: String? = nil,
        description: String? = nil,
        color: String? = nil,
        order: Int? = nil,
        transparency: CollectionTransparency = .opaque,
        timeZone: CollectionTimeZone? = nil,
        components: Set<ComponentKind> = Self.defaultComponents,
        defaultCalendar: CollectionID? = nil,
        dead: [DeadPropertyName: [UInt8]] = [:]
    ) {
        self.displayName = displayName
        self.description = description
        self.color = color
        self.order = order
        self.transparency = transparency
        self.timeZone = timeZone
        self.components = components
        self.defaultCalendar = defaultCalendar
        self.dead = dead
    }
}

/// A calendar of a person.
package struct CalendarCollection: Equatable, Sendable, Identifiable {
    package let id: CollectionID
    package let owner: PrincipalID
    /// In whose home it is seen: its owner's, or that of whom it is shared with.
    package var home: PrincipalID
    /// In the home where it is seen.
    package var name: String
    package var kind: CollectionKind
    /// The viewer's privileges.
    package var privileges: Privileges
    /// Whether its owner has granted something to others, or invited them.
    package var isShared: Bool
    package var properties: CollectionProperties
    /// In its owner's home.
    package let ownersName: String
    /// Grows with each change of the collection or of anything in it.
    package var modseq: Int64
    /// The counter of the home where it is seen when it came to its name there.
    package var arrivedModseq: Int64
    /// That of the database: part of each sync token.
    package var epoch: Int64
    package var createdAt: Instant
    /// When the collection, or anything in it, last changed.
    package var modifiedAt: Instant
    /// What an inbox says of the calendars beside it, where the service gave it out; nil: another collection.
    package var inbox: InboxState?

    package init(
        id: CollectionID,
        owner: PrincipalID,
        name: String,
        kind: CollectionKind,
        properties: CollectionProperties,
        modseq: Int64,
        arrivedModseq: Int64,
        epoch: Int64,
        createdAt: Instant,
        modifiedAt: Instant,
        isShared: Bool = false
    ) {
        self.id = id
        self.owner = owner
        home = owner
        self.name = name
        ownersName = name
        self.kind = kind
        privileges = kind.ownersPrivileges
        self.isShared = isShared
        self.properties = properties
        self.modseq = modseq
        self.arrivedModseq = arrivedModseq
        self.epoch = epoch
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    package var address: CalendarAddress { CalendarAddress(owner: home, name: name) }
    /// Whether it is seen in another home than its owner's.
    package var isMounted: Bool { home != owner }
    /// What the person may do with the collection itself. Where it is mounted they set its properties for themselves,
    /// whatever they may do with what is in it.
    package var ownPrivileges: Privileges { isMounted ? privileges.union(.writeProperties) : privileges }
    package var syncToken: SyncToken { SyncToken(collection: id, epoch: epoch, modseq: modseq) }
    /// Whether the person who looks at it may see what is in it.
    package var isReadable: Bool { privileges.isSuperset(of: .read) }
    /// Whether the events here are part of the owner's day.
    package var isPlanned: Bool { kind == .travel || properties.transparency == .opaque }
}
