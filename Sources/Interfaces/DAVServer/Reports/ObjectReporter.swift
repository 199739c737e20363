internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import ICalendar
internal import WebDAV

/// Answers one object in a report: its properties, and its text in the form that was asked for.
struct ObjectReporter: Sendable {
    private let selected: SelectedProperties
    let selection: ReportSelection
    let addresses: Addresses
    private let limits: Limits
    private let budget: ExpansionBudget
    private let services: DAVServices

    init(_ selection: ReportSelection, services: DAVServices, request: DAVRequest) throws(DAVError) {
        self.services = services
        var selection = selection
        selection.data.timeZones = request.timeZones
        self.selection = selection
        selected = try SelectedProperties(selection.properties, for: request)
        addresses = services.addresses
        limits = services.calendars.limits.calendar
        budget = ExpansionBudget(
            ofObject: services.configuration.objectExpansion,
            ofReport: services.configuration.reportExpansion
        )
    }

    /// A calendar whose objects are answered. Shared: it is looked at for each of them.
    final class Place: Sendable {
        let calendar: CalendarCollection
        let owner: Principal
        let floating: ZoneRules
        let base: String
        fileprivate let loaded: LoadedProperties
        fileprivate let plan: ObjectPlan?

        fileprivate init(
            calendar: CalendarCollection,
            owner: Principal,
            floating: ZoneRules,
            base: String,
            loaded: LoadedProperties,
            plan: ObjectPlan?
        ) {
            self.calendar = calendar
            self.owner = owner
            self.floating = floating
            self.base = base
            self.loaded = loaded
            self.plan = plan
        }
    }

    /// An object with what its properties are made of.
    struct Found: Sendable {
        let object: StoredObject
        /// nil: the plan of the calendar writes it.
        fileprivate let loaded: LoadedResource?
    }

    /// Makes once what all objects of a calendar have in common; `floating` is the zone in which its floating times are
    /// read.
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
            loaded: try await selected.load([.calendar(calendar, owner: owner)], from: services),
            plan: selected.plan(base: base, hasData: true)
        )
    }

    /// Reads what the properties of some objects are made of; nothing where the plan suffices.
    func load(_ objects: [StoredObject], in place: Place) async throws -> [Found] {
        guard place.plan == nil else { return objects.map { Found(object: $0, loaded: nil) } }
        let resources = objects.map { Resource.object($0.summary, in: place.calendar, owner: place.owner) }
        let loaded = try await place.loaded.load(next: resources).resources
        return zip(objects, loaded).map { Found(object: $0, loaded: $1) }
    }

    /// Writes the answer about an object.
    ///
    /// - Returns: whether it was written; it is not where the report has made all the expansions that one report makes
    ///   (ADR 0051).
    func write(_ found: Found, in place: Place, into writer: inout MultistatusWriter) -> Bool {
        let object = found.object
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
        if let loaded = found.loaded { writer.response(loaded, given: given) }
        return true
    }
}
