internal import Accounts
internal import Calendars

/// One transaction: a state of its own, which its store takes over or drops. Used by one thread.
package final class MemoryTransaction: CalendarTransaction {
    var state: MemoryState
    /// The watched tables to which rows were added.
    var touched: Set<MemoryStore.WatchedTable> = []

    init(_ state: MemoryState) { self.state = state }

    package func nextID() -> Int64 {
        state.lastID += 1
        return state.lastID
    }

    /// Changes what a home uses; there is no home of somebody who has none.
    func addUsage(_ bytes: Int, of person: PrincipalID) {
        guard let used = state.homes[person]?.counters.usedBytes else { return }
        state.homes[person]?.counters.usedBytes = max(used + bytes, 0)
    }

    /// What goes with an object: overlays and attachments no longer count.
    func release(_ object: MemoryObject) {
        for (person, personal) in object.overlays { addUsage(-personal.count, of: person) }
        for id in object.attachments { releaseAttachment(id) }
    }

    /// Removes an attachment that no object names any more.
    func releaseAttachment(_ id: Int64) {
        let isUsed = state.collections.values.contains { collection in
            collection.objects.values.contains { $0.attachments.contains(id) }
        }
        guard !isUsed, let attachment = state.attachments.removeValue(forKey: id) else { return }
        addUsage(-attachment.value.bytes.count, of: attachment.owner)
    }

    /// Where an object is; nil: it is gone.
    func find(_ id: ObjectID) -> (collection: CollectionID, name: String)? {
        for (collection, content) in state.collections {
            for (name, object) in content.objects where object.id == id { return (collection, name) }
        }
        return nil
    }

    /// Ends the log-ins of a person.
    func endSessions(of person: PrincipalID) {
        state.sessions = state.sessions.filter { $0.value.value.principal != person }
    }

    /// Somebody and the groups that they are in, directly or through another group.
    func groups(of principal: PrincipalID) -> Set<PrincipalID> {
        var found: Set<PrincipalID> = [principal]
        var pending = [principal]
        while let next = pending.popLast() {
            for (group, person) in state.people where person.members.contains(next) && found.insert(group).inserted {
                pending.append(group)
            }
        }
        return found
    }

    /// Some principals and the members of those that are groups, directly or through another group.
    func members(of principals: [PrincipalID]) -> Set<PrincipalID> {
        var found = Set(principals)
        var pending = principals
        while let next = pending.popLast() {
            for member in state.people[next]?.members ?? [] where found.insert(member).inserted {
                pending.append(member)
            }
        }
        return found
    }
}
