internal import Accounts
internal import CivilTime

/// A person with what they want to be told of, and how they are spoken to.
struct Listener: Sendable {
    let person: Principal
    let state: ReminderState
    let language: String
    let zone: ZoneRules

    var settings: NotificationSettings { state.settings }
}

/// Reads who is told, as they are when it is told.
struct Listeners: Sendable {
    let repository: any ReminderRepository
    let accounts: AccountService
    /// Of people who have chosen none (BCP 47).
    let language: String
    let zone: ZoneRules

    /// nil: the account is gone.
    func find(_ id: PrincipalID) async throws(AccountError) -> Listener? {
        guard let person = try await accounts.findPrincipal(id: id) else { return nil }
        return Listener(
            person: person,
            state: try await repository.reminderState(of: id),
            language: person.language ?? language,
            zone: person.zone ?? zone
        )
    }
}
