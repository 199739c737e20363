package import Accounts
internal import CivilTime

extension CollectionService {
    /// MOVE of a calendar: another name in the same home. It keeps its number, and its objects theirs, with all that
    /// people have laid over them.
    ///
    /// - Returns: whether nothing stood at the target.
    package func moveCollection(
        from source: CalendarAddress,
        to target: CalendarAddress,
        overwrites: Bool,
        as person: PrincipalID
    ) async throws(CalendarError) -> Bool {
        let transfer = try await transfer(source, target, overwrites, isShallow: false, person)
        return try await repository.moveCollection(transfer)
    }

    /// COPY of a calendar: a second one with the same properties and, unless `isShallow`, the same objects.
    ///
    /// - Returns: whether nothing stood at the target.
    package func copyCollection(
        from source: CalendarAddress,
        to target: CalendarAddress,
        overwrites: Bool,
        isShallow: Bool,
        as person: PrincipalID
    ) async throws(CalendarError) -> Bool {
        let transfer = try await transfer(source, target, overwrites, isShallow: isShallow, person)
        // A person has one copy of a meeting (RFC 6638 §3.2.4.1).
        if !isShallow {
            let meetings = try await repository.scheduledObjects(in: transfer.source, after: nil, limit: 1)
            guard meetings.isEmpty else { throw .refused(reason: "a calendar with meetings has no second copy") }
        }
        return try await repository.copyCollection(transfer)
    }

    private func transfer(
        _ source: CalendarAddress,
        _ target: CalendarAddress,
        _ overwrites: Bool,
        isShallow: Bool,
        _ person: PrincipalID
    ) async throws(CalendarError) -> CollectionTransfer {
        try context.checkName(target.name)
        let collection = try await access.collection(at: source, by: person)
        guard source != target else { throw .refused(reason: "the source is the target") }
        guard collection.owner == person else { throw .refused(reason: "only its owner copies or moves a calendar") }
        guard SharedName.collection(named: target.name) == nil else { throw .invalidName }
        guard collection.kind == .calendar, !CollectionKind.reservedNames.contains(target.name) else {
            throw .refused(reason: "the collections that the server makes stay where they are")
        }
        guard target.owner == collection.owner else {
            throw .refused(reason: "a calendar stays in the home in which it was made")
        }
        let now = clock.now()
        if overwrites, let standing = try await repository.findCollection(at: target) {
            try await scheduling.requireNotDefault(standing)
        }
        return CollectionTransfer(
            source: collection.id,
            target: target,
            overwrites: overwrites,
            isShallow: isShallow,
            now: now,
            planning: await context.planningScope(of: collection, at: now),
            limit: limits.collections,
            defaultQuota: limits.homeBytes
        )
    }
}
