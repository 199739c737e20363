internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// The pages of staff: the state of the service, jobs, log-ins and the log of what staff did.
struct AdminPages: Sendable {
    let services: PageServices

    var desk: AccountDesk { services.desk }

    /// A member of staff, and what they may do.
    struct Member: Sendable {
        var principal: Principal
        var role: StaffRole
    }

    /// Runs the handler of a page for staff; for everybody else there is no such page. Staff logs in with two steps.
    func staff<Context: PublicRequestContext>(
        managingPeople: Bool = false,
        _ handler: @escaping @Sendable (Request, Context, Member) async throws -> Response
    ) -> @Sendable (Request, Context) async throws -> Response {
        services.personal { request, context, principal in
            guard let role = try await desk.staff.role(of: principal), !managingPeople || role.managesPeople else {
                throw AccountError.notFound
            }
            guard try await desk.secondFactor.isOn(for: principal) else {
                return services.redirect(to: "/account/two-step", saying: .staffNeedsTwoStep, context)
            }
            return try await handler(request, context, Member(principal: principal, role: role))
        }
    }

    func overview(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        let texts = services.texts(for: request, context)
        var links = [
            services.link("/admin/support", texts[.supportRequests]), services.link("/admin/jobs", texts[.jobs]),
            services.link("/admin/log", texts[.adminLog]),
        ]
        if member.role.managesPeople {
            links.insert(services.link("/admin/people", texts[.people]), at: 0)
            links.insert(services.link("/admin/invitations", texts[.invitations]), at: 1)
        }
        let people = try await services.accounts.listPrincipals()
        let jobs = try await desk.service.jobCounts()
        let facts = PanelSection.Facts([
            (texts[.people], "\(people.filter { $0.kind == .individual }.count)"),
            (texts[.pendingSignUps], "\(try await desk.staff.countPendingSignUps())"),
            (texts[.registration], texts[Self.words(of: desk.policy.registration)]),
            (texts[.mail], texts[desk.mailer.isConfigured ? .mailConfigured : .mailNotConfigured]),
            (texts[.mailsWaiting], "\(jobs.filter(\.isMail).reduce(0) { $0 + $1.waiting })"),
            (texts[.failedJobs], "\(jobs.reduce(0) { $0 + $1.failing + $1.givenUp })"),
        ])
        let findings = try await desk.service.findings().map { finding in
            [
                PanelTable.Cell.words(texts[finding.isSound ? .setupRight : .setupWrong]), .words(finding.what),
                .words(finding.detail),
            ]
        }
        let view = PanelView(
            title: texts[.administration],
            intro: [texts[.administrationWords]],
            sections: [
                PanelSection(facts: facts, links: links),
                PanelSection(
                    heading: texts[.serviceState],
                    table: PanelTable(
                        texts[.serviceState],
                        [texts[.setupResult], texts[.setupStep], texts[.setupFound]],
                        findings
                    )
                ),
            ]
        )
        return services.panel(view, for: request, context)
    }

    // MARK: Jobs

    func jobs(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        let texts = services.texts(for: request, context)
        let zone = services.zone(of: member.principal)
        let counts = try await desk.service.jobCounts().map { count in
            [count.kind, "\(count.waiting)", "\(count.failing)", "\(count.givenUp)"].map(PanelTable.Cell.words)
        }
        let failed = try await desk.service.failedJobs().map { job in
            [
                PanelTable.Cell.words(job.kind), .words(texts.dateAndTime(job.addedAt, in: zone)),
                .words("\(job.attempts)"), .words(job.error),
                button("/admin/jobs/\(job.id)/retry", .retryJob, "\(job.kind) \(job.id)", texts, context),
                button("/admin/jobs/\(job.id)/delete", .deleteJob, "\(job.kind) \(job.id)", texts, context),
            ]
        }
        let view = PanelView(
            title: texts[.jobs],
            sections: [
                PanelSection(
                    table: PanelTable(
                        texts[.jobs],
                        [texts[.jobKind], texts[.waiting], texts[.failing], texts[.givenUp]],
                        counts
                    )
                ),
                PanelSection(
                    heading: texts[.failedJobs],
                    paragraphs: failed.isEmpty ? [texts[.noneYet]] : [],
                    table: PanelTable(
                        texts[.failedJobs],
                        [
                            texts[.jobKind], texts[.made], texts[.attempts], texts[.reason], texts[.retryJob],
                            texts[.deleteJob],
                        ],
                        failed
                    )
                ),
                PanelSection(links: [services.link("/admin", texts[.administration])]),
            ]
        )
        return services.panel(view, for: request, context)
    }

