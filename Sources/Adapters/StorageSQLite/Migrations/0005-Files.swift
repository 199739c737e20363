internal import GRDB

extension Migration {
    /// Files and folders of a home, write locks, properties of everything, and what is counted against the quota.
    static let files = Migration("0005-files") { database in
        try database.execute(sql: homes)
        try database.execute(sql: entries)
        try database.execute(sql: locks)
    }

    private static let homes = """
        -- What the home's objects and files take up, kept up to date by each write.
        ALTER TABLE home ADD COLUMN usedBytes INTEGER NOT NULL DEFAULT 0;
        -- NULL: what the server grants everyone.
        ALTER TABLE home ADD COLUMN quotaBytes INTEGER CHECK (quotaBytes >= 0);
        -- Moves on with each new lock.
        ALTER TABLE home ADD COLUMN lockGeneration INTEGER NOT NULL DEFAULT 0;
        -- Deletions of members up to here are forgotten: tokens of the home from before are refused.
        ALTER TABLE home ADD COLUMN forgottenModseq INTEGER NOT NULL DEFAULT 0;
        -- Whether it was a file: its address has no slash at the end.
        ALTER TABLE collectionTombstone ADD COLUMN isFile INTEGER NOT NULL DEFAULT 0;
        UPDATE home SET usedBytes = (
            SELECT COALESCE(sum(length(object.bytes)), 0) FROM collection JOIN object ON object.collectionId =
                collection.id
            WHERE collection.personId = home.personId
        );
        """

    private static let entries = """
        CREATE TABLE file (
            id INTEGER NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            -- Decoded segments below the home, with slashes between them.
            path TEXT NOT NULL CHECK (path <> ''),
            -- The path of the folder that holds it; empty: the home.
            folder TEXT NOT NULL,
            modseq INTEGER NOT NULL,
            createdAt INTEGER NOT NULL,
            modifiedAt INTEGER NOT NULL,
            -- The rest is NULL for a folder.
            etag BLOB CHECK (length(etag) = 16),
            bytes BLOB CHECK ((bytes IS NULL) = (etag IS NULL)),
            contentType TEXT,
            contentLanguage TEXT,
            UNIQUE (personId, path)
        ) STRICT;
        CREATE UNIQUE INDEX fileByFolder ON file (personId, folder, path);

        CREATE TABLE fileProperty (
            fileId INTEGER NOT NULL REFERENCES file (id) ON DELETE CASCADE,
            personId INTEGER NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (fileId, personId, namespace, name)
        ) STRICT, WITHOUT ROWID;

        -- What a person keeps on resources that have no row of their own to hang it on, such as homes and \
        principals; only they see it.
        CREATE TABLE addressProperty (
            personId INTEGER NOT NULL,
            address TEXT NOT NULL,
            namespace TEXT NOT NULL,
            name TEXT NOT NULL,
            value BLOB NOT NULL,
            PRIMARY KEY (personId, address, namespace, name)
        ) STRICT, WITHOUT ROWID;
        """

    private static let locks = """
        CREATE TABLE homeLock (
            token TEXT NOT NULL PRIMARY KEY,
            personId INTEGER NOT NULL REFERENCES home (personId) ON DELETE CASCADE,
            -- Decoded segments below the home, with slashes between them; empty: the home itself.
            path TEXT NOT NULL,
            -- Whether a collection stood there when the lock was taken.
            isCollection INTEGER NOT NULL CHECK (isCollection IN (0, 1)),
            isDeep INTEGER NOT NULL CHECK (isDeep IN (0, 1)),
            isExclusive INTEGER NOT NULL CHECK (isExclusive IN (0, 1)),
            holderId INTEGER NOT NULL,
            -- The DAV:owner element as it was sent.
            owner BLOB,
            timeoutSeconds INTEGER NOT NULL,
            expiresAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX homeLockByHome ON homeLock (personId, path);
        """
}
