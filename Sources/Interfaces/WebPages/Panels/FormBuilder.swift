internal import Accounts
internal import SelfService

/// Makes the fields of a form in one language, with what is wrong at each.
struct FormBuilder {
    let texts: TextTable
    let problems: [AccountProblem]

    init(_ texts: TextTable, _ problems: [AccountProblem] = []) {
        self.texts = texts
        self.problems = problems
    }

    /// The list above the form; nil: nothing is wrong.
    var summary: PanelView.Summary? {
        guard !problems.isEmpty else { return nil }
        return PanelView.Summary(
            list: problems.map {
                PanelView.Summary.Fault(field: $0.field.rawValue, words: texts.words(of: $0))
            }
        )
    }

    func text(
        _ field: AccountField,
        _ label: TextKey,
        _ value: String = "",
        type: String = "text",
        autocomplete: String? = nil,
        mode: String? = nil,
        hint: TextKey? = nil
    ) -> FormField {
        if type == "file" {
            return FormField(
                field: .file(field.rawValue, texts[label], types: nil, hint: words(hint), problem: fault(field))
            )
        }
        return FormField(
            field: .line(
                field.rawValue,
                texts[label],
                value,
                type: type,
                hint: words(hint),
                problem: fault(field),
                maximum: Self.longest,
                autocomplete: autocomplete ?? "off",
                inputMode: mode,
                isLiteral: true
            )
        )
    }

    /// What is longer is told as too long, not cut off.
    private static let longest = 2_000

    /// Never shown again, so it has no value.
    func password(
        _ field: AccountField,
        _ label: TextKey,
        autocomplete: String,
        hint: TextKey? = nil
    ) -> FormField {
        text(field, label, type: "password", autocomplete: autocomplete, hint: hint)
    }

    func area(
        _ field: AccountField,
        _ label: TextKey,
        _ content: String,
        rows: Int = 8,
        autocomplete: String? = nil,
        hint: TextKey? = nil
    ) -> FormField {
        FormField(
            field: .area(
                field.rawValue,
                texts[label],
                content,
                rows: rows,
                hint: words(hint),
                problem: fault(field),
                maximum: 20_000,
                autocomplete: autocomplete
            )
        )
    }

    func tick(_ field: AccountField, _ label: TextKey, _ isTicked: Bool) -> FormField {
        FormField(tick: Tick(field.rawValue, texts[label], isTicked: isTicked, fault: fault(field)))
    }

    /// A list of which one is chosen; of each option, what is sent and what is shown.
    func choice(
        _ field: AccountField,
        _ label: TextKey,
        _ options: [(String, String)],
        chosen: String,
        hint: TextKey? = nil
    ) -> FormField {
        FormField(
            field: .choice(
                field.rawValue,
                texts[label],
                chosen,
                options,
                hint: words(hint),
                problem: fault(field)
            )
        )
    }

    func language(_ chosen: String) -> FormField {
        let own = TextTable.all.map { ($0.language, $0[.languageName]) }
        return choice(.language, .language, [("", texts[.languageOfServer])] + own, chosen: chosen)
    }

    /// Typed, since there are 400: an IANA name.
    func timeZone(_ value: String) -> FormField {
        text(.timeZone, .timeZone, value, autocomplete: "off", hint: .timeZoneHint)
    }

    private func words(_ hint: TextKey?) -> String? { hint.map { texts[$0] } }

    private func fault(_ field: AccountField) -> String? {
        problems.first { $0.field == field }.map(texts.words(of:))
    }
}

extension TextTable {
    func words(of problem: AccountProblem) -> String {
        switch problem {
        case .missing(let field): self[Self.missing[field] ?? .enterSomething]
        case .tooLong: self[.tooLong]
        case .emailMalformed: self[.emailMalformed]
        case .userNameMalformed: self[.userNameMalformed]
        case .userNameTaken: self[.userNameTaken]
        case .phoneMalformed: self[.phoneMalformed]
        case .birthDateWrong: self[.birthDateWrong]
        case .password(.length): self[.passwordLength]
        case .password(.nul): self[.passwordNul]
        case .password(.common): self[.passwordCommon]
        case .password(.likeName): self[.passwordLikeName]
        case .passwordsDiffer: self[.passwordsDiffer]
        case .passwordWrong: self[.passwordWrong]
        case .codeWrong: self[.codeWrong]
        case .consentMissing(.terms): self[.termsMissing]
        case .consentMissing(.privacy): self[.privacyMissing]
        case .timeZoneUnknown: self[.timeZoneUnknown]
        case .tooManyWords: self[.tooManyWords]
        case .labelTaken: self[.labelTaken]
        case .confirmationWrong: self[.confirmationWrong]
        case .fileUnreadable: self[.archiveUnreadable]
        case .quotaWrong: self[.quotaWrong]
        case .passkeyMissing: self[.passkeyMissing]
        case .tooManyPasskeys: self[.tooManyPasskeys]
        }
    }

    private static let missing: [AccountField: TextKey] = [
        .givenName: .enterGivenName, .surname: .enterSurname, .displayName: .enterDisplayName, .email: .enterEmail,
        .userName: .enterNewUserName, .password: .enterPassword, .newPassword: .enterNewPassword, .code: .enterCode,
        .phone: .enterPhone, .message: .enterMessage, .label: .enterLabel,
    ]
}
