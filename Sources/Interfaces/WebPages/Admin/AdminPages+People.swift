internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// Accounts as staff sees them: a user name and figures; no profile, no calendars, no places.
extension AdminPages {
    func people(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        let texts = services.texts(for: request, context)
        let roles = Dictionary(
            try await desk.staff.list().map { ($0.principal.id, $0.role) },
            uniquingKeysWith: { first, _ in first }
        )
        var rows: [[PanelTable.Cell]] = []
        let all = try await services.accounts.listPrincipals()
        let start = ListPart.start(request.uri.queryParameters["from"].map { String($0) }, of: all.count)
        let shown = Array(all.dropFirst(start).prefix(ListPart.rows))
        let storages = try await desk.homes.storage(of: shown)
        for person in shown {
            let storage = storages[person.id]
            rows.append([
                PanelTable.Cell(words: person.name, link: "\(services.renderer.prefix)/admin/people/\(person.name)"),
                .words(texts[Self.words(of: person.kind)]),
                .words(storage.map { "\($0.used >> 20) / \($0.quota >> 20) MB" } ?? ""),
                .words(texts[Self.words(of: roles[person.id])]),
            ])
        }
        let view = PanelView(
            title: texts[.people],
            intro: [texts[.peopleWords]],
            sections: [
                PanelSection(
                    table: PanelTable(
                        texts[.people],
                        [texts[.userName], texts[.kind], texts[.storage], texts[.role]],
                        rows
                    )
                ),
                PanelSection(
                    paragraphs: ListPart.words(start, of: all.count, .partOfAccounts, texts),
                    links: ListPart.links(start, of: all.count, services, "/admin/people", texts)
                ),
                PanelSection(links: [services.link("/admin", texts[.administration])]),
            ]
        )
        return services.panel(view, for: request, context)
    }

    func person(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        let person = try await named(in: context)
        return services.panel(try await view(of: person, [], request, context), for: request, context)
    }

    func setQuota(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        let person = try await named(in: context)
        var request = request
        let form = try await FormBody(collecting: &request)
        let typed = form.trimmed("quota")
        return try await services.attempt(request, context) {
            let megabytes = Int(typed)
            guard typed.isEmpty || megabytes.map({ (0...100_000_000).contains($0) }) == true else {
                throw SelfServiceError.problems([.quotaWrong])
            }
            try await desk.staff.setQuota(megabytes.map { $0 << 20 }, of: person, by: member.principal.name)
            return services.redirect(to: "/admin/people/\(person.name)", saying: .done, context)
        } again: { problems in
            try await view(of: person, problems, request, context)
        }
    }

    func setRole(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        let person = try await named(in: context)
        var request = request
        let form = try await FormBody(collecting: &request)
        guard person.id != member.principal.id else {
            throw AccountError.notFound  // One's own role is changed by another administrator.
        }
        try await desk.staff.setRole(StaffRole(rawValue: form["role"]), of: person, by: member.principal.name)
        context.logger.notice("a role was set by staff", metadata: ["name": "\(person.name)"])
        return services.redirect(to: "/admin/people/\(person.name)", saying: .done, context)
    }

    func removeSecondFactor(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        let person = try await named(in: context)
        try await desk.staff.removeSecondFactor(of: person, by: member.principal.name)
        return services.redirect(to: "/admin/people/\(person.name)", saying: .done, context)
    }

