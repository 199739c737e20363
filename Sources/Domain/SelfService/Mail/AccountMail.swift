/// A mail about an account, before its words are chosen.
package struct AccountMail: Codable, Equatable, Sendable {
    package enum Occasion: String, Codable, CaseIterable, Sendable {
        case confirmSignUp, remindSignUp, alreadyRegistered, welcome
        case resetPassword, passwordChanged
        case confirmEmail, emailChanged
        case invitation
        case secondFactorOn, secondFactorOff, externalLogInOn, passkeyAdded
        /// Somebody with an account tells another one of the service.
        case recommendation
        case supportAnswer
        case accountDeleted
        /// Asked for by an operator.
        case test

        /// Whether it holds a link that somebody waits for, so that an operator without mail has to hand it on.
        package var carriesLink: Bool {
            switch self {
            case .confirmSignUp, .resetPassword, .confirmEmail, .invitation: true
            default: false
            }
        }
    }

    package var occasion: Occasion
    /// The address.
    package var recipient: String
    /// By which the person is greeted; empty: not known.
    package var name: String
    /// Empty: there is none.
    package var userName: String
    /// BCP 47.
    package var language: String
    /// Below the server's address, with its query; nil: no link.
    package var path: String?

    package init(
        _ occasion: Occasion,
        to recipient: String,
        name: String = "",
        userName: String = "",
        language: String,
        path: String? = nil
    ) {
        self.occasion = occasion
        self.recipient = recipient
        self.name = name
        self.userName = userName
        self.language = language
        self.path = path
    }
}
