import TestSupport
import Testing

/// All tests that need the server. One after another: events of a unit wait for older units of the whole server.
@Suite(.enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed"), .serialized, .timeLimit(.minutes(10)))
struct PostgresTests {}
