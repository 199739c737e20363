/// What a document may cost its reader. Everything beyond is ``XMLError/Reason/limit(_:)``.
public struct XMLLimits: Hashable, Sendable {
    /// Bytes of the whole document.
    public var bytes: Int
    /// Open elements at any point.
    public var depth: Int
    /// Elements in the whole document.
    public var elements: Int
    /// Attributes of one element, namespace declarations included.
    public var attributes: Int
    /// Bytes of one start tag in UTF-8; 4096 more may pass, or a 128th of the document if that is more.
    public var startTagBytes: Int
    /// Bytes of a local name or a namespace URI.
    public var nameBytes: Int

    /// Creates limits; the defaults are those of request bodies.
    public init(
        bytes: Int = 4 << 20,
        depth: Int = 64,
        elements: Int = 200_000,
        attributes: Int = 32,
        startTagBytes: Int = 16_384,
        nameBytes: Int = 512
    ) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.startTagBytes = startTagBytes
        self.nameBytes = nameBytes
    }

    /// The limits of request bodies: 4 MiB, 64 levels, 200,000 elements.
    public static let standard = XMLLimits()
}
