import Accounts
import CivilTime
import Synchronization

/// People in memory, for the tests of the module, which cannot see the adapters.
final class FakeAccountRepository: AccountRepository {
    struct Person {
        var principal: Principal
        var verifier: String?
        var version: Int64 = 1
        var appPasswords: [AppPasswordRecord] = []
        var places: [SavedPlace] = []
        var passes: [SavedPass] = []
        var preferences = PersonPreferences()
        var groups: [PrincipalID] = []
        var delegates: [PrincipalID: DelegateAccess] = [:]
    }

    struct State {
        var people: [Person] = []
        var attempts: [LoginAttempt] = []
        var answers: [String: Instant] = [:]
        var nextID: Int64 = 1
    }

    private let state = Mutex(State())
    /// As on a full disk: attempts can't be recorded.
    private let isFull = Mutex(false)

    func fill() { isFull.withLock { $0 = true } }

    func addPrincipal(_ draft: PrincipalDraft, at now: Instant) async throws(AccountError) -> Principal {
        try state.withLock { state throws(AccountError) in
            guard !state.people.contains(where: { $0.principal.name == draft.name.text }) else {
                throw .nameTaken(draft.name.text)
            }
            let principal = Principal(
                id: PrincipalID(rawValue: state.nextID),
                kind: draft.kind,
                name: draft.name.text,
                displayName: draft.displayName,
                emails: draft.emails,
                timeZone: draft.timeZone,
                language: draft.language
            )
            state.nextID += 1
            state.people.append(Person(principal: principal, verifier: draft.passwordVerifier))
            return principal
        }
    }

    func removePrincipal(_ id: PrincipalID, at now: Instant) async throws(AccountError) {
        state.withLock { $0.people.removeAll { $0.principal.id == id } }
    }

    func updatePrincipal(_ principal: Principal) async throws(AccountError) {
        try change(principal.id) { $0.principal = principal }
    }

