internal import Accounts
internal import Calendars
internal import WebDAV

/// principal-match (RFC 3744 §9.3): the principals that the person is, or the resources that name them in a property.
///
/// A resource names the person where the property holds the address of their principal, or of a group that they are in.
struct PrincipalMatchHandler: Sendable {
    let services: DAVServices

    func respond(to message: PrincipalMatch, in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let resource = try await finder.find(request.target)
        let identities = try await identities(of: request.principal)
        guard let property = message.property else {
            let here = resource.address(services.addresses)
            let found = identities.filter { identity in
                switch resource {
                case .root, .principals: true
                case .principal, .proxyGroup: identity.address(services.addresses) == here
                case .homes, .home, .calendar, .object, .file: false
                }
            }
            return try await services.answer(about: found, message.properties, request)
        }
        let search = Search(
            property: property,
            matched: try SelectedProperties(.some([property]), for: request),
            shown: try SelectedProperties(.some(message.properties), for: request),
            identities: identities,
            finder: finder,
            services: services
        )
        return DAVAnswer(.multiStatus, .multistatus(search.pages([.members(of: resource)])))
    }

    /// The principals that match a person: themselves, their groups, and the proxy groups that they are in.
    private func identities(of person: Principal) async throws -> [Resource] {
        let groups = try await services.accounts.listGroups(of: person.id)
        let delegators = try await services.accounts.listDelegators(of: person.id)
        return ([person] + groups).map(Resource.principal)
            + delegators.map { .proxyGroup($0.principal, $0.access) }
    }
}

/// One search by a property on its way through what lies below a resource.
private struct Search: Sendable {
    let property: PropertyName
    let matched: SelectedProperties
    let shown: SelectedProperties
    let identities: [Resource]
    let finder: ResourceFinder
    let services: DAVServices

    /// What is still to be looked at.
    enum Step: Sendable {
        case members(of: Resource)
        case objects(of: CalendarCollection, owner: Principal, after: String?)
    }

    /// One step is one page.
    func pages(_ steps: [Step]) -> MultistatusPages {
        guard let step = steps.first else { return .whole { _ in } }
        return MultistatusPages { writer in
            let (found, next) = try await look(at: step)
            for resource in try await shown.load(try await matching(found), from: services).resources {
                writer.response(resource)
            }
            let rest = next + steps.dropFirst()
            return rest.isEmpty ? nil : pages(rest)
        }
    }

    /// The resources of a step, and the steps that they lead to.
    private func look(at step: Step) async throws -> ([Resource], [Step]) {
        switch step {
        case .members(of: .calendar(let calendar, let owner)):
            return ([], calendar.isReadable ? [.objects(of: calendar, owner: owner, after: nil)] : [])
        case .members(let resource):
            var members = try await finder.members(of: resource, pageSize: services.configuration.pageSize)
            if case .principals = resource {
                for identity in identities.dropFirst() { members.append(identity) }
            }
            return (members, members.filter(\.isCollection).map { .members(of: $0) })
        case .objects(let calendar, let owner, let last):
            let limit = services.configuration.pageSize
            let page = try await services.calendars.objects.listObjects(
                in: calendar,
                after: last,
                limit: limit,
                as: finder.viewer.id
            )
            let next: [Step] =
                page.count == limit ? [.objects(of: calendar, owner: owner, after: page.last?.name)] : []
            return (page.map { .object($0, in: calendar, owner: owner) }, next)
        }
    }

    private func matching(_ resources: [Resource]) async throws -> [Resource] {
        let addresses = Set(identities.map { $0.address(services.addresses) })
        return try await matched.load(resources, from: services).resources.filter { loaded in
            loaded.render().contains { status in
                status.status == .ok
                    && status.properties.contains { answer in
                        answer.value.hrefs.contains { canonical($0).map(addresses.contains) ?? false }
                    }
            }
        }
        .map(\.resource)
    }

    /// The address that an href leads to, as the server writes it; nil: it leads elsewhere.
    private func canonical(_ text: String) -> String? {
        guard let href = try? Href(reference: text) else { return nil }
        switch Target(href, prefix: services.configuration.prefix) {
        case .principal(let name): return services.addresses.principal(name)
        case .proxyGroup(let name, let access): return services.addresses.proxyGroup(name, access)
        default: return nil
        }
    }
}
