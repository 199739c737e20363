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
    private let budget: ExpansionBudget
    private let services: DAVServices
    private let request: DAVRequest

    init(_ selection: ReportSelection, services: DAVServices, request: DAVRequest) async throws {
        self.services = services
        self.request = request
        var selection = selection
        selection.data.timeZones = request.timeZones
        self.selection = selection
        properties = try await services.prepared(selection.properties, for: request)
        addresses = services.addresses
        limits = services.calendars.limits.calendar
        budget = ExpansionBudget(
            ofObject: services.configuration.objectExpansion,
            ofReport: services.configuration.reportExpansion
        )
    }

    /// A calendar whose objects are answered.
    struct Place: Sendable {
        let calendar: CalendarCollection
        let owner: Principal
        let floating: ZoneRules
        let base: String
        /// What is asked for, with what is known about access to the calendar.
        fileprivate let properties: SelectedProperties
        fileprivate let plan: ObjectPlan?
    }

    /// Makes once what all objects of a calendar have in common; `floating` is the zone in which its floating times are read.
    func place(
        _ calendar: CalendarCollection,
        _ owner: Principal,
        floating: ZoneRules
    ) async throws -> Place {
        let base = addresses.calendar(owner.name, calendar.name)
        return Place(
            calendar: calendar,
            owner: owner,
            floating: floating,
            base: base,
            properties: try await services.completed(
                properties,
                about: [.calendar(calendar, owner: owner)],
                for: request.principal
            ),
            plan: properties.plan(base: base, hasData: true)
        )
    }

    /// What clients have set on some objects; one query, and none where nothing of it is asked for.
    func deadProperties(
        of objects: some Sequence<StoredObject>,
        in place: Place
    ) async throws -> [PropertyHolder: DeadProperties] {
        guard place.plan == nil, properties.wantsDead else { return [:] }
        let resources = objects.map { Resource.object($0.summary, in: place.calendar, owner: place.owner) }
        return try await services.deadProperties(of: resources, properties, for: request)
    }

    /// Writes the answer about an object.
    ///
    /// - Returns: whether it was written; it is not where the report has made all the expansions that one report makes
    ///   (ADR 0051).
    func write(
        _ object: StoredObject,
        in place: Place,
        _ dead: [PropertyHolder: DeadProperties],
        into writer: inout MultistatusWriter
    ) -> Bool {
        var text: [UInt8] = []
        if selection.wantsData {
            do throws(DAVError) {
                let projection = CalendarDataProjection(selection.data, floating: place.floating, limits: limits)
                guard let made = try budget.text(of: object.bytes, by: projection) else { return false }
                text = made
            } catch {
                // One object that can't be shown must not keep the others from the client.
                writer.response(
                    href: place.base + Href.encode(object.name),
                    status: error.status,
                    condition: error.condition,
                    explanation: error.explanation
                )
                return true
            }
        }
        if let plan = place.plan {
            plan.write(object.summary, data: text, into: &writer)
            return true
        }
        let given = selection.wantsData ? [PropertyAnswer(CalDAVName.calendarData, .bytes(text))] : []
        let resource = Resource.object(object.summary, in: place.calendar, owner: place.owner)
        writer.response(
            href: place.base + Href.encode(object.name),
            place.properties.answer(resource, given: given, dead: dead)
        )
        return true
    }
}
