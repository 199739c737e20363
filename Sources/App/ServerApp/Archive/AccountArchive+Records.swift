/// What an archive tells of the account for the person to read; it is not taken up elsewhere.
extension AccountArchive {
    /// A calendar that others read by an address. The address itself is known to nobody but those who were given it.
    struct Feed: Codable, Equatable {
        /// `calendar`, `all` or `travel`.
        var scope: String
        /// `busy`, `place`, `titles` or `everything`.
        var detail: String
        var comment: String
        var createdAt: String
    }

    /// An event that others see by an address, and what they answered.
    struct EventLink: Codable, Equatable {
        struct Answer: Codable, Equatable {
            var name: String
            var email: String?
            /// `accepted`, `maybe` or `declined`.
            var answer: String
            var at: String
        }

        /// The UID of the event.
        var event: String
        var createdAt: String
        var expiresAt: String?
        var answers: [Answer]
    }

    /// What was asked of those who run the server.
    struct Request: Codable, Equatable {
        var message: String
        var at: String
        var answers: [String]
    }

    /// Somebody who may act for the person.
    struct Deputy: Codable, Equatable {
        var name: String
        /// `read` or `write`.
        var access: String
    }

    struct LogIn: Codable, Equatable {
        var at: String
        var address: String
    }

    struct Records: Codable, Equatable {
        var feeds: [Feed]
        var eventLinks: [EventLink]
        var delegates: [Deputy]
        var groups: [String]
        var passkeys: [Device]
        /// Of providers where the person logs in.
        var logInProviders: [Device]
        var supportRequests: [Request]
        /// Those that succeeded, of the days that they are kept.
        var logIns: [LogIn]
    }
}
