import Testing

@testable import StoragePostgres

struct TextTests {
    @Test(arguments: [
        ("a = ? AND b = ?", "a = $1 AND b = $2"),
        ("a = ?2 OR b = ?1 LIMIT ?", "a = $2 OR b = $1 LIMIT $3"),
        ("a = '?' || ? || 'it''s ?'", "a = '?' || $1 || 'it''s ?'"),
        ("a CROSS JOIN b ON a.x = b.x", "a JOIN b ON a.x = b.x"),
    ])
    func placeholdersAreNumbered(_ sql: String, _ expected: String) {
        #expect(QueryText.translated(sql) == expected)
    }

    @Test func watchedTablesAreFound() {
        #expect(QueryText.watchedTable(of: "INSERT INTO job (id) VALUES (?)") == "job")
        #expect(QueryText.watchedTable(of: "INSERT INTO jobContent (id) VALUES (?)") == nil)
        #expect(QueryText.watchedTable(of: "UPDATE job SET id = 1") == nil)
    }

    @Test func typesOfColumnsAreTranslated() {
        let sql = """
            CREATE TABLE a (
                -- An INTEGER of its own.
                id INTEGER NOT NULL PRIMARY KEY CHECK (id <> 'TEXT'), b BLOB, r REAL, t TEXT
            ) STRICT, WITHOUT ROWID;
            """
        let expected = """
            CREATE TABLE a (
                -- An INTEGER of its own.
                id BIGINT NOT NULL PRIMARY KEY CHECK (id <> 'TEXT'), b BYTEA, r DOUBLE PRECISION, t TEXT COLLATE "C"
            );
            """
        #expect(SchemaText.translated(sql) == expected)
    }

    @Test(arguments: [
        ("postgresql://a:secret@db/x?sslmode=require", "postgresql://a@db/x?sslmode=require"),
        ("postgresql://a@db/x?password=secret&connect_timeout=3", "postgresql://a@db/x?connect_timeout=3"),
        ("postgresql://a:p%40b@db/x?password=secret", "postgresql://a@db/x"),
        ("postgresql:///x?host=/run/postgresql", "postgresql:///x?host=/run/postgresql"),
    ])
    func passwordsAreNotShown(_ url: String, _ expected: String) {
        #expect(PostgresSettings(url: url).shownURL == expected)
    }
}
