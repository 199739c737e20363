internal import Accounts
package import Calendars
internal import CivilTime
internal import FoundationEssentials
package import GRDB
internal import ICalendar

/// Writes to objects as parts of a unit of work. Planning's repository puts its items by these, together with its own rows.
package enum ObjectUnits {
    /// What stands under a name.
    struct Standing {
        let id: ObjectID
        let collection: CollectionID
        let uid: String
        let etag: ETag
        let spanCount: Int
        let recurrence: [UInt8]
        let scheduleTag: Int64?
        /// Length of the bytes.
        let size: Int
        let hasAttachments: Bool
        /// Whether it was ever one that others than the owner see.
        let wasShown: Bool
    }

    /// Puts an object: bytes, index rows, sync log, rank and dirty days.
    ///
    /// Where the same bytes stand already nothing is written. `ranksEvent` is false for items that are no events of the person's own.
    ///
    /// - Throws: ``CalendarError/etagMismatch(current:)``, `notFound` when the collection is gone, and
    ///   ``CalendarPrecondition/noUIDConflict(existing:)``.
    @discardableResult
    package static func put(
        _ write: ObjectWrite,
        ids: TimeOrderedIDs,
        ranksEvent: Bool = true,
        in database: Database
    ) throws -> PutResult {
        let before = try standing(named: write.name, in: write.collection, in: database)
        guard write.condition.holds(for: before?.etag) else {
            throw CalendarError.etagMismatch(current: before?.etag)
        }
        let tag = try write.tagging.tag(after: before?.scheduleTag, ids: ids)
        if let before, before.etag == write.etag, before.recurrence == write.index.recurrence,
            (before.scheduleTag == nil) == (tag == nil), write.overlay == nil
        {
            return PutResult(
                id: before.id,
                etag: write.etag,
                created: false,
                modseq: try modseq(of: before.id, in: database),
                madeDaysDirty: false,
                scheduleTag: before.scheduleTag
            )
        }
        try requireFreeUID(write, standing: before, except: nil, in: database)
        let growth = write.bytes.count - (before?.size ?? 0) + (write.attachments?.new?.bytes.count ?? 0)
        let step = try SyncLog.advance(write.collection, bytes: growth, in: database)
        if growth > 0, let quota = write.defaultQuota { try step.home.requireQuota(quota) }
        let id = before?.id ?? ObjectID(rawValue: ids.next())
        if let before {
            try update(before, with: write, tag: tag, step: step, in: database)
        } else {
            let wasShown = try SyncLog.raise(write.name, in: write.collection, in: database)
            try insert(write, id: id, tag: tag, step: step, wasShown: wasShown, in: database)
        }
        try AttachmentTable.follow(
            write.attachments,
            of: id,
            ownedBy: step.person,
            wasUsing: before?.hasAttachments ?? false,
            at: write.now,
            ids: ids,
            in: database
        )
        if let overlay = write.overlay {
            try OverlayTable.set(overlay, on: id, defaultQuota: write.defaultQuota, in: database)
        }
        if ranksEvent, before == nil { try rank(write, step: step, ids: ids, in: database) }
        let days = write.planning.map { scope in
            PlanningScope.joined(
                scope.days(ofRecurrence: write.index.recurrence)
                    + (before.map { scope.days(ofRecurrence: $0.recurrence) } ?? [])
            )
        }
        if let scope = write.planning, let days {
            try DirtyDayTable.mark(days, for: scope, generation: ids.next(), in: database)
        }
        return PutResult(
            id: id,
            etag: write.etag,
            created: before == nil,
            modseq: step.modseq,
            madeDaysDirty: days?.isEmpty == false,
            scheduleTag: tag
        )
    }

    /// Deletes an object and leaves a tombstone.
    ///
    /// - Throws: `notFound`, ``CalendarError/etagMismatch(current:)``.
    /// - Returns: whether days were marked.
    @discardableResult
    package static func delete(
        _ deletion: ObjectDeletion,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws -> Bool {
        guard let before = try standing(named: deletion.name, in: deletion.collection, in: database) else {
            throw CalendarError.notFound
        }
        guard deletion.condition.holds(for: before.etag) else {
            throw CalendarError.etagMismatch(current: before.etag)
        }
        guard deletion.takesScheduled || before.scheduleTag == nil else { throw CalendarError.schedulingObject }
        let step = try SyncLog.advance(deletion.collection, bytes: -before.size, in: database)
        try remove(before, in: database)
        try SyncLog.bury(
            deletion.name,
            in: deletion.collection,
            wasShown: before.wasShown,
            modseq: step.modseq,
            at: deletion.now,
            in: database
        )
        guard let scope = deletion.planning else { return false }
        let days = scope.days(ofRecurrence: before.recurrence)
        try DirtyDayTable.mark(days, for: scope, generation: ids.next(), in: database)
        return !days.isEmpty
    }

    /// Moves an object; see `CalendarRepository.moveObject`.
    static func move(_ move: ObjectMove, ids: TimeOrderedIDs, in database: Database) throws -> PutResult {
        let source = move.source
        let write = move.write
        guard let moving = try standing(named: source.name, in: source.collection, in: database) else {
            throw CalendarError.notFound
        }
        guard source.condition.holds(for: moving.etag) else { throw CalendarError.lostRace }
        let target = try standing(named: write.name, in: write.collection, in: database)
        guard write.condition.holds(for: target?.etag) else {
            throw CalendarError.etagMismatch(current: target?.etag)
        }
        let tag = try write.tagging.tag(after: moving.scheduleTag, ids: ids)
        guard target?.scheduleTag == nil else { throw CalendarError.schedulingObject }
        try requireFreeUID(write, standing: nil, except: [moving.id, target?.id], in: database)
        if let target { try remove(target, in: database) }

        let left = try SyncLog.advance(source.collection, bytes: -moving.size, in: database)
        try SyncLog.bury(
            source.name,
            in: source.collection,
            wasShown: moving.wasShown,
            modseq: left.modseq,
            at: source.now,
            in: database
        )
        let growth = write.bytes.count - (target?.size ?? 0)
        let arrived = try SyncLog.advance(write.collection, bytes: growth, in: database)
        if left.person != arrived.person, growth > 0, let quota = write.defaultQuota {
            try arrived.home.requireQuota(quota)
        }
        let stood = try SyncLog.raise(write.name, in: write.collection, in: database) || target?.wasShown == true
        try update(moving, with: write, tag: tag, step: arrived, wasShown: stood, in: database)
        try rank(write, step: arrived, ids: ids, in: database)

        let generation = ids.next()
        var marked = false
        for (scope, recurrences) in [
            (source.planning, [moving.recurrence]),
            (write.planning, [write.index.recurrence, target?.recurrence].compactMap { $0 }),
        ] {
            guard let scope else { continue }
            let days = PlanningScope.joined(recurrences.flatMap { scope.days(ofRecurrence: $0) })
            try DirtyDayTable.mark(days, for: scope, generation: generation, in: database)
            marked = marked || !days.isEmpty
        }
        return PutResult(
            id: moving.id,
            etag: write.etag,
            created: target == nil,
            modseq: arrived.modseq,
            madeDaysDirty: marked,
            scheduleTag: tag
        )
    }
}

// MARK: - Rows

extension ObjectUnits {
    static func standing(
        named name: String,
        in collection: CollectionID,
        in database: Database
    ) throws -> Standing? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT id, uid, etag, spanCount, recurrence, scheduleTag, length(bytes),
                    EXISTS (SELECT 1 FROM attachmentUse WHERE objectId = object.id), wasShown
                FROM object WHERE collectionId = ? AND name = ?
                """
        )
        guard let row = try Row.fetchOne(statement, arguments: [collection.rawValue, name]) else { return nil }
        return Standing(
            id: ObjectID(rawValue: row[0]),
            collection: collection,
            uid: row[1],
            etag: try ObjectTable.etag(of: row, at: 2),
            spanCount: row[3],
            recurrence: try ObjectTable.bytes(of: row, at: 4),
            scheduleTag: row[5],
            size: row[6],
            hasAttachments: row[7],
            wasShown: row[8]
        )
    }

    private static func modseq(of object: ObjectID, in database: Database) throws -> Int64 {
        let statement = try database.cachedStatement(sql: "SELECT modseq FROM object WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [object.rawValue]) ?? 0
    }

    /// RFC 4791 §5.3.2.1: a UID stands once in a collection, and an object keeps its own.
    private static func requireFreeUID(
        _ write: ObjectWrite,
        standing: Standing?,
        except free: [ObjectID?]?,
        in database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: "SELECT id, name FROM object WHERE collectionId = ? AND uid = ?"
        )
        var holder: String?
        if standing?.uid != write.index.uid,
            let row = try Row.fetchOne(statement, arguments: [write.collection.rawValue, write.index.uid]),
            !(free ?? []).contains(ObjectID(rawValue: row[0]))
        {
            holder = row[1]
        }
        if let standing, standing.uid != write.index.uid { holder = holder ?? write.name }
        if let holder {
            throw CalendarError.precondition(
                .noUIDConflict(existing: holder),
                reason: "the UID is that of another object, or differs from the one stored here"
            )
        }
    }

    private static func insert(
        _ write: ObjectWrite,
        id: ObjectID,
        tag: Int64?,
        step: SyncLog.Step,
        wasShown: Bool,
        in database: Database
    ) throws {
        let index = write.index
        try database.cachedStatement(
            sql: """
                INSERT INTO object (id, collectionId, name, uid, kind, modseq, createdAt, modifiedAt, etag, spanCount,
                    reachesBeyond, coveredFrom, coveredUntil, recurrence, bytes, size, scheduleTag, wasShown, placedBy)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        .execute(
            arguments: [
                id.rawValue, write.collection.rawValue, write.name, index.uid, ComponentCode.number(of: index.kind),
                step.modseq, write.now.secondsSince1970, write.now.secondsSince1970, ObjectTable.data(of: write.etag),
                index.spans.count, index.reachesBeyond, index.covered.lowerBound.secondsSince1970,
                index.covered.upperBound.secondsSince1970, Data(index.recurrence), Data(write.bytes),
                write.bytes.count, tag, wasShown || !index.isHidden, write.placedBy?.rawValue,
            ]
        )
        try SpanTable.insert(index.spans, of: id, place: SpanTable.place(ofSpanKey: step.spanKey), in: database)
    }

    /// Writes over a row, also from another collection. Spans are left alone where neither times nor place have changed.
    private static func update(
        _ before: Standing,
        with write: ObjectWrite,
        tag: Int64?,
        step: SyncLog.Step,
        wasShown: Bool = false,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE object SET collectionId = ?, name = ?, uid = ?, kind = ?, modseq = ?, modifiedAt = ?, etag = ?, bytes = ?,
                    size = ?, scheduleTag = ?, wasShown = wasShown OR ?
                WHERE id = ?
                """
        )
        .execute(
            arguments: [
                write.collection.rawValue, write.name, write.index.uid, ComponentCode.number(of: write.index.kind),
                step.modseq, write.now.secondsSince1970, ObjectTable.data(of: write.etag), Data(write.bytes),
                write.bytes.count, tag, wasShown || !write.index.isHidden, before.id.rawValue,
            ]
        )
        guard before.collection != write.collection || before.recurrence != write.index.recurrence else { return }
        try replaceIndex(of: before, with: write.index, spanKey: step.spanKey, in: database)
    }

    static func replaceIndex(
        of before: Standing,
        with index: ObjectIndex,
        spanKey: Int64,
        in database: Database
    ) throws {
        try SpanTable.delete(count: before.spanCount, of: before.id, in: database)
        try SpanTable.insert(index.spans, of: before.id, place: SpanTable.place(ofSpanKey: spanKey), in: database)
        try database.cachedStatement(
            sql: """
                UPDATE object SET spanCount = ?, reachesBeyond = ?, coveredFrom = ?, coveredUntil = ?, recurrence = ? WHERE id = ?
                """
        )
        .execute(
            arguments: [
                index.spans.count, index.reachesBeyond, index.covered.lowerBound.secondsSince1970,
                index.covered.upperBound.secondsSince1970, Data(index.recurrence), before.id.rawValue,
            ]
        )
    }

    private static func remove(_ object: Standing, in database: Database) throws {
        try SpanTable.delete(count: object.spanCount, of: object.id, in: database)
        try database.cachedStatement(sql: "DELETE FROM object WHERE id = ?").execute(arguments: [object.id.rawValue])
    }

    /// Notes when this person's event was first seen; a later sight changes nothing.
    private static func rank(
        _ write: ObjectWrite,
        step: SyncLog.Step,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws {
        guard write.index.kind == .event else { return }
        try database.cachedStatement(sql: "INSERT OR IGNORE INTO eventRank (personId, uid, rank) VALUES (?, ?, ?)")
            .execute(arguments: [step.person.rawValue, write.index.uid, ids.next()])
    }
}
