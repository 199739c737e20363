internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// On which a person tells somebody of the service by mail.
struct RecommendationPage: Sendable {
    let services: PageServices

    static let path = "/account/recommend"

    private var recommendations: RecommendationService { services.desk.recommendations }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        guard recommendations.isOffered else { throw AccountError.notFound }
        return services.panel(view("", [], request, context), for: request, context)
    }

    func submit(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let email = form.trimmed("email")
        return try await services.attempt(request, context) {
            try await recommendations.recommend(to: email, by: person)
            return services.redirect(to: "/account", saying: .recommended, context)
        } again: { problems in
            view(email, problems, request, context)
        }
    }

    private func view(
        _ email: String,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let field = build.text(.email, .emailAddress, email, type: "email", autocomplete: "off")
        return PanelView(
            title: texts[.recommendTitle],
            summary: build.summary,
            intro: [texts[.recommendWords]],
            sections: [PanelSection(form: services.form(Self.path, texts[.send], [field], context))]
        )
    }
}
