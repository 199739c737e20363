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

extension DAVServices {
    /// A multistatus about resources that are known already.
    func answer(about resources: [Resource], _ names: [PropertyName], _ request: DAVRequest) async throws -> DAVAnswer {
        let loaded = try await SelectedProperties(.some(names), for: request).load(resources, from: self)
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    for resource in loaded.resources { writer.response(resource) }
                }
            )
        )
    }
}
