package import Accounts

/// Collections, and dead properties of everything.
package protocol CollectionRows {
    /// With its dead properties.
    func findCollection(_ id: CollectionID) throws -> CalendarCollection?

    /// By its owner's name for it, with its dead properties and all that its owner may do.
    func findCollection(at address: CalendarAddress) throws -> CalendarCollection?

    /// The person's own, by order, then name, with their dead properties.
    func listCollections(of person: PrincipalID) throws -> [CalendarCollection]

    /// The one of a kind that there is one of in each home.
    func findID(ofKind kind: CollectionKind, of person: PrincipalID) throws -> CollectionID?

    /// The person's own, of all kinds.
    func countCollections(of person: PrincipalID) throws -> Int

    /// Counter and forgotten deletions; nil: the collection is gone.
    func counters(of collection: CollectionID) throws -> (modseq: Int64, forgotten: Int64)?

    /// With its properties and dead properties; the caller has checked that the name is free. `modseq` is the home's
    /// counter now, and that of its arrival.
    func insertCollection(_ new: NewCollection, id: CollectionID, modseq: Int64) throws

    /// Stores its properties, without the dead ones.
    func updateProperties(of collection: CalendarCollection) throws

    /// Within its home; the caller has checked that the name is free. It arrives at its name with the home's counter at
    /// `modseq`.
    func renameCollection(_ id: CollectionID, to name: String, modseq: Int64) throws

    /// With all that is in it.
    func deleteCollection(_ id: CollectionID) throws

    /// Whether anyone but the owner has access; in the row, so that a write need not read the entries.
    func setShared(_ isShared: Bool, _ collection: CollectionID) throws

    /// Bytes of the objects of a collection.
    func bytes(in collection: CollectionID) throws -> Int

    /// Whether any object has a schedule tag: a meeting.
    func hasScheduledObjects(in collection: CollectionID) throws -> Bool

    /// Whether there is what a property is to hang on; an address always is.
    func isPresent(_ holder: PropertyHolder) throws -> Bool

    /// nil removes it.
    func setProperty(
        _ name: DeadPropertyName,
        to value: [UInt8]?,
        of holder: PropertyHolder,
        for person: PrincipalID
    ) throws

    /// How many properties a person has set on a holder, and the bytes of their names and values.
    func propertyUsage(of holder: PropertyHolder, for person: PrincipalID) throws -> DeadPropertyLimits
}
