package import Accounts
package import Calendars
package import CivilTime
package import DayPlanner
package import Planning

extension MemoryTransaction: PlanningTransaction {
    package func firstWaitingPerson(at now: Instant, leavingOut resting: [PrincipalID]) throws -> PrincipalID? {
        let waiting = state.dirtyDays.filter { person, _ in
            state.homes[person] != nil && !resting.contains(person)
                && state.leases[person].map { $0.expiry <= now } ?? true
        }.flatMap { person, marks in marks.map { (day: $0.lowerBound, since: $1.since, person: person) } }
        return waiting.min {
            ($0.day, $0.since, $0.person.rawValue) < ($1.day, $1.since, $1.person.rawValue)
        }?.person
    }

    package func marks(of person: PrincipalID) throws -> [DirtyMark] {
        (state.dirtyDays[person] ?? [:])
            .map { DirtyMark(days: $0.key, generation: $0.value.generation, since: $0.value.since) }
            .sorted { ($0.days.lowerBound, $0.days.upperBound) < ($1.days.lowerBound, $1.days.upperBound) }
    }

    package func generation(ofMark days: ClosedRange<Int>, of person: PrincipalID) throws -> Int64? {
        state.dirtyDays[person]?[days]?.generation
    }

    package func deleteMark(_ days: ClosedRange<Int>, of person: PrincipalID) throws {
        state.dirtyDays[person]?[days] = nil
    }

    package func leaseOwner(of person: PrincipalID) throws -> String? { state.leases[person]?.owner }

    package func putLease(of person: PrincipalID, owner: String, until expiry: Instant) throws {
        state.leases[person] = MemoryLease(owner: owner, expiry: expiry)
    }

    package func renewLease(
        of person: PrincipalID,
        owner: String,
        until expiry: Instant,
        now: Instant
    ) throws -> Bool {
        guard let lease = state.leases[person], lease.owner == owner, lease.expiry > now else { return false }
        state.leases[person]?.expiry = expiry
        return true
    }

    package func deleteLease(of person: PrincipalID) throws { state.leases[person] = nil }

    package func deleteLeases(of owner: String) throws {
        state.leases = state.leases.filter { $0.value.owner != owner }
    }

    package func extendHorizon(of person: PrincipalID, to day: Int) throws {
        let last = max(state.homes[person]?.lastDay ?? day, day)
        state.homes[person]?.lastDay = last
    }

    package func findItem(withUID uid: String, in travel: CollectionID) throws -> (name: String, etag: ETag)? {
        state.collections[travel]?.objects.values.first { $0.uid == uid }.map { ($0.name, $0.row.write.etag) }
    }

    package func isPublished(_ uid: String, in travel: CollectionID) throws -> Bool {
        state.collections[travel]?.publishedItems[uid] != nil
    }

    package func putPublished(
        _ item: ItemWrite,
        named name: String,
        in travel: CollectionID,
        at now: Instant
    ) throws {
        let uid = item.record.uid
        let value = PublishedItem(name: name, uid: uid, bytes: item.published)
        state.collections[travel]?.publishedItems[uid] = MemoryPublishedItem(value: value, record: item.record)
    }

    package func deletePublished(_ uid: String, in travel: CollectionID) throws {
        state.collections[travel]?.publishedItems[uid] = nil
    }

    package func published(
        endedBefore instant: Instant,
        limit: Int
    ) throws -> [(collection: CollectionID, uid: String)] {
        let found = state.collections.flatMap { id, collection in
            collection.publishedItems.values.filter { $0.lastTime < instant }
                .map { (collection: id, uid: $0.value.uid) }
        }
        return Array(found.prefix(limit))
    }

    package func putChoice(_ choice: PlanChoice, of person: PrincipalID, at now: Instant) throws {
        guard var choices = state.homes[person]?.choices else { return }
        choices.removeAll { $0.value.isOfSameKind(as: choice) }
        choices.append(Dated(value: choice, at: now))
        state.homes[person]?.choices = choices
    }

    package func deleteChoice(_ choice: PlanChoice, of person: PrincipalID) throws {
        state.homes[person]?.choices.removeAll { standing in
            standing.value.isOfSameKind(as: choice) && standing.value.fingerprint == choice.fingerprint
        }
    }

    package func deleteChoices(madeBefore instant: Instant) throws {
        for person in state.homes.keys { state.homes[person]?.choices.removeAll { $0.at < instant } }
    }

    package func putPlaceTag(_ tag: PlaceTag, of person: PrincipalID) throws {
        state.homes[person]?.placeTags[tag.eventUID] = tag.fingerprint
    }

    package func linkGeneration(of person: PrincipalID) throws -> Int64 { state.homes[person]?.linkGeneration ?? 0 }

    package func setLinkGeneration(_ generation: Int64, of person: PrincipalID) throws {
        state.homes[person]?.linkGeneration = generation
    }

    package func placeMemory(of person: PrincipalID) throws -> PlaceMemory {
        state.homes[person]?.placeMemory ?? PlaceMemory()
    }

    package func putLearnedPlace(_ place: LearnedPlace, of person: PrincipalID) throws {
        guard var places = state.homes[person]?.placeMemory.places else { return }
        places.removeAll { $0.key == place.key }
        state.homes[person]?.placeMemory.places = places + [place]
    }

    package func deleteLearnedPlace(key: String, of person: PrincipalID) throws -> Bool {
        guard let places = state.homes[person]?.placeMemory.places else { return false }
        let left = places.filter { $0.key != key }
        state.homes[person]?.placeMemory.places = left
        return left.count < places.count
    }

    package func setHeededModseq(_ modseq: Int64, of person: PrincipalID) throws {
        state.homes[person]?.placeMemory.heededModseq = modseq
    }
}

extension PlanChoice {
    /// Whether both decide the same thing about the same item, whatever they decide and whatever it was then.
    fileprivate func isOfSameKind(as other: PlanChoice) -> Bool {
        var other = other
        other.fingerprint = fingerprint
        return supersedes(other)
    }
}
