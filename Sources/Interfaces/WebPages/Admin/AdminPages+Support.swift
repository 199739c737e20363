internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// Requests for support, and their answers. Staff sees what people wrote there, and nothing else of them.
extension AdminPages {
    func requests(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        let texts = services.texts(for: request, context)
        let zone = services.zone(of: member.principal)
        let rows = try await desk.support.requests().map { asked in
            [
                PanelTable.Cell(
                    words: texts.dateAndTime(asked.at, in: zone),
                    link: "\(services.renderer.prefix)/admin/support/\(asked.id)"
                ),
                .words(asked.name), .words("\(asked.answers.count)"),
            ]
        }
        let view = PanelView(
            title: texts[.supportRequests],
            intro: rows.isEmpty ? [texts[.noneYet]] : [],
            sections: [
                PanelSection(
                    table: PanelTable(
                        texts[.supportRequests],
                        [texts[.time], texts[.displayName], texts[.answers]],
                        rows
                    )
                ),
                PanelSection(links: [services.link("/admin", texts[.administration])]),
            ]
        )
        return services.panel(view, for: request, context)
    }

    func supportRequest(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ member: Member
    ) async throws -> Response {
        services.panel(try await view("", [], member, request, context), for: request, context)
    }

    func answer(_ request: Request, _ context: some PublicRequestContext, _ member: Member) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let id = try services.number(in: context)
        let message = form.trimmed("message")
        return try await services.attempt(request, context) {
            try await desk.support.answer(id, message, by: member.principal.name)
            return services.redirect(to: "/admin/support/\(id)", saying: .done, context)
        } again: { problems in
            try await view(message, problems, member, request, context)
        }
    }

    private func view(
        _ message: String,
        _ problems: [AccountProblem],
        _ member: Member,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let id = try services.number(in: context)
        guard let asked = try await desk.support.request(id) else { throw AccountError.notFound }
        let facts = PanelSection.Facts([
            (texts[.displayName], asked.name), (texts[.emailAddress], asked.email), (texts[.phone], asked.phone),
            (texts[.language], asked.language),
        ])
        let form = services.form(
            "/admin/support/\(id)/answer",
            texts[.send],
            [build.area(.message, .answer, message)],
            context
        )
        let zone = services.zone(of: member.principal)
        return PanelView(
            title: texts[.supportRequest],
            summary: build.summary,
            warning: desk.mailer.isConfigured ? nil : texts[.answersNotMailed],
            sections: [PanelSection(facts: facts)] + ContactPages.sections(of: asked, in: texts, zone: zone) + [
                PanelSection(form: form),
                PanelSection(links: [services.link("/admin/support", texts[.supportRequests])]),
            ]
        )
    }
}
