internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import SelfService

/// The passkeys of an account: listed, made, named, removed.
struct PasskeyPages: Sendable {
    let services: PageServices

    static let path = "/account/passkeys"

    private var passkeys: PasskeyService { services.desk.passkeys }

    func show(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        services.panel(try await overview([], person, request, context), for: request, context)
    }

    /// Asks for the password, then for the passkey on a page of its own.
    func begin(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            let token = try await passkeys.beginMaking(
                of: person,
                knowing: form["password"],
                from: context.clientAddress
            )
            let device = DeviceText.of(userAgent: request.headers[.userAgent])
            let view = try await making(token, label: device, [], person, request, context)
            return services.panel(view, for: request, context)
        } again: { problems in
            try await overview(problems, person, request, context)
        }
    }

    func finish(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        var request = request
        let form = try await FormBody(collecting: &request)
        guard let token = TicketToken(form["setup"]) else {
            return services.renderer.redirect(to: Self.path)
        }
        return try await services.attempt(request, context) {
            try await passkeys.finishMaking(
                token,
                PasskeyAnswer(form),
                label: form.trimmed("label"),
                of: person,
                at: services.passkeySite(context)
            )
            context.logger.notice("a passkey was added", metadata: ["name": "\(person.name)"])
            return services.redirect(to: Self.path, saying: .passkeyAdded, context)
        } again: { problems in
            try await making(token, label: form.trimmed("label"), problems, person, request, context)
        }
    }

    func showOne(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let passkey = try await one(context, person)
        return services.panel(details(passkey, [], person, request, context), for: request, context)
    }

    func rename(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let passkey = try await one(context, person)
        var request = request
        let form = try await FormBody(collecting: &request)
        return try await services.attempt(request, context) {
            try await passkeys.rename(passkey.id, to: form.trimmed("label"), of: person)
            return services.redirect(to: Self.path, saying: .saved, context)
        } again: { problems in
            details(passkey, problems, person, request, context)
        }
    }

    func remove(
        _ request: Request,
        _ context: some PublicRequestContext,
        _ person: Principal
    ) async throws -> Response {
        let passkey = try await one(context, person)
        try await passkeys.remove(passkey.id, of: person)
        context.logger.notice("a passkey was removed", metadata: ["name": "\(person.name)"])
        return services.redirect(to: Self.path, saying: .passkeyRemoved, context)
    }

    private func one(_ context: some PublicRequestContext, _ person: Principal) async throws -> Passkey {
        guard let id = context.parameters.get("number").flatMap({ Int64($0) }),
            let passkey = try await passkeys.list(of: person).first(where: { $0.id == id })
        else { throw AccountError.notFound }
        return passkey
    }

    // MARK: What is shown

    private func overview(
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let zone = services.zone(of: person)
        let rows = try await passkeys.list(of: person).map { passkey in
            let target = "\(services.renderer.prefix)\(Self.path)/\(passkey.id)"
            return [
                PanelTable.Cell(words: passkey.label, link: target),
                .words(texts.dateAndTime(passkey.createdAt, in: zone)),
                .words(passkey.lastUsedAt.map { texts.dateAndTime($0, in: zone) } ?? texts[.never]),
                PanelTable.Cell(
                    button: PanelTable.Cell.Button(
                        target: target + "/remove",
                        token: context.caller?.token?.csrfToken ?? "",
                        caption: texts[.removePasskey],
                        spoken: texts.text(.removeOnePasskey, ["label": passkey.label])
                    )
                ),
            ]
        }
        let columns = [texts[.passkeyName], texts[.made], texts[.lastUse], texts[.action]]
        let password = build.password(.password, .presentPassword, autocomplete: "current-password")
        return PanelView(
            title: texts[.passkeys],
            summary: build.summary,
            intro: [texts[.passkeysWords]],
            sections: [
                PanelSection(
                    heading: texts[.yourPasskeys],
                    paragraphs: rows.isEmpty ? [texts[.noPasskeys]] : [],
                    table: PanelTable(texts[.yourPasskeys], columns, rows)
                ),
                PanelSection(
                    heading: texts[.addPasskey],
                    form: services.form("\(Self.path)/begin", texts[.beginPasskey], [password], context)
                ),
                services.backToAccount(texts),
            ]
        )
    }

    /// - Throws: ``SelfServiceError/linkInvalid`` where it was begun too long ago.
    private func making(
        _ token: TicketToken,
        label: String,
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> PanelView {
        let site = services.passkeySite(context)
        guard let asked = try await passkeys.request(making: token, of: person, at: site) else {
            throw SelfServiceError.linkInvalid
        }
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        var form = services.form(
            "\(Self.path)/finish",
            texts[.makePasskey],
            [build.text(.label, .passkeyName, label, autocomplete: "off", hint: .passkeyNameHint)],
            hidden: PasskeyAnswer.fields.merging(["setup": token.text]) { $1 },
            context
        )
        form.ask(for: asked, texts, services)
        return PanelView(
            title: texts[.addPasskey],
            summary: build.summary,
            intro: [texts[.makePasskeyWords]],
            sections: [
                PanelSection(form: form), PanelSection(links: [services.link(Self.path, texts[.backToPasskeys])]),
            ]
        )
    }

    private func details(
        _ passkey: Passkey,
        _ problems: [AccountProblem],
        _ person: Principal,
        _ request: Request,
        _ context: some PublicRequestContext
    ) -> PanelView {
        let texts = services.texts(for: request, context)
        let build = FormBuilder(texts, problems)
        let label = build.text(.label, .passkeyName, passkey.label, autocomplete: "off", hint: .passkeyNameHint)
        return PanelView(
            title: passkey.label,
            summary: build.summary,
            sections: [
                PanelSection(form: services.form("\(Self.path)/\(passkey.id)", texts[.save], [label], context)),
                PanelSection(links: [services.link(Self.path, texts[.backToPasskeys])]),
            ]
        )
    }
}

extension PasskeyAnswer {
    /// What `passkey.js` fills in.
    static let fields = [
        "credential": "", "clientData": "", "attestation": "", "authenticatorData": "", "signature": "",
    ]

    init(_ form: FormBody) {
        self.init(
            credential: form["credential"],
            clientData: form["clientData"],
            attestation: form["attestation"],
            authenticatorData: form["authenticatorData"],
            signature: form["signature"]
        )
    }
}

extension FormView {
    /// Has the script ask the browser for a passkey before the form is sent.
    mutating func ask(for passkey: PasskeyRequest, _ texts: TextTable, _ services: PageServices) {
        self.passkey = passkey.json
        trouble = texts[.passkeyTrouble]
        script = services.renderer.prefix + Asset.passkey.path
    }
}

extension PageServices {
    /// As which server browsers know this one: by its public address, else by the address of the request.
    func passkeySite(_ context: some PublicRequestContext) -> PasskeySite {
        desk.policy.passkeySite ?? PasskeySite(origin: context.site.origin, host: context.site.host)
    }
}
