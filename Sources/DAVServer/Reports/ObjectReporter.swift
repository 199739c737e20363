internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// Answers one object in a report: its properties, and its text in the form that was asked for.
struct ObjectReporter: Sendable {
    let properties: SelectedProperties
    let selection: ReportSelection
    let addresses: Addresses
    private let limits: Limits

    init(_ selection: ReportSelection, services: DAVServices, request: DAVRequest) {
        var selection = selection
        selection.data.timeZones = request.timeZones
        self.selection = selection
        properties = services.selected(selection.properties, for: request)
        addresses = services.addresses
        var limits = services.calendars.limits.calendar
        limits.occurrences = min(limits.occurrences, services.configuration.expandedOccurrences)
        self.limits = limits
    }

    func write(
        _ object: StoredObject,
        in calendar: CalendarCollection,
        owner: Principal,
        floating: ZoneRules,
        into writer: inout MultistatusWriter
    ) {
        let href = addresses.object(owner.name, calendar.name, object.name)
        var given: [PropertyAnswer] = []
        if selection.wantsData {
            do throws(DAVError) {
                let projection = CalendarDataProjection(selection.data, floating: floating, limits: limits)
                let text = try projection.text(of: object.bytes)
                given.append(PropertyAnswer(CalDAVName.calendarData, .bytes(text)))
            } catch {
                // One object that can't be shown must not keep the others from the client.
                writer.response(
                    href: href,
                    status: error.status,
                    condition: error.condition,
                    explanation: error.explanation
                )
                return
            }
        }
        let resource = Resource.object(object.summary, in: calendar, owner: owner)
        writer.response(href: href, properties.answer(resource, given: given))
    }
}
