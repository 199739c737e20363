internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import GRDB
internal import ICalendar

extension Migration {
    /// Listings and synchronisations are answered from indexes alone, and the compiled recurrence says when an event
    /// makes busy.
    package static let listings = Migration("0008-listings") { database in
        try database.execute(
            sql: """
                -- Bytes of the object. A column of its own, since an index can't be read in place of a row for an \
                expression.
                ALTER TABLE object ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
                UPDATE object SET size = length(bytes);
                DROP INDEX objectByModseq;
                CREATE INDEX objectByModseq ON object (
                    collectionId, modseq, name, kind, etag, size, createdAt, modifiedAt, scheduleTag
                );
                CREATE INDEX objectByName ON object (
                    collectionId, name, kind, etag, size, modseq, createdAt, modifiedAt, scheduleTag
                );
                """
        )
        try compileAgain(in: database)
    }

    /// Recompiles the recurrence of each object. An unreadable object keeps its row: it must not stop the upgrade.
    private static func compileAgain(in database: Database) throws {
        let ids = try Int64.fetchAll(database, sql: "SELECT id FROM object")
        let read = try database.makeStatement(sql: "SELECT bytes FROM object WHERE id = ?")
        let write = try database.makeStatement(sql: "UPDATE object SET recurrence = ? WHERE id = ?")
        for id in ids {
            guard let bytes = try BytesColumn.fetchOne(read, arguments: [id])?.bytes,
                let document = try? CalendarDocument(parsing: bytes),
                let index = try? CalendarObject(document, acceptsMethod: true).recurrenceIndex(floating: .utc)
            else { continue }
            try write.execute(arguments: [Data(index.encoded()), id])
        }
    }
}
