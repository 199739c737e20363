package import Accounts
package import Calendars
internal import CivilTime
internal import GRDB

extension SQLiteCalendarRepository {
    package func homeChanges(
        of person: PrincipalID,
        since token: HomeSyncToken?,
        limit: Int
    ) async throws(CalendarError) -> HomeChangePage {
        let limit = Swift.min(limit, 10_000)
        try await takeShareNews(by: person)
        return try view { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT modseq, forgottenModseq FROM home WHERE personId = ?"
            )
            guard let row = try Row.fetchOne(statement, arguments: [person.rawValue]) else {
                throw CalendarError.notFound
            }
            let current: Int64 = row[0]
            if let token {
                guard token.epoch == database.epoch, token.modseq <= current, token.modseq >= row[1] else {
                    throw CalendarError.precondition(.validSyncToken, reason: "the token \(token.path) is not valid")
                }
            }
            let since = token?.modseq ?? 0
            var changes: [HomeChange] = try Self.collections(of: person, epoch: database.epoch, in: connection)
                .filter { $0.modseq > since }.map { .calendar($0) }
            changes += try ShareTable.changes(of: person, since: since, epoch: database.epoch, in: connection)
            changes += try Self.entries(of: person, since: since, limit: limit + 1, in: connection)
            if token != nil { changes += try Self.removed(from: person, since: since, in: connection) }
            changes.sort { $0.modseq < $1.modseq }
            let isTruncated = changes.count > limit
            if isTruncated { changes.removeSubrange(limit...) }
            let seen = isTruncated ? changes.last?.modseq ?? since : current
            return HomeChangePage(
                changes: changes,
                token: HomeSyncToken(epoch: database.epoch, modseq: seen),
                isTruncated: isTruncated
            )
        }
    }

    package func setQuota(of person: PrincipalID, to bytes: Int?) async throws(CalendarError) {
        try await unit { connection in
            try connection.cachedStatement(sql: "UPDATE home SET quotaBytes = ? WHERE personId = ?")
                .execute(arguments: [bytes, person.rawValue])
            guard connection.changesCount == 1 else { throw CalendarError.notFound }
        }
    }

    private static func entries(
        of person: PrincipalID,
        since modseq: Int64,
        limit: Int,
        in connection: Database
    ) throws -> [HomeChange] {
        let statement = try connection.cachedStatement(
            sql: """
                SELECT \(FileTable.columns) FROM file WHERE personId = ? AND folder = '' AND modseq > ?
                ORDER BY modseq LIMIT ?
                """
        )
        return try Row.fetchAll(statement, arguments: [person.rawValue, modseq, limit])
            .map { .entry(try FileTable.entry(of: $0)) }
    }

    private static func removed(
        from person: PrincipalID,
        since modseq: Int64,
        in connection: Database
    ) throws -> [HomeChange] {
        let statement = try connection.cachedStatement(
            sql: "SELECT name, isFile, modseq FROM collectionTombstone WHERE personId = ? AND modseq > ?"
        )
        return try Row.fetchAll(statement, arguments: [person.rawValue, modseq])
            .map { .removed(name: $0[0], isFile: $0[1], modseq: $0[2]) }
    }
}
