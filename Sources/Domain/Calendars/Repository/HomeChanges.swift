/// The change of a home's member since a token (RFC 6578 §3.4).
package enum HomeChange: Equatable, Sendable {
    /// A calendar was made or changed, or something in it.
    case calendar(CalendarCollection)
    /// The same of a calendar that somebody else shares; `modseq` is of the home that it is seen in.
    case share(CalendarCollection, modseq: Int64)
    /// A file or folder was made or changed, or something in it.
    case entry(FileEntry)
    case removed(name: String, isFile: Bool, modseq: Int64)

    package var modseq: Int64 {
        switch self {
        case .calendar(let calendar): calendar.modseq
        case .share(_, let modseq): modseq
        case .entry(let entry): entry.modseq
        case .removed(_, _, let modseq): modseq
        }
    }

    /// The home's counter when the member came to its name there; nil: it is gone.
    fileprivate var arrivedModseq: Int64? {
        switch self {
        case .calendar(let calendar), .share(let calendar, _): calendar.arrivedModseq
        case .entry(let entry): entry.arrivedModseq
        case .removed: nil
        }
    }
}

/// Changes of the members of a home, oldest first.
package struct HomeChangePage: Equatable, Sendable {
    package var changes: [HomeChange]
    /// The home's counter when the client had last seen all of it; 0: never.
    package let knownModseq: Int64
    /// The state that the client has seen with this page.
    package var token: HomeSyncToken
    /// Whether there is more: ask again with `token`.
    package var isTruncated: Bool

    package init(changes: [HomeChange], knownModseq: Int64, token: HomeSyncToken, isTruncated: Bool) {
        self.changes = changes
        self.knownModseq = knownModseq
        self.token = token
        self.isTruncated = isTruncated
    }
    /// Whether a member has come into the home since the client last saw all of it, so that it is told of it for the
    /// first time.
    package func isFirst(_ change: HomeChange) -> Bool { change.arrivedModseq.map { $0 > knownModseq } ?? false }
}
