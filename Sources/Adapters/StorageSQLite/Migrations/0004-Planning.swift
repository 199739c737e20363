internal import GRDB

extension Migration {
    /// Planning data besides dirty days, ranks and published bytes: the records of items, choices, leases, horizons.
    ///
    /// Instants are seconds since 1970, days are days since 1970-01-01 in the person's zone.
    static let plans = Migration("0004-planning") { database in
        try database.execute(
            sql: """
                -- What an item is about, and by what a change is told from none.
                CREATE TABLE travelItem (
                    collectionId INTEGER NOT NULL,
                    uid TEXT NOT NULL,
                    eventUid TEXT NOT NULL,
                    -- UTC; empty for an event that does not recur and for the first of a series.
                    recurrenceId TEXT NOT NULL,
                    kind TEXT NOT NULL CHECK (kind <> ''),
                    ordinal INTEGER NOT NULL,
                    contentDigest TEXT NOT NULL,
                    substanceDigest TEXT NOT NULL,
                    startsAt INTEGER NOT NULL,
                    endsAt INTEGER NOT NULL,
                    eventStartsAt INTEGER NOT NULL,
                    eventEndsAt INTEGER NOT NULL,
                    -- The whole time that the item and its event touch.
                    firstAt INTEGER NOT NULL,
                    lastAt INTEGER NOT NULL CHECK (lastAt >= firstAt),
                    fingerprint TEXT NOT NULL,
                    lateSeconds INTEGER NOT NULL,
                    sequence INTEGER NOT NULL,
                    appearedAt INTEGER NOT NULL,
                    -- The second alarm of a warning, fixed when it appeared.
                    soonAlarmAt INTEGER,
                    PRIMARY KEY (collectionId, uid),
                    UNIQUE (collectionId, eventUid, recurrenceId, kind, ordinal),
                    FOREIGN KEY (collectionId, uid) REFERENCES publishedItem (collectionId, uid) ON DELETE CASCADE
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX travelItemByTime ON travelItem (collectionId, lastAt);

                -- What a person decided about an item; holds as long as the fingerprint is that of the event or the \
                cause.
                CREATE TABLE planChoice (
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    eventUid TEXT NOT NULL,
                    recurrenceId TEXT NOT NULL,
                    kind TEXT NOT NULL CHECK (kind <> ''),
                    ordinal INTEGER NOT NULL,
                    decision TEXT NOT NULL CHECK (decision IN ('dismissed', 'departure', 'means', 'chosen')),
                    -- The departure in seconds since 1970; the means, joined by commas; else empty.
                    value TEXT NOT NULL,
                    fingerprint TEXT NOT NULL,
                    madeAt INTEGER NOT NULL,
                    PRIMARY KEY (personId, eventUid, recurrenceId, kind, ordinal, decision)
                ) STRICT, WITHOUT ROWID;

                -- Which #home and #office was heeded already: a place that is set otherwise later must not be set back.
                CREATE TABLE placeTag (
                    personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
                    eventUid TEXT NOT NULL,
                    fingerprint TEXT NOT NULL,
                    PRIMARY KEY (personId, eventUid)
                ) STRICT, WITHOUT ROWID;

                -- A worker's claim on the dirty days of a person.
                CREATE TABLE planLease (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
                    owner TEXT NOT NULL CHECK (owner <> ''),
                    expiresAt INTEGER NOT NULL
                ) STRICT;

                -- The last day that came into a person's horizon.
                CREATE TABLE planHorizon (
                    personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
                    lastDay INTEGER NOT NULL
                ) STRICT;
                """
        )
    }
}
