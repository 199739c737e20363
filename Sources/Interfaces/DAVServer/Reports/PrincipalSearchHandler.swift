internal import Accounts
internal import CalDAV
internal import Calendars
internal import WebDAV
internal import XMLStream

/// principal-property-search and principal-search-property-set (RFC 3744 §9.4, §9.5), and CalendarServer's search for
/// invitees.
///
/// ``PeopleDirectory`` decides who is found by a part of a name; everybody else is found by a complete address.
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
        let directory = try await directory(for: viewer)
        let found = directory.principals.filter { isFound($0, message, isOpen: directory.isOpen($0)) }
        return try await services.answer(about: found.map(Resource.principal), message.properties, request)
    }

    private func directory(for viewer: Principal) async throws -> PeopleDirectory.Listing {
        let visibility = services.configuration.directory
        return try await PeopleDirectory(
            calendars: services.calendars,
            accounts: services.accounts,
            visibility: visibility
        )
        .listing(for: viewer)
    }

    /// Tokens of a search for invitees, and whom it names at most.
    private static let mostTokens = 20
    private static let mostFound = 100

    /// calendarserver-principal-search: each token stands in the name or an address. As in CalendarServer, a search in
    /// which no token has two characters finds nobody.
    func respond(to message: CalendarUserSearch, in request: DAVRequest) async throws -> DAVAnswer {
        guard message.tokens.count <= Self.mostTokens else {
            throw DAVError(.badRequest, "at most \(Self.mostTokens) tokens are looked for")
        }
        let resource = try await services.finder(for: request.principal).find(request.target)
        guard message.applyToPrincipalCollectionSet || Self.isAnswered(AppleName.principalSearch, by: resource) else {
            throw DAVError.unsupportedReport(AppleName.principalSearch)
        }
        let directory = try await directory(for: request.principal)
        let tokens = message.tokens.map { $0.lowercased() }
        var found: [Principal] = []
        if tokens.contains(where: { $0.count > 1 }) {
            found = directory.principals.filter { principal in
                Self.isMeant(principal.kind, message.context)
                    && Self.isFound(principal, tokens, isOpen: directory.isOpen(principal))
            }
        }
        let limit = min(message.limit ?? Self.mostFound, Self.mostFound)
        let names = PropertySelection.some(message.properties)
        let loaded = try await SelectedProperties(names, for: request)
            .load(found.prefix(limit).map(Resource.principal), from: services)
        let isTruncated = found.count > limit
        return DAVAnswer(
            .multiStatus,
            .multistatus(
                .whole { writer in
                    for resource in loaded.resources { writer.response(resource) }
                    guard isTruncated else { return }
                    writer.response(
                        href: request.href.encoded,
                        status: .insufficientStorage,
                        condition: DAVCondition("number-of-matches-within-limits")
                    )
                }
            )
        )
    }

    private static func isMeant(_ kind: PrincipalKind, _ context: CalendarUserSearch.Context) -> Bool {
        switch context {
        case .attendee: true
        case .user: kind == .individual
        case .group: kind == .group
        case .location: kind == .room
        case .resource: kind == .resource
        }
    }

    private static func isFound(_ principal: Principal, _ tokens: [String], isOpen: Bool) -> Bool {
        let addresses = principal.emails.map { $0.lowercased() }
        guard isOpen else { return tokens.contains { token in addresses.contains { isWhole($0, token) } } }
        let texts = addresses + [principal.displayName.lowercased()]
        return tokens.allSatisfy { token in texts.contains { $0.contains(token) } }
    }

    /// Both in lower case.
    private static func isWhole(_ address: String, _ token: String) -> Bool {
        token == address || token == "mailto:\(address)"
    }

    private func isFound(_ principal: Principal, _ message: PrincipalPropertySearch, isOpen: Bool) -> Bool {
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

    /// Anybody is found by a complete address of theirs.
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
