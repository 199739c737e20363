internal import CalDAV
internal import Calendars
internal import WebDAV

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
        let statuses = try await statuses(resource, message.items, request, level: 0, &left)
        let href = resource.address(services.addresses)
        return DAVAnswer(.multiStatus, .multistatus(.whole { $0.response(href: href, statuses) }))
    }

    private func statuses(
        _ resource: Resource,
        _ items: [ExpandProperty.Item],
        _ request: DAVRequest,
        level: Int,
        _ left: inout Int
    ) async throws -> [PropertyStatus] {
        guard level <= Self.deepest else { throw DAVError(.forbidden, "expand-property nests too deep") }
        let properties = try await services.completed(
            services.prepared(.some(items.map(\.name)), for: request),
            about: [resource],
            for: request.principal
        )
        let dead = try await services.deadProperties(of: [resource], properties, for: request)
        var statuses = properties.answer(resource, dead: dead)
        for index in statuses.indices where statuses[index].status == .ok {
            for place in statuses[index].properties.indices {
                let answer = statuses[index].properties[place]
                guard let item = items.first(where: { $0.name == answer.name }), !item.items.isEmpty,
                    case .content(let content) = answer.value
                else { continue }
                var expanded: [Markup] = []
                for part in content {
                    expanded.append(try await self.expanded(part, item.items, request, level, &left))
                }
                statuses[index].properties[place].value = .content(expanded)
            }
        }
        return statuses
    }

    /// A `DAV:href` as the `DAV:response` of what it names; anything else, and what is not there, stays as it is.
    private func expanded(
        _ part: Markup,
        _ items: [ExpandProperty.Item],
        _ request: DAVRequest,
        _ level: Int,
        _ left: inout Int
    ) async throws -> Markup {
        guard case .element(DAVName.href, _, let text) = part, case .text(let path)? = text.first,
            let href = try? Href(reference: path), let target = Target(href, prefix: services.configuration.prefix),
            let resource = try? await services.finder(for: request.principal).find(target)
        else { return part }
        left -= 1
        guard left >= 0 else {
            throw DAVError(
                .insufficientStorage,
                DAVCondition("number-of-matches-within-limits"),
                "more than \(Self.most) resources to expand"
            )
        }
        let statuses = try await statuses(resource, items, request, level: level + 1, &left)
        return .element(DAVName.response, [.href(path)] + statuses.compactMap(\.markup))
    }
}
