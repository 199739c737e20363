internal import Accounts
internal import ByteText
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

/// A request of somebody who is logged in, with what every page of theirs needs.
struct Visit: Sendable {
    let services: PageServices
    let caller: Caller
    let site: Site
    let fields: HTTPFields
    /// The parts of the path that the route names with a colon, decoded.
    let parameters: [String: String]
    let query: [String: String]
    /// Empty for a GET.
    let form: FormBody
    let texts: TextTable
    /// Whether trips of the person are about to be planned; false for a form.
    let isPlanning: Bool
    let zone: ZoneRules
    let now: Instant
    /// Taken before anything was read; see ``OpenPages/mark()``.
    let mark: String

    var person: Principal { caller.principal }
    /// The day of the person's clock.
    var today: CivilDate { zone.local(now).date }
    /// The token that forms carry.
    var csrf: String { caller.token?.csrfToken ?? "" }
    var prefix: String { services.renderer.prefix }

    /// A part of the path.
    ///
    /// - Throws: ``AccountError/notFound`` where it cannot be read.
    func parameter(_ name: String) throws -> String {
        guard let value = parameters[name] else { throw AccountError.notFound }
        return value
    }

    /// A page of this visit; it shows the notice that the browser brings, once.
    ///
    /// `isLive`: whether its parts that are marked with `data-live` keep up with what changes while it is open.
    func page(
        _ template: PageTemplate,
        title: String,
        _ view: Any,
        in area: PageArea? = nil,
        isLive: Bool = false,
        isWrong: Bool = false,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let isPlanning = isPlanning && isLive && status == .ok
        let notice = Notice.carried(by: fields, on: site)
        var response = services.renderer.page(
            template,
            title: title,
            view,
            in: texts,
            for: caller,
            area: area,
            notice: notice,
            isPlanning: isPlanning,
            mark: isLive && status == .ok ? mark : nil,
            isWrong: isWrong,
            status: status
        )
        // A page that is loaded again soon says it once more.
        if notice != nil, !isPlanning { Notice.remove(from: &response, on: site) }
        return response
    }

    /// The page of a form: with problems it is answered as one that could not be accepted (422), and says so in its
    /// title.
    func formPage(
        _ template: PageTemplate,
        title: String,
        _ view: Any,
        in area: PageArea? = nil,
        isLive: Bool = false,
        problems: FormProblems,
        isStale: Bool = false
    ) -> Response {
        page(
            template,
            title: title,
            view,
            in: area,
            isLive: isLive,
            isWrong: !problems.isEmpty || isStale,
            status: !problems.isEmpty ? .unprocessableContent : isStale ? .conflict : .ok
        )
    }

    /// Leads to another page, which says what was done.
    func redirect(to path: String, saying notice: Notice? = nil) -> Response {
        var response = services.renderer.redirect(to: path)
        notice?.add(to: &response, on: site)
        return response
    }
}
