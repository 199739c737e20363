package import Accounts
package import CivilTime
package import Jobs
package import Notifications

extension MemoryAccountRepository: PhoneRepository {
    package func phone(of person: PrincipalID) async throws(AccountError) -> PhoneState {
        read { state in state.people[person]?.phone ?? PhoneState() }
    }

    package func wantPhone(
        _ wanted: PhoneState.Wanted,
        of person: PrincipalID,
        adding jobs: [NewJob]
    ) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.people[person] != nil else { throw AccountError.notFound }
            transaction.state.people[person]?.phone.wanted = wanted
            _ = transaction.add(jobs)
        }
    }

    package func takePhoneTry(of person: PrincipalID) async throws(AccountError) -> PhoneState.Wanted? {
        try write { transaction in
            guard let wanted = transaction.state.people[person]?.phone.wanted, wanted.triesLeft > 0 else { return nil }
            transaction.state.people[person]?.phone.wanted?.triesLeft -= 1
            return wanted
        }
    }

    package func confirmPhone(
        _ number: String,
        askedAt: Instant,
        of person: PrincipalID
    ) async throws(AccountError) {
        try write { transaction in
            guard let wanted = transaction.state.people[person]?.phone.wanted, wanted.number == number,
                wanted.askedAt == askedAt
            else { throw AccountError.notFound }
            transaction.state.people[person]?.phone = PhoneState(number: number)
        }
    }

    package func removePhone(of person: PrincipalID) async throws(AccountError) {
        try write { transaction in transaction.state.people[person]?.phone = PhoneState() }
    }
}
