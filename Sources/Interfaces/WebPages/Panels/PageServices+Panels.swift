internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

extension PageServices {
    /// A page of sections; what is wrong with a form makes it an error page.
    func panel(
        _ view: PanelView,
        for request: Request,
        _ context: some PublicRequestContext,
        status: HTTPResponse.Status? = nil
    ) -> Response {
        let isWrong = view.summary != nil
        return page(
            .panel,
            title: view.title,
            view,
            for: request,
            context,
            in: LogInFirst.path(of: request, self).hasPrefix(PageArea.account.path) ? .account : nil,
            isWrong: isWrong,
            status: status ?? (isWrong ? .unprocessableContent : .ok)
        )
    }

    /// A form of this session.
    func form(
        _ path: String,
        _ submit: String,
        _ fields: [FormField] = [],
        hidden: [String: String] = [:],
        _ context: some PublicRequestContext
    ) -> FormView {
        FormView(
            action: renderer.prefix + path,
            csrf: context.caller?.token?.csrfToken,
            submit: submit,
            hidden: hidden.sorted { $0.key < $1.key }.map { FormView.Hidden(key: $0.key, kept: $0.value) },
            fields: fields
        )
    }

    func link(_ path: String, _ words: String) -> PanelSection.Link {
        PanelSection.Link(target: renderer.prefix + path, words: words)
    }

    /// The last section of the pages that the account leads to.
    func backToAccount(_ texts: TextTable) -> PanelSection {
        PanelSection(links: [link("/account", texts[.backToAccount])])
    }

    func redirect(to path: String, saying notice: Notice, _ context: some PublicRequestContext) -> Response {
        var response = renderer.redirect(to: path)
        notice.add(to: &response, on: context.site)
        return response
    }

    /// Runs the handler of a page for somebody who is logged in; everybody else is led to the log-in.
    func personal<Context: PublicRequestContext>(
        _ handler: @escaping @Sendable (Request, Context, Principal) async throws -> Response
    ) -> @Sendable (Request, Context) async throws -> Response {
        { request, context in
            guard let principal = context.caller?.principal else { return toLogIn(context) }
            return try await handler(request, context, principal)
        }
    }

    /// Runs what may be refused, and shows the form again where it was.
    ///
    /// - Parameters:
    ///   - request: whose form it is.
    ///   - context: of the request.
    ///   - work: what the form asks for.
    ///   - again: the page with its form, and what is wrong.
    /// - Throws: what is no refusal.
    /// - Returns: what the work answers, else the form again.
    func attempt(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ work: () async throws -> Response,
        again: ([AccountProblem]) async throws -> PanelView
    ) async throws -> Response {
        let texts = texts(for: request, context)
        do {
            return try await work()
        } catch SelfServiceError.problems(let problems) {
            return panel(try await again(problems), for: request, context)
        } catch SelfServiceError.tooMany(let seconds) {
            var view = try await again([])
            let minutes = Int((seconds + 59) / 60)
            let words = texts.count(minutes, .tooManyTries, one: .tooManyTriesOne, as: "minutes")
            view.summary = PanelView.Summary(list: [PanelView.Summary.Fault(words: words)])
            var response = panel(view, for: request, context, status: .tooManyRequests)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        } catch SelfServiceError.passkeyRefused(let detail) {
            context.logger.notice("a passkey was refused", metadata: ["reason": "\(detail)"])
            var view = try await again([])
            let fault = PanelView.Summary.Fault(field: AccountField.passkey.rawValue, words: texts[.passkeyRefused])
            view.summary = PanelView.Summary(list: [fault])
            return panel(view, for: request, context)
        } catch SelfServiceError.linkInvalid {
            return renderer.problem(.gone, .linkInvalid, .linkInvalidWords, in: texts)
        } catch SelfServiceError.registrationClosed {
            return renderer.problem(.forbidden, .registrationClosed, .registrationClosedWords, in: texts)
        }
    }

    /// The secret of a link, from the query of its address or from a form; nil: not of that form.
    static func token(_ text: Substring?) -> TicketToken? { text.flatMap { TicketToken(String($0)) } }
}
