/// The numbers of the event log.
///
/// Readers follow the numbers, so that a number must not appear after a larger one was read. Numbers from a sequence do
/// not promise that, since a unit commits later than it counts. So a number is the unit's transaction, and its place in
/// the unit below that; readers stop below the oldest transaction under way, after which no smaller number can appear.
/// A copied or restored database begins with small transactions again: the numbers are moved beyond the log then.
enum EventNumbers {
    /// Events of one unit: 2 to the power of this.
    static let bitsOfOrdinal = 19

    /// The functions that statements call.
    static let functions = """
        CREATE FUNCTION eventNumber(ordinal bigint) RETURNS bigint LANGUAGE sql VOLATILE AS $$
            SELECT eventOffset + (pg_current_xact_id()::text::bigint << \(bitsOfOrdinal)) + ordinal FROM installation
        $$;
        CREATE FUNCTION settledEventNumber() RETURNS bigint LANGUAGE sql STABLE AS $$
            SELECT eventOffset + (pg_snapshot_xmin(pg_current_snapshot())::text::bigint << \(bitsOfOrdinal))
            FROM installation
        $$;
        """

    /// Moves the numbers beyond what the log and its readers have seen. Does nothing where they are.
    static func moveBeyondLog(_ database: Database) throws {
        // Whatever was counted here is below the next transaction.
        let beyond = try Int64.fetchOne(
            database,
            sql: """
                SELECT greatest(
                    (SELECT COALESCE(max(sequence), 0) FROM domainEvent),
                    (SELECT COALESCE(max(sequence), 0) FROM eventPosition)
                ) - eventOffset - (pg_snapshot_xmax(pg_current_snapshot())::text::bigint << \(bitsOfOrdinal))
                FROM installation
                """
        )
        guard let beyond, beyond >= 0 else { return }
        try database.cachedStatement(sql: "UPDATE installation SET eventOffset = eventOffset + ?")
            .execute(arguments: [beyond + 1])
        _ = try database.changedRows()
    }
}
