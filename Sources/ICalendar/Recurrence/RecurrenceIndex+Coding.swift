internal import ByteText
internal import CivilTime

/// Stored bytes are no index of this version: make it again from the object.
public struct RecurrenceIndexError: Error, Hashable, Sendable {
    public init() {}
}

extension RecurrenceIndex {
    /// 2: a private zone is written once, later uses name it by its number. Version 1, which wrote it each time, is still read.
    private static let version: UInt8 = 2

    /// The bytes to store. Zones of the system are stored by name, so that their new rules count at once.
    public func encoded() -> [UInt8] {
        var writer = IndexWriter()
        writer.output.append(RecurrenceIndex.version)
        writer.write(Series.Zone.rules(floating))
        writer.write(optional: firstStart?.secondsSince1970)
        writer.write(optional: lastEnd?.secondsSince1970)
        writer.write(series)
        return writer.output
    }

    /// Reads what ``encoded()`` gave.
    public init(encoded bytes: [UInt8]) throws(RecurrenceIndexError) {
        var reader = IndexReader(bytes)
        guard (1...RecurrenceIndex.version).contains(try reader.byte()) else { throw RecurrenceIndexError() }
        guard case .rules(let floating) = try reader.zone() else { throw RecurrenceIndexError() }
        let first = try reader.optional()
        let last = try reader.optional()
        let series = try reader.series()
        guard reader.isAtEnd else { throw RecurrenceIndexError() }
        self.init(
            series: series,
            floating: floating,
            bounds: (first.map { Instant(secondsSince1970: $0) }, last.map { Instant(secondsSince1970: $0) })
        )
    }
}

extension RecurrenceIndexError: CustomStringConvertible {
    public var description: String { "the stored index cannot be read; make it again from the object" }
}
