internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// What every page is made with.
struct PageServices: Sendable {
    let accounts: AccountService
    let sessions: SessionService
    let renderer: PageRenderer
    /// For people who have not chosen one.
    let zone: ZoneRules
    let language: String

    func texts(for request: Request, _ context: some PublicRequestContext) -> TextTable {
        .choose(person: context.caller?.principal.language, accepted: request.headers, server: language)
    }

    /// A page for a logged-in person; it shows the notice that the browser brings, once.
    func page(
        _ template: PageTemplate,
        title: String,
        _ view: Any,
        for request: Request,
        _ context: some PublicRequestContext,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let notice = Notice.carried(by: request.headers, on: context.site)
        var response = renderer.page(
            template,
            title: title,
            view,
            in: texts(for: request, context),
            for: context.caller,
            notice: notice,
            status: status
        )
        if notice != nil { Notice.remove(from: &response, on: context.site) }
        return response
    }
}
