internal import Accounts
internal import CivilTime

/// Calendars that others publish: what is in them follows the publication.
extension ObjectService {
    /// What became of a subscribed calendar.
    package struct Replacement: Equatable, Sendable {
        /// Objects that are there now.
        package var count = 0
        /// Objects that were written or removed.
        package var changed = 0
        /// Objects that can't be stored: they break RFC 5545, or a limit.
        package var refused = 0
    }

    /// Has a calendar of the kind ``CollectionKind/subscription`` hold these objects and no others. Only what differs is
    /// written, a part of it at a time; an attempt that was cut short is completed by the next one.
    ///
    /// - Parameters:
    ///   - collection: as it was found; it may be gone meanwhile.
    ///   - objects: all of it.
    /// - Returns: what became of it.
    /// - Throws: `notFound` where the calendar is gone, ``CalendarPrecondition/quotaNotExceeded``.
    package func replaceAll(
        in collection: CalendarCollection,
        with objects: [ImportedObject]
    ) async throws(CalendarError) -> Replacement {
        guard collection.kind == .subscription else { throw .forbidden(privilege: "bind") }
        var result = Replacement()
        var standing = try await etags(in: collection)
        var steps: [WriteBatch.Step] = []
        for object in objects {
            if let etag = standing.removeValue(forKey: object.name), etag == ETag(of: object.bytes) {
                result.count += 1
                continue
            }
            guard let write = try await write(object, in: collection) else {
                result.refused += 1
                continue
            }
            result.count += 1
            steps.append(.put(write))
        }
        let now = clock.now()
        let scope = await context.planningScope(for: collection, at: now)
        for name in standing.keys.sorted() {
            let deletion = ObjectDeletion(
                collection: collection.id,
                name: name,
                condition: .always,
                now: now,
                planning: scope
            )
            steps.append(.delete(deletion))
        }
        result.changed = steps.count
        var rest = steps[...]
        while !rest.isEmpty {
            // The refusal of any step is the publication's, so that it is told as it is.
            _ = try await repository.commit(WriteBatch(steps: Array(rest.prefix(Self.stepsAtOnce))))
            rest = rest.dropFirst(Self.stepsAtOnce)
        }
        return result
    }

    /// How much is written in one unit of work: others wait for it.
    private static let stepsAtOnce = 50

    /// nil: it can't be stored.
    private func write(
        _ object: ImportedObject,
        in collection: CalendarCollection
    ) async throws(CalendarError) -> ObjectWrite? {
        do throws(CalendarError) {
            try CalendarObjectValidator.checkCharacters(object.bytes)
            let (parsed, write) = try await prepare(object.bytes, for: collection, name: object.name, if: .always)
            try CalendarObjectValidator.check(parsed)
            return write
        } catch {
            if case .unavailable = error { throw error }
            return nil
        }
    }

    private func etags(in collection: CalendarCollection) async throws(CalendarError) -> [String: ETag] {
        var found: [String: ETag] = [:]
        var last: String?
        while true {
            let page = try await repository.listObjects(in: collection.id, after: last, limit: 1000)
            for summary in page { found[summary.name] = summary.etag }
            guard page.count == 1000, let name = page.last?.name else { return found }
            last = name
        }
    }
}
