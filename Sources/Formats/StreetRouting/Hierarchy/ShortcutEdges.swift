public import Columns

/// The edges of a hierarchy that some fastest way takes, and what each stands for. Profiles of a family
/// (``StreetProfile/families``) take nearly the same ones, and have them together (docs/adr/0071).
public final class ShortcutEdges: Sendable {
    /// The name of the profile that they were made for: the first of its family.
    public let profile: String
    /// The edges of each rank; one more than there are vertices.
    public let start: Column<UInt32>
    /// The higher end of each edge, ascending within a rank.
    public let head: Column<UInt32>
    /// What the profile's weights stand for: an arc (with ``arcBit``) or the rank of the vertex between.
    public let middles: Column<StreetShortcuts.Weights>
    /// Metres of the same ways: for searches with many targets, which unpack nothing.
    public let lengths: Column<StreetShortcuts.Lengths>

    /// The number of edges.
    public var count: Int { head.count }

    static let arcBit: UInt32 = 0x8000_0000

    init(
        profile: String,
        start: Column<UInt32>,
        head: Column<UInt32>,
        middles: Column<StreetShortcuts.Weights>,
        lengths: Column<StreetShortcuts.Lengths>
    ) {
        self.profile = profile
        self.start = start
        self.head = head
        self.middles = middles
        self.lengths = lengths
    }

    /// The edge between two ranks; the caller knows that there is one.
    func edge(from low: UInt32, to high: UInt32) -> Int {
        StreetHierarchy.edge(from: low, to: high, start: start, head: head)
    }
}
