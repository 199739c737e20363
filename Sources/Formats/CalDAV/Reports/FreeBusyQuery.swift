package import WebDAV
package import XMLStream

/// The free-busy-query report (RFC 4791 §7.10, §9.11).
package struct FreeBusyQuery: Equatable, Sendable {
    package var range: TimeRangeCondition

    package init(_ range: TimeRangeCondition) { self.range = range }

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(DAVError) {
        var range: TimeRangeCondition?
        while let child = reader.nextChild() {
            if child == CalDAVName.timeRange {
                guard range == nil else { throw DAVError(.badRequest, "free-busy-query takes one time-range") }
                range = try TimeRangeCondition(attributesOf: reader)
            }
            reader.skip()
        }
        guard let range, range.start != nil, range.end != nil else {
            throw DAVError(.badRequest, "free-busy-query needs a time-range with start and end")
        }
        self.init(range)
    }
}
