/// What a document may cost its reader. Everything beyond is ``XMLError/Reason/limit(_:)``.
public struct XMLLimits: Hashable, Sendable {
    public var bytes: Int
    /// Open elements at any point.
    public var depth: Int
    /// Elements in the whole document.
    public var elements: Int
    /// Attributes of one element, namespace declarations included.
    public var attributes: Int
    /// Bytes of a local name or a namespace URI.
    public var nameBytes: Int

    public init(
        bytes: Int = 4 << 20,
        depth: Int = 64,
        elements: Int = 200_000,
        attributes: Int = 32,
        nameBytes: Int = 512
    ) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.nameBytes = nameBytes
    }

    public static let standard = XMLLimits()
}
