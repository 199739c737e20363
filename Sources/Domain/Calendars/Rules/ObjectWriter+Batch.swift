internal import Accounts
internal import CivilTime

extension ObjectWriter {
    /// Does all of a batch; see ``CalendarRepository/commit(_:)``.
    package func commit(_ batch: WriteBatch) throws -> BatchResult {
        for premise in batch.premises {
            guard try holds(premise) else { throw CalendarError.lostRace }
        }
        var results: [PutResult?] = []
        var people: [PrincipalID] = []
        for (number, step) in batch.steps.enumerated() {
            do {
                let (result, dirty) = try run(step)
                results.append(result)
                people += dirty.filter { !people.contains($0) }
            } catch let error as CalendarError {
                throw number == 0 ? error : CalendarError.lostRace
            }
        }
        try transaction.insertJobs(batch.jobs)
        return BatchResult(results: results, peopleWithDirtyDays: people)
    }

    private func run(_ step: WriteBatch.Step) throws -> (PutResult?, [PrincipalID]) {
        switch step {
        case .put(let write):
            let result = try put(write)
            return (result, result.madeDaysDirty ? [write.planning?.person].compactMap(\.self) : [])
        case .deliver(let write):
            return (try put(write, ranksEvent: false), [])
        case .delete(let deletion):
            let isDirty = try delete(deletion)
            return (nil, isDirty ? [deletion.planning?.person].compactMap(\.self) : [])
        case .move(let move):
            let result = try self.move(move)
            let people = [move.source.planning?.person, move.write.planning?.person].compactMap(\.self)
            return (result, result.madeDaysDirty ? people : [])
        }
    }

    private func holds(_ premise: WriteBatch.Premise) throws -> Bool {
        switch premise {
        case .object(let name, let collection, let etag):
            try transaction.findObject(named: name, in: collection)?.etag == etag
        case .noObject(let uid, let person): try !transaction.hasObject(withUID: uid, of: person)
        case .home(let person, let modseq): try transaction.counters(of: person)?.modseq == modseq
        case .room(let placement): try placement.fits(in: transaction)
        case .outgoing(let person, let limit): try transaction.jobContentBytes(of: person) <= limit
        }
    }

    /// Deletes what came into inboxes and notification collections before `instant`, and leaves tombstones; at most
    /// `limit`.
    ///
    /// - Returns: how many.
    func deleteMessages(before instant: Instant, at now: Instant, limit: Int) throws -> Int {
        let found = try transaction.objects(
            inKinds: CollectionKind.messages,
            createdBefore: instant,
            limit: limit
        )
        for (collection, name) in found {
            try delete(
                ObjectDeletion(collection: collection, name: name, condition: .always, now: now, planning: nil)
            )
        }
        return found.count
    }
}

extension DeliveryAllowance {
    /// Whether it fits into the recipient's home as it is now; false without a home.
    func fits(in transaction: some CalendarTransaction) throws -> Bool {
        guard let usage = try transaction.usage(ofDeliveriesBy: sender, with: recipient) else { return false }
        return fits(used: usage.used, placed: usage.placed, quota: usage.quota)
    }
}
