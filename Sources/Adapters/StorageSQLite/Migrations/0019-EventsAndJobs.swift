internal import GRDB

extension Migration {
    /// The log of domain events, and the table of jobs. Messages that wait to be carried outside become jobs.
    package static let eventsAndJobs = Migration("0019-events-and-jobs") { database in
        try database.execute(sql: events)
        try database.execute(sql: jobs)
        try database.execute(
            sql: """
                INSERT INTO jobContent SELECT id, personId, body FROM outgoingBody;
                INSERT INTO job (id, kind, payloadVersion, payload, contentId, personId, topic, createdAt, notBefore)
                    SELECT id, 'scheduling-message', 1,
                        json_object('method', method, 'originator', originator, 'recipient', recipient, 'uid', uid),
                        bodyId, personId, recipient || ' ' || uid, queuedAt, queuedAt
                    FROM outgoingMessage;
                DROP TABLE outgoingMessage;
                DROP TABLE outgoingBody;

                -- What plans were last computed with, settings and networks, as JSON.
                CREATE TABLE planBasis (
                    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
                    basis TEXT NOT NULL
                ) STRICT;
                """
        )
    }

    private static let events = """
        CREATE TABLE domainEvent (
            -- In the order of commits. The last row is never deleted, so that no number is given twice.
            sequence INTEGER NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind <> ''),
            personId INTEGER,
            -- The collection or the job.
            subjectId INTEGER,
            -- Of an object; of a job, its kind.
            name TEXT,
            marksDays INTEGER NOT NULL CHECK (marksDays IN (0, 1)),
            firstDay INTEGER,
            lastDay INTEGER,
            recordedAt INTEGER NOT NULL
        ) STRICT;

        -- How far each subscriber has read.
        CREATE TABLE eventPosition (
            subscriber TEXT NOT NULL PRIMARY KEY CHECK (subscriber <> ''),
            sequence INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let jobs = """
        -- What is too large for a payload; jobs may share it.
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
            -- JSON.
            payload TEXT NOT NULL,
            contentId INTEGER REFERENCES jobContent (id) ON DELETE CASCADE,
            -- NULL: the server's own.
            personId INTEGER REFERENCES home (personId) ON DELETE CASCADE,
            topic TEXT,
            deduplicationKey TEXT,
            createdAt INTEGER NOT NULL,
            notBefore INTEGER NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
            leaseOwner TEXT,
            leaseExpiresAt INTEGER,
            lastError TEXT,
            -- NULL: it is still tried.
            givenUpAt INTEGER,
            CHECK ((leaseOwner IS NULL) = (leaseExpiresAt IS NULL))
        ) STRICT;
        CREATE INDEX jobDue ON job (kind, notBefore) WHERE givenUpAt IS NULL;
        CREATE UNIQUE INDEX jobKey ON job (kind, deduplicationKey) WHERE deduplicationKey IS NOT NULL;
        CREATE INDEX jobTopic ON job (personId, topic) WHERE topic IS NOT NULL;
        CREATE INDEX jobContentUse ON job (contentId) WHERE contentId IS NOT NULL;
        CREATE TRIGGER jobContentUnused AFTER DELETE ON job
        WHEN OLD.contentId IS NOT NULL AND NOT EXISTS (SELECT 1 FROM job WHERE contentId = OLD.contentId)
        BEGIN
            DELETE FROM jobContent WHERE id = OLD.contentId;
        END;
        """
}
