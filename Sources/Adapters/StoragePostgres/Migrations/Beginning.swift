extension Migration {
    /// The schema that SQLite's steps up to 0024 have led to. What its columns mean is said there.
    static let beginning = Migration("0024-beginning") { database in
        for part in Beginning.parts {
            try database.execute(sql: part)
        }
        try database.execute(sql: EventNumbers.functions)
        try database.cachedStatement(sql: "INSERT INTO installation (id, epoch) VALUES (1, ?)")
            .execute(arguments: [Int64.random(in: 1...Int64.max)])
    }
}

/// The statements of the first step, by what their tables are about.
enum Beginning {
    /// In the order in which tables refer to one another.
    static let parts = [
        functions, people, homes, objects, overlays, sharing, files, planning, queues, triggers,
    ]

    /// What SQLite calls by these names, or in another way.
    static let functions = """
        CREATE FUNCTION max(bigint, bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
            SELECT CASE WHEN $1 IS NULL OR $2 IS NULL THEN NULL ELSE greatest($1, $2) END
        $$;
        CREATE FUNCTION numberList(list text) RETURNS TABLE (key bigint, value bigint)
            LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20 AS $$
            SELECT place - 1, item::bigint
            FROM json_array_elements_text(list::json) WITH ORDINALITY AS element (item, place)
        $$;
        CREATE FUNCTION textList(list text) RETURNS TABLE (key bigint, value text)
            LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20 AS $$
            SELECT place - 1, item
            FROM json_array_elements_text(list::json) WITH ORDINALITY AS element (item, place)
        $$;

        CREATE TABLE installation (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            epoch INTEGER NOT NULL CHECK (epoch > 0),
            -- Added to the numbers of the event log.
            eventOffset INTEGER NOT NULL DEFAULT 0,
            -- What the names of travel items and other things that must be alike on all servers are derived from.
            secret BLOB CHECK (length(secret) = 32)
        ) STRICT;
        """
}
