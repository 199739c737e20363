internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import WebDAV
internal import XMLStream

/// The second step of an answer about properties: some resources, with all that the selected properties are made of.
struct LoadedProperties: Sendable {
    /// In the order in which they were asked for.
    let resources: [LoadedResource]
    private let shared: LoadedResource.Shared
    private let services: DAVServices

    fileprivate init(
        _ selected: SelectedProperties,
        of resources: [Resource],
        from services: DAVServices
    ) async throws {
        var context = try await services.propertyContext(for: selected)
        context.facts = try await AccessFacts(about: resources, selected.needs, services, context.viewer)
        try await self.init(resources, LoadedResource.Shared(selected: selected, context: context), services)
    }

    private init(_ resources: [Resource], _ shared: LoadedResource.Shared, _ services: DAVServices) async throws {
        let dead = try await services.deadProperties(of: resources, for: shared.selected)
        self.shared = shared
        self.services = services
        self.resources = resources.map { resource in
            // Who may read nothing in a calendar is not told what was set on it either.
            let own = dead.isEmpty || !resource.isReadable ? nil : dead[resource.propertyHolder(services.addresses)]
            return LoadedResource(resource, dead: own ?? [:], shared)
        }
    }

    /// The same for another page: members of the collections whose facts are known already.
    func load(next members: [Resource]) async throws -> LoadedProperties {
        try await LoadedProperties(members, shared, services)
    }
}

extension SelectedProperties {
    /// The second step: reads what the properties of these resources are made of.
    func load(_ resources: [Resource], from services: DAVServices) async throws -> LoadedProperties {
        try await LoadedProperties(self, of: resources, from: services)
    }

    /// As ``load(_:from:)-([Resource],_)``, for one resource.
    func load(_ resource: Resource, from services: DAVServices) async throws -> LoadedResource {
        let loaded = try await LoadedProperties(self, of: [resource], from: services)
        return loaded.resources[0]
    }
}

/// A resource with all that its selected properties are made of: what the third step renders.
struct LoadedResource: Sendable {
    /// What all resources of one answer have in common.
    fileprivate final class Shared: Sendable {
        let selected: SelectedProperties
        let context: PropertyContext

        init(selected: SelectedProperties, context: PropertyContext) {
            self.selected = selected
            self.context = context
        }
    }

    let resource: Resource
    /// What clients have set.
    private let dead: DeadProperties
    private let shared: Shared

    fileprivate init(_ resource: Resource, dead: DeadProperties, _ shared: Shared) {
        self.resource = resource
        self.shared = shared
        // In a person's home it is their own that hang on a calendar; what its owner has set came with it.
        if case .calendar(let calendar, _) = resource, calendar.isReadable || calendar.isMounted {
            self.dead = dead.merging(calendar.properties.dead) { own, _ in own }
        } else {
            self.dead = dead
        }
    }

    /// The address under which the answer tells of it (RFC 4918 §9.1): the beginning has several.
    var href: String {
        if case .root = resource { return shared.context.addresses.root(asked: shared.selected.request.href) }
        return resource.address(shared.context.addresses)
    }

    /// Whether the server computes a property of this resource.
    func isLive(_ name: PropertyName) -> Bool { live(PropertyTable.byName[name]) != nil }

