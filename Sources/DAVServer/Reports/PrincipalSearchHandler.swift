internal import Accounts
internal import CalDAV
internal import WebDAV
internal import XMLStream

/// principal-property-search and principal-search-property-set (RFC 3744 §9.4, §9.5).
///
/// Who else has an account is not told, so the only principal that can be found is the person who asks.
struct PrincipalSearchHandler: Sendable {
    let services: DAVServices

    private static let searchable = [
        DAVName.displayName, AppleName.emailAddressSet, CalDAVName.calendarUserAddressSet,
        CalDAVName.calendarUserType,
    ]

    func respond(to message: PrincipalPropertySearch, in request: DAVRequest) -> DAVAnswer {
        let principal = request.principal
        let results = message.criteria.map { criterion in
            criterion.properties.allSatisfy { name in
                Self.values(of: name, principal).contains { criterion.matchType.matches($0, criterion.match) }
            }
        }
        let isFound = message.anyOf && !results.isEmpty ? results.contains(true) : !results.contains(false)
        let properties = services.selected(.some(message.properties), for: request)
        let href = services.addresses.principal(principal.name)
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    if isFound { writer.response(href: href, properties.answer(.principal(principal))) }
                }
            )
        )
    }

    func searchProperties() -> DAVAnswer {
        var writer = XMLWriter(prefixes: Namespace.prefixes)
        writer.declaration()
        writer.open(DAVName.principalSearchPropertySet)
        for name in Self.searchable {
            Markup.element(
                DAVName.principalSearchProperty,
                [
                    .element(DAVName.prop, [.element(name)]),
                    .element(DAVName.description, attributes: [.init("xml:lang", "en")], [.text(name.local)]),
                ]
            ).write(into: &writer)
        }
        writer.close(DAVName.principalSearchPropertySet)
        return DAVAnswer(.ok, .bytes(writer.take(), type: DAVAnswer.xml))
    }

    private static func values(of name: PropertyName, _ principal: Principal) -> [String] {
        switch name {
        case DAVName.displayName: [principal.displayName]
        case AppleName.emailAddressSet: principal.emails
        case CalDAVName.calendarUserAddressSet: principal.emails.map { "mailto:\($0)" }
        case CalDAVName.calendarUserType: ["INDIVIDUAL"]
        default: []
        }
    }
}
