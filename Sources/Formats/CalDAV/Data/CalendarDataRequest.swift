package import WebDAV
package import XMLStream

/// `CALDAV:calendar-data` in a request (RFC 4791 §9.6): which parts of an object, and in which form.
package struct CalendarDataRequest: Hashable, Sendable {
    /// nil: everything.
    package var component: ComponentSelection?
    package var expand: TimeRangeCondition?
    package var limitRecurrenceSet: TimeRangeCondition?
    package var limitFreeBusySet: TimeRangeCondition?
    /// From a header of the request, not from its message.
    package var timeZones = TimeZoneInclusion.asStored

    package init(
        component: ComponentSelection? = nil,
        expand: TimeRangeCondition? = nil,
        limitRecurrenceSet: TimeRangeCondition? = nil,
        limitFreeBusySet: TimeRangeCondition? = nil
    ) {
        self.component = component
        self.expand = expand
        self.limitRecurrenceSet = limitRecurrenceSet
        self.limitFreeBusySet = limitFreeBusySet
    }

    /// The stored bytes, as they are.
    package var isVerbatim: Bool { self == CalendarDataRequest() }

    /// Reads the element in which the reader stands; leaves it.
    package init(from reader: inout XMLReader) throws(DAVError) {
        let type = reader.attribute("content-type")
        guard type == nil || type?.lowercased() == "text/calendar" else {
            throw CalendarCondition.unsupportedData("only text/calendar is given out")
        }
        let version = reader.attribute("version")
        guard version == nil || version == "2.0" else {
            throw CalendarCondition.unsupportedData("only version 2.0 is given out")
        }
        while let child = reader.nextChild() {
            switch child {
            case CalDAVName.comp: component = try ComponentSelection(from: &reader)
            case CalDAVName.expand: expand = try Self.closedRange(in: &reader)
            case CalDAVName.limitRecurrenceSet: limitRecurrenceSet = try Self.closedRange(in: &reader)
            case CalDAVName.limitFreeBusySet: limitFreeBusySet = try Self.closedRange(in: &reader)
            default: reader.skip()
            }
        }
        guard expand == nil || limitRecurrenceSet == nil else {
            throw DAVError(.badRequest, "expand and limit-recurrence-set exclude each other")
        }
    }

    /// The attributes of expand and of the limits, which must both be there (RFC 4791 §9.6.5-7).
    private static func closedRange(in reader: inout XMLReader) throws(DAVError) -> TimeRangeCondition {
        let range: TimeRangeCondition
        do throws(DAVError) {
            range = try TimeRangeCondition(attributesOf: reader)
        } catch {
            throw DAVError(.badRequest, error.explanation)
        }
        guard range.start != nil, range.end != nil else {
            throw DAVError(.badRequest, "\(reader.name.local) needs a start and an end")
        }
        reader.skip()
        return range
    }
}

/// `CALDAV:comp` (RFC 4791 §9.6.1): which properties and components inside it.
package indirect enum ComponentParts: Hashable, Sendable {
    case all
    case some([ComponentSelection])
}

package struct ComponentSelection: Hashable, Sendable {
    package struct Property: Hashable, Sendable {
        /// In upper case.
        package var name: String
        /// Only the name and the parameters are wanted (RFC 4791 §9.6.4).
        package var withoutValue: Bool

        package init(_ name: String, withoutValue: Bool = false) {
            self.name = name
            self.withoutValue = withoutValue
        }
    }

    /// In upper case.
    package var name: String
    /// nil: all.
    package var properties: [Property]?
    package var components: ComponentParts

    package init(_ name: String, properties: [Property]?, components: ComponentParts) {
        self.name = name
        self.properties = properties
        self.components = components
    }

    /// Reads the element in which the reader stands; leaves it. What is not named is not wanted, but a component of
    /// which nothing is named is
    /// wanted whole, as the VTIMEZONE of RFC 4791 §7.8.1: with nothing in it, it would be no valid data.
    package init(from reader: inout XMLReader) throws(DAVError) {
        guard let name = reader.attribute("name"), !name.isEmpty else {
            throw DAVError(.badRequest, "comp needs a name")
        }
        self.init(name.uppercased(), properties: [], components: .some([]))
        var selections: [ComponentSelection] = []
        var isEmpty = true
        while let child = reader.nextChild() {
            isEmpty = false
            switch child {
            case CalDAVName.allprop:
                properties = nil
                reader.skip()
            case CalDAVName.allcomp:
                components = .all
                reader.skip()
            case CalDAVName.prop:
                guard let property = reader.attribute("name") else {
                    throw DAVError(.badRequest, "prop needs a name")
                }
                let withoutValue = reader.attribute("novalue") == "yes"
                properties?.append(Property(property.uppercased(), withoutValue: withoutValue))
                reader.skip()
            case CalDAVName.comp:
                let selection = try ComponentSelection(from: &reader)
                if case .some = components { selections.append(selection) }
            default: reader.skip()
            }
        }
        if case .some = components { components = .some(selections) }
        if isEmpty {
            properties = nil
            components = .all
        }
        guard names <= Self.mostNames else {
            throw DAVError(.badRequest, "calendar-data names more than \(Self.mostNames) properties and components")
        }
    }

    /// Each property of an object is looked for among them.
    private static let mostNames = 500

    private var names: Int {
        var inside = 0
        if case .some(let selections) = components { inside = selections.reduce(0) { $0 + $1.names } }
        return 1 + (properties?.count ?? 0) + inside
    }
}
