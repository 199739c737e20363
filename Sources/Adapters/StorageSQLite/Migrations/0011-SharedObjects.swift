internal import GRDB

extension Migration {
    /// Which objects others than the owner have ever seen, and what people lay over objects of others counted in their
    /// homes.
    static let sharedObjects = Migration("0011-shared-objects") { database in
        try database.execute(
            sql: """
                -- Of what stands already nobody knows: it may have been seen.
                ALTER TABLE object ADD COLUMN wasShown INTEGER NOT NULL DEFAULT 1 CHECK (wasShown IN (0, 1));
                ALTER TABLE tombstone ADD COLUMN wasShown INTEGER NOT NULL DEFAULT 1 CHECK (wasShown IN (0, 1));

                UPDATE home SET usedBytes = usedBytes + (
                    SELECT COALESCE(sum(length(alarms)), 0) FROM objectOverlay WHERE objectOverlay.personId =
                        home.personId);
                CREATE TRIGGER overlayAdded AFTER INSERT ON objectOverlay
                BEGIN
                    UPDATE home SET usedBytes = usedBytes + COALESCE(length(NEW.alarms), 0) WHERE personId =
                        NEW.personId;
                END;
                CREATE TRIGGER overlayChanged AFTER UPDATE OF alarms ON objectOverlay
                BEGIN
                    UPDATE home SET usedBytes = max(usedBytes + COALESCE(length(NEW.alarms), 0) -
                        COALESCE(length(OLD.alarms), 0), 0)
                    WHERE personId = NEW.personId;
                END;
                -- However the object goes.
                CREATE TRIGGER overlayGone AFTER DELETE ON objectOverlay
                BEGIN
                    UPDATE home SET usedBytes = max(usedBytes - COALESCE(length(OLD.alarms), 0), 0) WHERE personId =
                        OLD.personId;
                END;
                """
        )
    }
}
