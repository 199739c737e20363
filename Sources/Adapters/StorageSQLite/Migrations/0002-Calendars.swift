internal import GRDB

extension Migration {
    /// Homes, collections, objects with their index rows, the sync log, overlays per person, ranks, dirty days.
    ///
    /// Instants are seconds since 1970, days are days since 1970-01-01 in the person's zone.
    static let calendars = Migration("0002-calendars") { database in
        try database.execute(sql: collections)
        try database.execute(sql: objects)
        try database.execute(sql: overlays)
        try database.execute(sql: planning)
    }

    private static let collections = """
        CREATE TABLE home (
            personId INTEGER NOT NULL PRIMARY KEY,
            -- Counts every change of anything in the home.
            modseq INTEGER NOT NULL DEFAULT 0,
            -- Off after a DELETE of the Travel calendar.
            isPlanned INTEGER NOT NULL DEFAULT 1 CHECK (isPlanned IN (0, 1)),
            createdAt INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE collection (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            kind INTEGER NOT NULL CHECK (kind IN (0, 1)),
            -- Stands for the collection in the R*Tree, whose numbers have 32 bits.
            spanKey INTEGER NOT NULL UNIQUE CHECK (spanKey BETWEEN 1 AND 1048575),
            displayName TEXT,
            description TEXT,
            color TEXT,
            sortOrder INTEGER,
            transparency INTEGER NOT NULL CHECK (transparency IN (0, 1)),
            -- CALDAV:calendar-timezone as sent, and the IANA name it stands for.
            timeZone TEXT,
            timeZoneName TEXT,
            -- A bit for each component that may be stored here.
            components INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            -- Deletions up to here are forgotten: tokens from before are refused.
            forgottenModseq INTEGER NOT NULL DEFAULT 0,
            createdAt INTEGER NOT NULL,
            UNIQUE (personId, name)
        ) STRICT;
        CREATE UNIQUE INDEX collectionTravel ON collection (personId) WHERE kind = 1;

        CREATE TABLE collectionTombstone (
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            name TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            deletedAt INTEGER NOT NULL,
            PRIMARY KEY (personId, name)
        ) STRICT, WITHOUT ROWID;
        """

    private static let objects = """
        CREATE TABLE object (
            id INTEGER NOT NULL PRIMARY KEY,
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            uid TEXT NOT NULL,
            kind INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            createdAt INTEGER NOT NULL,
            modifiedAt INTEGER NOT NULL,
            etag BLOB NOT NULL CHECK (length(etag) = 16),
            -- The spans of this object in the R*Tree have the numbers id, id + 1, ... below id + spanCount.
            spanCount INTEGER NOT NULL CHECK (spanCount BETWEEN 0 AND 2048),
            -- Whether it has occurrences that no span covers; then the next two say where to look.
            reachesBeyond INTEGER NOT NULL CHECK (reachesBeyond IN (0, 1)),
            coveredFrom INTEGER NOT NULL,
            coveredUntil INTEGER NOT NULL,
            -- The compiled recurrence. Empty: it could not be compiled.
            recurrence BLOB NOT NULL,
            bytes BLOB NOT NULL,
            UNIQUE (collectionId, name),
            UNIQUE (collectionId, uid)
        ) STRICT;
        CREATE UNIQUE INDEX objectByModseq ON object (collectionId, modseq);
        -- Answers from its own pages which series are to be looked at, whatever the range.
        CREATE INDEX objectBeyond ON object (collectionId, coveredFrom, coveredUntil) WHERE reachesBeyond = 1;

        -- Minutes since 1970, rounded outward, and the collection's spanKey, spread out so that a node holds few \
        collections.
        CREATE VIRTUAL TABLE objectSpan USING rtree_i32 (id, firstMinute, lastMinute, firstPlace, lastPlace);

        CREATE TABLE tombstone (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            deletedAt INTEGER NOT NULL,
            PRIMARY KEY (collectionId, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX tombstoneByModseq ON tombstone (collectionId, modseq);
        CREATE INDEX tombstoneByAge ON tombstone (deletedAt);
        """

    private static let overlays = """
        -- What a person sees of a collection in place of, or beside, what its owner set.
        CREATE TABLE collectionProperty (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (collectionId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE objectProperty (
            objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (objectId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;

        -- A person's own alarms, colour and read state on an object that others share.
        CREATE TABLE objectOverlay (
            objectId INTEGER NOT NULL REFERENCES object (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            alarms BLOB,
            color TEXT,
            isRead INTEGER NOT NULL DEFAULT 0 CHECK (isRead IN (0, 1)),
            PRIMARY KEY (objectId, personId)
        ) STRICT, WITHOUT ROWID;
        """

    private static let planning = """
        -- "Entered first": the order in which a person's events were first seen.
        CREATE TABLE eventRank (
            personId INTEGER NOT NULL,
            uid TEXT NOT NULL,
            rank INTEGER NOT NULL,
            PRIMARY KEY (personId, uid)
        ) STRICT, WITHOUT ROWID;

        -- Days whose plan is out of date. A mark is cleared only by who read this generation of it.
        CREATE TABLE dirtyDay (
            personId INTEGER NOT NULL,
            fromDay INTEGER NOT NULL,
            toDay INTEGER NOT NULL CHECK (toDay >= fromDay),
            generation INTEGER NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (personId, fromDay, toDay)
        ) STRICT, WITHOUT ROWID;

        -- The last form of each travel item that the server published, beside what stands in `object` (which a \
        client may have changed).
        CREATE TABLE publishedItem (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            uid TEXT NOT NULL,
            name TEXT NOT NULL,
            bytes BLOB NOT NULL,
            publishedAt INTEGER NOT NULL,
            PRIMARY KEY (collectionId, uid),
            UNIQUE (collectionId, name)
        ) STRICT, WITHOUT ROWID;
        """
}
