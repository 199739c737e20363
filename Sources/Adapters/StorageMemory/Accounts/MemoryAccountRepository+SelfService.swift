package import Accounts
package import CivilTime
package import SelfService

extension MemoryAccountRepository: SelfServiceRepository {
    @discardableResult package func addTicket(_ ticket: Ticket) async throws(AccountError) -> Ticket {
        try write { transaction in
            if let name = ticket.reservedName {
                transaction.state.tickets = transaction.state.tickets.filter {
                    $0.value.reservedName != name || $0.value.expiresAt > ticket.createdAt
                }
                try Self.requireFree(name, transaction)
            }
            if let person = ticket.person, transaction.state.people[person] == nil { throw AccountError.notFound }
            var kept = ticket
            kept.id = transaction.nextID()
            transaction.state.tickets[kept.id] = kept
            return kept
        }
    }

    package func findTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket? {
        read { $0.tickets.values.first { $0.digest == digest && $0.purpose == purpose } }
    }

    package func takeTicket(digest: [UInt8], purpose: Ticket.Purpose) async throws(AccountError) -> Ticket? {
        try write { transaction in
            let found = transaction.state.tickets.values.first { $0.digest == digest && $0.purpose == purpose }
            if let found { transaction.state.tickets[found.id] = nil }
            return found
        }
    }

