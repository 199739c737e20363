internal import Accounts
internal import ICalendar

/// What a person sees of the objects of a collection: all of their own; of somebody else's what CLASS leaves, with what
/// they have laid over it.
struct ObjectViews: CalendarConcern {
    let context: CalendarContext

    /// Objects as the person sees them: an owner's are as they are stored, at no cost; for anybody else see
    /// ``SharedObject``. Hidden ones are left out.
    func seen(
        _ objects: [StoredObject],
        in collection: CalendarCollection,
        for person: PrincipalID
    ) async throws(CalendarError) -> [StoredObject] {
        guard collection.owner != person, collection.kind.holdsCalendarData, !objects.isEmpty else { return objects }
        let overlays = try await repository.overlays(on: objects.map(\.id), of: person)
        return objects.compactMap {
            SharedObject.seen(
                $0,
                with: overlays[$0.id],
                heedingClass: collection.kind.heedsClass,
                limits: limits.calendar
            )
        }
    }

    /// So many objects of somebody else are looked at together: what people lay over them is counted in no page.
    static let atOnce = 100

    /// The summaries of objects as the person sees them.
    private func summaries(
        of objects: [StoredObject],
        in collection: CalendarCollection,
        for person: PrincipalID
    ) async throws(CalendarError) -> [ObjectSummary] {
        var found: [ObjectSummary] = []
        var rest = objects[...]
        while !rest.isEmpty {
            let portion = Array(rest.prefix(Self.atOnce))
            found += try await seen(portion, in: collection, for: person).map(\.summary)
            rest = rest.dropFirst(Self.atOnce)
        }
        return found
    }

    /// One page of a listing of what somebody else owns. A page that is shorter than `limit` is the last one.
    func list(
        in collection: CalendarCollection,
        after name: String?,
        limit: Int,
        for person: PrincipalID
    ) async throws(CalendarError) -> [ObjectSummary] {
        var found: [ObjectSummary] = []
        var cursor = name.map(ObjectCursor.afterName)
        repeat {
            let page = try await repository.candidates(
                for: ObjectQuery(),
                in: collection.id,
                from: cursor,
                limit: limit - found.count
            )
            found += try await summaries(of: page.objects, in: collection, for: person)
            cursor = page.next
        } while cursor != nil && found.count < limit
        return found
    }

    /// Changes as the person sees them: what has become hidden is gone, and of what was hidden from the start nothing
    /// is said. A client that begins has nothing yet of what was written up to `beginning`.
    func changes(
        _ page: ChangePage,
        beginning: Int64?,
        in collection: CalendarCollection,
        by person: PrincipalID
    ) async throws(CalendarError) -> ChangePage {
        guard collection.owner != person else { return page }
        var names: [String] = []
        for case .changed(let summary) in page.changes { names.append(summary.name) }
        var seen: [String: ObjectSummary] = [:]
        var unread = names[...]
        while !unread.isEmpty {
            let found = try await repository.objects(named: unread, in: collection.id)
            for summary in try await summaries(of: found.objects, in: collection, for: person) {
                seen[summary.name] = summary
            }
            unread = found.unread
        }
        var result = page
        result.changes = page.changes.compactMap { change in
            if let seen = seen[change.name] { return .changed(seen) }
            if case .changed = change, let beginning, change.modseq <= beginning { return nil }
            guard !collection.kind.heedsClass || !page.neverShown.contains(change.name) else { return nil }
            return .removed(name: change.name, modseq: change.modseq)
        }
        return result
    }

    /// A refusal that names no object which the person may not see.
    func told(
        _ error: CalendarError,
        in collection: CalendarCollection,
        to person: PrincipalID
    ) async throws(CalendarError) -> CalendarError {
        guard collection.owner != person else { return error }
        switch error {
        case .precondition(.uniqueSchedulingObject(_, let name), let reason):
            return .precondition(.uniqueSchedulingObject(calendar: nil, name: name), reason: reason)
        case .precondition(.noUIDConflict(let existing?), let reason):
            let standing = try await repository.findObject(named: existing, in: collection.id)
            let seen = try await self.seen([standing].compactMap(\.self), in: collection, for: person)
            return seen.isEmpty ? .precondition(.noUIDConflict(existing: nil), reason: reason) : error
        default: return error
        }
    }

    /// Requires that all of an object is seen: a person who sees only part of it can't write it.
    func requireOpen(
        _ stored: StoredObject?,
        in collection: CalendarCollection
    ) throws(CalendarError) {
        guard let stored, !isOpen(stored.bytes, in: collection) else { return }
        throw .forbidden(privilege: Privileges.writeContent.name)
    }

    /// Whether others see all of an object but what is each person's own.
    func isOpen(_ bytes: [UInt8], in collection: CalendarCollection) -> Bool {
        guard collection.kind.heedsClass else { return true }
        guard let document = try? CalendarDocument(parsing: bytes, limits: limits.calendar) else { return false }
        return Classification(of: document) == .open
    }
}
