package import WebDAV
package import XMLStream

/// The calendar-multiget report (RFC 4791 §7.9, §9.10).
package struct CalendarMultiget: Equatable, Sendable {
    package var selection: ReportSelection
    /// As sent, in request order; duplicates kept.
    package var targets: [String]

    package init(selection: ReportSelection, targets: [String]) {
        self.selection = selection
        self.targets = targets
    }

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(DAVError) {
        self.init(selection: ReportSelection(.some([])), targets: [])
        while let child = reader.nextChild() {
            guard try !selection.read(child, from: &reader) else { continue }
            if child == DAVName.href {
                targets.append(reader.trimmedText())
            } else {
                reader.skip()
            }
        }
        guard !targets.isEmpty else { throw DAVError(.badRequest, "calendar-multiget names no resource") }
    }
}
