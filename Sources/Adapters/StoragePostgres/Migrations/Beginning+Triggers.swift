extension Beginning {
    static let triggers = """
        CREATE FUNCTION attachmentUnused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            DELETE FROM attachment WHERE id = OLD.attachmentId
                AND NOT EXISTS (SELECT 1 FROM attachmentUse WHERE attachmentId = OLD.attachmentId);
            RETURN NULL;
        END $$;
        CREATE TRIGGER attachmentUnused AFTER DELETE ON attachmentUse
            FOR EACH ROW EXECUTE FUNCTION attachmentUnused();
        CREATE FUNCTION attachmentGone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            UPDATE home SET usedBytes = greatest(usedBytes - OLD.size, 0) WHERE personId = OLD.personId;
            RETURN NULL;
        END $$;
        CREATE TRIGGER attachmentGone AFTER DELETE ON attachment FOR EACH ROW EXECUTE FUNCTION attachmentGone();

        CREATE FUNCTION overlayCounted() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
            added bigint := 0;
            person bigint;
        BEGIN
            IF TG_OP <> 'DELETE' THEN
                added := added + COALESCE(length(NEW.alarms), 0);
                person := NEW.personId;
            END IF;
            IF TG_OP <> 'INSERT' THEN
                added := added - COALESCE(length(OLD.alarms), 0);
                person := OLD.personId;
            END IF;
            UPDATE home SET usedBytes = greatest(usedBytes + added, 0) WHERE personId = person;
            RETURN NULL;
        END $$;
        CREATE TRIGGER overlayCounted AFTER INSERT OR DELETE OR UPDATE OF alarms ON objectOverlay
            FOR EACH ROW EXECUTE FUNCTION overlayCounted();

        CREATE FUNCTION jobContentUnused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            DELETE FROM jobContent WHERE id = OLD.contentId
                AND NOT EXISTS (SELECT 1 FROM job WHERE contentId = OLD.contentId);
            RETURN NULL;
        END $$;
        CREATE TRIGGER jobContentUnused AFTER DELETE ON job
            FOR EACH ROW WHEN (OLD.contentId IS NOT NULL) EXECUTE FUNCTION jobContentUnused();
        """
}
