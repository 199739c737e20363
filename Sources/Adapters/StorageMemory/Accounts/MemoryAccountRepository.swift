package import Accounts
internal import Calendars
package import CivilTime
internal import Events
internal import SelfService

/// People and their credentials in memory.
package struct MemoryAccountRepository: AccountRepository {
    let store: MemoryStore

    package init(_ store: MemoryStore = MemoryStore()) { self.store = store }

    package func addPrincipal(_ draft: PrincipalDraft, at now: Instant) async throws(AccountError) -> Principal {
        try write { transaction in
            try Self.requireFree(draft.name.text, transaction)
            let principal = Principal(
                id: PrincipalID(rawValue: transaction.nextID()),
                kind: draft.kind,
                name: draft.name.text,
                displayName: draft.displayName,
                emails: draft.emails,
                timeZone: draft.timeZone,
                language: draft.language
            )
            try Self.requireFreeEmails(of: principal, transaction)
            transaction.state.people[principal.id] = MemoryPerson(
                principal: principal,
                passwordVerifier: draft.passwordVerifier
            )
            return principal
        }
    }

    package func removePrincipal(_ id: PrincipalID, at now: Instant) async throws(AccountError) {
        try write { transaction in
            let concerned = try transaction.collections(withEntriesFor: id)
            guard transaction.state.people.removeValue(forKey: id) != nil else { throw AccountError.notFound }
            for other in transaction.state.people.keys {
                transaction.state.people[other]?.members.remove(id)
                transaction.state.people[other]?.delegates[id] = nil
            }
            transaction.endSessions(of: id)
            transaction.state.tickets = transaction.state.tickets.filter { $0.value.person != id }
            transaction.state.supportRequests = transaction.state.supportRequests.filter { $0.value.person != id }
            try ShareWriter(transaction).forget(id, concerned: concerned, at: now)
        }
    }

    package func updatePrincipal(_ principal: Principal) async throws(AccountError) {
        try change(principal.id) { person, transaction in
            try Self.requireFreeEmails(of: principal, transaction)
            person.principal.displayName = principal.displayName
            person.principal.timeZone = principal.timeZone
            person.principal.language = principal.language
            person.principal.emails = principal.emails
            try transaction.append(.preferencesChanged(person: principal.id))
        }
    }

    package func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError) {
        guard read({ $0.people[id]?.principal.timeZone }) == nil else { return }
        try change(id) { person, transaction in
            person.principal.timeZone = person.principal.timeZone ?? name
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func proposeLanguage(_ tag: String, of id: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard let person = transaction.state.people[id], person.principal.language == nil else { return }
            transaction.state.people[id]?.principal.language = tag
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        read { $0.people[id]?.principal }
    }

    package func findPrincipal(named name: Username) async throws(AccountError) -> Principal? {
        read { state in state.people.values.first { $0.principal.name == name.text }?.principal }
    }

    package func findPrincipal(email: String) async throws(AccountError) -> Principal? {
        let wanted = email.lowercased()
        return read { state in
            state.people.values.first { person in person.principal.emails.contains { $0.lowercased() == wanted } }?
                .principal
        }
    }

    package func listPrincipals() async throws(AccountError) -> [Principal] {
        read { $0.people.values.map(\.principal).sorted { $0.name < $1.name } }
    }

    package func findLogin(named name: Username) async throws(AccountError) -> Login? {
        read { state in
            let found = state.people.values.first {
                $0.principal.name == name.text || $0.loginName == name.text
            }
            return found.map { person in
                Login(
                    principal: person.principal,
                    passwordVerifier: person.passwordVerifier,
                    credentialVersion: person.credentialVersion,
                    hasSecondFactor: person.secondFactor != nil
                )
            }
        }
    }

    package func setPassword(of id: PrincipalID, verifier: String, at now: Instant) async throws(AccountError) {
        try change(id) { person, transaction in
            person.passwordVerifier = verifier
            person.credentialVersion += 1
            transaction.endSessions(of: id)
        }
    }

    private static func requireFreeEmails(of principal: Principal, _ transaction: MemoryTransaction) throws {
        let others = transaction.state.people.values.filter { $0.principal.id != principal.id }
        var taken = Set(others.flatMap(\.principal.emails).map { $0.lowercased() })
        for email in principal.emails where !taken.insert(email.lowercased()).inserted {
            throw AccountError.emailTaken(email)
        }
    }

    /// A unit of work.
    func write<Value: Sendable>(
        _ body: @Sendable (MemoryTransaction) throws -> Value
    ) throws(AccountError) -> Value {
        do {
            return try store.write(body)
        } catch {
            throw (error as? AccountError) ?? .unavailable(logDetail: "\(error)")
        }
    }

    /// A unit of work on one person.
    ///
    /// - Throws: `notFound`, and what `body` throws.
    func change(
        _ id: PrincipalID,
        _ body: @Sendable (inout MemoryPerson, MemoryTransaction) throws -> Void
    ) throws(AccountError) {
        try write { transaction in
            guard var person = transaction.state.people[id] else { throw AccountError.notFound }
            try body(&person, transaction)
            transaction.state.people[id] = person
        }
    }

    func read<Value: Sendable>(_ body: (MemoryState) -> Value) -> Value { body(store.snapshot()) }
}
