package import Calendars

/// The behaviour that every calendar store must have.
package enum CalendarContract {
    package static let cases: [ContractCase<any CalendarRepository>] =
        homes + objects + conditions + moves + syncLog + queries + dirtyDays + batches
        + files + locks + properties + sharing + invitations + attachments + travel + deliveries
}
