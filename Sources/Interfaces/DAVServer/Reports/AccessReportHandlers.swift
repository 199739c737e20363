internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV

/// acl-principal-prop-set (RFC 3744 §9.2): properties of the principals that a list names, the owner first.
struct AccessPrincipalsHandler: Sendable {
    let services: DAVServices

    func respond(to names: [PropertyName], in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        var principals: [Principal]
        switch resource {
        case .home(let owner, _): principals = [owner]
        case .calendar(let calendar, _), .object(_, let calendar, _):
            let entries = try await services.calendars.sharing.access(to: calendar, as: request.principal.id)
            principals = []
            for case .principal(let id) in [.principal(calendar.owner)] + entries.map(\.grantee) {
                guard !principals.contains(where: { $0.id == id }),
                    let principal = try await services.accounts.findPrincipal(id: id)
                else { continue }
                principals.append(principal)
            }
        default: throw DAVError.unsupportedReport(DAVName.aclPrincipalPropSet)
        }
        return try await services.answer(about: principals.map(Resource.principal), names, request)
    }
}

/// principal-match (RFC 3744 §9.3): who the person is, or what is theirs.
struct PrincipalMatchHandler: Sendable {
    let services: DAVServices

    func respond(to message: PrincipalMatch, in request: DAVRequest) async throws -> DAVAnswer {
        let viewer = request.principal
        let resource = try await services.finder(for: viewer).find(request.target)
        var found: [Resource] = []
        switch (message.property, resource) {
        case (nil, .root), (nil, .principals):
            let groups = try await services.accounts.listGroups(of: viewer.id)
            let delegators = try await services.accounts.listDelegators(of: viewer.id)
            found = ([viewer] + groups).map(Resource.principal)
            found += delegators.map { .proxyGroup($0.principal, $0.access) }
        case (nil, .principal(let principal)):
            if principal.id == viewer.id { found = [resource] }
        case (DAVName.owner?, .home(let owner, _)):
            found = try await services.calendars.collections.listCollections(of: owner.id, as: viewer.id)
                .filter { $0.owner == viewer.id }.map { .calendar($0, owner: owner) }
        default: break
        }
        return try await services.answer(about: found, message.properties, request)
    }
}

extension DAVServices {
    /// A multistatus about resources that are known already.
    func answer(about resources: [Resource], _ names: [PropertyName], _ request: DAVRequest) async throws -> DAVAnswer {
        try Self.requireFew(.some(names))
        let properties = try await completed(
            selected(.some(names), for: request),
            about: resources,
            for: request.principal
        )
        let addresses = addresses
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    for resource in resources {
                        writer.response(href: resource.address(addresses), properties.answer(resource))
                    }
                }
            )
        )
    }
}