    /// The third step.
    ///
    /// - Parameter given: properties that the caller has made itself, such as calendar-data.
    /// - Returns: those that are there, and (unless the client does not want to know) those that are not.
    func render(given: [PropertyAnswer] = []) -> [PropertyStatus] {
        let mode = shared.selected.mode
        let dead = told
        var found: [PropertyAnswer] = []
        var missing: [PropertyAnswer] = []
        switch mode {
        case .names:
            for property in PropertyTable.all where live(property) != nil {
                found.append(PropertyAnswer(property.name, .empty))
            }
            found += dead.keys.sorted().map { PropertyAnswer(PropertyName($0.namespace, $0.name), .empty) }
        case .all:
            for property in PropertyTable.all where property.isInAllprop {
                if let value = live(property) { found.append(PropertyAnswer(property.name, value)) }
            }
            for (key, bytes) in dead.sorted(by: { $0.key < $1.key }) {
                let name = PropertyName(key.namespace, key.name)
                found.append(PropertyAnswer(name, .whole(XMLFragment(name: name, bytes: bytes))))
            }
        case .some: break
        }
        for item in shared.selected.wanted where mode == .some || !found.contains(where: { $0.name == item.name }) {
            if let given = given.first(where: { $0.name == item.name }) {
                found.append(given)
            } else if let value = live(item.live) {
                found.append(PropertyAnswer(item.name, value))
            } else if let bytes = dead[DeadPropertyName(namespace: item.name.namespace, name: item.name.local)] {
                found.append(PropertyAnswer(item.name, .whole(XMLFragment(name: item.name, bytes: bytes))))
            } else if !shared.selected.isMinimal {
                missing.append(PropertyAnswer(item.name, .empty))
            }
        }
        return [PropertyStatus(.ok, found), PropertyStatus(.notFound, missing)]
    }

    /// The dead properties that are told: what the server has made something of is told by the live property alone.
    private var told: DeadProperties {
        guard shared.selected.mode != .some else { return dead }
        return dead.filter { name, _ in !isLive(PropertyName(name.namespace, name.name)) }
    }

    private func live(_ property: LiveProperty?) -> PropertyValue? { property?.value(resource, shared.context) }
}

extension MultistatusWriter {
    /// A resource with the properties that are asked for.
    mutating func response(_ loaded: LoadedResource, given: [PropertyAnswer] = []) {
        response(href: loaded.href, loaded.render(given: given))
    }
}

extension DAVServices {
    /// What the properties are made of besides the resources and who may do what with them.
    fileprivate func propertyContext(for selected: SelectedProperties) async throws -> PropertyContext {
        let request = selected.request
        let viewer = request.principal
        var context = PropertyContext(
            viewer: viewer,
            addresses: addresses,
            limits: calendars.limits,
            defaultQuota: calendars.limits.homeBytes,
            now: clock.now(),
            push: push
        )
        guard let (owner, _) = request.target.place else { return context }
        if selected.needs.contains(.locks) {
            context.locks = try await finder(for: viewer).lockScope(request.target)
        }
        // A quota is told to whose it is.
        if selected.needs.contains(.quota), owner == viewer.name {
            context.homes[owner] = try await calendars.collections.home(of: viewer.id, as: viewer.id)
        }
        if selected.needs.contains(.availability) {
            let person = try await finder(for: viewer).owner(owner).id
            let text = try? await calendars.scheduling.availability(of: person, as: viewer.id)
            // RFC 7809 §3.1.3: also of iCalendar data in a property.
            context.availabilities[owner] = text.map {
                let bytes = request.timeZones.apply(to: Array($0.utf8), limits: calendars.limits.calendar)
                return String(decoding: bytes, as: UTF8.self)
            }
        }
        return context
    }

    /// The dead properties of some resources, where any are asked for; one query for each kind of them.
    fileprivate func deadProperties(
        of resources: [Resource],
        for selected: SelectedProperties
    ) async throws -> [PropertyHolder: DeadProperties] {
        guard selected.wantsDead else { return [:] }
        var holders: [PropertyHolder] = []
        var partial: [PropertyHolder] = []
        var owner: PrincipalID?
        for resource in resources {
            // What is set on a calendar came with the calendar.
            if case .calendar = resource { continue }
            // A viewer who sees only a part of an object does not see what its owner has set on it.
            if case .object(let object, _, _) = resource, object.isPartial {
                partial.append(resource.propertyHolder(addresses))
                continue
            }
            holders.append(resource.propertyHolder(addresses))
            owner = resource.propertyOwner ?? owner
        }
        let viewer = selected.request.principal.id
        var found: [PropertyHolder: DeadProperties] = [:]
        if !holders.isEmpty {
            found = try await calendars.properties.deadProperties(of: holders, ownedBy: owner, as: viewer)
        }
        if !partial.isEmpty {
            found.merge(try await calendars.properties.deadProperties(of: partial, ownedBy: nil, as: viewer)) {
                own,
                _ in own
            }
        }
        return found
    }
}
