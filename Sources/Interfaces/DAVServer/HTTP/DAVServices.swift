internal import Accounts
internal import CalDAV
internal import Calendars
internal import CivilTime
internal import WebDAV

/// What the handlers share.
struct DAVServices: Sendable {
    let calendars: CalendarService
    let accounts: AccountService
    let configuration: DAVConfiguration
    let clock: any WallClock
    let addresses: Addresses

    /// PRODID of what the server writes itself.
    static let productIdentifier = "-//Travlendar+//CalDAV//EN"

    init(
        calendars: CalendarService,
        accounts: AccountService,
        configuration: DAVConfiguration,
        clock: any WallClock
    ) {
        self.clock = clock
        self.calendars = calendars
        self.accounts = accounts
        self.configuration = configuration
        addresses = Addresses(prefix: configuration.prefix)
    }

    func finder(for principal: Principal) -> ResourceFinder {
        ResourceFinder(calendars: calendars, accounts: accounts, viewer: principal)
    }

    /// The same, whose writes are done only while the fences stand; `retry` counts the attempts of the request.
    func fenced(by fences: [WriteFence], retrying retry: RetryPolicy) -> DAVServices {
        DAVServices(
            calendars: calendars.fenced(by: fences, retrying: retry),
            accounts: accounts,
            configuration: configuration,
            clock: clock
        )
    }

    /// Looks the properties up. Locks and quotas are told by ``prepared(_:for:)`` only, which reads them.
    func selected(_ selection: PropertySelection, for request: DAVRequest) -> SelectedProperties {
        SelectedProperties(selection, context: context(for: request), isMinimal: request.preferences.returnMinimal)
    }

    /// Each is looked for on each resource, and answered for.
    private static let mostProperties = 1000

    /// - Throws: 400 where more properties are asked for than anybody has.
    static func requireFew(_ selection: PropertySelection) throws(DAVError) {
        switch selection {
        case .names: return
        case .all(let names), .some(let names):
            guard names.count <= mostProperties else {
                throw DAVError(.badRequest, "at most \(mostProperties) properties are told at once")
            }
        }
    }

    /// As ``selected(_:for:)``, with what the properties need of the home besides the resources themselves.
    func prepared(_ selection: PropertySelection, for request: DAVRequest) async throws -> SelectedProperties {
        try Self.requireFew(selection)
        var context = context(for: request)
        if let (owner, _) = request.target.place {
            if selection.includes(DAVName.lockDiscovery) {
                context.locks = try await finder(for: request.principal).lockScope(request.target)
            }
            // A quota is told to whose it is.
            if case .some(let names) = selection, names.contains(where: QuotaProperties.names.contains),
                owner == request.principal.name
            {
                let viewer = request.principal.id
                context.homes[owner] = try await calendars.collections.home(of: viewer, as: viewer)
            }
            if case .some(let names) = selection, names.contains(where: InboxSettings.availabilityNames.contains) {
                let person = try await finder(for: request.principal).owner(owner).id
                let text = try? await calendars.scheduling.availability(of: person, as: request.principal.id)
                // RFC 7809 §3.1.3: also of iCalendar data in a property.
                context.availabilities[owner] = text.map {
                    let bytes = request.timeZones.apply(to: Array($0.utf8), limits: calendars.limits.calendar)
                    return String(decoding: bytes, as: UTF8.self)
                }
            }
        }
        return SelectedProperties(selection, context: context, isMinimal: request.preferences.returnMinimal)
    }

    private func context(for request: DAVRequest) -> PropertyContext {
        PropertyContext(
            viewer: request.principal,
            addresses: addresses,
            limits: calendars.limits,
            defaultQuota: calendars.limits.homeBytes,
            now: clock.now()
        )
    }

    /// The dead properties of some resources, where any are asked for; one query for each kind of them.
    func deadProperties(
        of resources: [Resource],
        _ properties: SelectedProperties,
        for request: DAVRequest
    ) async throws -> [PropertyHolder: DeadProperties] {
        guard properties.wantsDead else { return [:] }
        var holders: [PropertyHolder] = []
        var partial: [PropertyHolder] = []
        var owner: PrincipalID?
        for resource in resources {
            // What is set on a calendar came with the calendar.
            if case .calendar = resource { continue }
            // Who sees only a part of an object does not see what its owner has set on it.
            if case .object(let object, _, _) = resource, object.isPartial {
                partial.append(resource.propertyHolder(addresses))
                continue
            }
            holders.append(resource.propertyHolder(addresses))
            owner = resource.propertyOwner ?? owner
        }
        let viewer = request.principal.id
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
