package import CivilTime
package import WebDAV
package import XMLStream

/// The calendar-query report (RFC 4791 §7.8, §9.5).
package struct CalendarQuery: Equatable, Sendable {
    package var selection: ReportSelection
    package var filter: CalendarFilter
    /// The text of a VTIMEZONE by which floating times are read, in place of the collection's.
    package var timeZone: String?
    /// The name of such a zone (RFC 7809 §6.2).
    package var timeZoneID: String?
    /// `DAV:limit`; more than this is cut off with a 507 (as in RFC 6578 §3.6).
    package var limit: Int?

    package init(
        selection: ReportSelection,
        filter: CalendarFilter,
        timeZone: String? = nil,
        timeZoneID: String? = nil,
        limit: Int? = nil
    ) {
        self.selection = selection
        self.filter = filter
        self.timeZone = timeZone
        self.timeZoneID = timeZoneID
        self.limit = limit
    }

    /// Reads the message; the reader is positioned in the root.
    package init(from reader: inout XMLReader) throws(DAVError) {
        var selection = ReportSelection(.some([]))
        var filter: CalendarFilter?
        var timeZone: String?
        var timeZoneID: String?
        var limit: Int?
        while let child = reader.nextChild() {
            guard try !selection.read(child, from: &reader) else { continue }
            switch child {
            case CalDAVName.filter:
                guard filter == nil else { throw CalendarCondition.invalidFilter("calendar-query has one filter") }
                filter = try CalendarFilter(from: &reader)
            case CalDAVName.timezone: timeZone = reader.text()
            case CalDAVName.timezoneID: timeZoneID = reader.text()
            case DAVName.limit:
                do throws(XMLError) {
                    limit = try SyncCollection.limit(in: &reader)
                } catch {
                    throw DAVError(error)
                }
            default: reader.skip()
            }
        }
        guard let filter else { throw CalendarCondition.invalidFilter("calendar-query needs a filter") }
        guard timeZone == nil || timeZoneID == nil else {
            throw DAVError(.badRequest, "timezone and timezone-id exclude each other")
        }
        self.init(selection: selection, filter: filter, timeZone: timeZone, timeZoneID: timeZoneID, limit: limit)
    }

    /// The zone in which the message wants floating times read (RFC 4791 §9.8, RFC 7809 §6.2); nil: that of the
    /// collection.
    package func zone() throws(DAVError) -> ZoneRules? {
        if let timeZoneID {
            guard let zone = try? ZoneRules.named(timeZoneID) else { throw CalendarCondition.unknownZone(timeZoneID) }
            return zone
        }
        guard let timeZone else { return nil }
        guard let zone = CalendarTimeZoneText.zone(of: timeZone) else {
            throw DAVError(
                .forbidden,
                CalendarCondition.named("valid-calendar-data"),
                "timezone must hold a calendar with one VTIMEZONE"
            )
        }
        return zone
    }
}
