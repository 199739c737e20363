package import Accounts
package import CivilTime

extension TransactionalCalendarRepository {
    package func putObject(_ write: ObjectWrite) async throws(CalendarError) -> PutResult {
        try await unit { try ObjectWriter($0).put(write) }
    }

    package func putUnlessMeeting(_ write: ObjectWrite) async throws(CalendarError) -> PutResult? {
        try await unit { transaction in
            let writer = ObjectWriter(transaction)
            let isMeeting = try writer.concernsMeeting(named: write.name, uid: write.index.uid, in: write.collection)
            return isMeeting ? nil : try writer.put(write)
        }
    }

    package func deleteUnlessMeeting(_ deletion: ObjectDeletion) async throws(CalendarError) -> Bool? {
        try await unit { transaction in
            let writer = ObjectWriter(transaction)
            let isMeeting = try writer.concernsMeeting(named: deletion.name, uid: nil, in: deletion.collection)
            return isMeeting ? nil : try writer.delete(deletion)
        }
    }

    package func deleteObject(_ deletion: ObjectDeletion) async throws(CalendarError) -> Bool {
        try await unit { try ObjectWriter($0).delete(deletion) }
    }

    package func moveObject(_ move: ObjectMove) async throws(CalendarError) -> PutResult {
        try await unit { try ObjectWriter($0).move(move) }
    }

    package func commit(_ batch: WriteBatch) async throws(CalendarError) -> BatchResult {
        try await unit { try ObjectWriter($0).commit(batch) }
    }

    package func deleteMessages(
        before instant: Instant,
        at now: Instant,
        limit: Int
    ) async throws(CalendarError) -> Int {
        try await unit { try ObjectWriter($0).deleteMessages(before: instant, at: now, limit: limit) }
    }

    package func changes(
        in collection: CollectionID,
        since token: SyncToken?,
        upTo bound: Int64?,
        limit: Int
    ) async throws(CalendarError) -> ChangePage {
        try await read { [epoch] transaction in
            try ChangeReader(transaction: transaction, epoch: epoch)
                .changes(in: collection, since: token, upTo: bound, limit: limit)
        }
    }

    package func forgetDeletions(before instant: Instant) async throws(CalendarError) {
        try await unit { try $0.forgetDeletions(before: instant) }
    }

    package func isWithinLimits(for placement: DeliveryAllowance) async throws(CalendarError) -> Bool {
        try await readOnce { try placement.fits(in: $0) }
    }

    package func outgoingBytes(of person: PrincipalID) async throws(CalendarError) -> Int {
        try await readOnce { try $0.jobContentBytes(of: person) }
    }
}
