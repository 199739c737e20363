internal import GRDB

extension Migration {
    /// When people are available (RFC 7953).
    static let availability = Migration("0009-availability") { database in
        try database.execute(
            sql: """
                -- CALDAV:calendar-availability of the inbox, as iCalendar text. NULL: none.
                ALTER TABLE home ADD COLUMN availability TEXT;
                """
        )
    }
}
