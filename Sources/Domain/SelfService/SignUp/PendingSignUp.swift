internal import FoundationEssentials

/// A sign-up whose address is not confirmed yet, as its ticket holds it.
package struct PendingSignUp: Codable, Equatable, Sendable {
    package var userName: String
    package var displayName: String
    package var email: String
    package var timeZone: String?
    package var language: String?
    /// In the PHC format; the password itself is nowhere.
    package var passwordVerifier: String
    /// By document, the version that was agreed to.
    package var consents: [String: String]
    /// In Base32, sealed for the link; nil: none were told.
    var details: String?

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(self) else { preconditionFailure("Texts have a form in JSON.") }
        return String(decoding: data, as: UTF8.self)
    }

    /// nil: not one of this version.
    package init?(json: String) {
        guard let value = try? JSONDecoder().decode(PendingSignUp.self, from: Data(json.utf8)) else {
            return nil
        }
        self = value
    }

    init(
        userName: String,
        displayName: String,
        email: String,
        timeZone: String?,
        language: String?,
        passwordVerifier: String,
        consents: [String: String],
        details: String? = nil
    ) {
        self.userName = userName
        self.displayName = displayName
        self.email = email
        self.timeZone = timeZone
        self.language = language
        self.passwordVerifier = passwordVerifier
        self.consents = consents
        self.details = details
    }
}
