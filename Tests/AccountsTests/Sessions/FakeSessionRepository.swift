import Accounts
import CivilTime
import Synchronization

/// Sessions in memory.
final class FakeSessionRepository: SessionRepository {
    private struct Entry {
        var session: Session
        var digest: [UInt8]
    }

    private let entries = Mutex<[Entry]>([])
    private let uses = Mutex(0)

    /// How often a use was noted.
    var notedUses: Int { uses.withLock { $0 } }

    func addSession(_ draft: SessionDraft, at now: Instant) async throws(AccountError) -> Session {
        entries.withLock { entries in
            let session = Session(
                id: (entries.map(\.session.id).max() ?? 0) + 1,
                principal: draft.principal,
                createdAt: now,
                lastUsedAt: now,
                device: draft.device,
                isRemembered: draft.isRemembered
            )
            entries.append(Entry(session: session, digest: draft.digest))
            return session
        }
    }

    func findSession(digest: [UInt8]) async throws(AccountError) -> Session? {
        entries.withLock { $0.first { $0.digest == digest }?.session }
    }

    func noteUse(ofSession id: Int64, at now: Instant) async throws(AccountError) {
        uses.withLock { $0 += 1 }
        entries.withLock { entries in
            for index in entries.indices where entries[index].session.id == id {
                entries[index].session.lastUsedAt = now
            }
        }
    }

    func listSessions(of principal: PrincipalID) async throws(AccountError) -> [Session] {
        entries.withLock { $0.map(\.session).filter { $0.principal == principal } }
            .sorted { $0.lastUsedAt > $1.lastUsedAt }
    }

    func removeSession(_ id: Int64, of principal: PrincipalID) async throws(AccountError) {
        let wasThere = entries.withLock { entries in
            let count = entries.count
            entries.removeAll { $0.session.id == id && $0.session.principal == principal }
            return entries.count < count
        }
        if !wasThere { throw .notFound }
    }

    func removeSessions(usedBefore: Instant, createdBefore: Instant) async throws(AccountError) {
        entries.withLock { entries in
            entries.removeAll { $0.session.lastUsedAt < usedBefore || $0.session.createdAt < createdBefore }
        }
    }
}
