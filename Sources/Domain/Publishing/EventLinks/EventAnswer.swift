package import CivilTime

/// What somebody answers to an invitation by a link.
package enum AnswerChoice: Int, CaseIterable, Sendable {
    case accepted = 0
    case maybe = 1
    case declined = 2

    /// The word for it in forms and in the API.
    package var name: String {
        switch self {
        case .accepted: "accepted"
        case .maybe: "maybe"
        case .declined: "declined"
        }
    }

    /// nil: no choice has this name.
    package init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}

/// The answer of one person to an event by its link.
package struct EventAnswer: Equatable, Sendable, Identifiable {
    package let id: Int64
    package let link: Int64
    /// Of the token with which the guest comes back to it.
    package let digest: [UInt8]
    package let name: String
    /// nil: none was given.
    package let email: String?
    package let choice: AnswerChoice
    /// Whether the guest accepted and there is no room yet.
    package let isWaiting: Bool
    /// When the choice was made first; those who wait get room in this order.
    package let answeredAt: Instant
    /// Grows with each change.
    package let version: Int64
    /// Whether the event has this version of it.
    package let isWritten: Bool

    package init(
        id: Int64,
        link: Int64,
        digest: [UInt8],
        name: String,
        email: String?,
        choice: AnswerChoice,
        isWaiting: Bool,
        answeredAt: Instant,
        version: Int64,
        isWritten: Bool
    ) {
        self.id = id
        self.link = link
        self.digest = digest
        self.name = name
        self.email = email
        self.choice = choice
        self.isWaiting = isWaiting
        self.answeredAt = answeredAt
        self.version = version
        self.isWritten = isWritten
    }

    package static let longestName = 100
    package static let longestEmail = 254
}

/// An answer to be kept, or to take the place of the one with its digest.
package struct EventAnswerDraft: Equatable, Sendable {
    package var link: Int64
    package var digest: [UInt8]
    package var name: String
    package var email: String?
    package var choice: AnswerChoice

    package init(link: Int64, digest: [UInt8], name: String, email: String?, choice: AnswerChoice) {
        self.link = link
        self.digest = digest
        self.name = name
        self.email = email
        self.choice = choice
    }
}

/// Distributes the places of an event among the answers, and keeps the waiting list.
package enum Seating {
    /// Whether each answer of one link waits from now on, given all of them, oldest first: a guest who has a place keeps
    /// it, and those who wait get what is left in their order.
    package static func seated(_ answers: [EventAnswer], capacity: Int?) -> [EventAnswer.ID: Bool] {
        var waits: [EventAnswer.ID: Bool] = [:]
        var room = capacity ?? .max
        let accepted = answers.filter { $0.choice == .accepted }
        for answer in accepted where !answer.isWaiting {
            waits[answer.id] = false
            room -= 1
        }
        for answer in accepted where answer.isWaiting {
            waits[answer.id] = room <= 0
            if room > 0 { room -= 1 }
        }
        for answer in answers where answer.choice != .accepted { waits[answer.id] = false }
        return waits
    }
}