    func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.principal.timeZone = $0.principal.timeZone ?? name }
    }

    func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        find { $0.principal.id == id }?.principal
    }

    func findPrincipal(named name: Username) async throws(AccountError) -> Principal? {
        find { $0.principal.name == name.text }?.principal
    }

    func findPrincipal(email: String) async throws(AccountError) -> Principal? {
        find { $0.principal.emails.contains { $0.lowercased() == email.lowercased() } }?.principal
    }

    func listPrincipals() async throws(AccountError) -> [Principal] {
        state.withLock { $0.people.map(\.principal).sorted { $0.name < $1.name } }
    }

    func addMember(_ member: PrincipalID, to group: PrincipalID, at now: Instant) async throws(AccountError) {
        try change(member) { $0.groups.append(group) }
    }

    func removeMember(_ member: PrincipalID, from group: PrincipalID, at now: Instant) async throws(AccountError) {
        try change(member) { $0.groups.removeAll { $0 == group } }
    }

    func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal] {
        state.withLock { $0.people.filter { $0.groups.contains(group) }.map(\.principal) }
    }

    func listGroups(of member: PrincipalID) async throws(AccountError) -> [Principal] {
        let groups = find { $0.principal.id == member }?.groups ?? []
        return state.withLock { $0.people.map(\.principal).filter { groups.contains($0.id) } }
    }

    func listDelegates(of owner: PrincipalID) async throws(AccountError) -> [Delegate] {
        let delegates = find { $0.principal.id == owner }?.delegates ?? [:]
        return state.withLock { state in
            state.people.compactMap { person in
                delegates[person.principal.id].map { Delegate(principal: person.principal, access: $0) }
            }
        }
    }

    func setDelegates(
        _ delegates: [PrincipalID],
        of owner: PrincipalID,
        access: DelegateAccess
    ) async throws(AccountError) {
        try change(owner) { person in
            person.delegates = person.delegates.filter { $0.value != access }
            for delegate in delegates { person.delegates[delegate] = access }
        }
    }

    func listDelegators(of delegate: PrincipalID) async throws(AccountError) -> [Delegate] {
        state.withLock { state in
            state.people.compactMap { person in
                person.delegates[delegate].map { Delegate(principal: person.principal, access: $0) }
            }
        }
    }

    func findLogin(named name: Username) async throws(AccountError) -> Login? {
        find { $0.principal.name == name.text }.map {
            Login(principal: $0.principal, passwordVerifier: $0.verifier, credentialVersion: $0.version)
        }
    }

    func setPassword(of id: PrincipalID, verifier: String, at now: Instant) async throws(AccountError) {
        try change(id) {
            $0.verifier = verifier
            $0.version += 1
        }
    }

    func addAppPassword(_ password: AppPasswordRecord, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.appPasswords.append(password) }
    }

    func findAppPassword(
        of id: PrincipalID,
        digest: [UInt8],
        usedAt: Instant
    ) async throws(AccountError) -> AppPasswordRecord? {
        find { $0.principal.id == id }?.appPasswords.first { $0.digest == digest }
    }

    func listAppPasswords(of id: PrincipalID) async throws(AccountError) -> [AppPasswordRecord] {
        find { $0.principal.id == id }?.appPasswords ?? []
    }

    func removeAppPassword(of id: PrincipalID, label: String) async throws(AccountError) {
        try change(id) {
            $0.appPasswords.removeAll { $0.label == label }
            $0.version += 1
        }
    }

    func setPlace(_ place: SavedPlace, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.places.append(place) }
    }

    func removePlace(named name: String, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.places.removeAll { $0.name == name } }
    }

    func listPlaces(of id: PrincipalID) async throws(AccountError) -> [SavedPlace] {
        find { $0.principal.id == id }?.places ?? []
    }

    func findPlace(named name: String, of id: PrincipalID) async throws(AccountError) -> SavedPlace? {
        find { $0.principal.id == id }?.places.first { $0.name == name }
    }

    func setPass(_ pass: SavedPass, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.passes.append(pass) }
    }

    func removePass(named name: String, of id: PrincipalID) async throws(AccountError) {
        try change(id) { $0.passes.removeAll { $0.name == name } }
    }

    func listPasses(of id: PrincipalID) async throws(AccountError) -> [SavedPass] {
        find { $0.principal.id == id }?.passes ?? []
    }

    func setPreferences(
        _ preferences: PersonPreferences,
        of id: PrincipalID,
        replacing known: PersonPreferences?
    ) async throws(AccountError) {
        if let known, try await findPreferences(of: id) != known { throw .changedMeanwhile }
        try change(id) { $0.preferences = preferences }
    }

    func findPreferences(of id: PrincipalID) async throws(AccountError) -> PersonPreferences {
        find { $0.principal.id == id }?.preferences ?? PersonPreferences()
    }

    func recordAttempt(_ attempt: LoginAttempt, rule: WrongPasswordRule) async throws(AccountError) -> Instant? {
        if isFull.withLock({ $0 }) { throw .unavailable(logDetail: "database or disk is full") }
        return state.withLock { state in
            state.attempts.insert(attempt, at: 0)
            guard !attempt.succeeded else { return attempt.at }
            let answer = rule.answerTime(after: state.answers[attempt.name], now: attempt.at)
            if let answer { state.answers[attempt.name] = answer }
            return answer
        }
    }

    func listAttempts(named name: String, limit: Int) async throws(AccountError) -> [LoginAttempt] {
        state.withLock { Array($0.attempts.filter { $0.name == name }.prefix(limit)) }
    }

    func forgetAttempts(before oldest: Instant) async throws(AccountError) {
        state.withLock { $0.attempts.removeAll { $0.at < oldest } }
    }

    private func find(_ isWanted: (Person) -> Bool) -> Person? {
        state.withLock { $0.people.first(where: isWanted) }
    }

    private func change(_ id: PrincipalID, _ body: (inout Person) -> Void) throws(AccountError) {
        try state.withLock { state throws(AccountError) in
            guard let index = state.people.firstIndex(where: { $0.principal.id == id }) else { throw .notFound }
            body(&state.people[index])
        }
    }
}
