package import CivilTime
package import Events

#if SQLITE
internal import GRDB
#endif

/// The event log.
package struct SQLEventRepository: EventRepository {
    private let database: StoreDatabase

    package init(_ database: StoreDatabase) { self.database = database }

    package func record(_ events: [DomainEvent]) async throws(EventError) {
        try await unit { connection in
            for event in events { try EventTable.append(event, in: connection) }
        }
    }

    package func listEvents(after position: Int64, limit: Int) async throws(EventError) -> EventPage {
        do {
            return try await database.statement { try EventTable.page(after: position, limit: limit, in: $0) }
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    package func openPosition(of subscriber: String) async throws(EventError) -> Int64 {
        try await unit { connection in
            try connection.execute(
                sql: """
                    INSERT INTO eventPosition (subscriber, sequence)
                    VALUES (?, (SELECT COALESCE(max(sequence), 0) FROM domainEvent WHERE \(Dialect.isSettled))) ON CONFLICT DO NOTHING
                    """,
                arguments: [subscriber]
            )
            return try Int64.fetchOne(
                connection,
                sql: "SELECT sequence FROM eventPosition WHERE subscriber = ?",
                arguments: [subscriber]
            ) ?? 0
        }
    }

    package func setPosition(_ position: Int64, of subscriber: String) async throws(EventError) {
        try await unit { connection in
            try connection.cachedStatement(
                sql: """
                    INSERT INTO eventPosition (subscriber, sequence) VALUES (?, ?)
                    ON CONFLICT (subscriber) DO UPDATE SET sequence = max(eventPosition.sequence, excluded.sequence)
                    """
            )
            .execute(arguments: [subscriber, position])
        }
    }

    package func retainSubscribers(_ names: [String]) async throws(EventError) {
        let text = JSONList.text(names[...])
        try await unit { connection in
            try connection.execute(
                sql: "DELETE FROM eventPosition WHERE subscriber NOT IN (SELECT value FROM \(Dialect.texts("?")))",
                arguments: [text]
            )
        }
    }

    package func deleteEvents(before instant: Instant, limit: Int) async throws(EventError) -> Int {
        try await unit { connection in
            try connection.execute(
                sql: """
                    DELETE FROM domainEvent
                    WHERE sequence IN (SELECT sequence FROM domainEvent ORDER BY sequence LIMIT ?1) AND recordedAt < ?2
                        AND sequence < (SELECT max(sequence) FROM domainEvent)
                        AND sequence <= (SELECT COALESCE(min(sequence), 9223372036854775807) FROM eventPosition)
                    """,
                arguments: [limit, instant.secondsSince1970]
            )
            return try connection.changedRows()
        }
    }

    package func onRecord(_ notify: @escaping @Sendable () -> Void) {
        database.onInsert(into: "domainEvent", notify)
    }

    private func unit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(EventError) -> Value {
        do {
            return try await database.write(.statements, body)
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
