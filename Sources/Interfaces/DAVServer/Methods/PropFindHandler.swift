internal import Accounts
internal import Calendars
internal import WebDAV

/// PROPFIND (RFC 4918 §9.1).
struct PropFindHandler: Sendable {
    let services: DAVServices

    func respond(to message: PropFind, in request: DAVRequest) async throws -> DAVAnswer {
        let finder = services.finder(for: request.principal)
        let resource = try await finder.find(request.target)
        let selected = try SelectedProperties(message.selection, for: request)
        let depth = request.depth ?? .infinity
        let pageSize = services.configuration.pageSize
        var answer = DAVAnswer(.multiStatus)
        let includesRoot = !(request.preferences.depthNoRoot && depth != .zero)
        switch resource {
        case .calendar(let calendar, let owner) where depth != .zero:
            let loaded = try await selected.load([resource], from: services)
            // Free-busy access shows the calendar, but nothing in it.
            guard calendar.privileges.isSuperset(of: .read) else {
                answer.body = .multistatus(Self.whole(includesRoot ? loaded.resources : []))
                break
            }
            let listing = Listing(
                calendar: calendar,
                owner: owner,
                loaded: loaded,
                plan: selected.plan(base: services.addresses.calendar(owner.name, calendar.name))
            )
            answer.body = .multistatus(
                objects(listing, after: nil, request, root: includesRoot ? loaded.resources : [])
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
            let members = depth == .one ? try await finder.members(of: resource, pageSize: pageSize) : []
            let all = (includesRoot ? [resource] : []) + members
            answer.body = .multistatus(Self.whole(try await selected.load(all, from: services).resources))
        case .principal, .proxyGroup, .object, .calendar, .file:
            let members = depth == .zero ? [] : try await finder.members(of: resource, pageSize: pageSize)
            let all = (includesRoot ? [resource] : []) + members
            answer.body = .multistatus(Self.whole(try await selected.load(all, from: services).resources))
        }
        return answer
    }

    private static func whole(_ resources: [LoadedResource]) -> MultistatusPages {
        .whole { writer in
            for resource in resources { writer.response(resource) }
        }
    }

    /// A calendar whose objects are listed.
    private struct Listing: Sendable {
        let calendar: CalendarCollection
        let owner: Principal
        let loaded: LoadedProperties
        let plan: ObjectPlan?
    }

    /// A calendar and its objects, page by page in the order of names.
    private func objects(
        _ listing: Listing,
        after name: String?,
        _ request: DAVRequest,
        root: [LoadedResource]
    ) -> MultistatusPages {
        let services = services
        return MultistatusPages { writer in
            let limit = services.configuration.pageSize
            let page = try await services.calendars.objects.listObjects(
                in: listing.calendar,
                after: name,
                limit: limit,
                as: request.principal.id
            )
            for resource in root { writer.response(resource) }
            if let plan = listing.plan {
                for object in page { plan.write(object, into: &writer) }
            } else {
                let objects = page.map { Resource.object($0, in: listing.calendar, owner: listing.owner) }
                for resource in try await listing.loaded.load(next: objects).resources { writer.response(resource) }
            }
            guard page.count == limit, let last = page.last else { return nil }
            return self.objects(listing, after: last.name, request, root: [])
        }
    }
}
