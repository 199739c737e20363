internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import MailScheduling
internal import Publishing

/// The page whose link stands in a mail: the recipient answers without an account, or wants no more mails.
struct MailedInvitationPage: Sendable {
    let services: PageServices
    let invitations: MailedInvitationService
    /// Of tokens that open nothing.
    let guesses: PublicLimit
    /// Of answers.
    let questions: PublicLimit

    private struct View {
        var invitation: String
        var title: String
        var state: String?
        var times: [String]
        var repeats: Bool
        var place: String?
        var description: [String]
        var isOpen: Bool
        var choices: [SharedEventView.Choice]
        var answered: String?
        var problem: String?
        var isStopping: Bool
        var isStopped: Bool
        var path: String
        var csrf: String?
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await page(request, context)
    }

    /// Nothing is answered by opening a link: programs that look into mails open all of them.
    func answer(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard try await questions.allows(context.clientAddress) else { throw AccountError.busy(retryAfterSeconds: 60) }
        var request = request
        let form = try await FormBody(collecting: &request)
        let token = try await token(context)
        try await questions.count(context.clientAddress)
        guard let choice = AnswerChoice(name: form["choice"]) else {
            return try await page(request, context, problem: .mailedChoose)
        }
        guard try await answered(choice, token) else {
            return try await page(request, context, problem: .mailedNotTaken)
        }
        return services.renderer.redirect(to: "/i/\(token.text)")
    }

    /// Whether the answer was taken.
    private func answered(_ choice: AnswerChoice, _ token: AnswerToken) async throws(AccountError) -> Bool {
        do throws(AccountError) {
            try await invitations.answer(choice.status, to: token)
            return true
        } catch {
            guard case .invalidValue = error else { throw error }
            return false
        }
    }

    func askToStop(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await page(request, context, isStopping: true)
    }

    /// Also what a mail program sends by itself when its user wants no more (RFC 8058).
    func stop(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let token = try await token(context)
        try await stop(token, context)
        return try await page(request, context, isStopping: true, isStopped: true)
    }

    /// - Throws: ``AccountError/notFound`` where the path has no token.
    private func token(_ context: some PublicRequestContext) async throws(AccountError) -> AnswerToken {
        guard try await guesses.allows(context.clientAddress) else { throw .busy(retryAfterSeconds: 60) }
        guard let token = AnswerToken(context.parameters.get("token") ?? "") else {
            try await guesses.count(context.clientAddress)
            throw .notFound
        }
        return token
    }

    private func stop(_ token: AnswerToken, _ context: some PublicRequestContext) async throws(AccountError) {
        do throws(AccountError) {
            try await invitations.stop(token)
        } catch {
            if error == .notFound { try await guesses.count(context.clientAddress) }
            throw error
        }
    }

    private func shown(
        _ token: AnswerToken,
        _ context: some PublicRequestContext
    ) async throws(AccountError) -> MailedInvitationService.Shown {
        do throws(AccountError) {
            return try await invitations.read(token)
        } catch {
            if error == .notFound { try await guesses.count(context.clientAddress) }
            throw error
        }
    }

    private func page(
        _ request: Request,
        _ context: some PublicRequestContext,
        problem: TextKey? = nil,
        isStopping: Bool = false,
        isStopped: Bool = false
    ) async throws -> Response {
        let token = try await token(context)
        let shown = try await shown(token, context)
        let texts = services.texts(for: request, context)
        let asked = request.uri.queryParameters["answer"].flatMap { AnswerChoice(name: String($0)) }
        let answered = AnswerChoice.allCases.first { $0.status == shown.status }
        let chosen = asked ?? answered ?? .accepted
        let state: TextKey? = shown.isCancelled ? .eventCancelled : nil
        let view = View(
            invitation: texts.text(.eventInvitation, ["name": shown.sender]),
            title: shown.title.isEmpty ? texts[.untitled] : shown.title,
            state: state.map { texts[$0] },
            times: shown.occurrences.map { SharedEventView.words(of: $0, texts) },
            repeats: shown.isRecurring,
            place: shown.place.isEmpty ? nil : shown.place,
            description: shown.description.split(separator: "\n").map(String.init),
            isOpen: shown.isOpen && !isStopping,
            choices: AnswerChoice.allCases.map { choice in
                SharedEventView.Choice(
                    value: choice.name,
                    name: texts[SharedEventView.words(choice)],
                    isChosen: choice == chosen
                )
            },
            answered: answered.map { choice in
                switch choice {
                case .accepted: texts[.answeredAccepted]
                case .maybe: texts[.answeredMaybe]
                case .declined: texts[.answeredDeclined]
                }
            },
            problem: problem.map { texts[$0] },
            isStopping: isStopping && !isStopped,
            isStopped: isStopped,
            path: "\(services.renderer.prefix)/i/\(token.text)",
            csrf: context.caller?.token?.csrfToken
        )
        let status: HTTPResponse.Status = problem == nil ? .ok : .unprocessableContent
        return services.page(
            .mailed,
            title: view.title,
            view,
            for: request,
            context,
            isWrong: problem != nil,
            status: status
        )
    }
}

extension AnswerChoice {
    /// The PARTSTAT (RFC 5545 §3.2.12).
    fileprivate var status: String {
        switch self {
        case .accepted: "ACCEPTED"
        case .maybe: "TENTATIVE"
        case .declined: "DECLINED"
        }
    }
}
