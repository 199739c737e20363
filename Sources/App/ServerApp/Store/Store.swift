package import Accounts
package import Calendars
package import Events
package import Jobs
package import Planning

/// Where an installation keeps its data: the repositories of the domain on one store, and what operators do with it.
///
/// Which store it is, only ``StoreLocation`` knows.
package struct Store: Sendable {
    package let accounts: any AccountRepository & SessionRepository
    package let calendars: any CalendarRepository
    package let planning: any PlanningRepository
    package let events: any EventRepository
    package let jobs: any JobRepository
    package let operation: any StoreOperation
}

/// What operators do with a store.
package protocol StoreOperation: Sendable {
    /// Looks quickly whether a server may write here.
    ///
    /// - Throws: an error whose text says what is damaged and what to do.
    func requireSound() throws

    /// Looks at everything while other work goes on; `readable` tells what is wrong with the bytes of an object; nil:
    /// nothing.
    ///
    /// - Throws: where the store can't be read at all.
    func check(readable: (StoredObject) -> String?) throws -> IntegrityReport

    /// Writes a consistent copy to a new file, while other work goes on.
    ///
    /// - Throws: where there is such a file already, or it can't be written.
    func backUp(to file: String) throws

    /// Ends all connections; what is under way is finished first.
    ///
    /// - Throws: where the last of it could not be written.
    func close() throws
}
