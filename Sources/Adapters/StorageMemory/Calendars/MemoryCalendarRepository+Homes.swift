package import Accounts
package import Calendars
package import CivilTime

extension MemoryCalendarRepository {
    package func availability(of person: PrincipalID) async throws(CalendarError) -> String? {
        try read { $0.state.homes[person]?.availability }
    }

    package func listDirtyDays(of person: PrincipalID) async throws(CalendarError) -> [DirtyDays] {
        try read { transaction in
            (transaction.state.dirtyDays[person] ?? [:])
                .map { days, mark in
                    DirtyDays(person: person, days: days, generation: mark.generation, since: mark.since)
                }
                .sorted { ($0.days.lowerBound, $0.days.upperBound) < ($1.days.lowerBound, $1.days.upperBound) }
        }
    }

    package func ranks(
        of person: PrincipalID,
        uids: [String]
    ) async throws(CalendarError) -> [String: Int64] {
        try read { transaction in
            (transaction.state.ranks[person] ?? [:]).filter { uids.contains($0.key) }
        }
    }

    package func overlays(
        on objects: [ObjectID],
        of person: PrincipalID
    ) async throws(CalendarError) -> [ObjectID: [UInt8]] {
        try read { transaction in
            var found: [ObjectID: [UInt8]] = [:]
            for id in objects {
                guard let (collection, name) = transaction.find(id) else { continue }
                found[id] = transaction.state.collections[collection]?.objects[name]?.overlays[person]
            }
            return found
        }
    }

    package func deadProperties(
        of holders: [PropertyHolder],
        for people: [PrincipalID]
    ) async throws(CalendarError) -> [PropertyHolder: DeadProperties] {
        try read { transaction in
            var found: [PropertyHolder: DeadProperties] = [:]
            for holder in holders {
                let properties = transaction.properties(of: holder)
                // What the first person says is written last.
                for person in people.reversed() {
                    for (name, value) in properties[person] ?? [:] { found[holder, default: [:]][name] = value }
                }
            }
            return found
        }
    }

    package func findAttachment(_ id: String) async throws(CalendarError) -> Attachment? {
        try read { $0.state.attachments.values.first { $0.value.id == id }?.value }
    }

    package func usesOfAttachment(
        _ id: String,
        for person: PrincipalID,
        limit: Int
    ) async throws(CalendarError) -> [ObjectAddress] {
        try read { transaction in
            guard let number = try transaction.findAttachment(named: id)?.id else { return [] }
            let uses = transaction.state.collections.values.flatMap { collection in
                collection.objects.values.filter { $0.attachments.contains(number) }.map { object in
                    ObjectAddress(
                        owner: collection.value.owner,
                        calendar: collection.value.ownersName,
                        name: object.name
                    )
                }
            }
            let own = uses.filter { $0.calendar.owner == person }
            return Array((own + uses.filter { $0.calendar.owner != person }).prefix(limit))
        }
    }

    package func sizesOfAttachments(_ ids: Set<String>) async throws(CalendarError) -> [String: Int] {
        try read { transaction in
            var sizes: [String: Int] = [:]
            for attachment in transaction.state.attachments.values where ids.contains(attachment.value.id) {
                sizes[attachment.value.id] = attachment.value.bytes.count
            }
            return sizes
        }
    }

    package func bytes(of file: FileID) async throws(CalendarError) -> [UInt8]? {
        try read { transaction in
            guard let (home, path) = transaction.find(file) else { return nil }
            return transaction.state.homes[home]?.files[path]?.bytes
        }
    }

    package func listEntries(
        in folder: FilePath?,
        of owner: PrincipalID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [FileEntry] {
        try read { transaction in
            let entries = (transaction.state.homes[owner]?.files ?? [:]).values.map(\.entry)
            let wanted = entries.filter { $0.path.folder == folder && $0.path.name > name ?? "" }
            return Array(wanted.sorted { $0.path.name < $1.path.name }.prefix(limit))
        }
    }

    package func findGuard(
        of home: PrincipalID,
        name: String?,
        at now: Instant
    ) async throws(CalendarError) -> HomeGuard? {
        try read { transaction in
            guard let counters = try transaction.counters(of: home) else { return nil }
            return HomeGuard(
                home: home,
                lockGeneration: counters.lockGeneration,
                modseq: counters.modseq,
                locks: try transaction.locks(of: home, at: now),
                isFile: name.map { transaction.state.homes[home]?.files[$0] != nil } ?? false
            )
        }
    }
}
