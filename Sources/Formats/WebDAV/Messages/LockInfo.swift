package import XMLStream

/// The body of LOCK (RFC 4918 §9.10, §14.11).
package struct LockInfo: Equatable, Sendable {
    package var isExclusive: Bool
    /// The DAV:owner element, whole.
    package var owner: XMLFragment?

    /// - Throws: ``XMLError`` for a body that is no such message, or asks for another lock than a write lock.
    package init(body: [UInt8], limits: XMLLimits) throws(XMLError) {
        var reader = try XMLReader(body, limits: limits)
        try reader.root(DAVName.lockInfo)
        var isExclusive: Bool?
        var isWrite = false
        var owner: XMLFragment?
        while let child = reader.nextChild() {
            switch child {
            case DAVName.lockScope:
                switch PropertySelection.names(in: &reader) {
                case [DAVName.exclusive]: isExclusive = true
                case [DAVName.shared]: isExclusive = false
                default: throw XMLError(.unexpected("lockscope must hold exclusive or shared"))
                }
            case DAVName.lockType: isWrite = PropertySelection.names(in: &reader) == [DAVName.write]
            case DAVName.owner: owner = reader.fragment()
            default: reader.skip()
            }
        }
        guard let isExclusive, isWrite else { throw XMLError(.unexpected("lockinfo must ask for a write lock")) }
        self.isExclusive = isExclusive
        self.owner = owner
    }
}