    package func listTickets(_ purpose: Ticket.Purpose) async throws(AccountError) -> [Ticket] {
        read { $0.tickets.values.filter { $0.purpose == purpose } }
            .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    package func removeTicket(_ id: Int64, purpose: Ticket.Purpose) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.tickets[id]?.purpose == purpose else { throw AccountError.notFound }
            transaction.state.tickets[id] = nil
        }
    }

    package func removeTickets(of person: PrincipalID, purpose: Ticket.Purpose) async throws(AccountError) {
        try write { transaction in
            transaction.state.tickets = transaction.state.tickets.filter {
                $0.value.person != person || $0.value.purpose != purpose
            }
        }
    }

    package func forgetTickets(expiredBefore oldest: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.tickets = transaction.state.tickets.filter { $0.value.expiresAt >= oldest }
        }
    }

    /// - Throws: ``AccountError/nameTaken(_:)`` where anybody logs in, or is about to log in, by the name.
    static func requireFree(_ name: String, _ transaction: MemoryTransaction) throws {
        let isTaken =
            transaction.state.people.values.contains { $0.principal.name == name || $0.loginName == name }
            || transaction.state.tickets.values.contains { $0.reservedName == name }
        if isTaken { throw AccountError.nameTaken(name) }
    }

    // MARK: The second factor

    package func setSecondFactor(
        _ factor: SecondFactor,
        recoveryCodes: [[UInt8]],
        of person: PrincipalID
    ) async throws(AccountError) {
        try change(person) { person, _ in
            person.secondFactor = factor
            person.recoveryCodes = Set(recoveryCodes)
            person.credentialVersion += 1
        }
    }

    package func removeSecondFactor(of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in
            person.secondFactor = nil
            person.recoveryCodes = []
            person.credentialVersion += 1
        }
    }

    package func findSecondFactor(of person: PrincipalID) async throws(AccountError) -> SecondFactor? {
        read { $0.people[person]?.secondFactor }
    }

    package func useStep(_ step: Int64, of person: PrincipalID) async throws(AccountError) -> Bool {
        try write { transaction in
            guard let factor = transaction.state.people[person]?.secondFactor, factor.lastStep < step else {
                return false
            }
            transaction.state.people[person]?.secondFactor?.lastStep = step
            return true
        }
    }

    package func useRecoveryCode(_ digest: [UInt8], of person: PrincipalID) async throws(AccountError) -> Bool {
        try write { $0.state.people[person]?.recoveryCodes.remove(digest) != nil }
    }

    package func countRecoveryCodes(of person: PrincipalID) async throws(AccountError) -> Int {
        read { $0.people[person]?.recoveryCodes.count ?? 0 }
    }

    package func setRecoveryCodes(_ digests: [[UInt8]], of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in person.recoveryCodes = Set(digests) }
    }

    // MARK: Passkeys

    package func addPasskey(_ passkey: Passkey) async throws(AccountError) -> Passkey? {
        try write { transaction in
            guard transaction.state.people[passkey.person] != nil else { throw AccountError.notFound }
            let isKnown = Self.passkeys(in: transaction.state).contains { $0.credential == passkey.credential }
            if isKnown { return nil }
            var kept = passkey
            kept.id = transaction.nextID()
            transaction.state.passkeys[kept.id] = kept
            return kept
        }
    }

    package func findPasskey(credential: [UInt8]) async throws(AccountError) -> Passkey? {
        read { state in Self.passkeys(in: state).first { $0.credential == credential } }
    }

    package func listPasskeys(of person: PrincipalID) async throws(AccountError) -> [Passkey] {
        read { state in Self.passkeys(in: state).filter { $0.person == person } }
            .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    package func usePasskey(_ id: Int64, signCount: Int64, at now: Instant) async throws(AccountError) -> Bool {
        try write { transaction in
            guard let known = Self.passkeys(in: transaction.state).first(where: { $0.id == id }),
                known.signCount < signCount || (known.signCount == 0 && signCount == 0)
            else { return false }
            transaction.state.passkeys[id]?.signCount = signCount
            transaction.state.passkeys[id]?.lastUsedAt = now
            return true
        }
    }

    package func renamePasskey(
        _ id: Int64,
        to label: String,
        of person: PrincipalID
    ) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.passkeys[id]?.person == person else { throw AccountError.notFound }
            transaction.state.passkeys[id]?.label = label
        }
    }

    package func removePasskey(_ id: Int64, of person: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.passkeys[id]?.person == person else { throw AccountError.notFound }
            transaction.state.passkeys[id] = nil
        }
    }

    private static func passkeys(in state: MemoryState) -> [Passkey] {
        state.passkeys.values.filter { state.people[$0.person] != nil }
    }

    // MARK: Identities at providers

    package func linkIdentity(_ identity: ExternalIdentity) async throws(AccountError) -> Bool {
        try write { transaction in
            guard let person = transaction.state.people[identity.person] else { throw AccountError.notFound }
            let isTaken = transaction.state.people.contains { id, other in
                id != identity.person
                    && other.identities.contains { $0.issuer == identity.issuer && $0.subject == identity.subject }
            }
            if isTaken { return false }
            let others = person.identities.filter { $0.issuer != identity.issuer }
            transaction.state.people[identity.person]?.identities = others + [identity]
            return true
        }
    }

    package func findIdentity(issuer: String, subject: String) async throws(AccountError) -> ExternalIdentity? {
        read { state in
            state.people.values.lazy.flatMap(\.identities).first { $0.issuer == issuer && $0.subject == subject }
        }
    }

    package func listIdentities(of person: PrincipalID) async throws(AccountError) -> [ExternalIdentity] {
        (read { $0.people[person]?.identities ?? [] }).sorted { $0.issuer < $1.issuer }
    }

    package func removeIdentity(issuer: String, of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in
            guard person.identities.contains(where: { $0.issuer == issuer }) else { throw AccountError.notFound }
            person.identities.removeAll { $0.issuer == issuer }
        }
    }

    // MARK: Names, details and consents

    package func setDetails(_ sealed: [UInt8]?, of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in person.details = sealed }
    }

    package func findDetails(of person: PrincipalID) async throws(AccountError) -> [UInt8]? {
        read { $0.people[person]?.details }
    }

    package func findLoginName(of person: PrincipalID) async throws(AccountError) -> String? {
        read { $0.people[person]?.loginName }
    }

    package func setLoginName(_ name: Username?, of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, transaction in
            if let name, name.text != person.loginName { try Self.requireFree(name.text, transaction) }
            person.loginName = name?.text
        }
    }

    package func addConsents(_ consents: [Consent], of person: PrincipalID) async throws(AccountError) {
        try change(person) { person, _ in person.consents += consents }
    }

    package func listConsents(of person: PrincipalID) async throws(AccountError) -> [Consent] {
        read { $0.people[person]?.consents ?? [] }
            .sorted { ($0.at, $0.document.rawValue) < ($1.at, $1.document.rawValue) }
    }
}
