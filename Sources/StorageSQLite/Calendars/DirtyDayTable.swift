internal import Accounts
internal import Calendars
internal import CivilTime
internal import GRDB

/// The days that planning must look at again.
enum DirtyDayTable {
    /// Marks days. A mark that stands already gets the new generation, so that a planning under way does not clear it, and keeps the time from
    /// which it has been waiting.
    static func mark(
        _ days: [ClosedRange<Int>],
        for scope: PlanningScope,
        generation: Int64,
        in database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO dirtyDay (personId, fromDay, toDay, generation, since) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (personId, fromDay, toDay) DO UPDATE SET generation = excluded.generation
                """
        )
        for range in days {
            try statement.execute(
                arguments: [
                    scope.person.rawValue, range.lowerBound, range.upperBound, generation, scope.now.secondsSince1970,
                ]
            )
        }
    }
}
