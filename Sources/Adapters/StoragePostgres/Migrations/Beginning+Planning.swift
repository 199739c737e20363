extension Beginning {
    static let planning = """
        CREATE TABLE eventRank (
            personId INTEGER NOT NULL,
            uid TEXT NOT NULL,
            rank INTEGER NOT NULL,
            PRIMARY KEY (personId, uid)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE dirtyDay (
            personId INTEGER NOT NULL,
            fromDay INTEGER NOT NULL,
            toDay INTEGER NOT NULL CHECK (toDay >= fromDay),
            generation INTEGER NOT NULL,
            since INTEGER NOT NULL,
            PRIMARY KEY (personId, fromDay, toDay)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE publishedItem (
            collectionId INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
            uid TEXT NOT NULL,
            name TEXT NOT NULL,
            bytes BLOB NOT NULL,
            publishedAt INTEGER NOT NULL,
            PRIMARY KEY (collectionId, uid),
            UNIQUE (collectionId, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE travelItem (
            collectionId INTEGER NOT NULL,
            uid TEXT NOT NULL,
            eventUid TEXT NOT NULL,
            recurrenceId TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            ordinal INTEGER NOT NULL,
            contentDigest TEXT NOT NULL,
            substanceDigest TEXT NOT NULL,
            startsAt INTEGER NOT NULL,
            endsAt INTEGER NOT NULL,
            eventStartsAt INTEGER NOT NULL,
            eventEndsAt INTEGER NOT NULL,
            firstAt INTEGER NOT NULL,
            lastAt INTEGER NOT NULL CHECK (lastAt >= firstAt),
            fingerprint TEXT NOT NULL,
            lateSeconds INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            appearedAt INTEGER NOT NULL,
            soonAlarmAt INTEGER,
            PRIMARY KEY (collectionId, uid),
            UNIQUE (collectionId, eventUid, recurrenceId, kind, ordinal),
            FOREIGN KEY (collectionId, uid) REFERENCES publishedItem (collectionId, uid) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX travelItemByTime ON travelItem (collectionId, lastAt);
        CREATE TABLE planChoice (
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            eventUid TEXT NOT NULL,
            recurrenceId TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            ordinal INTEGER NOT NULL,
            decision TEXT NOT NULL CHECK (decision IN ('dismissed', 'departure', 'means', 'chosen')),
            value TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            madeAt INTEGER NOT NULL,
            PRIMARY KEY (personId, eventUid, recurrenceId, kind, ordinal, decision)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE placeTag (
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            eventUid TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            PRIMARY KEY (personId, eventUid)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE planLease (
            personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
            owner TEXT NOT NULL CHECK (owner <> ''),
            expiresAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE planHorizon (
            personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
            lastDay INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE planBasis (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            basis TEXT NOT NULL
        ) STRICT;
        CREATE TABLE learnedPlace (
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            key TEXT NOT NULL CHECK (key <> ''),
            text TEXT NOT NULL,
            title TEXT NOT NULL,
            latitude REAL NOT NULL,
            longitude REAL NOT NULL,
            learnedAt INTEGER NOT NULL,
            modseq INTEGER NOT NULL,
            PRIMARY KEY (personId, key)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE placeLesson (
            personId INTEGER NOT NULL PRIMARY KEY REFERENCES home (personId) ON DELETE CASCADE,
            heededModseq INTEGER NOT NULL
        ) STRICT;
        """

    static let queues = """
        CREATE TABLE domainEvent (
            -- In an order that readers can follow.
            sequence INTEGER NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind <> ''),
            personId INTEGER,
            subjectId INTEGER,
            name TEXT,
            marksDays INTEGER NOT NULL CHECK (marksDays IN (0, 1)),
            firstDay INTEGER,
            lastDay INTEGER,
            recordedAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE eventPosition (
            subscriber TEXT NOT NULL PRIMARY KEY CHECK (subscriber <> ''),
            sequence INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE jobContent (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER REFERENCES home (personId) ON DELETE CASCADE,
            bytes BLOB NOT NULL
        ) STRICT;
        CREATE INDEX jobContentPerson ON jobContent (personId);
        CREATE TABLE job (
            id INTEGER NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind <> ''),
            payloadVersion INTEGER NOT NULL,
            payload TEXT NOT NULL,
            contentId INTEGER REFERENCES jobContent (id) ON DELETE CASCADE,
            personId INTEGER REFERENCES home (personId) ON DELETE CASCADE,
            topic TEXT,
            deduplicationKey TEXT,
            createdAt INTEGER NOT NULL,
            notBefore INTEGER NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
            leaseOwner TEXT,
            leaseExpiresAt INTEGER,
            lastError TEXT,
            givenUpAt INTEGER,
            CHECK ((leaseOwner IS NULL) = (leaseExpiresAt IS NULL))
        ) STRICT;
        CREATE INDEX jobDue ON job (kind, notBefore) WHERE givenUpAt IS NULL;
        CREATE UNIQUE INDEX jobKey ON job (kind, deduplicationKey) WHERE deduplicationKey IS NOT NULL;
        CREATE INDEX jobTopic ON job (personId, topic) WHERE topic IS NOT NULL;
        CREATE INDEX jobContentUse ON job (contentId) WHERE contentId IS NOT NULL;
        """
}
