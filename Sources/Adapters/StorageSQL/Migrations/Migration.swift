#if SQLITE
package import GRDB
#endif

/// One step of the schema. A step that was released is never edited; a change is the next step.
package struct Migration: Sendable {
    /// Number and topic, `0002-calendars`. It stands in every database that has taken the step.
    package let name: String
    package let migrate: @Sendable (Database) throws -> Void

    package init(_ name: String, migrate: @escaping @Sendable (Database) throws -> Void) {
        self.name = name
        self.migrate = migrate
    }
}

extension Migration {
    /// The steps since there are two stores, in the order in which they are taken. One file each in this folder, in the
    /// common subset of SQL; a new one goes to the end.
    static let shared: [Migration] = [
        .tripLinks,
        .feeds,
        .eventLinks,
        .selfService,
        .subscriptions,
        .externalIdentities,
        .passkeys,
        .mailScheduling,
        .push,
        .attemptCounts,
        .reminders,
        .personalDetails,
        .taggedLinks,
        .browsers,
        .mailsUnderWay,
    ]
}
