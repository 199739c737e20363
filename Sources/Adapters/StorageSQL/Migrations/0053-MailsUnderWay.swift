#if SQLITE
internal import GRDB
#endif

extension Migration {
    /// Mails that are being handed over: answers and bounces may come before the mail server's word.
    static let mailsUnderWay = Migration("0053-mails-under-way") { database in
        try database.execute(
            sql: """
                ALTER TABLE mailedInvitation
                ADD COLUMN isSent INTEGER NOT NULL DEFAULT 1 CHECK (isSent IN (0, 1));
                """
        )
    }
}
