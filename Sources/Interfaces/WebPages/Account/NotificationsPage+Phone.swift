internal import Accounts
internal import Hummingbird
internal import Notifications

extension NotificationsPage {
    static let phonePath = path + "/phone"

    /// The telephone for text messages: shown, confirmed by a code, changed, forgotten.
    struct PhoneSection {
        /// A form with one field.
        struct Ask {
            var action: String
            var field: Field
            var words: String
        }

        /// nil: none is confirmed.
        var number: String?
        var remove: String
        /// What waits for its code; nil: nothing does.
        var waiting: String?
        var confirm: Ask?
        var ask: Ask
    }

    /// nil: this server sends no text messages.
    func phoneSection(_ visit: Visit, _ problems: FormProblems) async throws -> PhoneSection? {
        guard let phones else { return nil }
        let texts = visit.texts
        let state = try await phones.state(of: visit.person.id)
        let code = Field.line(
            "code",
            texts[.phoneCode],
            "",
            problem: problems["code"],
            isRequired: true,
            maximum: 12,
            autocomplete: "one-time-code",
            inputMode: "numeric",
            isLiteral: true
        )
        return PhoneSection(
            number: state.number.map { texts.text(.phoneConfirmed, ["number": $0]) },
            remove: visit.prefix + Self.phonePath + "/remove",
            waiting: state.wanted.map { texts.text(.phoneWaits, ["number": $0.number]) },
            confirm: state.wanted.map { _ in
                PhoneSection.Ask(
                    action: visit.prefix + Self.phonePath + "/confirm",
                    field: code,
                    words: texts[.phoneConfirm]
                )
            },
            ask: PhoneSection.Ask(
                action: visit.prefix + Self.phonePath,
                field: .line(
                    "phone",
                    texts[.phoneNumber],
                    visit.form["phone"],
                    type: "tel",
                    hint: texts[.phoneNumberHint],
                    problem: problems["phone"],
                    isRequired: true,
                    maximum: 40,
                    autocomplete: "tel"
                ),
                words: texts[.phoneSendCode]
            )
        )
    }

    /// Has a code sent to a number.
    func askPhone(_ visit: Visit) async throws -> Response {
        guard let phones else { throw AccountError.notFound }
        switch try await phones.ask(visit.form.trimmed("phone"), of: visit.person) {
        case .unreadable: return try await page(visit, wrong: "phone", .phoneUnreadable)
        case .tooOften: return try await page(visit, wrong: "phone", .phoneTooOften)
        case .done, .wrongCode, .codeOver: return visit.redirect(to: Self.path, saying: .phoneCodeSent)
        }
    }

    func confirmPhone(_ visit: Visit) async throws -> Response {
        guard let phones else { throw AccountError.notFound }
        switch try await phones.confirm(visit.form.trimmed("code"), of: visit.person.id) {
        case .done: return visit.redirect(to: Self.path, saying: .phoneReady)
        case .codeOver: return try await page(visit, wrong: "phone", .phoneCodeOver)
        case .wrongCode, .unreadable, .tooOften: return try await page(visit, wrong: "code", .phoneCodeWrong)
        }
    }

    func removePhone(_ visit: Visit) async throws -> Response {
        try await notifications.removePhone(of: visit.person.id)
        return visit.redirect(to: Self.path, saying: .phoneRemoved)
    }
}
