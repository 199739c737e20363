/// How much of anything a reader or an expansion takes before it gives up with an error.
public struct Limits: Hashable, Sendable {
    /// Bytes of a document.
    public var bytes: Int
    /// Content lines of a document, after unfolding.
    public var lines: Int
    /// Components of a document, at all depths.
    public var components: Int
    /// How deep components may nest.
    public var nesting: Int
    /// Occurrences that one expansion gives.
    public var occurrences: Int
    /// Steps that a recurrence rule may take: periods examined and candidates dropped.
    public var steps: Int

    /// Creates limits; the defaults suit files that a user imports.
    public init(
        bytes: Int = 64 << 20,
        lines: Int = 2_000_000,
        components: Int = 500_000,
        nesting: Int = 32,
        occurrences: Int = 100_000,
        steps: Int = 1_000_000
    ) {
        self.bytes = bytes
        self.lines = lines
        self.components = components
        self.nesting = nesting
        self.occurrences = occurrences
        self.steps = steps
    }

    /// Wide enough for any honest calendar.
    public static let standard = Limits()
}
