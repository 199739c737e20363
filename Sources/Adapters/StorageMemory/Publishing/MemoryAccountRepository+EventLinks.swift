package import Accounts
package import CivilTime
package import Publishing

extension MemoryAccountRepository: EventLinkRepository {
    package func addLink(
        _ draft: EventLinkDraft,
        atMost limit: Int,
        at now: Instant
    ) async throws(AccountError) -> EventLink {
        try write { transaction in
            guard transaction.state.people[draft.owner] != nil else { throw AccountError.notFound }
            let count = transaction.state.eventLinks.values.count { $0.value.owner == draft.owner }
            guard count < limit else { throw AccountError.tooManyEventLinks(limit) }
            let link = EventLink(
                id: transaction.nextID(),
                owner: draft.owner,
                uid: draft.uid,
                start: draft.start,
                settings: draft.settings,
                createdAt: now,
                isTagged: draft.isTagged
            )
            transaction.state.eventLinks[link.id] = MemoryEventLink(value: link, digest: draft.digest)
            return link
        }
    }

    package func findLink(digest: [UInt8]) async throws(AccountError) -> EventLink? {
        read { state in Self.standing(in: state).first { $0.digest == digest }?.value }
    }

    package func findLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError) -> EventLink? {
        read { state in state.eventLinks[id]?.value }.flatMap { $0.owner == owner ? $0 : nil }
    }

    package func listLinks(of owner: PrincipalID) async throws(AccountError) -> [EventLink] {
        read { state in Self.standing(in: state).map(\.value).filter { $0.owner == owner } }.sorted { $0.id < $1.id }
    }

    package func removeLink(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.eventLinks[id]?.value.owner == owner else { throw AccountError.notFound }
            transaction.state.eventLinks[id] = nil
        }
    }

    package func recordAnswer(
        _ draft: EventAnswerDraft,
        at now: Instant
    ) async throws(AccountError) -> EventAnswer {
        try write { transaction in
            guard var link = transaction.state.eventLinks[draft.link] else { throw AccountError.notFound }
            let standing = link.answers.values.first { $0.digest == draft.digest }
            guard standing != nil || link.answers.count < link.value.settings.answerLimit else {
                throw AccountError.eventLinkIsUsedUp
            }
            let answer = EventAnswer.replacing(standing, by: draft, id: transaction.nextID(), at: now)
            link.answers[answer.id] = answer
            let waits = Seating.seated(link.sortedAnswers, capacity: link.value.settings.capacity)
            for answer in link.sortedAnswers where waits[answer.id] != answer.isWaiting {
                link.answers[answer.id] = answer.seated(isWaiting: waits[answer.id] ?? false)
            }
            transaction.state.eventLinks[draft.link] = link
            return link.answers[answer.id] ?? answer
        }
    }

    package func findAnswer(digest: [UInt8]) async throws(AccountError) -> EventAnswer? {
        read { state in
            Self.standing(in: state).lazy.flatMap(\.answers.values).first { $0.digest == digest }
        }
    }

    package func listAnswers(to link: Int64) async throws(AccountError) -> [EventAnswer] {
        read { state in state.eventLinks[link]?.sortedAnswers ?? [] }
    }

    package func listAnswers(of owner: PrincipalID) async throws(AccountError) -> [Int64: [EventAnswer]] {
        read { state in
            state.eventLinks.filter { $0.value.value.owner == owner && !$0.value.answers.isEmpty }
                .mapValues(\.sortedAnswers)
        }
    }

    package func markWritten(_ answers: [EventAnswer]) async throws(AccountError) {
        try write { transaction in
            for answer in answers
            where transaction.state.eventLinks[answer.link]?.answers[answer.id]?.version == answer.version {
                transaction.state.eventLinks[answer.link]?.answers[answer.id] = answer.written()
            }
        }
    }

    /// Those whose person is there.
    private static func standing(in state: MemoryState) -> [MemoryEventLink] {
        state.eventLinks.values.filter { state.people[$0.value.owner] != nil }
    }
}

/// A link with its answers.
struct MemoryEventLink: Sendable {
    var value: EventLink
    var digest: [UInt8]
    var answers: [Int64: EventAnswer] = [:]

    var sortedAnswers: [EventAnswer] { answers.values.sorted { ($0.answeredAt, $0.id) < ($1.answeredAt, $1.id) } }
}
