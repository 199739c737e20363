internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// The second factor: switched on with an authenticator app, with codes for recovery, and off again.
struct TwoStepPage: Sendable {
    let services: PageServices

    private static let path = "/account/two-step"
    private var factor: SecondFactorService { services.desk.secondFactor }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(try await overview([], person, request, context), for: request, context)
    }

    func begin(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        try await act(request, context, person) { password in
            guard try await !factor.isOn(for: person) else {
                return services.renderer.redirect(to: Self.path)
            }
            let token = try await factor.beginSetUp(knowing: password, of: person, from: context.clientAddress)
            guard let view = try await setUp(token, [], person, request, context) else {
                throw SelfServiceError.linkInvalid
            }
            return services.panel(view, for: request, context)
        }
    }

    func finish(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        return try await services.attempt(request, context) {
            guard let token = TicketToken(form["setup"]) else { throw SelfServiceError.linkInvalid }
            let codes = try await factor.finishSetUp(token, code: form.trimmed("code"), of: person)
            context.logger.notice("a second factor was switched on", metadata: ["name": "\(person.name)"])
            return services.panel(recovery(codes, request, context), for: request, context)
        } again: { problems in
            guard let token = TicketToken(form["setup"]),
                let view = try await setUp(token, problems, person, request, context)
            else { return PanelView(title: texts[.twoStep]) }
            return view
        }
    }

    func switchOff(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        try await act(request, context, person) { password in
            try await factor.switchOff(knowing: password, of: person, from: context.clientAddress)
            context.logger.notice("a second factor was switched off", metadata: ["name": "\(person.name)"])
            return services.redirect(to: "/account", saying: .twoStepOff, context)
        }
    }

    func renewCodes(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        try await act(request, context, person) { password in
            let codes = try await factor.renewCodes(knowing: password, of: person, from: context.clientAddress)
            return services.panel(recovery(codes, request, context), for: request, context)
        }
    }

    /// What only the password of a form stands before.
    private func act<Context: PublicRequestContext>(
        _ request: Request,
        _ context: Context,
        _ person: Principal,
        _ work: (String) async throws -> Response
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            try await work(form["password"])
        } again: { problems in
            try await overview(problems, person, request, context)
        }
    }

    private func overview(
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        func form(_ path: String, _ button: TextKey) -> FormView {
            let password = build.password(.password, .presentPassword, autocomplete: "current-password")
            return services.form(path, texts[button], [password], context)
        }
        let back = services.backToAccount(texts)
        guard try await factor.isOn(for: person) else {
            return PanelView(
                title: texts[.twoStep],
                summary: build.summary,
                intro: [texts[.twoStepWords], texts[.twoStepAppsWords]],
                sections: [PanelSection(form: form("\(Self.path)/begin", .twoStepBegin)), back]
            )
        }
        let left = try await factor.codesLeft(of: person)
        // A page of its own: what is wrong stands at the one form.
        if request.uri.path.hasSuffix("/codes") {
            return PanelView(
                title: texts[.newRecoveryCodes],
                summary: build.summary,
                intro: [texts[.newRecoveryCodesWords]],
                sections: [PanelSection(form: form("\(Self.path)/codes", .makeRecoveryCodes)), back]
            )
        }
        return PanelView(
            title: texts[.twoStep],
            summary: build.summary,
            intro: [texts[.twoStepIsOn], texts.count(left, .recoveryCodesLeft, one: .recoveryCodesLeftOne)],
            sections: [
                PanelSection(links: [
                    services.link("\(Self.path)/codes", texts[.newRecoveryCodes]),
                    services.link("/account/app-passwords", texts[.appPasswords]),
                ]),
                PanelSection(heading: texts[.twoStepOffTitle], form: form("\(Self.path)/off", .twoStepSwitchOff)),
                back,
            ]
        )
    }

    /// nil: the set-up has expired.
    private func setUp(
        _ token: TicketToken,
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView? {
        guard let secret = try await factor.newSecret(token, of: person) else { return nil }
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let uri = SecondFactorService.keyURI(secret: secret, host: context.site.host, of: person)
        let form = services.form(
            "\(Self.path)/finish",
            texts[.twoStepSwitchOn],
            [build.text(.code, .codeOfApp, "", autocomplete: "one-time-code", mode: "numeric")],
            hidden: ["setup": token.text],
            context
        )
        return PanelView(
            title: texts[.twoStepSetUp],
            summary: build.summary,
            intro: [texts[.twoStepScan]],
            sections: [
                PanelSection(picture: QRCode.svg(of: uri, label: texts[.twoStepPicture])),
                PanelSection(
                    paragraphs: [texts[.twoStepType]],
                    codes: PanelSection.Codes(all: [Self.grouped(secret)])
                ),
                PanelSection(paragraphs: [texts[.twoStepThen]], form: form),
            ]
        )
    }

    private func recovery(
        _ codes: [String],
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        return PanelView(
            title: texts[.recoveryCodes],
            intro: [texts[.recoveryCodesWords]],
            sections: [
                PanelSection(codes: PanelSection.Codes(all: codes)),
                PanelSection(
                    paragraphs: [texts[.twoStepAppsWords]],
                    links: [
                        services.link("/account/app-passwords", texts[.appPasswords]),
                        services.link("/account", texts[.backToAccount]),
                    ]
                ),
            ]
        )
    }

    /// In groups of four, to be typed.
    private static func grouped(_ secret: String) -> String {
        let letters = Array(secret)
        return stride(from: 0, to: letters.count, by: 4)
            .map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: " ")
    }
}
