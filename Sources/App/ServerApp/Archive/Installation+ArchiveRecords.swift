internal import Accounts
internal import CivilTime
internal import Publishing
internal import SelfService

extension Installation {
    /// What else is kept of a person, for them to read.
    func archivedRecords(of person: Principal) async throws -> AccountArchive.Records {
        AccountArchive.Records(
            feeds: try await feeds.list(of: person.id).map(AccountArchive.Feed.init),
            eventLinks: try await archivedLinks(of: person),
            delegates: try await accounts.listDelegates(of: person.id).map {
                AccountArchive.Deputy(name: $0.principal.name, access: $0.access == .write ? "write" : "read")
            },
            groups: try await accounts.listGroups(of: person.id).map(\.displayName),
            passkeys: try await store.accounts.listPasskeys(of: person.id).map {
                AccountArchive.Device(label: $0.label, createdAt: $0.createdAt.iso8601)
            },
            logInProviders: try await store.accounts.listIdentities(of: person.id).map {
                AccountArchive.Device(label: $0.issuer, createdAt: $0.createdAt.iso8601)
            },
            supportRequests: try await store.accounts.listSupportRequests(of: person.id).map { request in
                AccountArchive.Request(
                    message: request.message,
                    at: request.at.iso8601,
                    answers: request.answers.map(\.message)
                )
            },
            logIns: try await archivedLogIns(of: person)
        )
    }

    private func archivedLinks(of person: Principal) async throws -> [AccountArchive.EventLink] {
        let answers = try await eventLinks.answers(of: person.id)
        return try await eventLinks.list(of: person.id).map { link in
            AccountArchive.EventLink(
                event: link.uid,
                createdAt: link.createdAt.iso8601,
                expiresAt: link.settings.expiresAt?.iso8601,
                answers: (answers[link.id] ?? []).map { answer in
                    AccountArchive.EventLink.Answer(
                        name: answer.name,
                        email: answer.email,
                        answer: answer.choice.name,
                        at: answer.answeredAt.iso8601
                    )
                }
            )
        }
    }

    /// By either name. Failures may be somebody else's, and their addresses are not the person's to have.
    private func archivedLogIns(of person: Principal) async throws -> [AccountArchive.LogIn] {
        var attempts = try await accounts.listAttempts(named: person.name, limit: Self.mostLogIns)
        if let other = try await store.accounts.findLoginName(of: person.id) {
            attempts += try await accounts.listAttempts(named: other, limit: Self.mostLogIns)
        }
        return attempts.filter(\.succeeded).sorted { $0.at > $1.at }.map {
            AccountArchive.LogIn(at: $0.at.iso8601, address: $0.address)
        }
    }

    private static let mostLogIns = 1_000
}

extension AccountArchive.Feed {
    fileprivate init(_ feed: Feed) {
        switch feed.settings.scope {
        case .calendar: scope = "calendar"
        case .all: scope = "all"
        case .travel: scope = "travel"
        }
        detail = feed.settings.detail.name
        comment = feed.settings.comment
        createdAt = feed.createdAt.iso8601
    }
}
