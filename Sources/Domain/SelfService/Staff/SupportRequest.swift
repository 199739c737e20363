package import Accounts
package import CivilTime

/// What somebody asked by the contact form, with the answers of staff.
package struct SupportRequest: Equatable, Sendable {
    package var id: Int64
    /// nil: a visitor.
    package var person: PrincipalID?
    package var name: String
    /// Empty where a visitor gave none.
    package var email: String
    package var phone: String
    package var message: String
    package var language: String
    package var at: Instant
    /// Oldest first.
    package var answers: [SupportAnswer]

    package init(
        id: Int64 = 0,
        person: PrincipalID?,
        name: String,
        email: String,
        phone: String,
        message: String,
        language: String,
        at: Instant,
        answers: [SupportAnswer] = []
    ) {
        self.id = id
        self.person = person
        self.name = name
        self.email = email
        self.phone = phone
        self.message = message
        self.language = language
        self.at = at
        self.answers = answers
    }

    /// A message has fewer words than this.
    package static let mostWords = 1000
    /// How long a request is kept, in seconds.
    package static let keptSeconds: Int64 = 365 * 86_400
}

package struct SupportAnswer: Equatable, Sendable {
    /// The user name of the member of staff.
    package var author: String
    package var message: String
    package var at: Instant

    package init(author: String, message: String, at: Instant) {
        self.author = author
        self.message = message
        self.at = at
    }
}
