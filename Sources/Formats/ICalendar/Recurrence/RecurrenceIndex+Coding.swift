internal import ByteText
internal import CivilTime

/// Stored bytes are no index of this version: make it again from the object.
public struct RecurrenceIndexError: Error, Hashable, Sendable {
    /// Creates the error; it has no details.
    public init() {}
}

extension RecurrenceIndex {
    /// 3: says how events take their time. Stores make what is older again from the object, which alone knows that.
    private static let version: UInt8 = 3

    /// The bytes to store. Zones of the system are stored by name, so that their new rules count at once.
    public func encoded() -> [UInt8] {
        var writer = IndexWriter()
        writer.output.append(RecurrenceIndex.version)
        // The part read by single(encoded:) comes first.
        writer.output.append(isSingle ? 1 : 0)
        writer.write(series.busy)
        writer.write(optional: firstStart?.secondsSince1970)
        writer.write(optional: lastEnd?.secondsSince1970)
        writer.write(floating === ZoneRules.utc ? .utc : Series.Zone.rules(floating))
        writer.write(series)
        return writer.output
    }

    /// An event that takes place once, at a time that does not depend on who reads it: its bounds are all there is to
    /// know.
    private var isSingle: Bool {
        kind == .event && !isRecurring && !isFloating && series.hasStart && firstStart != nil && lastEnd != nil
    }

    /// Decodes the output of ``encoded()`` for a single event at a fixed time; nil for anything else.
    ///
    /// Most objects of a calendar are such events, and reading no more than this is several times faster than the
    /// whole.
    public static func single(encoded bytes: [UInt8]) -> Span? {
        var reader = IndexReader(bytes)
        do throws(RecurrenceIndexError) {
            guard try reader.byte() == RecurrenceIndex.version, try reader.flag() else { return nil }
            let busy = try reader.busy()
            guard let start = try reader.optional(), let end = try reader.optional() else { return nil }
            return Span(
                recurrenceID: nil,
                start: Instant(secondsSince1970: start),
                end: Instant(secondsSince1970: end),
                isAllDay: false,
                override: nil,
                busy: busy
            )
        } catch {
            return nil
        }
    }

    /// Decodes the output of ``encoded()``.
    public init(encoded bytes: [UInt8]) throws(RecurrenceIndexError) {
        var reader = IndexReader(bytes)
        guard try reader.byte() == RecurrenceIndex.version else { throw RecurrenceIndexError() }
        _ = try reader.flag()
        let busy = try reader.busy()
        let first = try reader.optional()
        let last = try reader.optional()
        let floating = try reader.zone()
        var series = try reader.series()
        series.busy = busy
        guard reader.isAtEnd, floating != .floating else { throw RecurrenceIndexError() }
        self.init(
            series: series,
            floating: floating.rules(floating: .utc),
            bounds: (first.map { Instant(secondsSince1970: $0) }, last.map { Instant(secondsSince1970: $0) })
        )
    }
}

extension RecurrenceIndexError: CustomStringConvertible {
    /// The error as text, with the remedy.
    public var description: String { "the stored index cannot be read; make it again from the object" }
}
