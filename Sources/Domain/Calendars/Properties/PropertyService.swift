package import Accounts

/// Properties that are kept for clients without understanding them, of whatever holds them.
package struct PropertyService: CalendarConcern {
    let context: CalendarContext

    /// What `person` sees of the dead properties of some holders, all in the home of `owner` (nil: outside homes): what
    /// they have set themselves, and besides what the owner has set.
    package func deadProperties(
        of holders: [PropertyHolder],
        ownedBy owner: PrincipalID?,
        as person: PrincipalID
    ) async throws(CalendarError) -> [PropertyHolder: DeadProperties] {
        var people = [person]
        if let owner, owner != person { people.append(owner) }
        return try await repository.deadProperties(of: holders, for: people)
    }

    /// Whose dead properties of an object a person writes: the owner's, which all see, where the person may write these
    /// and sees the whole object; else their own.
    package func keeperOfProperties(
        of object: ObjectSummary,
        in collection: CalendarCollection,
        setBy person: PrincipalID
    ) -> PrincipalID {
        collection.privileges.contains(.writeProperties) && !object.isPartial ? collection.owner : person
    }

    /// PROPPATCH of what the server makes nothing of: all of the changes, or none. The caller has found the holder for
    /// whoever asks; `keeper` is they themselves or, where they may write what all see, its owner.
    package func changeDeadProperties(
        of holder: PropertyHolder,
        changes: [DeadPropertyChange],
        keptBy keeper: PrincipalID
    ) async throws(CalendarError) {
        try await repository.changeDeadProperties(
            of: holder,
            for: keeper,
            changes: changes,
            limits: DeadPropertyLimits(count: limits.deadProperties, bytes: limits.deadPropertyBytes)
        )
    }
}
