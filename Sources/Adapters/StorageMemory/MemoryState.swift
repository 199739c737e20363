internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Jobs
internal import MailScheduling
internal import Notifications
internal import Planning
internal import Publishing
internal import SelfService
internal import Subscriptions

/// All that a store holds. A value: a copy of it is a snapshot.
struct MemoryState: Sendable {
    /// Stands in each sync token: those of another store are no good here.
    let epoch = Int64.random(in: 1...Int64.max)
    /// Far from the small numbers that somebody may have made up.
    var lastID: Int64 = 1 << 32
    var people: [PrincipalID: MemoryPerson] = [:]
    var attempts: [MemoryAttempt] = []
    /// By the digest of what is tried, and by whom.
    var attemptCounts: [[UInt8]: [AttemptWindow]] = [:]
    var sessions: [Int64: MemorySession] = [:]
    /// Some of people or calendars that are gone, which count no more.
    var feeds: [Int64: Feed] = [:]
    var subscriptions: [Int64: CalendarSubscription] = [:]
    var pushSubscriptions: [Int64: PushSubscription] = [:]
    /// Those of people who are gone count no more.
    var browsers: [Int64: BrowserSubscription] = [:]
    var eventLinks: [Int64: MemoryEventLink] = [:]
    var tickets: [Int64: Ticket] = [:]
    /// Those of people who are gone count no more.
    var passkeys: [Int64: Passkey] = [:]
    /// By the digest of the token. Some of people that are gone, which count no more.
    var mailedInvitations: [[UInt8]: MailedInvitation] = [:]
    var mailRefusals: Set<[UInt8]> = []
    var acts: [AdministrativeAct] = []
    var supportRequests: [Int64: SupportRequest] = [:]
    var homes: [PrincipalID: MemoryHome] = [:]
    var collections: [CollectionID: MemoryCollection] = [:]
    var attachments: [Int64: MemoryAttachment] = [:]
    /// Ranks of first sight outlive the objects, and the home too.
    var ranks: [PrincipalID: [String: Int64]] = [:]
    var dirtyDays: [PrincipalID: [ClosedRange<Int>: MemoryMark]] = [:]
    var leases: [PrincipalID: MemoryLease] = [:]
    var addressProperties: [String: PersonalProperties] = [:]
    var events = MemoryEventLog()
    var jobs: [JobID: MemoryJob] = [:]
    /// What plans were last computed with.
    var planBasis: String?
}

/// The dead properties that each person has set on one thing.
typealias PersonalProperties = [PrincipalID: DeadProperties]

/// A home without its collections.
struct MemoryHome: Sendable {
    var counters: HomeCounters
    var availability: String?
    var tombstones: [String: Dated<MemberTombstone>] = [:]
    /// By path.
    var files: [String: MemoryFile] = [:]
    /// By token.
    var locks: [String: HomeLock] = [:]
    /// The last day that came into the planning horizon; nil: none yet.
    var lastDay: Int?
    var choices: [Dated<PlanChoice>] = []
    /// The fingerprints of the place tags that were heeded, by event.
    var placeTags: [String: String] = [:]
    var placeMemory = PlaceMemory()
    /// How often the links to items were revoked.
    var linkGeneration: Int64 = 0
}

/// Something, and when it happened.
struct Dated<Value: Sendable>: Sendable {
    var value: Value
    var at: Instant
}

struct MemoryFile: Sendable {
    var entry: FileEntry
    var bytes: [UInt8]?
    var properties: PersonalProperties = [:]
}

/// A collection with all that goes when it goes.
struct MemoryCollection: Sendable {
    /// Without its dead properties.
    var value: CalendarCollection
    var forgottenModseq: Int64 = 0
    /// By name.
    var objects: [String: MemoryObject] = [:]
    var tombstones: [String: Dated<ObjectTombstone>] = [:]
    var entries: [AccessEntry] = []
    var invitations: [PrincipalID: Invitation] = [:]
    var shares: [PrincipalID: MemoryShare] = [:]
    var properties: PersonalProperties = [:]
    /// By UID. They outlive the objects.
    var publishedItems: [String: MemoryPublishedItem] = [:]
}

/// An object with all that goes when it goes.
struct MemoryObject: Sendable {
    var row: ObjectRow
    var createdAt: Instant
    var placedBy: PrincipalID?
    /// The numbers of the attachments that it names.
    var attachments: Set<Int64> = []
    var overlays: [PrincipalID: [UInt8]] = [:]
    var properties: PersonalProperties = [:]

    var id: ObjectID { row.id }
    var name: String { row.write.name }
    var uid: String { row.write.index.uid }
    var size: Int { row.write.bytes.count }
}

/// A collection of somebody else in a home.
struct MemoryShare: Sendable {
    var modseq: Int64
    var arrivedModseq: Int64
    var seenModseq: Int64
    var isHidden = false
    /// nil: as the owner has it.
    var displayName: String?
    var description: String?
    var color: String?
    var order: Int?
    var timeZone: CollectionTimeZone?
    var transparency = CollectionTransparency.transparent
}

struct MemoryAttachment: Sendable {
    var value: Attachment
    /// In whose quota it is counted.
    var owner: PrincipalID
}

/// A travel item as it was published, with what is kept of it.
struct MemoryPublishedItem: Sendable {
    var value: PublishedItem
    var record: PublishedRecord

    /// The whole time that the item and its event touch.
    var firstTime: Instant { min(record.start, record.eventStart) }
    var lastTime: Instant { max(record.end, record.eventEnd, firstTime) }
}

/// A worker's claim on the dirty days of a person.
struct MemoryLease: Sendable {
    var owner: String
    var expiry: Instant
}

/// A mark of days that planning has to look at again.
struct MemoryMark: Sendable {
    var generation: Int64
    var since: Instant
}

struct MemoryPerson: Sendable {
    var principal: Principal
    var passwordVerifier: String?
    var credentialVersion: Int64 = 1
    /// By which they log in beside the name in their addresses.
    var loginName: String?
    var secondFactor: SecondFactor?
    var recoveryCodes: Set<[UInt8]> = []
    var consents: [Consent] = []
    /// Sealed; nil: none.
    var details: [UInt8]?
    /// At providers of log-ins.
    var identities: [ExternalIdentity] = []
    var role: StaffRole?
    var appPasswords: [AppPasswordRecord] = []
    /// By folded name.
    var places: [String: SavedPlace] = [:]
    var passes: [String: SavedPass] = [:]
    var preferences = PersonPreferences()
    /// nil: nothing was ever chosen.
    var reminders: ReminderState?
    /// How far the log of events was heard for reminders.
    var heardUntil: Int64 = 0
    var phone = PhoneState()
    /// Of a group.
    var members: Set<PrincipalID> = []
    /// Those who may act for this person.
    var delegates: [PrincipalID: DelegateAccess] = [:]
}

struct MemorySession: Sendable {
    var value: Session
    /// Of the token.
    var digest: [UInt8]
}

struct MemoryAttempt: Sendable {
    var value: LoginAttempt
    /// When a wrong password is answered; nil where the line of waiting answers was full.
    var answeredAt: Instant?
}
