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
    private let context: PropertyContext
    private let isMinimal: Bool

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

    /// - Parameters:
    ///   - resource: whose properties are told.
    ///   - given: properties that the caller has made itself, such as calendar-data.
    /// - Returns: those that are there, and (unless the client does not want to know) those that are not.
    func answer(_ resource: Resource, given: [PropertyAnswer] = []) -> [PropertyStatus] {
        var found: [PropertyAnswer] = []
        var missing: [PropertyAnswer] = []
        switch mode {
        case .names:
            for live in PropertyTable.all where live.value(resource, context) != nil {
                found.append(PropertyAnswer(live.name, .empty))
            }
            found += deadNames(of: resource).map { PropertyAnswer($0, .empty) }
        case .all:
            for live in PropertyTable.all where live.isInAllprop {
                if let value = live.value(resource, context) { found.append(PropertyAnswer(live.name, value)) }
            }
            for name in deadNames(of: resource) {
                if let value = dead(name, of: resource) { found.append(PropertyAnswer(name, value)) }
            }
        case .some: break
        }
        for item in wanted where mode == .some || !found.contains(where: { $0.name == item.name }) {
            if let given = given.first(where: { $0.name == item.name }) {
                found.append(given)
            } else if let value = item.live?.value(resource, context) ?? dead(item.name, of: resource) {
                found.append(PropertyAnswer(item.name, value))
            } else if !isMinimal {
                missing.append(PropertyAnswer(item.name, .empty))
            }
        }
        return [PropertyStatus(.ok, found), PropertyStatus(.notFound, missing)]
    }

    private func dead(_ name: PropertyName, of resource: Resource) -> PropertyValue? {
        guard case .calendar(let calendar, _) = resource, !calendar.properties.dead.isEmpty,
            let bytes = calendar.properties.dead[DeadPropertyName(namespace: name.namespace, name: name.local)]
        else { return nil }
        return .whole(XMLFragment(name: name, bytes: bytes))
    }

    private func deadNames(of resource: Resource) -> [PropertyName] {
        guard case .calendar(let calendar, _) = resource else { return [] }
        return calendar.properties.dead.keys.sorted().map { PropertyName($0.namespace, $0.name) }
    }
}
