package import Calendars

/// What every store of calendars does.
package enum CalendarContract {
    package static let cases: [ContractCase<any CalendarRepository>] =
        homes + objects + conditions + moves + syncLog + queries + dirtyDays + batches
        + files + locks + properties + sharing + invitations + attachments
}
