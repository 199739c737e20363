internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// expand-property (RFC 3253 §3.8): properties that hold hrefs, with properties of the resources they name.
struct ExpandPropertyHandler: Sendable {
    let services: DAVServices

    /// Nobody nests deeper in earnest, and each level may ask for further resources.
    private static let deepest = 3
    /// Resources that one request may ask for: groups of people point to each other.
    private static let most = 1_000

    func respond(to message: ExpandProperty, in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        var left = Self.most
        let (loaded, statuses) = try await expand(resource, message.items, request, level: 0, &left)
        return DAVAnswer(.multiStatus, .multistatus(.whole { $0.response(href: loaded.href, statuses) }))
    }

    private func expand(
        _ resource: Resource,
        _ items: [ExpandProperty.ExpandedProperty],
        _ request: DAVRequest,
        level: Int,
        _ left: inout Int
    ) async throws -> (LoadedResource, [PropertyStatus]) {
        guard level <= Self.deepest else { throw DAVError(.forbidden, "expand-property nests too deep") }
        let selected = try SelectedProperties(.some(items.map(\.name)), for: request)
        let loaded = try await selected.load(resource, from: services)
        var statuses = loaded.render()
        for index in statuses.indices where statuses[index].status == .ok {
            for place in statuses[index].properties.indices {
                let answer = statuses[index].properties[place]
                guard let item = items.first(where: { $0.name == answer.name }), !item.items.isEmpty else { continue }
                statuses[index].properties[place].value =
                    try await expanded(answer.value, item.items, request, level, &left)
            }
        }
        return (loaded, statuses)
    }

    /// A value with the resources that its hrefs name in their place.
    private func expanded(
        _ value: PropertyValue,
        _ items: [ExpandProperty.ExpandedProperty],
        _ request: DAVRequest,
        _ level: Int,
        _ left: inout Int
    ) async throws -> PropertyValue {
        switch value {
        case .empty, .text, .bytes: return value
        case .content(let content):
            var expanded: [Markup] = []
            for part in content { expanded.append(try await self.expanded(part, items, request, level, &left)) }
            return .content(expanded)
        case .whole(let fragment):
            // What a client has set may name resources like what the server computes.
            guard case .element(_, _, let content)? = try? Markup(openingHrefsOf: fragment) else {
                return value
            }
            var expanded: [Markup] = []
            for part in content { expanded.append(try await self.expanded(part, items, request, level, &left)) }
            return .content(expanded)
        }
    }

    /// A `DAV:href` as the `DAV:response` of what it names; anything else, and what is not there, stays as it is.
    private func expanded(
        _ part: Markup,
        _ items: [ExpandProperty.ExpandedProperty],
        _ request: DAVRequest,
        _ level: Int,
        _ left: inout Int
    ) async throws -> Markup {
        guard case .element(let name, let attributes, let content) = part else { return part }
        guard name == DAVName.href else {
            var expanded: [Markup] = []
            for part in content { expanded.append(try await self.expanded(part, items, request, level, &left)) }
            return .element(name, attributes: attributes, expanded)
        }
        guard case .text(let path)? = content.first, let href = try? Href(reference: path),
            let target = Target(href, prefix: services.configuration.prefix)
        else { return part }
        left -= 1
        guard left >= 0 else {
            throw DAVError(
                .insufficientStorage,
                DAVCondition("number-of-matches-within-limits"),
                "more than \(Self.most) resources to expand"
            )
        }
        guard let resource = try await resource(at: target, request) else { return part }
        var inner = request
        inner.target = target
        let (_, statuses) = try await expand(resource, items, inner, level: level + 1, &left)
        return .element(DAVName.response, [.href(path)] + statuses.compactMap(\.markup))
    }

    /// nil: there is nothing, or nothing that the person may see.
    private func resource(at target: Target, _ request: DAVRequest) async throws -> Resource? {
        do {
            return try await services.finder(for: request.principal).findIfThere(target)
        } catch CalendarError.forbidden {
            return nil
        }
    }
}
