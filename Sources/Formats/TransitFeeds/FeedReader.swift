internal import CivilTime

/// Reads a feed table by table, in the order in which they refer to one another.
struct FeedReader {
    let source: FeedSource
    var feed: Feed
    var agencyNumbers = IdentifierTable()
    var stopNumbers = IdentifierTable()
    var routeNumbers = IdentifierTable()
    var tripNumbers = IdentifierTable()
    var serviceNumbers = IdentifierTable()
    var levelNumbers = IdentifierTable()
    /// As trips name them.
    var shapeNumbers = IdentifierTable()

    init(_ source: FeedSource) {
        self.source = source
        feed = Feed(messages: FeedMessages(limit: source.limits.messagesPerSort))
    }

    /// Runs `body` on each row of a table; nothing when the table is absent. Returns whether it was there.
    @discardableResult
    mutating func eachRow<State>(
        _ file: String,
        prepare: (inout FeedReader, FeedTable) throws(FeedError) -> State,
        _ body: (inout FeedReader, FeedTable, State) throws(FeedError) -> Void
    ) throws(FeedError) -> Bool {
        guard let table = try FeedTable(source, file, messages: &feed.messages) else { return false }
        let state = try prepare(&self, table)
        while try table.advance() {
            table.checkWidth(&feed.messages)
            try body(&self, table, state)
        }
        return true
    }

    mutating func warn(
        _ table: FeedTable,
        _ field: String?,
        _ problem: String,
        _ value: String? = nil,
        _ advice: String
    ) {
        feed.messages.add(
            .warning,
            table.file,
            line: table.line,
            field: field,
            problem,
            value: value,
            advice: advice
        )
    }

    mutating func fail(
        _ table: FeedTable,
        _ field: String?,
        _ problem: String,
        _ value: String? = nil,
        _ advice: String
    ) {
        feed.messages.add(.error, table.file, line: table.line, field: field, problem, value: value, advice: advice)
    }

    /// The record that a field names; an unknown name is reported, and returns nil like an empty one.
    mutating func reference(
        _ table: FeedTable,
        _ column: Int,
        _ field: String,
        in numbers: KeyPath<FeedReader, IdentifierTable>,
        advice: String = "the reference is ignored; correct the id"
    ) -> Int? {
        let range = table.range(column)
        guard !range.isEmpty else { return nil }
        if let number = self[keyPath: numbers].find(table.buffer, range) { return number }
        warn(table, field, "no such id", table.text(column), advice)
        return nil
    }
}

extension Feed {
    /// Reads a whole feed.
    ///
    /// Defects of single records are told in ``messages`` and the record left out or mended; what makes the feed
    /// unusable is thrown.
    package init(reading source: FeedSource) throws(FeedError) {
        guard source.claimedBytes >= 0, source.claimedBytes <= source.limits.totalBytes else {
            throw .overLimit(file: "the archive", what: "bytes unpacked", limit: source.limits.totalBytes)
        }
        var reader = FeedReader(source)
        if let folder = source.folder {
            reader.feed.messages.add(
                .notice,
                "the archive",
                "the tables lie in the folder \(folder)",
                advice: "read from there; pack them at the top"
            )
        }
        try reader.readAgencies()
        try reader.readStops()
        try reader.readRoutes()
        try reader.readCalendars()
        try reader.readTrips()
        try reader.readStopTimes()
        try reader.readFrequencies()
        try reader.readTransfers()
        try reader.readStations()
        try reader.readFares()
        try reader.readAbout()
        try reader.readShapes()
        try reader.finish()
        self = reader.feed
    }
}
