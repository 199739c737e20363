package import WebDAV
internal import XMLStream

/// The properties that calendar-query, calendar-multiget and sync-collection report of each resource.
package struct ReportSelection: Equatable, Sendable {
    package var properties: PropertySelection
    /// How calendar-data is wanted, where it is among the properties.
    package var data: CalendarDataRequest

    package init(_ properties: PropertySelection, data: CalendarDataRequest = CalendarDataRequest()) {
        self.properties = properties
        self.data = data
    }

    /// Whether the bodies of the objects are needed.
    package var wantsData: Bool {
        switch properties {
        case .some(let names): names.contains(CalDAVName.calendarData)
        case .all(let included): included.contains(CalDAVName.calendarData)
        case .names: false
        }
    }

    /// Reads a `DAV:prop`, `DAV:allprop` or `DAV:propname` that was just opened; leaves it. False for any other
    /// element, which stays open.
    mutating func read(_ element: XMLName, from reader: inout XMLReader) throws(DAVError) -> Bool {
        switch element {
        case DAVName.prop:
            var names: [PropertyName] = []
            var seen: Set<PropertyName> = []
            while let name = reader.nextChild() {
                if seen.insert(name).inserted { names.append(name) }
                if name == CalDAVName.calendarData {
                    data = try CalendarDataRequest(from: &reader)
                } else {
                    reader.skip()
                }
            }
            properties = .some(names)
        case DAVName.allprop:
            properties = .all(including: [])
            reader.skip()
        case DAVName.propname:
            properties = .names
            reader.skip()
        default: return false
        }
        return true
    }
}