    func retryJob(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        try await desk.staff.retryJob(try services.number(in: context), by: member.principal.name)
        return services.redirect(to: "/admin/jobs", saying: .done, context)
    }

    func deleteJob(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        try await desk.staff.deleteJob(try services.number(in: context), by: member.principal.name)
        return services.redirect(to: "/admin/jobs", saying: .done, context)
    }

    // MARK: The log

    func log(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        let texts = services.texts(for: request, context)
        let zone = services.zone(of: member.principal)
        let acts = try await desk.staff.acts().map { act in
            [texts.dateAndTime(act.at, in: zone), act.actor, texts[Self.words(of: act.kind)], act.subject]
                .map(PanelTable.Cell.words)
        }
        let attempts = try await desk.staff.attempts().map { count in
            [
                texts.dateAndTime(count.hour, in: zone), "\(count.succeeded)", "\(count.failed)",
                "\(count.addresses)",
            ].map(PanelTable.Cell.words)
        }
        let view = PanelView(
            title: texts[.adminLog],
            sections: [
                PanelSection(
                    heading: texts[.acts],
                    paragraphs: acts.isEmpty ? [texts[.noneYet]] : [],
                    table: PanelTable(
                        texts[.acts],
                        [texts[.time], texts[.userName], texts[.action], texts[.subject]],
                        acts
                    )
                ),
                PanelSection(
                    heading: texts[.logInAttempts],
                    paragraphs: [texts[.logInAttemptsWords]],
                    table: PanelTable(
                        texts[.logInAttempts],
                        [texts[.hour], texts[.succeeded], texts[.failed], texts[.fromAddresses]],
                        attempts
                    )
                ),
                PanelSection(links: [services.link("/admin", texts[.administration])]),
            ]
        )
        return services.panel(view, for: request, context)
    }

    // MARK: What the pages share

    func button(
        _ path: String,
        _ caption: TextKey,
        _ subject: String,
        _ texts: TextTable,
        _ context: some PublicRequestContext
    ) -> PanelTable.Cell {
        PanelTable.Cell(
            button: PanelTable.Cell.Button(
                target: services.renderer.prefix + path,
                token: context.caller?.token?.csrfToken ?? "",
                caption: texts[caption],
                spoken: "\(texts[caption]): \(subject)"
            )
        )
    }

    static func words(of registration: Registration) -> TextKey {
        switch registration {
        case .closed: .registrationIsClosed
        case .invitation: .registrationByInvitation
        case .open: .registrationIsOpen
        }
    }

    static func words(of role: StaffRole?) -> TextKey {
        switch role {
        case nil: .roleNone
        case .support: .roleSupport
        case .administrator: .roleAdministrator
        }
    }

    private static func words(of kind: AdministrativeAct.Kind) -> TextKey {
        switch kind {
        case .invited: .actInvited
        case .withdrewInvitation: .actWithdrew
        case .removedAccount: .actRemovedAccount
        case .setQuota: .actSetQuota
        case .setRole: .actSetRole
        case .removedSecondFactor: .actRemovedSecondFactor
        case .retriedJob: .actRetriedJob
        case .deletedJob: .actDeletedJob
        case .answeredSupport: .actAnswered
        }
    }
}
