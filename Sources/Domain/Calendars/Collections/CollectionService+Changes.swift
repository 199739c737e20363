package import Accounts
internal import CivilTime

extension CollectionService {
    /// sync-collection on a home: which of its calendars, files and folders have changed since a token. Who acts for
    /// the owner learns of calendars alone.
    ///
    /// - Throws: ``CalendarPrecondition/validSyncToken`` also to a delegate where a collection is gone: nobody knows
    ///   any more whether it was a calendar, and a folder's name is none of theirs.
    package func homeChanges(
        of owner: PrincipalID,
        since token: HomeSyncToken?,
        limit: Int,
        as person: PrincipalID
    ) async throws(CalendarError) -> HomeChangePage {
        let delegated = owner == person ? nil : try await access.delegateAccess(of: person, for: owner)
        var page = try await repository.homeChanges(of: owner, since: token, limit: limit)
        guard let delegated else { return page }
        var seen: [HomeChange] = []
        for change in page.changes {
            switch change {
            case .calendar(var calendar) where calendar.kind.isOpenToDelegates:
                calendar.privileges = delegated.privileges(in: calendar.kind)
                seen.append(.calendar(calendar))
            case .removed(let name, false, _) where CollectionKind.canBeOwn(name):
                throw .precondition(.validSyncToken, reason: "collections are gone since this token")
            case .calendar, .share, .entry, .removed: continue
            }
        }
        page.changes = seen
        return page
    }

    /// What a person may store, in bytes; nil: what the server grants everyone.
    package func setQuota(of person: PrincipalID, to bytes: Int?) async throws(CalendarError) {
        try await repository.setQuota(of: person, to: bytes)
    }

    /// Forgets deletions that are older than 180 days: clients with older tokens start afresh.
    package func forgetOldDeletions() async throws(CalendarError) {
        try await repository.forgetDeletions(before: clock.now().adding(seconds: -180 * 86_400))
    }
}
