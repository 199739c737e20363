internal import Calendars
internal import WebDAV
internal import XMLStream

/// The properties that a request asks for, looked up once and then answered for many resources.
struct SelectedProperties: Sendable {
    private enum Mode {
        case names
        case all
        case some
    }

    private struct Wanted {
        var name: PropertyName
        var live: LiveProperty?
    }

    private let mode: Mode
    private let wanted: [Wanted]
    private var context: PropertyContext
    private let isMinimal: Bool

    /// Whether what clients have set is asked for.
    var wantsDead: Bool { mode != .some || wanted.contains { $0.live == nil || DeadSettings.isSettable($0.name) } }

    init(_ selection: PropertySelection, context: PropertyContext, isMinimal: Bool) {
        self.context = context
        self.isMinimal = isMinimal
        let names: [PropertyName]
        switch selection {
        case .names:
            mode = .names
            names = []
        case .all(let included):
            mode = .all
            names = included
        case .some(let some):
            mode = .some
            names = some
        }
        wanted = names.map { Wanted(name: $0, live: PropertyTable.byName[$0]) }
    }

    /// Whether the server computes a property of this resource.
    func isLive(_ name: PropertyName, on resource: Resource) -> Bool {
        PropertyTable.byName[name]?.value(resource, context) != nil
    }

    /// Whether a property is asked for, by name or with all names.
    func wants(_ name: PropertyName) -> Bool {
        mode == .names || wanted.contains { $0.name == name || $0.name == DAVName.supportedLivePropertySet }
    }

    /// The same, told what is known about access.
    func knowing(_ facts: AccessFacts) -> SelectedProperties {
        var copy = self
        copy.context.facts = facts
        return copy
    }

    /// - Parameters:
    ///   - resource: whose properties are told.
    ///   - given: properties that the caller has made itself, such as calendar-data.
    ///   - dead: what clients have set, by what it hangs on; of calendars, what their owners have set is known already.
    /// - Returns: those that are there, and (unless the client does not want to know) those that are not.
    func answer(
        _ resource: Resource,
        given: [PropertyAnswer] = [],
        dead: [PropertyHolder: DeadProperties] = [:]
    ) -> [PropertyStatus] {
        let dead = Self.dead(of: resource, dead, context).filter { name, _ in
            // What the server has made something of is told by the live property alone.
            mode == .some
                || PropertyTable.byName[PropertyName(name.namespace, name.name)]?.value(resource, context) == nil
        }
        var found: [PropertyAnswer] = []
        var missing: [PropertyAnswer] = []
        switch mode {
        case .names:
            for live in PropertyTable.all where live.value(resource, context) != nil {
                found.append(PropertyAnswer(live.name, .empty))
            }
            found += dead.keys.sorted().map { PropertyAnswer(PropertyName($0.namespace, $0.name), .empty) }
        case .all:
            for live in PropertyTable.all where live.isInAllprop {
                if let value = live.value(resource, context) { found.append(PropertyAnswer(live.name, value)) }
            }
            for (key, bytes) in dead.sorted(by: { $0.key < $1.key }) {
                let name = PropertyName(key.namespace, key.name)
                found.append(PropertyAnswer(name, .whole(XMLFragment(name: name, bytes: bytes))))
            }
        case .some: break
        }
        for item in wanted where mode == .some || !found.contains(where: { $0.name == item.name }) {
            if let given = given.first(where: { $0.name == item.name }) {
                found.append(given)
            } else if let value = item.live?.value(resource, context) {
                found.append(PropertyAnswer(item.name, value))
            } else if let bytes = dead[DeadPropertyName(namespace: item.name.namespace, name: item.name.local)] {
                found.append(PropertyAnswer(item.name, .whole(XMLFragment(name: item.name, bytes: bytes))))
            } else if !isMinimal {
                missing.append(PropertyAnswer(item.name, .empty))
            }
        }
        return [PropertyStatus(.ok, found), PropertyStatus(.notFound, missing)]
    }

    /// A faster way to tell the same of objects of a calendar; nil where only ``answer(_:given:dead:)`` can.
    func plan(base: String, hasData: Bool = false) -> ObjectPlan? {
        mode == .some ? ObjectPlan(wanted.map(\.name), base: base, hasData: hasData, isMinimal: isMinimal) : nil
    }

    private static func dead(
        of resource: Resource,
        _ read: [PropertyHolder: DeadProperties],
        _ context: PropertyContext
    ) -> DeadProperties {
        var dead = read.isEmpty || !resource.isReadable ? [:] : read[resource.propertyHolder(context.addresses)] ?? [:]
        // In a person's home it is their own that hang on it.
        if case .calendar(let calendar, _) = resource, calendar.isReadable || calendar.isMounted {
            dead.merge(calendar.properties.dead) { own, _ in own }
        }
        return dead
    }
}
