internal import Accounts
internal import Calendars
internal import CivilTime
internal import DayPlanner
internal import Events

/// What leasing days, writing a plan and forgetting old ones means.
struct PlanWriter<Transaction: PlanningTransaction> {
    let transaction: Transaction

    /// Items that are erased in one unit.
    private static var mostErased: Int { 1000 }

    /// See ``PlanningRepository/leaseDirtyDays(owner:until:now:leavingOut:)``.
    func lease(
        owner: String,
        until expiry: Instant,
        now: Instant,
        leavingOut resting: [PrincipalID]
    ) throws -> DirtyLease? {
        guard let person = try transaction.firstWaitingPerson(at: now, leavingOut: resting) else { return nil }
        try transaction.putLease(of: person, owner: owner, until: expiry)
        return DirtyLease(
            person: person,
            owner: owner,
            marks: try transaction.marks(of: person),
            modseq: try transaction.counters(of: person)?.modseq ?? 0
        )
    }

    /// See ``PlanningRepository/extendHorizon(of:with:now:)``.
    func extendHorizon(of person: PrincipalID, with days: ClosedRange<Int>, now: Instant) throws {
        try mark(days, of: person, now: now)
        try transaction.extendHorizon(of: person, to: days.upperBound)
    }

    func mark(_ days: ClosedRange<Int>, of person: PrincipalID, now: Instant) throws {
        try transaction.markDays(days, of: person, generation: transaction.nextID(), since: now)
    }

    /// See ``PlanningRepository/decide(_:of:now:)``.
    func decide(_ decision: PersonDecision, of person: PrincipalID, now: Instant) throws {
        guard try transaction.counters(of: person) != nil else { return }
        try change(made: decision.made, lifted: decision.lifted, of: person, now: now)
        let address = CalendarAddress(owner: person, name: CollectionKind.travelName)
        if let travel = try transaction.findCollection(at: address)?.id {
            for uid in decision.removed {
                guard let item = try transaction.findItem(withUID: uid, in: travel) else { continue }
                try ObjectWriter(transaction).delete(
                    ObjectDeletion(collection: travel, name: item.name, condition: .always, now: now, planning: nil)
                )
            }
            for uid in decision.wanted where try transaction.findItem(withUID: uid, in: travel) == nil {
                try transaction.deletePublished(uid, in: travel)
            }
        }
        for span in decision.days { try mark(span, of: person, now: now) }
    }

    private func change(made: [PlanChoice], lifted: [PlanChoice], of person: PrincipalID, now: Instant) throws {
        for choice in lifted { try transaction.deleteChoice(choice, of: person) }
        for choice in made { try transaction.putChoice(choice, of: person, at: now) }
    }

    /// See ``PlanningRepository/applyPlan(_:)``.
    func apply(_ plan: PlanApplication) throws -> Bool {
        guard try transaction.leaseOwner(of: plan.person) == plan.owner else { return false }
        try transaction.deleteLease(of: plan.person)
        for done in plan.done {
            let generation = try transaction.generation(ofMark: done.mark.days, of: plan.person)
            guard generation == done.mark.generation else { return false }
        }
        if let travel = plan.travelCollection.map(CollectionID.init(rawValue:)) {
            guard try isCurrent(plan, in: travel) else { return false }
            try write(plan, in: travel)
        }
        try change(made: plan.choices.made, lifted: plan.choices.lifted, of: plan.person, now: plan.now)
        for tag in plan.placeTags { try transaction.putPlaceTag(tag, of: plan.person) }
        for done in plan.done {
            try clear(done, of: plan.person)
            guard plan.travelCollection != nil else { continue }
            let days = done.mark.days.lowerBound...max(done.mark.days.lowerBound, done.through)
            try transaction.append(.dayPlanned(person: plan.person, days: days))
        }
        try learn(plan)
        return true
    }

    private func learn(_ plan: PlanApplication) throws {
        let writer = PlaceMemoryWriter(transaction: transaction)
        try writer.learn(plan.lessons, of: plan.person)
        for days in plan.touchedDays { try mark(days, of: plan.person, now: plan.now) }
        guard try transaction.marks(of: plan.person).isEmpty else { return }
        try writer.heed(upTo: plan.readModseq, of: plan.person)
    }

    /// See ``PlanningRepository/erasePast(before:now:)``.
    func erasePast(before instant: Instant, now: Instant) throws {
        for (collection, uid) in try transaction.published(endedBefore: instant, limit: Self.mostErased) {
            try remove(uid, from: collection, at: now)
        }
        try transaction.deleteChoices(madeBefore: instant)
    }

    /// Whether each item is as it was when the plan was computed.
    private func isCurrent(_ plan: PlanApplication, in travel: CollectionID) throws -> Bool {
        let basis =
            plan.writes.map { ($0.item.record.uid, $0.item.basedOn) } + plan.deletions.map { ($0.uid, $0.basedOn) }
        for (uid, etag) in basis {
            let now = try transaction.findItem(withUID: uid, in: travel)?.etag
            // One of our UIDs that a client put back after we had forgotten it: written over.
            if etag == nil, now != nil, try !transaction.isPublished(uid, in: travel) { continue }
            guard now == etag else { return false }
        }
        return true
    }

    /// An item for which Travel has no room is left out, and its older form is taken away: better no trip than a wrong
    /// one.
    private func write(_ plan: PlanApplication, in travel: CollectionID) throws {
        for deletion in plan.deletions { try remove(deletion.uid, from: travel, at: plan.now) }
        var used = plan.writes.isEmpty ? 0 : try transaction.bytes(in: travel)
        for write in plan.writes {
            let name = try transaction.findItem(withUID: write.item.record.uid, in: travel)?.name ?? write.name
            let size = try transaction.findObject(named: name, in: travel)?.size ?? 0
            let growth = write.item.bytes.count - size
            guard growth <= 0 || used + growth <= plan.travelLimit else {
                try remove(write.item.record.uid, from: travel, at: plan.now)
                used -= size
                continue
            }
            used += growth
            try ObjectWriter(transaction).put(
                ObjectWrite(
                    collection: travel,
                    name: name,
                    bytes: write.item.bytes,
                    etag: write.etag,
                    index: write.index,
                    condition: .always,
                    now: plan.now,
                    planning: nil
                ),
                ranksEvent: false
            )
            try transaction.putPublished(write.item, named: name, in: travel, at: plan.now)
            guard let news = write.item.news else { continue }
            try transaction.append(
                .tripChanged(
                    person: plan.person,
                    name: name,
                    before: news.before,
                    isDisruption: news.isDisruption
                )
            )
        }
    }

    private func remove(_ uid: String, from travel: CollectionID, at now: Instant) throws {
        if let item = try transaction.findItem(withUID: uid, in: travel) {
            try ObjectWriter(transaction).delete(
                ObjectDeletion(collection: travel, name: item.name, condition: .always, now: now, planning: nil)
            )
        }
        try transaction.deletePublished(uid, in: travel)
    }

    /// Clears what was planned of a mark; the days after it stay marked.
    private func clear(_ done: PlanApplication.PlannedMark, of person: PrincipalID) throws {
        let days = done.mark.days
        try transaction.deleteMark(days, of: person)
        guard done.through < days.upperBound else { return }
        try transaction.markDays(
            (done.through + 1)...days.upperBound,
            of: person,
            generation: transaction.nextID(),
            since: done.mark.since
        )
    }
}
