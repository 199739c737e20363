package import XMLStream

/// The body of an extended MKCOL (RFC 5689 §3) or of MKCALENDAR (RFC 4791 §5.3.1): the properties to begin with.
package struct MakeCollection: Equatable, Sendable {
    package var properties: [PropertySetting]

    /// - Parameters:
    ///   - body: empty: nothing is set.
    ///   - root: `DAV:mkcol` or `CALDAV:mkcalendar`.
    ///   - limits: for the reader.
    /// - Throws: ``XMLError`` for a body that is no such message.
    package init(body: [UInt8], root: XMLName, limits: XMLLimits) throws(XMLError) {
        properties = []
        guard !body.isEmpty else { return }
        var reader = try XMLReader(body, limits: limits)
        try reader.root(root)
        while let child = reader.nextChild() {
            if child == DAVName.set {
                properties += PropertySetting.settings(in: &reader)
            } else {
                reader.skip()
            }
        }
    }

    /// The types that DAV:resourcetype asks for; nil where it is not set.
    package func resourceTypes() throws(XMLError) -> [XMLName]? {
        guard let setting = properties.last(where: { $0.name == DAVName.resourceType }) else { return nil }
        var reader = try setting.reader()
        return PropertySelection.names(in: &reader)
    }
}
