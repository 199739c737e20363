internal import Calendars
internal import WebDAV

/// The first step of an answer about properties: those that a request asks for, looked up once.
///
/// The steps are three, and each is made from the one before: what is selected here is loaded for some resources
/// (``LoadedProperties``), and what is loaded of one resource is rendered (``LoadedResource/render(given:)``).
struct SelectedProperties: Sendable {
    enum Mode: Sendable {
        case names
        case all
        case some
    }

    struct Wanted: Sendable {
        var name: PropertyName
        var live: LiveProperty?
    }

    let mode: Mode
    let wanted: [Wanted]
    let request: DAVRequest
    /// What must be read before any of them can be rendered.
    let needs: PropertyNeeds

    /// Whether what clients have set is asked for.
    var wantsDead: Bool { mode != .some || wanted.contains { $0.live == nil || DeadSettings.isSettable($0.name) } }

    /// Whether properties that are not there are left out.
    var isMinimal: Bool { request.preferences.returnMinimal }

    /// Each is looked for on each resource, and answered for.
    private static let mostProperties = 1000

    /// - Throws: 400 where more properties are asked for than anybody has.
    init(_ selection: PropertySelection, for request: DAVRequest) throws(DAVError) {
        let names: [PropertyName]
        var needs: PropertyNeeds = []
        switch selection {
        case .names:
            mode = .names
            names = []
            needs = .access
        case .all(let included):
            mode = .all
            names = included
            for live in PropertyTable.all where live.isInAllprop { needs.formUnion(live.needs) }
        case .some(let some):
            mode = .some
            names = some
        }
        guard names.count <= Self.mostProperties else {
            throw DAVError(.badRequest, "at most \(Self.mostProperties) properties are told at once")
        }
        wanted = names.map { Wanted(name: $0, live: PropertyTable.byName[$0]) }
        for item in wanted { needs.formUnion(item.live?.needs ?? []) }
        self.needs = needs
        self.request = request
    }

    /// A faster way to tell the same of objects of a calendar; nil where only the three steps can.
    func plan(base: String, hasData: Bool = false) -> ObjectPlan? {
        mode == .some ? ObjectPlan(wanted.map(\.name), base: base, hasData: hasData, isMinimal: isMinimal) : nil
    }
}
