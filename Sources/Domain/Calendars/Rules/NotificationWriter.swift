internal import Accounts
internal import CivilTime
internal import ICalendar

/// Puts messages of the server into people's notification collections.
struct NotificationWriter<Transaction: CalendarTransaction> {
    /// Messages that a home keeps: others write them, so new ones take the place of the oldest.
    private static var most: Int { 500 }

    let transaction: Transaction

    /// Replaces a message of the same name. People without a home get none.
    func deliver(_ message: Notification, at now: Instant) throws {
        guard let collection = try collection(of: message.person, at: now) else { return }
        let objects = ObjectWriter(transaction)
        let never = Instant(secondsSince1970: 0)
        try objects.put(
            ObjectWrite(
                collection: collection,
                name: message.name,
                bytes: message.bytes,
                etag: ETag(of: message.bytes),
                // It is found by no query, so it has no times.
                index: ObjectIndex(
                    uid: message.name,
                    kind: .journal,
                    recurrence: [],
                    spans: [],
                    covered: never..<never,
                    reachesBeyond: false
                ),
                condition: .always,
                now: now,
                planning: nil
            ),
            ranksEvent: false
        )
        for name in try transaction.names(in: collection, beyondNewest: Self.most) {
            try objects.delete(
                ObjectDeletion(collection: collection, name: name, condition: .always, now: now, planning: nil)
            )
        }
    }

    private func collection(of person: PrincipalID, at now: Instant) throws -> CollectionID? {
        let address = CalendarAddress(owner: person, name: CollectionKind.notificationsName)
        if let standing = try transaction.findCollection(at: address) { return standing.id }
        guard let home = try transaction.advanceHome(of: person, steps: 1, bytes: 0) else { return nil }
        let id = CollectionID(rawValue: transaction.nextID())
        try transaction.insertCollection(.notifications(of: person, at: now), id: id, modseq: home.modseq)
        return id
    }
}
