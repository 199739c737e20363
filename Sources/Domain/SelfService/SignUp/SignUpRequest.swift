package import Accounts

/// The people who may make an account without an administrator.
package enum Registration: String, CaseIterable, Sendable {
    case closed
    /// Those to whom an administrator has sent an invitation.
    case invitation
    case open
}

/// What somebody typed to sign up.
package struct SignUpRequest: Equatable, Sendable {
    package var givenName = ""
    package var surname = ""
    package var email = ""
    package var userName = ""
    package var password = ""
    package var repeatedPassword = ""
    package var timeZone: String?
    package var language: String?
    /// Nobody has to tell them.
    package var details = PersonalDetails()
    /// False where a date was typed that is none.
    package var isBirthDateRead = true
    package var consents: Set<Consent.Document> = []
    /// The secret of an invitation's link; nil: none.
    package var invitation: TicketToken?

    package init() {}

    var displayName: String { "\(givenName) \(surname)" }
}

/// What is wrong with one field of a form about an account.
package enum AccountProblem: Error, Hashable, Sendable {
    case missing(AccountField)
    case tooLong(AccountField)
    case emailMalformed
    case userNameMalformed
    case phoneMalformed
    case birthDateWrong
    case userNameTaken
    case password(PasswordProblem)
    case passwordsDiffer
    case passwordWrong
    case codeWrong
    case consentMissing(Consent.Document)
    case timeZoneUnknown
    case tooManyWords
    case labelTaken
    case confirmationWrong
    case fileUnreadable
    case quotaWrong
    case passkeyMissing
    case tooManyPasskeys

    package var field: AccountField {
        switch self {
        case .missing(let field), .tooLong(let field): field
        case .emailMalformed: .email
        case .userNameMalformed, .userNameTaken: .userName
        case .phoneMalformed: .phone
        case .birthDateWrong: .birthDate
        case .password: .newPassword
        case .passwordsDiffer: .repeatedPassword
        case .passwordWrong: .password
        case .codeWrong: .code
        case .consentMissing(let document): document == .terms ? .terms : .privacy
        case .timeZoneUnknown: .timeZone
        case .tooManyWords: .message
        case .labelTaken: .label
        case .confirmationWrong: .confirmation
        case .fileUnreadable: .file
        case .quotaWrong: .quota
        case .passkeyMissing: .passkey
        case .tooManyPasskeys: .label
        }
    }
}

/// The fields of the forms about accounts, by the names under which browsers send them.
package enum AccountField: String, CaseIterable, Sendable {
    case givenName, surname, displayName, email, userName, password, newPassword, repeatedPassword, code
    case terms, privacy, timeZone, language, phone, message, label, confirmation, file, role, quota, passkey
    case address, birthDate
}

/// Why something about an account can't be done.
package enum SelfServiceError: Error, Equatable, Sendable {
    /// What was typed can't be taken; all that is wrong.
    case problems([AccountProblem])
    /// Nobody may sign up, or not without an invitation that is valid.
    case registrationClosed
    /// The link was used, has expired, or never was one.
    case linkInvalid
    case tooMany(retryAfterSeconds: Int64)
    /// A passkey that is not to be believed.
    case passkeyRefused(logDetail: String)
}