    /// Asks for the name of the account once more.
    func removePerson(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        let person = try await named(in: context)
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            guard form.trimmed("confirmation").lowercased() == person.name, person.id != member.principal.id else {
                throw SelfServiceError.problems([.confirmationWrong])
            }
            try await desk.staff.remove(person, by: member.principal.name)
            context.logger.notice("an account was removed by staff", metadata: ["name": "\(person.name)"])
            return services.redirect(to: "/admin/people", saying: .done, context)
        } again: { problems in
            try await view(of: person, problems, request, context)
        }
    }

    // MARK: Invitations

    func invitations(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        services.panel(try await invitationView(nil, "", [], member, request, context), for: request, context)
    }

    func invite(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let email = form.trimmed("email")
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            let path = try await desk.staff.invite(email, language: texts.language, by: member.principal.name)
            let view = try await invitationView(path, "", [], member, request, context)
            return services.panel(view, for: request, context)
        } again: { problems in
            try await invitationView(nil, email, problems, member, request, context)
        }
    }

    func withdrawInvitation(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        try await desk.staff.withdrawInvitation(try services.number(in: context), by: member.principal.name)
        return services.redirect(to: "/admin/invitations", saying: .done, context)
    }

    private func invitationView(
        _ path: String?,
        _ email: String,
        _ problems: [AccountProblem],
        _ member: Member,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let zone = services.zone(of: member.principal)
        let rows = try await desk.staff.invitations().map { ticket in
            [
                PanelTable.Cell.words("\(ticket.id)"), .words(ticket.payload),
                .words(texts.dateAndTime(ticket.expiresAt, in: zone)),
                button("/admin/invitations/\(ticket.id)/withdraw", .withdraw, "\(ticket.id)", texts, context),
            ]
        }
        let fields = [
            build.text(.email, .emailAddress, email, type: "email", autocomplete: "off", hint: .inviteHint)
        ]
        var sections: [PanelSection] = []
        if let path {
            sections.append(
                PanelSection(
                    heading: texts[.invitationMade],
                    paragraphs: [texts[.invitationMadeWords]],
                    codes: PanelSection.Codes(all: [context.site.origin + services.renderer.prefix + path])
                )
            )
        }
        sections.append(PanelSection(form: services.form("/admin/invitations", texts[.invite], fields, context)))
        sections.append(
            PanelSection(
                heading: texts[.openInvitations],
                paragraphs: rows.isEmpty ? [texts[.noneYet]] : [],
                table: PanelTable(
                    texts[.openInvitations],
                    [texts[.number], texts[.emailAddress], texts[.goodUntil], texts[.action]],
                    rows
                )
            )
        )
        sections.append(PanelSection(links: [services.link("/admin", texts[.administration])]))
        return PanelView(
            title: texts[.invitations],
            summary: build.summary,
            intro: [texts[desk.policy.registration == .closed ? .invitationsNeedSetting : .invitationsWords]],
            sections: sections
        )
    }

    // MARK: One account

    private func named(in context: some PublicRequestContext) async throws -> Principal {
        try await services.accounts.principal(named: context.parameters.get("name") ?? "")
    }

    private func view(
        of person: Principal,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let path = "/admin/people/\(person.name)"
        let storage = try await desk.homes.storage(of: person)
        let role = try await desk.staff.role(of: person)
        let isTwoStep = try await desk.secondFactor.isOn(for: person)
        var sections = [
            PanelSection(
                facts: PanelSection.Facts([
                    (texts[.kind], texts[Self.words(of: person.kind)]),
                    (texts[.storage], storage.map { "\($0.used >> 20) / \($0.quota >> 20) MB" } ?? ""),
                    (texts[.role], texts[Self.words(of: role)]),
                    (texts[.twoStep], texts[isTwoStep ? .switchedOn : .switchedOff]),
                ])
            )
        ]
        if storage != nil {
            let field = build.text(
                .quota,
                .quotaInMegabytes,
                "",
                autocomplete: "off",
                mode: "numeric",
                hint: .quotaHint
            )
            sections.append(PanelSection(form: services.form("\(path)/quota", texts[.save], [field], context)))
        }
        if person.kind == .individual {
            let roles = [("", texts[.roleNone])] + StaffRole.allCases.map { ($0.rawValue, texts[Self.words(of: $0)]) }
            let field = build.choice(.role, .role, roles, chosen: role?.rawValue ?? "")
            sections.append(PanelSection(form: services.form("\(path)/role", texts[.save], [field], context)))
        }
        if isTwoStep {
            var form = services.form("\(path)/two-step-off", texts[.twoStepSwitchOff], [], context)
            form.isSecond = true
            sections.append(PanelSection(paragraphs: [texts[.lostFactorWords]], form: form))
        }
        let field = build.text(.confirmation, .typeUserName, "", autocomplete: "off")
        var removal = services.form("\(path)/remove", texts[.deleteForEver], [field], context)
        removal.isDanger = true
        sections.append(
            PanelSection(
                heading: texts[.removeAccount],
                paragraphs: [texts[.removeAccountWords]],
                form: removal
            )
        )
        sections.append(PanelSection(links: [services.link("/admin/people", texts[.people])]))
        return PanelView(title: person.name, summary: build.summary, sections: sections)
    }

    private static func words(of kind: PrincipalKind) -> TextKey {
        switch kind {
        case .individual: .kindIndividual
        case .group: .kindGroup
        case .resource: .kindResource
        case .room: .kindRoom
        }
    }
}
