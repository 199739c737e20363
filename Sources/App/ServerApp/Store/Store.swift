package import Accounts
package import Calendars
package import CivilTime
package import Events
package import Jobs
package import MailScheduling
package import Notifications
package import Planning
package import Publishing
package import SelfService
package import Subscriptions

/// Where an installation keeps its data: the repositories of the domain on one store, and what operators do with it.
///
/// Which store it is, only ``StoreLocation`` knows.
package struct Store: Sendable {
    package let accounts: any AccountRepository & SessionRepository & SelfServiceRepository
    package let calendars: any CalendarRepository
    package let planning: any PlanningRepository
    package let events: any EventRepository
    package let jobs: any JobRepository
    package let feeds: any FeedRepository
    package let eventLinks: any EventLinkRepository
    package let subscriptions: any SubscriptionRepository
    package let mails: any MailSchedulingRepository
    package let push: any PushRepository
    package let reminders: any ReminderRepository
    package let browsers: any BrowserRepository
    package let phones: any PhoneRepository
    package let operation: any StoreOperation
    /// The clock that all servers of the store share.
    package let clock: any WallClock
}

/// What operators do with a store.
package protocol StoreOperation: Sendable {
    /// Looks quickly whether a server may write here.
    ///
    /// - Throws: an error whose text says what is damaged and what to do.
    func requireSound() throws

    /// Whether it answers at the moment. May take as long as any question.
    func answers() async -> Bool

    /// Looks at everything while other work goes on; `readable` tells what is wrong with the bytes of an object; nil:
    /// nothing.
    ///
    /// - Throws: where the store can't be read at all.
    func check(readable: (StoredObject) -> String?) throws -> IntegrityReport

    /// Writes a consistent copy to a new file, while other work goes on.
    ///
    /// - Throws: where there is such a file already, or it can't be written.
    func backUp(to file: String) throws

    /// The secret that all servers of this store use: this one, where none was kept yet.
    ///
    /// - Throws: where it can't be read.
    func sharedSecret(proposing secret: [UInt8]) throws -> [UInt8]

    /// Reads all tables as they are at one moment: names, columns, and what hands over the rows of one as bytes that
    /// every store reads.
    ///
    /// - Throws: what `body` throws, and where the store can't be read.
    func readTables(
        _ body: (
            _ tables: [(name: String, columns: [String])],
            _ rows: (_ table: Int, _ each: ([UInt8]) throws -> Void) throws -> Void
        ) throws -> Void
    ) throws

    /// Fills the tables of a new store in one transaction. `body` is given whether the store is empty, what inserts
    /// rows into a table, and what ends the filling with the rows of `home`.
    ///
    /// - Throws: what `body` throws, and where the store can't be written; then nothing was.
    func fillTables(
        _ body: (
            _ isEmpty: Bool,
            _ insert: @escaping ((name: String, columns: [String]), [[UInt8]]) throws -> Void,
            _ finish: @escaping ((name: String, columns: [String]), [[UInt8]]) throws -> Void
        ) throws -> Void
    ) throws

    /// Ends all connections; what is under way is finished first.
    ///
    /// - Throws: where the last of it could not be written.
    func close() throws
}
