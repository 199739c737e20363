package import WebDAV
package import XMLStream

/// `CALDAV:filter` (RFC 4791 §9.7): a tree of conditions on components, properties and parameters.
package struct CalendarFilter: Hashable, Sendable {
    /// Always about VCALENDAR.
    package var calendar: ComponentFilter

    package init(_ calendar: ComponentFilter) { self.calendar = calendar }

    /// Reads and leaves the current element.
    package init(from reader: inout XMLReader) throws(DAVError) {
        var found: ComponentFilter?
        while let child = reader.nextChild() {
            guard child == CalDAVName.compFilter, found == nil else {
                throw CalendarCondition.invalidFilter("filter holds exactly one comp-filter")
            }
            found = try ComponentFilter(from: &reader)
        }
        guard let found, found.name == "VCALENDAR" else {
            throw CalendarCondition.invalidFilter("the outermost comp-filter must be about VCALENDAR")
        }
        calendar = found
        try checkValidity()
    }
}

/// `CALDAV:comp-filter` (RFC 4791 §9.7.1).
package struct ComponentFilter: Hashable, Sendable {
    /// In upper case.
    package var name: String
    /// The component must not be there; nothing else is asked then.
    package var isNotDefined: Bool
    package var timeRange: TimeRangeCondition?
    package var properties: [PropertyFilter]
    package var components: [ComponentFilter]

    package init(
        _ name: String,
        isNotDefined: Bool = false,
        timeRange: TimeRangeCondition? = nil,
        properties: [PropertyFilter] = [],
        components: [ComponentFilter] = []
    ) {
        self.name = name
        self.isNotDefined = isNotDefined
        self.timeRange = timeRange
        self.properties = properties
        self.components = components
    }

    /// Reads and leaves the current element. Depth is bounded by the reader's limit.
    package init(from reader: inout XMLReader) throws(DAVError) {
        self.init(try FilterName.read(reader, "comp-filter"))
        while let child = reader.nextChild() {
            switch child {
            case CalDAVName.isNotDefined:
                isNotDefined = true
                reader.skip()
            case CalDAVName.timeRange:
                timeRange = try TimeRangeCondition(attributesOf: reader)
                reader.skip()
            case CalDAVName.propFilter: properties.append(try PropertyFilter(from: &reader))
            case CalDAVName.compFilter: components.append(try ComponentFilter(from: &reader))
            default: throw FilterName.unsupported(child)
            }
        }
        guard !isNotDefined || (timeRange == nil && properties.isEmpty && components.isEmpty) else {
            throw CalendarCondition.invalidFilter("is-not-defined stands alone")
        }
    }
}

/// `CALDAV:prop-filter` (RFC 4791 §9.7.2).
package struct PropertyFilter: Hashable, Sendable {
    /// In upper case.
    package var name: String
    package var isNotDefined: Bool
    package var timeRange: TimeRangeCondition?
    package var textMatch: TextMatch?
    package var parameters: [ParameterFilter]

    package init(
        _ name: String,
        isNotDefined: Bool = false,
        timeRange: TimeRangeCondition? = nil,
        textMatch: TextMatch? = nil,
        parameters: [ParameterFilter] = []
    ) {
        self.name = name
        self.isNotDefined = isNotDefined
        self.timeRange = timeRange
        self.textMatch = textMatch
        self.parameters = parameters
    }

    package init(from reader: inout XMLReader) throws(DAVError) {
        self.init(try FilterName.read(reader, "prop-filter"))
        while let child = reader.nextChild() {
            switch child {
            case CalDAVName.isNotDefined:
                isNotDefined = true
                reader.skip()
            case CalDAVName.timeRange:
                timeRange = try TimeRangeCondition(attributesOf: reader)
                reader.skip()
            case CalDAVName.textMatch: textMatch = try TextMatch(from: &reader)
            case CalDAVName.paramFilter: parameters.append(try ParameterFilter(from: &reader))
            default: throw FilterName.unsupported(child)
            }
        }
        guard !isNotDefined || (timeRange == nil && textMatch == nil && parameters.isEmpty) else {
            throw CalendarCondition.invalidFilter("is-not-defined stands alone")
        }
    }
}

/// `CALDAV:param-filter` (RFC 4791 §9.7.3).
package struct ParameterFilter: Hashable, Sendable {
    /// In upper case.
    package var name: String
    package var isNotDefined: Bool
    package var textMatch: TextMatch?

    package init(_ name: String, isNotDefined: Bool = false, textMatch: TextMatch? = nil) {
        self.name = name
        self.isNotDefined = isNotDefined
        self.textMatch = textMatch
    }

    package init(from reader: inout XMLReader) throws(DAVError) {
        self.init(try FilterName.read(reader, "param-filter"))
        while let child = reader.nextChild() {
            switch child {
            case CalDAVName.isNotDefined:
                isNotDefined = true
                reader.skip()
            case CalDAVName.textMatch: textMatch = try TextMatch(from: &reader)
            default: throw FilterName.unsupported(child)
            }
        }
        guard !isNotDefined || textMatch == nil else {
            throw CalendarCondition.invalidFilter("is-not-defined stands alone")
        }
    }
}

private enum FilterName {
    static func read(_ reader: XMLReader, _ element: String) throws(DAVError) -> String {
        guard let name = reader.attribute("name"), !name.isEmpty else {
            throw CalendarCondition.invalidFilter("\(element) needs a name")
        }
        return name.uppercased()
    }

    /// An element that the filter grammar does not know (RFC 4791 §7.8, CALDAV:supported-filter).
    static func unsupported(_ name: XMLName) -> DAVError {
        DAVError(.forbidden, CalendarCondition.named("supported-filter"), "\(name.local) is no part of a filter")
    }
}
