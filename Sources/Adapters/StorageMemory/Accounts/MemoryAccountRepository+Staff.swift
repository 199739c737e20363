package import Accounts
package import CivilTime
package import SelfService

extension MemoryAccountRepository {
    package func setRole(_ role: StaffRole?, of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in person.role = role }
    }

    package func findRole(of person: PrincipalID) async throws(AccountError) -> StaffRole? {
        read { $0.people[person]?.role }
    }

    package func listStaff() async throws(AccountError) -> [(principal: Principal, role: StaffRole)] {
        read { state in
            state.people.values.sorted { $0.principal.name < $1.principal.name }.compactMap { person in
                person.role.map { (principal: person.principal, role: $0) }
            }
        }
    }

    package func record(_ act: AdministrativeAct) async throws(AccountError) {
        try write { $0.state.acts.append(act) }
    }

    package func listActs(limit: Int) async throws(AccountError) -> [AdministrativeAct] {
        let all = read { $0.acts }
        return all.enumerated().sorted { ($0.element.at, $0.offset) > ($1.element.at, $1.offset) }
            .prefix(limit).map(\.element)
    }

    package func countAttempts(since oldest: Instant) async throws(AccountError) -> [AttemptCount] {
        let recent = read { $0.attempts.map(\.value) }.filter { $0.at >= oldest }
        let hours = Dictionary(grouping: recent) { $0.at.secondsSince1970 - $0.at.secondsSince1970 % 3600 }
        return hours.sorted { $0.key > $1.key }.map { hour, attempts in
            let failed = attempts.filter { !$0.succeeded }
            return AttemptCount(
                hour: Instant(secondsSince1970: hour),
                succeeded: attempts.count - failed.count,
                failed: failed.count,
                addresses: Set(failed.map(\.address)).count
            )
        }
    }

    package func addSupportRequest(_ request: SupportRequest) async throws(AccountError) -> SupportRequest {
        try write { transaction in
            var kept = request
            kept.id = transaction.nextID()
            transaction.state.supportRequests[kept.id] = kept
            return kept
        }
    }

    package func findSupportRequest(_ id: Int64) async throws(AccountError) -> SupportRequest? {
        read { $0.supportRequests[id] }
    }

    package func listSupportRequests(limit: Int) async throws(AccountError) -> [SupportRequest] {
        read { Self.newestFirst($0.supportRequests.values).prefix(limit).map(\.self) }
    }

    package func listSupportRequests(of person: PrincipalID) async throws(AccountError) -> [SupportRequest] {
        read { state in Self.newestFirst(state.supportRequests.values.filter { $0.person == person }) }
    }

    package func addSupportAnswer(_ answer: SupportAnswer, to id: Int64) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.supportRequests[id] != nil else { throw AccountError.notFound }
            transaction.state.supportRequests[id]?.answers.append(answer)
        }
    }

    package func forgetSupportRequests(before oldest: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.supportRequests = transaction.state.supportRequests.filter { $0.value.at >= oldest }
        }
    }

    private static func newestFirst(_ requests: some Sequence<SupportRequest>) -> [SupportRequest] {
        requests.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    }
}
