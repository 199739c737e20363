internal import Accounts
internal import CalDAV
internal import WebDAV
internal import XMLStream

/// principal-property-search and principal-search-property-set (RFC 3744 §9.4, §9.5).
///
/// Rooms, resources and groups are found by any part of their names. Other people are found by who knows an address of theirs: a list of who has an
/// account is not told.
struct PrincipalSearchHandler: Sendable {
    let services: DAVServices

    private static let searchable = [
        DAVName.displayName, AppleName.emailAddressSet, CalDAVName.calendarUserAddressSet,
        CalDAVName.calendarUserType,
    ]

    /// Each is compared with each principal.
    private static let mostConditions = 100

    func respond(to message: PrincipalPropertySearch, in request: DAVRequest) async throws -> DAVAnswer {
        let viewer = request.principal
        guard message.criteria.reduce(0, { $0 + $1.properties.count }) <= Self.mostConditions else {
            throw DAVError(.badRequest, "at most \(Self.mostConditions) conditions are looked at")
        }
        let resource = try await services.finder(for: viewer).find(request.target)
        guard message.applyToPrincipalCollectionSet || Self.isAnswered(DAVName.principalSearchPropertySet, by: resource)
        else { throw DAVError.unsupportedReport(DAVName.principalPropertySearch) }
        var found: [Resource] = []
        for principal in try await services.accounts.listPrincipals() where isFound(principal, message, viewer) {
            found.append(.principal(principal))
        }
        return try await services.answer(about: found, message.properties, request)
    }

    private func isFound(_ principal: Principal, _ message: PrincipalPropertySearch, _ viewer: Principal) -> Bool {
        let isOpen = principal.id == viewer.id || principal.kind != .individual
        let results = message.criteria.map { criterion in
            criterion.properties.allSatisfy { name in
                Self.values(of: name, principal).contains { value in
                    isOpen
                        ? criterion.matchType.matches(value, criterion.match)
                        : Self.isWhole(name, value, criterion.match)
                }
            }
        }
        guard isOpen || results.contains(true) else { return false }
        return message.anyOf && !results.isEmpty ? results.contains(true) : !results.contains(false)
    }

    /// Somebody else is found by who knows an address of theirs, whole.
    private static func isWhole(_ name: PropertyName, _ value: String, _ match: String) -> Bool {
        let match = match.lowercased()
        let value = value.lowercased()
        return name != DAVName.displayName && name != CalDAVName.calendarUserType
            && (value == match || value == "mailto:\(match)")
    }

    private static func isAnswered(_ report: XMLName, by resource: Resource) -> Bool {
        ReportMessage.supported(on: resource).contains(report)
    }

    func searchProperties(in request: DAVRequest) async throws -> DAVAnswer {
        let resource = try await services.finder(for: request.principal).find(request.target)
        guard Self.isAnswered(DAVName.principalSearchPropertySet, by: resource) else {
            throw DAVError.unsupportedReport(DAVName.principalSearchPropertySet)
        }
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
        case CalDAVName.calendarUserType: [principal.kind.calendarUserType]
        default: []
        }
    }
}
