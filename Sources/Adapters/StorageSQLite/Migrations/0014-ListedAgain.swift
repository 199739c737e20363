internal import GRDB

extension Migration {
    /// Synchronisations are answered from their index alone again: it also says who has ever seen an object.
    static let listedAgain = Migration("0014-listed-again") { database in
        try database.execute(
            sql: """
                DROP INDEX objectByModseq;
                CREATE INDEX objectByModseq ON object (
                    collectionId, modseq, name, kind, etag, size, createdAt, modifiedAt, scheduleTag, wasShown
                );
                """
        )
    }
}
