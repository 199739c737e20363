package import Accounts
package import CivilTime

extension MemoryAccountRepository: SessionRepository {
    package func addSession(_ draft: SessionDraft, at now: Instant) async throws(AccountError) -> Session {
        try write { transaction in
            guard transaction.state.people[draft.principal] != nil else { throw AccountError.notFound }
            let session = Session(
                id: transaction.nextID(),
                principal: draft.principal,
                createdAt: now,
                lastUsedAt: now,
                device: draft.device,
                isRemembered: draft.isRemembered
            )
            transaction.state.sessions[session.id] = MemorySession(value: session, digest: draft.digest)
            return session
        }
    }

    package func findSession(digest: [UInt8]) async throws(AccountError) -> Session? {
        read { state in state.sessions.values.first { $0.digest == digest }?.value }
    }

    package func noteUse(ofSession id: Int64, at now: Instant) async throws(AccountError) {
        try write { $0.state.sessions[id]?.value.lastUsedAt = now }
    }

    package func listSessions(of principal: PrincipalID) async throws(AccountError) -> [Session] {
        read { state in state.sessions.values.map(\.value).filter { $0.principal == principal } }
            .sorted { ($0.lastUsedAt, $0.id) > ($1.lastUsedAt, $1.id) }
    }

    package func removeSession(_ id: Int64, of principal: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.sessions[id]?.value.principal == principal else { throw AccountError.notFound }
            transaction.state.sessions[id] = nil
        }
    }

    package func removeSessions(usedBefore: Instant, createdBefore: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.sessions = transaction.state.sessions.filter { _, session in
                session.value.lastUsedAt >= usedBefore && session.value.createdAt >= createdBefore
            }
        }
    }
}
