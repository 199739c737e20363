extension FeedReader {
    /// feed_info.txt, attributions.txt, translations.txt.
    mutating func readAbout() throws(FeedError) {
        try eachRow("feed_info.txt") { _, table in
            (
                name: table.column("feed_publisher_name"), url: table.column("feed_publisher_url"),
                language: table.column("feed_lang"), first: table.column("feed_start_date"),
                last: table.column("feed_end_date"), version: table.column("feed_version"),
                email: table.column("feed_contact_email")
            )
        } _: { reader, table, columns in
            guard reader.feed.info == nil else { return }
            reader.feed.info = FeedInfoRecord(
                publisher: table.text(columns.name),
                url: table.text(columns.url),
                language: table.text(columns.language),
                firstDay: table.day(columns.first),
                lastDay: table.day(columns.last),
                version: table.text(columns.version),
                contactEmail: table.text(columns.email)
            )
        }
        try eachRow("attributions.txt") { _, table in
            (
                name: table.column("organization_name"), url: table.column("attribution_url"),
                producer: table.column("is_producer"), operating: table.column("is_operator"),
                authority: table.column("is_authority")
            )
        } _: { reader, table, columns in
            reader.feed.attributions.append(
                AttributionRecord(
                    organization: table.text(columns.name),
                    url: table.text(columns.url),
                    isProducer: table.natural(columns.producer) == 1,
                    isOperator: table.natural(columns.operating) == 1,
                    isAuthority: table.natural(columns.authority) == 1
                )
            )
        }
        try eachRow("translations.txt") { _, table throws(FeedError) in
            (
                table: try table.requiredColumn("table_name"), field: try table.requiredColumn("field_name"),
                language: try table.requiredColumn("language"), translation: try table.requiredColumn("translation"),
                id: table.column("record_id"), subID: table.column("record_sub_id"),
                original: table.column("field_value")
            )
        } _: { reader, table, columns in
            reader.feed.translations.append(
                TranslationRecord(
                    table: table.text(columns.table),
                    field: table.text(columns.field),
                    language: table.text(columns.language),
                    translation: table.text(columns.translation),
                    recordID: table.text(columns.id),
                    recordSubID: table.text(columns.subID),
                    original: table.text(columns.original)
                )
            )
        }
    }
}
