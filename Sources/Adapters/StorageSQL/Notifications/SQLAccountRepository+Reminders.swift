package import Accounts
package import Calendars
package import CivilTime
package import Jobs
package import Notifications

#if SQLITE
internal import GRDB
#endif

extension SQLAccountRepository: ReminderRepository {
    package func reminderState(of person: PrincipalID) async throws(AccountError) -> ReminderState {
        try await read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT eventChannels, travelChannels, quietFrom, quietUntil, digestAt, doneUntil FROM reminder
                    WHERE personId = ?
                    """,
                arguments: [person.rawValue]
            ).map(ReminderState.init(row:)) ?? ReminderState(settings: NotificationSettings(), doneUntil: nil)
        }
    }

    package func setNotifications(
        _ settings: NotificationSettings,
        of person: PrincipalID,
        at now: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError) {
        try await write { [ids = self.database.ids] database in
            try Self.requirePerson(person, in: database)
            try database.execute(
                sql: """
                    INSERT INTO reminder
                        (personId, eventChannels, travelChannels, quietFrom, quietUntil, digestAt, doneUntil)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (personId) DO UPDATE SET
                        doneUntil = CASE
                            WHEN reminder.eventChannels = 0 AND reminder.travelChannels = 0
                                AND reminder.digestAt IS NULL
                            THEN excluded.doneUntil ELSE reminder.doneUntil END,
                        eventChannels = excluded.eventChannels, travelChannels = excluded.travelChannels,
                        quietFrom = excluded.quietFrom, quietUntil = excluded.quietUntil, digestAt = excluded.digestAt
                    """,
                arguments: [
                    person.rawValue, settings.events.rawValue, settings.travel.rawValue,
                    settings.quiet?.from.secondsSinceMidnight, settings.quiet?.until.secondsSinceMidnight,
                    settings.digest?.secondsSinceMidnight, now.secondsSince1970,
                ]
            )
            try JobTable.insert(jobs, ids: ids, in: database)
        }
    }

    package func listReminded(
        among people: [PrincipalID],
        sharing collections: [CollectionID]
    ) async throws(AccountError) -> [PrincipalID] {
        try await read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT personId FROM reminder
                    WHERE personId IN (
                        SELECT value FROM \(Dialect.numbers("?1"))
                        UNION SELECT share.personId FROM \(Dialect.numbers("?2")) AS wanted
                            JOIN share ON share.collectionId = wanted.value
                    ) AND (eventChannels <> 0 OR travelChannels <> 0 OR digestAt IS NOT NULL)
                    ORDER BY personId
                    """
            )
            let lists = [people.map(\.rawValue), collections.map(\.rawValue)].map(JSONList.text)
            return try Row.fetchAll(statement, arguments: [lists[0], lists[1]]).map { PrincipalID(rawValue: $0[0]) }
        }
    }

    package func moveReminders(
        of person: PrincipalID,
        from start: Instant,
        to end: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool {
        try await write { [ids = self.database.ids] database in
            try database.execute(
                sql: "UPDATE reminder SET doneUntil = ? WHERE personId = ? AND doneUntil = ?",
                arguments: [end.secondsSince1970, person.rawValue, start.secondsSince1970]
            )
            guard try database.changedRows() == 1 else { return false }
            try JobTable.insert(jobs, ids: ids, in: database)
            return true
        }
    }

    package func hearReminders(
        of person: PrincipalID,
        upTo sequence: Int64,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool {
        try await write { [ids = self.database.ids] database in
            try database.execute(
                sql: "UPDATE reminder SET heardUntil = ? WHERE personId = ? AND heardUntil < ?",
                arguments: [sequence, person.rawValue, sequence]
            )
            guard try database.changedRows() == 1 else { return false }
            try JobTable.insert(jobs, ids: ids, in: database)
            return true
        }
    }
}

extension ReminderState {
    fileprivate init(row: Row) {
        let (from, until): (Int?, Int?) = (row[2], row[3])
        var settings = NotificationSettings()
        settings.events = NotificationChannels(rawValue: row[0])
        settings.travel = NotificationChannels(rawValue: row[1])
        if let from, let until {
            settings.quiet = QuietHours(
                from: TimeOfDay(secondsSinceMidnight: from),
                until: TimeOfDay(secondsSinceMidnight: until)
            )
        }
        settings.digest = (row[4] as Int?).map(TimeOfDay.init(secondsSinceMidnight:))
        self.init(settings: settings, doneUntil: Instant(secondsSince1970: row[5]))
    }
}
