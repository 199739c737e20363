package import Accounts
package import Calendars
internal import CivilTime
internal import ICalendar

extension MemoryCalendarRepository {
    /// The objects of a collection by name.
    private func objects(in collection: CollectionID) throws(CalendarError) -> [MemoryObject] {
        try read { $0.state.collections[collection]?.objects.values.sorted { $0.name < $1.name } ?? [] }
    }

    package func findObject(at address: ObjectAddress) async throws(CalendarError) -> StoredObject? {
        try read { transaction in
            guard let collection = try transaction.findCollection(at: address.calendar) else { return nil }
            return transaction.state.collections[collection.id]?.objects[address.name]?.stored
        }
    }

    package func objects(
        named names: ArraySlice<String>,
        in collection: CollectionID
    ) async throws(CalendarError) -> NamedObjects {
        let all = try read { $0.state.collections[collection]?.objects ?? [:] }
        var found: [StoredObject] = []
        var bytes = 0
        for (index, name) in zip(names.indices, names) {
            guard let object = all[name]?.stored else { continue }
            found.append(object)
            bytes += object.bytes.count
            if bytes >= ObjectPage.largestBytes { return NamedObjects(objects: found, unread: names[(index + 1)...]) }
        }
        return NamedObjects(objects: found, unread: [])
    }

    package func listObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [ObjectSummary] {
        try objects(in: collection).filter { $0.name > name ?? "" }.prefix(limit).map(\.summary)
    }

    package func objects(
        withUID uid: String,
        of people: [PrincipalID]
    ) async throws(CalendarError) -> [PlacedObject] {
        let found = try read { transaction in
            transaction.state.collections.values.filter {
                $0.value.kind == .calendar && people.contains($0.value.owner)
            }
        }
        let placed = found.flatMap { collection in
            collection.objects.values.filter { $0.uid == uid }.map { object in
                PlacedObject(
                    owner: collection.value.owner,
                    calendar: collection.value.ownersName,
                    object: object.stored
                )
            }
        }
        return placed.sorted { one, other in
            let areScheduled = (one.object.summary.scheduleTag != nil, other.object.summary.scheduleTag != nil)
            return areScheduled.0 == areScheduled.1 ? one.object.id < other.object.id : areScheduled.0
        }
    }

    package func scheduledObjects(
        in collection: CollectionID,
        after name: String?,
        limit: Int
    ) async throws(CalendarError) -> [StoredObject] {
        let scheduled = try objects(in: collection).filter { $0.name > name ?? "" && $0.row.scheduleTag != nil }
        return scheduled.prefix(limit).map(\.stored)
    }

    package func findPublishedItem(
        named name: String,
        uid: String?,
        in collection: CollectionID
    ) async throws(CalendarError) -> PublishedItem? {
        try read { transaction in
            let items = transaction.state.collections[collection]?.publishedItems ?? [:]
            let found = items.values.first { $0.value.name == name } ?? uid.flatMap { items[$0] }
            return found?.value
        }
    }

    package func candidates(
        for query: ObjectQuery,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectPage {
        let all = try objects(in: collection, touching: query.range, from: cursor)
            .filter { query.kind == nil || $0.row.write.index.kind == query.kind }
        var page: [StoredObject] = []
        var bytes = 0
        for object in all.prefix(limit) {
            page.append(object.stored)
            bytes += object.size
            if bytes >= ObjectPage.largestBytes { break }
        }
        return ObjectPage(objects: page, next: page.count < all.count ? page.last.map { .afterName($0.name) } : nil)
    }

    package func times(
        touching range: TimeRange,
        in collection: CollectionID,
        from cursor: ObjectCursor?,
        limit: Int
    ) async throws(CalendarError) -> ObjectTimesPage {
        let all = try objects(in: collection, touching: range, from: cursor)
        let page = all.prefix(limit)
        let times = page.map { object in
            let index = object.row.write.index
            let needsBytes = index.kind == .freeBusy || index.kind == .availability || index.recurrence.isEmpty
            return ObjectTimes(
                kind: index.kind,
                recurrence: index.recurrence,
                bytes: needsBytes ? object.row.write.bytes : []
            )
        }
        return ObjectTimesPage(
            times: times,
            next: page.count < all.count ? page.last.map { .afterName($0.name) } : nil
        )
    }

    /// Those whose spans touch a range, and series that reach beyond what their spans cover, by name.
    private func objects(
        in collection: CollectionID,
        touching range: TimeRange?,
        from cursor: ObjectCursor?
    ) throws(CalendarError) -> [MemoryObject] {
        var start = ""
        if case .afterName(let name) = cursor { start = name }
        return try objects(in: collection).filter { object in
            guard object.name > start else { return false }
            guard let range = range?.instants else { return true }
            return object.row.write.index.mayTouch(range)
        }
    }
}

extension ObjectIndex {
    /// Whether its spans touch a range, or it is a series that reaches beyond what its spans cover.
    func mayTouch(_ range: Range<Instant>) -> Bool {
        // Ends included: rather one object too many than one that is missing.
        if spans.contains(where: { $0.lowerBound <= range.upperBound && $0.upperBound >= range.lowerBound }) {
            return true
        }
        return reachesBeyond && (covered.lowerBound > range.lowerBound || covered.upperBound < range.upperBound)
    }
}
