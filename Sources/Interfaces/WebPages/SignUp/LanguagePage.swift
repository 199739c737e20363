internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// The language and the time zone, at any time; before log-in the browser keeps them.
struct LanguagePage: Sendable {
    let services: PageServices

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let person = context.caller?.principal
        let language = person?.language ?? PreferenceCookie.language(of: request.headers, on: context.site) ?? ""
        let zone = person?.timeZone ?? PreferenceCookie.timeZone(of: request.headers, on: context.site) ?? ""
        return services.panel(view(language, zone, [], request, context), for: request, context)
    }

    func submit(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let language = TextTable.all.first { $0.language == form["language"] }?.language ?? ""
        let typed = form.trimmed("timeZone")
        let zone = try? ZoneRules.named(typed).name
        guard typed.isEmpty || zone != nil else {
            return services.panel(view(language, typed, [.timeZoneUnknown], request, context), for: request, context)
        }
        if var person = context.caller?.principal {
            person.language = language.isEmpty ? nil : language
            person.timeZone = zone
            try await services.accounts.update(person)
        }
        var response = services.redirect(
            to: context.caller == nil ? "/login" : "/account",
            saying: .saved,
            context
        )
        response.headers.addCookie(PreferenceCookie.setting(language: language, on: context.site))
        response.headers.addCookie(PreferenceCookie.setting(timeZone: zone ?? "", on: context.site))
        return response
    }

    private func view(
        _ language: String,
        _ zone: String,
        _ problems: [AccountProblem],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let form = services.form(
            "/language",
            texts[.save],
            [build.language(language), build.timeZone(zone)],
            context
        )
        return PanelView(
            title: texts[.languageAndTimeZone],
            summary: build.summary,
            intro: [texts[.languageWords]],
            sections: [PanelSection(form: form)]
        )
    }
}
