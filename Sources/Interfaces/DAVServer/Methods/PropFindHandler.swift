internal import Accounts
internal import Calendars
internal import WebDAV

/// PROPFIND (RFC 4918 §9.1).
struct PropFindHandler: Sendable {
    let services: DAVServices

    func respond(to message: PropFind, in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let resource = try await finder.find(request.target)
        let properties = try await services.prepared(message.selection, for: request)
        let depth = request.depth ?? .infinity
        var answer = DAVAnswer(.multiStatus)
        let includesRoot = !(request.preferences.depthNoRoot && depth != .zero)
        switch resource {
        case .calendar(let calendar, let owner) where depth != .zero:
            let properties = try await services.completed(properties, about: [resource], for: request.principal)
            // Free-busy access shows the calendar, but nothing in it.
            guard calendar.privileges.isSuperset(of: .read) else {
                answer.body = .multistatus(try await whole(includesRoot ? [resource] : [], properties, request))
                break
            }
            answer.body = .multistatus(
                objects(
                    of: calendar,
                    owner: owner,
                    after: nil,
                    properties,
                    request,
                    root: includesRoot ? resource : nil
                )
            )
        case .root, .principals, .homes, .home,
            .file where resource.isCollection:
            guard depth != .infinity || request.depth == nil else {
                throw DAVError(
                    .forbidden,
                    DAVCondition("propfind-finite-depth"),
                    "Depth: infinity is answered for a calendar only"
                )
            }
            let members = depth == .one ? try await members(of: resource, in: request) : []
            let all = (includesRoot ? [resource] : []) + members
            let properties = try await services.completed(properties, about: all, for: request.principal)
            answer.body = .multistatus(try await whole(all, properties, request))
        case .principal, .proxyGroup, .object, .calendar, .file:
            let members = depth == .zero ? [] : try await members(of: resource, in: request)
            let all = (includesRoot ? [resource] : []) + members
            let properties = try await services.completed(properties, about: all, for: request.principal)
            answer.body = .multistatus(try await whole(all, properties, request))
        }
        return answer
    }

    private func whole(
        _ resources: [Resource],
        _ properties: SelectedProperties,
        _ request: DAVRequest
    ) async throws -> MultistatusPages {
        let addresses = services.addresses
        let dead = try await services.deadProperties(of: resources, properties, for: request)
        return .whole { writer in
            for resource in resources {
                let isRoot = if case .root = resource { true } else { false }
                let address = isRoot ? addresses.root(asked: request.href) : resource.address(addresses)
                writer.response(href: address, properties.answer(resource, dead: dead))
            }
        }
    }

    private func members(of resource: Resource, in request: DAVRequest) async throws -> [Resource] {
        let principal = request.principal
        switch resource {
        case .root: return [.principals, .homes]
        case .principals: return [.principal(principal)]
        case .homes:
            let state = try await services.calendars.collections.home(of: principal.id, as: principal.id)
            return [.home(principal, state)]
        case .home(let owner, _):
            let calendars = try await services.calendars.collections.listCollections(of: owner.id, as: principal.id)
            let files = owner.id == principal.id ? try await entries(in: nil, of: owner, principal) : []
            return calendars.map { .calendar($0, owner: owner) } + files
        case .file(let entry, let owner): return try await entries(in: entry.path, of: owner, principal)
        case .principal(let found):
            // Another's are seen by who is in them, who finds them in DAV:group-membership.
            guard found.id == principal.id, found.kind.hasHome else { return [] }
            return DelegateAccess.allCases.map { .proxyGroup(found, $0) }
        case .proxyGroup, .calendar, .object: return []
        }
    }

    /// All that is in a folder, or the files and folders of a home.
    private func entries(
        in folder: FilePath?,
        of owner: Principal,
        _ viewer: Principal
    ) async throws -> [Resource] {
        let limit = services.configuration.pageSize
        var found: [Resource] = []
        var last: String?
        while true {
            let page = try await services.calendars.files.listEntries(
                in: folder,
                of: owner.id,
                after: last,
                limit: limit,
                as: viewer.id
            )
            found += page.map { .file($0, owner: owner) }
            guard page.count == limit else { return found }
            last = page.last?.path.name
        }
    }

    /// A calendar and its objects, page by page in the order of names.
    private func objects(
        of calendar: CalendarCollection,
        owner: Principal,
        after name: String?,
        _ properties: SelectedProperties,
        _ request: DAVRequest,
        root: Resource?
    ) -> MultistatusPages {
        let services = services
        return MultistatusPages { writer in
            let limit = services.configuration.pageSize
            let page = try await services.calendars.objects.listObjects(
                in: calendar,
                after: name,
                limit: limit,
                as: request.principal.id
            )
            let base = services.addresses.calendar(owner.name, calendar.name)
            if let plan = properties.plan(base: base) {
                if let root {
                    let dead = try await services.deadProperties(of: [root], properties, for: request)
                    writer.response(href: base, properties.answer(root, dead: dead))
                }
                for object in page { plan.write(object, into: &writer) }
            } else {
                let resources = page.map { Resource.object($0, in: calendar, owner: owner) }
                let all = (root.map { [$0] } ?? []) + resources
                let dead = try await services.deadProperties(of: all, properties, for: request)
                if let root { writer.response(href: base, properties.answer(root, dead: dead)) }
                for (object, resource) in zip(page, resources) {
                    writer.response(href: base + Href.encode(object.name), properties.answer(resource, dead: dead))
                }
            }
            guard page.count == limit, let last = page.last else { return nil }
            return objects(of: calendar, owner: owner, after: last.name, properties, request, root: nil)
        }
    }
}
