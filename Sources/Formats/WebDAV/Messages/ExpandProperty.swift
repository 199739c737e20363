package import XMLStream

/// The expand-property report (RFC 3253 §3.8): properties, and those of the resources that they point to.
package struct ExpandProperty: Equatable, Sendable {
    package struct ExpandedProperty: Equatable, Sendable {
        package var name: PropertyName
        /// Asked of each resource that the property's hrefs name.
        package var items: [ExpandedProperty]

        package init(name: PropertyName, items: [ExpandedProperty] = []) {
            self.name = name
            self.items = items
        }
    }

    package var items: [ExpandedProperty]

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        items = try Self.items(in: &reader)
    }

    private static func items(in reader: inout XMLReader) throws(XMLError) -> [ExpandedProperty] {
        var items: [ExpandedProperty] = []
        var names: Set<PropertyName> = []
        while let child = reader.nextChild() {
            guard child == DAVName.property else {
                reader.skip()
                continue
            }
            guard let local = reader.attribute("name") else { throw reader.error("property needs a name") }
            let name = PropertyName(reader.attribute("namespace") ?? Namespace.dav, local)
            let nested = try Self.items(in: &reader)
            // A property has one value, however often it is requested.
            if names.insert(name).inserted { items.append(ExpandedProperty(name: name, items: nested)) }
        }
        return items
    }
}
