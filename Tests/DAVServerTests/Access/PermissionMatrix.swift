/// The rows and columns of the permission matrix.
enum PermissionMatrix {
    enum Role: String, CaseIterable, Sendable {
        case owner
        case writeShare = "write share"
        case readShare = "read share"
        case busyOnly = "busy only"
        case proxyWrite = "proxy, write"
        case proxyRead = "proxy, read"
        case stranger
        case anonymous
        case invitedWrite = "invited to write"
        case invitedRead = "invited to read"
        case unanswered = "invited, without an answer"
        case declined = "invited, declined"

        /// Whose permissions they have, however they came by them; nil: a column of its own.
        var twin: Role? {
            switch self {
            case .invitedWrite: .writeShare
            case .invitedRead: .readShare
            case .unanswered, .declined: .stranger
            default: nil
            }
        }
        var isShare: Bool { [.writeShare, .readShare, .busyOnly].contains(twin ?? self) }
        var isProxy: Bool { self == .proxyWrite || self == .proxyRead }
        /// The sender of the requests.
        var user: String? { self == .anonymous ? nil : self == .owner ? "ana" : "bruno" }
    }

    enum Place: String, CaseIterable, Sendable {
        case calendar
        case object
        case absentObject = "absent object"
        case attachment
        case mount = "calendar, in the home of whom it is shared with"
        case mountedObject = "object, in the home of whom it is shared with"
        case absentMember = "absent member of the home"
        case absentCalendar = "absent collection in the home"
        case travel
        case inbox
        case inboxMessage = "message in the inbox"
        case outbox
        case notifications
        case notification
        case file
        case folder
        case fileInFolder = "file in a folder"
        case home
        case principal
        case proxyGroup = "proxy group, write"
        case group
        case room
        case principals
        case homes
        case root
        case timeZone = "definition of a time zone"

        var isOfHome: Bool {
            switch self {
            case .attachment, .principal, .proxyGroup, .group, .room, .principals, .homes, .root, .timeZone: false
            default: true
            }
        }
        var isMounted: Bool { self == .mount || self == .mountedObject }
        var isCollection: Bool {
            switch self {
            case .object, .absentObject, .attachment, .mountedObject, .absentMember, .inboxMessage, .notification,
                .file, .fileInFolder, .timeZone:
                false
            default: true
            }
        }
        /// Whether what is there is text, to its owner.
        var isPlain: Bool { [.file, .fileInFolder, .absentMember, .attachment].contains(self) }
        /// Whether the server has names like this for itself.
        var isReserved: Bool { [.travel, .inbox, .outbox, .notifications, .notification].contains(self) }

        /// The requests that can mean something here.
        var rows: [String] {
            PermissionMatrix.rows.filter { $0 != PermissionMatrix.newMember || isCollection }
        }
    }

    /// RFC 5995.
    static let newMember = "POST, a new member"
    /// Of a lock that Ana holds; Ana herself takes away one of somebody else's.
    static let unlock = "UNLOCK"
    static let unlockOwn = "UNLOCK, one's own"

    /// Each a method, and of which kind the request is where that makes a difference.
    static let rows = [
        "OPTIONS", "GET", "HEAD", "PROPFIND", "REPORT", "PROPPATCH", "PUT", "POST", newMember, "ACL", "LOCK", unlock,
        unlockOwn, "COPY", "MOVE", "DELETE", "MKCOL", "MKCALENDAR",
    ]

    /// Whether a scene is another one when it has been done.
    static func changes(_ row: String) -> Bool {
        !["OPTIONS", "GET", "HEAD", "PROPFIND", "REPORT", unlock, unlockOwn].contains(row)
    }
}

extension DoorAnswer {
    /// The status; of a PROPPATCH, that of its properties.
    var outcome: Int {
        guard status == 207, text.contains("<D:propstat>") else { return status }
        let statuses = text.matches(of: /HTTP\/1\.1 (\d{3})/).compactMap { Int($0.1) }
        return statuses.max() ?? status
    }
}
