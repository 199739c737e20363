extension Migration {
    /// All steps, in the order in which they are taken: those from before there were two stores, one file each in this
    /// folder, then ``shared``.
    package static let all = alone + shared

    private static let alone: [Migration] = [
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
