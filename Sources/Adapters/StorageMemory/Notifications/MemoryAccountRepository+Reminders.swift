package import Accounts
package import Calendars
package import CivilTime
package import Jobs
package import Notifications

extension MemoryAccountRepository: ReminderRepository {
    package func reminderState(of person: PrincipalID) async throws(AccountError) -> ReminderState {
        read { state in
            state.people[person]?.reminders ?? ReminderState(settings: NotificationSettings(), doneUntil: nil)
        }
    }

    package func setNotifications(
        _ settings: NotificationSettings,
        of person: PrincipalID,
        at now: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError) {
        try write { transaction in
            guard let known = transaction.state.people[person] else { throw AccountError.notFound }
            let old = known.reminders
            transaction.state.people[person]?.reminders = ReminderState(
                settings: settings,
                doneUntil: old.flatMap { $0.settings.isAnythingOn ? $0.doneUntil : nil } ?? now
            )
            _ = transaction.add(jobs)
        }
    }

    package func listReminded(
        among people: [PrincipalID],
        sharing collections: [CollectionID]
    ) async throws(AccountError) -> [PrincipalID] {
        read { state in
            let shared = collections.flatMap { state.collections[$0].map { Array($0.shares.keys) } ?? [] }
            return Set(people + shared).filter { state.people[$0]?.reminders?.settings.isAnythingOn == true }
                .sorted { $0.rawValue < $1.rawValue }
        }
    }

    package func moveReminders(
        of person: PrincipalID,
        from start: Instant,
        to end: Instant,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool {
        try write { transaction in
            guard transaction.state.people[person]?.reminders?.doneUntil == start else { return false }
            transaction.state.people[person]?.reminders?.doneUntil = end
            _ = transaction.add(jobs)
            return true
        }
    }

    package func hearReminders(
        of person: PrincipalID,
        upTo sequence: Int64,
        adding jobs: [NewJob]
    ) async throws(AccountError) -> Bool {
        try write { transaction in
            guard let known = transaction.state.people[person], known.reminders != nil, known.heardUntil < sequence
            else { return false }
            transaction.state.people[person]?.heardUntil = sequence
            _ = transaction.add(jobs)
            return true
        }
    }
}
