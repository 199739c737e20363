package import Accounts
package import CivilTime

extension TransactionalCalendarRepository {
    package func findEntry(at address: FileAddress) async throws(CalendarError) -> FileEntry? {
        try await readOnce { try $0.findEntry(at: address) }
    }

    package func putFile(_ write: FileWrite) async throws(CalendarError) -> FileResult {
        try await unit { try FileWriter(transaction: $0).put(write) }
    }

    package func makeFolder(
        at address: FileAddress,
        properties: [DeadPropertyName: [UInt8]],
        now: Instant,
        defaultQuota: Int
    ) async throws(CalendarError) -> FileEntry {
        try await unit { transaction in
            try FileWriter(transaction: transaction)
                .makeFolder(at: address, properties: properties, now: now, defaultQuota: defaultQuota)
        }
    }

    package func deleteEntry(
        at address: FileAddress,
        if condition: WriteCondition,
        now: Instant
    ) async throws(CalendarError) {
        try await unit { try FileWriter(transaction: $0).delete(at: address, if: condition, now: now) }
    }

    package func copyEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult {
        try await unit { try FileWriter(transaction: $0).copy(transfer) }
    }

    package func moveEntry(_ transfer: FileTransfer) async throws(CalendarError) -> FileResult {
        try await unit { try FileWriter(transaction: $0).move(transfer) }
    }

    package func addLock(_ lock: HomeLock, at now: Instant, atMost limit: Int) async throws(CalendarError) {
        try await unit { try LockWriter(transaction: $0).add(lock, at: now, atMost: limit) }
    }

    package func addLockedFile(_ file: FileWrite, lock: HomeLock, atMost limit: Int) async throws(CalendarError) {
        try await unit { transaction in
            try LockWriter(transaction: transaction).add(lock, at: file.now, atMost: limit)
            _ = try FileWriter(transaction: transaction).put(file)
        }
    }

    package func refreshLock(
        _ token: String,
        of home: PrincipalID,
        timeoutSeconds: Int,
        at now: Instant
    ) async throws(CalendarError) -> HomeLock {
        try await unit { transaction in
            try LockWriter(transaction: transaction)
                .refresh(token, of: home, timeoutSeconds: timeoutSeconds, at: now)
        }
    }

    package func removeLock(_ token: String, of home: PrincipalID) async throws(CalendarError) {
        try await unit { try LockWriter(transaction: $0).remove(token, of: home) }
    }
}
