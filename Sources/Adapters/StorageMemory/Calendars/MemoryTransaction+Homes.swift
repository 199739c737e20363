package import Accounts
package import Calendars
package import CivilTime
internal import Jobs

extension MemoryTransaction {
    package func insertHome(of person: PrincipalID, at now: Instant) throws -> Bool {
        guard state.homes[person] == nil else { return false }
        let counters = HomeCounters(
            person: person,
            modseq: 0,
            usedBytes: 0,
            quotaBytes: nil,
            isPlanned: true,
            lockGeneration: 0,
            forgottenModseq: 0
        )
        state.homes[person] = MemoryHome(counters: counters)
        return true
    }

    package func counters(of person: PrincipalID) throws -> HomeCounters? { state.homes[person]?.counters }

    package func counters(of people: [PrincipalID]) throws -> [HomeCounters] {
        Set(people).compactMap { state.homes[$0]?.counters }
    }

    package func countObjects(in collections: [CollectionID]) throws -> Int {
        Set(collections).reduce(0) { $0 + (state.collections[$1]?.objects.count ?? 0) }
    }

    package func advanceHome(of person: PrincipalID, steps: Int, bytes: Int) throws -> HomeCounters? {
        state.homes[person]?.counters.modseq += Int64(steps)
        addUsage(bytes, of: person)
        return state.homes[person]?.counters
    }

    package func advance(
        _ collection: CollectionID,
        bytes: Int,
        uncounted: [CollectionKind],
        at now: Instant
    ) throws -> HomeCounters? {
        guard let value = state.collections[collection]?.value else { return nil }
        let counted = uncounted.contains(value.kind) ? 0 : bytes
        let home = try advanceHome(of: value.owner, steps: 1, bytes: counted)
        if let home { state.collections[collection]?.value.modseq = home.modseq }
        state.collections[collection]?.value.modifiedAt = now
        return home
    }

    package func deleteHome(of person: PrincipalID) throws {
        for (id, collection) in state.collections where collection.value.owner == person {
            try deleteCollection(id)
        }
        for id in state.collections.keys { state.collections[id]?.shares[person] = nil }
        state.attachments = state.attachments.filter { $0.value.owner != person }
        state.jobs = state.jobs.filter { $0.value.value.person != person }
        state.events.forget(person)
        state.homes[person] = nil
        state.ranks[person] = nil
        state.dirtyDays[person] = nil
        state.leases[person] = nil
        for address in state.addressProperties.keys { state.addressProperties[address]?[person] = nil }
    }

    package func setQuota(_ bytes: Int?, of person: PrincipalID) throws -> Bool {
        guard state.homes[person] != nil else { return false }
        state.homes[person]?.counters.quotaBytes = bytes
        return true
    }

    package func setAvailability(_ text: String?, of person: PrincipalID) throws {
        state.homes[person]?.availability = text
    }

    package func setPlanned(_ isPlanned: Bool, of person: PrincipalID) throws {
        state.homes[person]?.counters.isPlanned = isPlanned
    }

    package func insertMemberTombstone(_ tombstone: MemberTombstone, of person: PrincipalID, at now: Instant) throws {
        state.homes[person]?.tombstones[tombstone.name] = Dated(value: tombstone, at: now)
    }

    package func deleteMemberTombstone(named name: String, of person: PrincipalID) throws {
        state.homes[person]?.tombstones[name] = nil
    }

    package func memberTombstones(of person: PrincipalID, after modseq: Int64) throws -> [MemberTombstone] {
        (state.homes[person]?.tombstones.values.map(\.value) ?? []).filter { $0.modseq > modseq }
    }

    package func forgetDeletions(before instant: Instant) throws {
        for (person, home) in state.homes {
            let last = home.tombstones.values.filter { $0.at < instant }.map(\.value.modseq).max()
            guard let last else { continue }
            state.homes[person]?.counters.forgottenModseq = max(home.counters.forgottenModseq, last)
            state.homes[person]?.tombstones = home.tombstones.filter { $0.value.at >= instant }
        }
        for (id, collection) in state.collections {
            let last = collection.tombstones.values.filter { $0.at < instant }.map(\.value.modseq).max()
            guard let last else { continue }
            state.collections[id]?.forgottenModseq = max(collection.forgottenModseq, last)
            state.collections[id]?.tombstones = collection.tombstones.filter { $0.value.at >= instant }
        }
    }

    package func insertRank(_ rank: Int64, of uid: String, for person: PrincipalID) throws {
        if state.ranks[person]?[uid] == nil { state.ranks[person, default: [:]][uid] = rank }
    }

    package func markDays(
        _ days: ClosedRange<Int>,
        of person: PrincipalID,
        generation: Int64,
        since: Instant
    ) throws {
        let since = state.dirtyDays[person]?[days]?.since ?? since
        state.dirtyDays[person, default: [:]][days] = MemoryMark(generation: generation, since: since)
    }

    package func deleteDirtyDays(of person: PrincipalID) throws { state.dirtyDays[person] = nil }
}
