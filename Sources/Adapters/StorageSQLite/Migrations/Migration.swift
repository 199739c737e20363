package import GRDB

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
    /// All steps, in the order in which they are taken. One file each in this folder; a new one goes to the end.
    package static let all: [Migration] = [
        .foundation,
        .calendars,
        .accounts,
        .plans,
        .files,
        .access,
        .scheduling,
        .listings,
        .availability,
        .attachments,
        .sharedObjects,
        .uncountedNotifications,
        .shareNews,
        .listedAgain,
        .placed,
        .outgoingBodies,
        .passes,
        .sessions,
        .eventsAndJobs,
        .uncountedTravel,
        .preferences,
        .learnedPlaces,
        .arrivals,
    ]
}
