/// One calendar object resource: the components of one UID, being a master and its overrides, with their zones.
public struct CalendarObject: Sendable {
    /// The document that contains the components.
    public let document: CalendarDocument
    /// The UID that all components share.
    public let uid: String
    /// Whether the object is an event, a to-do, a journal entry or another kind.
    public let kind: ComponentKind
    /// The component without RECURRENCE-ID; nil where only some occurrences are known (an invitation to one of them).
    public let master: Component?
    /// The components with RECURRENCE-ID, in the order of the document.
    public let overrides: [Component]
    /// The time zones that the object's TZIDs refer to.
    public let zones: CalendarZones
    let series: Series
    /// For each override of the series the index in ``overrides``.
    let overrideOrder: [Int]

    /// Takes a document that holds one object.
    ///
    /// `METHOD` is refused, and an event has to have a DTSTART, unless `acceptsMethod` says otherwise (for scheduling
    /// messages).
    public init(
        _ document: CalendarDocument,
        acceptsMethod: Bool = false,
        limits: Limits = .standard
    ) throws(CalendarObjectError) {
        let calendars = document.components
        guard calendars.count == 1, calendars[0].name == "VCALENDAR" else { throw .notOneCalendar }
        let calendar = calendars[0]
        if !acceptsMethod, let method = calendar.first("METHOD") { throw .methodPresent(method.value) }
        var found: [Component] = []
        var names: [String] = []
        for component in calendar.components where component.name != "VTIMEZONE" {
            let name = component.name
            // Unknown components are kept, but do not make an object.
            guard ComponentKind(rawValue: name) != nil || !name.hasPrefix("X-") else { continue }
            found.append(component)
            if !names.contains(name) { names.append(name) }
        }
        guard let first = names.first else { throw .noComponent }
        guard names.count == 1 else { throw .severalKinds(names) }
        guard let kind = ComponentKind(rawValue: first) else { throw .unsupportedComponent(first) }
        let zones = CalendarZones([calendar], limits: limits)
        try self.init(document, kind: kind, found, zones: zones, needsStart: !acceptsMethod)
    }

    /// Takes components of one kind that belong together.
    init(
        _ document: CalendarDocument,
        kind: ComponentKind,
        _ components: [Component],
        zones: CalendarZones,
        needsStart: Bool = true
    ) throws(CalendarObjectError) {
        self.document = document
        self.kind = kind
        self.zones = zones
        uid = try CalendarObject.commonUID(components)
        let masters = components.filter { $0.first("RECURRENCE-ID") == nil }
        guard masters.count <= 1 else { throw .repeatedInstance(recurrenceID: nil) }
        master = masters.first
        overrides = components.filter { $0.first("RECURRENCE-ID") != nil }
        let compiler = SeriesCompiler(kind: kind, zones: zones, needsStart: needsStart)
        (series, overrideOrder) = try compiler.compile(master: master, overrides: overrides)
    }

    private static func commonUID(_ components: [Component]) throws(CalendarObjectError) -> String {
        var uids: [String] = []
        for component in components {
            guard let uid = component.first("UID")?.text, !uid.isEmpty else { throw .missingUID }
            if !uids.contains(uid) { uids.append(uid) }
        }
        guard uids.count == 1 else { throw .severalUIDs(uids) }
        return uids[0]
    }

    /// All objects of a document, such as an exported calendar: one for each UID, in the order of their first
    /// component.
    ///
    /// Components that form no object are omitted and reported in `refused`.
    public static func all(
        in document: CalendarDocument,
        limits: Limits = .standard,
        refused: ((Component, CalendarObjectError) -> Void)? = nil
    ) -> [CalendarObject] {
        struct Key: Hashable {
            let kind: ComponentKind
            let uid: String
        }
        let zones = CalendarZones(document.components, limits: limits)
        var order: [Key] = []
        var groups: [Key: [Component]] = [:]
        for component in document.components.flatMap({ $0.name == "VCALENDAR" ? $0.components : [$0] }) {
            guard let kind = ComponentKind(rawValue: component.name) else { continue }
            let key = Key(kind: kind, uid: component.first("UID")?.text ?? "")
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(component)
        }
        var objects: [CalendarObject] = []
        for key in order {
            let components = groups[key] ?? []
            do {
                objects.append(try CalendarObject(document, kind: key.kind, components, zones: zones))
            } catch {
                refused?(components[0], error)
            }
        }
        return objects
    }

    /// Whether it has more than one occurrence, or could have.
    public var isRecurring: Bool { series.isRecurring }
}
