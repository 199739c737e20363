package import XMLStream

/// The principal-property-search report (RFC 3744 §9.4), with CalendarServer's `test` attribute.
package struct PrincipalPropertySearch: Equatable, Sendable {
    /// DAV:property-search: the text is looked for in each of the properties.
    package struct Criterion: Equatable, Sendable {
        package var properties: [PropertyName]
        package var match: String
        package var matchType: MatchType
    }

    /// How `DAV:match` compares; an attribute of CalendarServer, `contains` where it is absent.
    package enum MatchType: String, Hashable, Sendable {
        case contains
        case equals
        case startsWith = "starts-with"
        case endsWith = "ends-with"

        /// Compares without regard to case.
        package func matches(_ value: String, _ pattern: String) -> Bool {
            let value = value.lowercased()
            let pattern = pattern.lowercased()
            return switch self {
            case .contains: pattern.isEmpty || value.contains(pattern)
            case .equals: value == pattern
            case .startsWith: value.hasPrefix(pattern)
            case .endsWith: value.hasSuffix(pattern)
            }
        }
    }

    /// None: every principal.
    package var criteria: [Criterion]
    /// One criterion is enough.
    package var anyOf: Bool
    package var properties: [PropertyName]
    package var applyToPrincipalCollectionSet: Bool

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(XMLError) {
        anyOf = reader.attribute("test") == "anyof"
        criteria = []
        properties = []
        applyToPrincipalCollectionSet = false
        while let child = reader.nextChild() {
            switch child {
            case DAVName.propertySearch:
                let error = reader.error("property-search needs prop and match")
                var names: [PropertyName] = []
                var match: String?
                var type = MatchType.contains
                while let part = reader.nextChild() {
                    switch part {
                    case DAVName.prop: names = PropertySelection.names(in: &reader)
                    case DAVName.match:
                        type = reader.attribute("match-type").flatMap(MatchType.init(rawValue:)) ?? .contains
                        match = reader.text()
                    default: reader.skip()
                    }
                }
                guard let match, !names.isEmpty else { throw error }
                criteria.append(Criterion(properties: names, match: match, matchType: type))
            case DAVName.prop: properties = PropertySelection.names(in: &reader)
            case DAVName.applyToPrincipalCollectionSet:
                applyToPrincipalCollectionSet = true
                reader.skip()
            default:
                // python-caldav writes the properties beside an empty prop.
                properties.append(child)
                reader.skip()
            }
        }
    }
}
