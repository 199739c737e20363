internal import Accounts
internal import Calendars
internal import Events

/// What learning and forgetting the places that people choose means.
struct PlaceMemoryWriter<Transaction: PlanningTransaction> {
    let transaction: Transaction

    /// Keeps what a plan learned; what was forgotten or learned otherwise since it was computed stays so.
    func learn(_ lessons: [LearnedPlace], of person: PrincipalID) throws {
        guard !lessons.isEmpty else { return }
        var memory = try transaction.placeMemory(of: person)
        for change in lessons.compactMap({ memory.learn($0) }) { try keep(change, of: person) }
    }

    /// Events written up to here teach nothing more.
    func heed(upTo modseq: Int64, of person: PrincipalID) throws {
        guard try transaction.placeMemory(of: person).heededModseq < modseq else { return }
        try transaction.setHeededModseq(modseq, of: person)
    }

    /// See ``PlanningRepository/learn(_:of:)``.
    func teach(_ place: LearnedPlace, to person: PrincipalID) throws -> Bool {
        guard let modseq = try transaction.counters(of: person)?.modseq else { return false }
        var latest = place
        latest.modseq = modseq
        var memory = try transaction.placeMemory(of: person)
        try keep(memory.put(latest), of: person)
        try transaction.append(.preferencesChanged(person: person))
        return true
    }

    /// See ``PlanningRepository/forgetLearnedPlaces(key:of:)``.
    func forget(_ key: String?, of person: PrincipalID) throws -> Int {
        guard let modseq = try transaction.counters(of: person)?.modseq else { return 0 }
        let known = try transaction.placeMemory(of: person).places.filter { key == nil || $0.key == key }
        for place in known { _ = try transaction.deleteLearnedPlace(key: place.key, of: person) }
        guard !known.isEmpty else { return 0 }
        try transaction.setHeededModseq(modseq, of: person)
        try transaction.append(.preferencesChanged(person: person))
        return known.count
    }

    private func keep(_ change: PlaceMemory.Change, of person: PrincipalID) throws {
        if let dropped = change.dropped { _ = try transaction.deleteLearnedPlace(key: dropped.key, of: person) }
        try transaction.putLearnedPlace(change.kept, of: person)
    }
}
