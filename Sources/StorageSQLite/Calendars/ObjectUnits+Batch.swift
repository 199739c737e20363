internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

extension ScheduleTagging {
    /// The tag that a write leaves behind; nil: none.
    ///
    /// - Throws: ``CalendarError/schedulingObject``.
    func tag(after before: Int64?, ids: TimeOrderedIDs) throws -> Int64? {
        switch self {
        case .plain:
            guard before == nil else { throw CalendarError.schedulingObject }
            return nil
        case .removed: return nil
        case .renewed: return ids.next()
        case .kept: return before ?? ids.next()
        }
    }
}

extension ObjectUnits {
    /// See `CalendarRepository.commit`.
    static func commit(_ batch: WriteBatch, ids: TimeOrderedIDs, in database: Database) throws -> BatchResult {
        for premise in batch.premises {
            guard try holds(premise, in: database) else { throw CalendarError.lostRace }
        }
        var results: [PutResult?] = []
        var people: [PrincipalID] = []
        for (number, step) in batch.steps.enumerated() {
            do {
                let (result, dirty) = try run(step, ids: ids, in: database)
                results.append(result)
                people += dirty.filter { !people.contains($0) }
            } catch let error as CalendarError {
                throw number == 0 ? error : CalendarError.lostRace
            }
        }
        try OutgoingMessageTable.insert(batch.messages, ids: ids, in: database)
        return BatchResult(results: results, peopleWithDirtyDays: people)
    }

    private static func run(
        _ step: WriteBatch.Step,
        ids: TimeOrderedIDs,
        in database: Database
    ) throws -> (PutResult?, [PrincipalID]) {
        switch step {
        case .put(let write):
            let result = try put(write, ids: ids, in: database)
            return (result, result.madeDaysDirty ? [write.planning?.person].compactMap(\.self) : [])
        case .deliver(let write):
            return (try put(write, ids: ids, ranksEvent: false, in: database), [])
        case .delete(let deletion):
            let isDirty = try delete(deletion, ids: ids, in: database)
            return (nil, isDirty ? [deletion.planning?.person].compactMap(\.self) : [])
        case .move(let move):
            let result = try self.move(move, ids: ids, in: database)
            let people = [move.source.planning?.person, move.write.planning?.person].compactMap(\.self)
            return (result, result.madeDaysDirty ? people : [])
        }
    }

    private static func holds(_ premise: WriteBatch.Premise, in database: Database) throws -> Bool {
        switch premise {
        case .object(let name, let collection, let etag):
            return try standing(named: name, in: collection, in: database)?.etag == etag
        case .noObject(let uid, let person):
            let statement = try database.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM collection
                    CROSS JOIN object ON object.collectionId = collection.id AND object.uid = ?
                    WHERE collection.personId = ? AND collection.kind = 0)
                    """
            )
            return try Bool.fetchOne(statement, arguments: [uid, person.rawValue]) == false
        case .home(let person, let modseq):
            let statement = try database.cachedStatement(sql: "SELECT modseq FROM home WHERE personId = ?")
            return try Int64.fetchOne(statement, arguments: [person.rawValue]) == modseq
        case .room(let placement): return try placement.fits(in: database)
        case .outgoing(let person, let limit):
            return try OutgoingMessageTable.bytes(of: person, in: database) <= limit
        }
    }
}
