package import Accounts
internal import CivilTime
package import MailScheduling

/// What every store of scheduling mails does.
package enum MailSchedulingContract {
    /// A store of accounts and mails, as adapters have them in one.
    package typealias Store = any MailSchedulingRepository & AccountRepository

    package static let cases: [ContractCase<Store>] = [
        ContractCase("what was mailed last is found by its digest") { store in
            let ana = try await AccountContract.add("anna", to: store)
            let first = invitation(of: ana, "first", sentAt: 5, isSent: false)
            try await store.keepInvitation(first, digest: digest(1))
            try expectEqual(try await store.findInvitation(digest: digest(1)), first)
            try await store.keepInvitation(invitation(of: ana, "second", sentAt: 7), digest: digest(1))
            try await store.keepInvitation(invitation(of: ana, "other", sentAt: 9), digest: digest(2))
            try expectEqual(
                try await store.findInvitation(digest: digest(1)),
                invitation(of: ana, "second", sentAt: 7)
            )
            try expectEqual(try await store.findInvitation(digest: digest(3)), nil)
            try await store.forgetInvitations(sentBefore: instant(9))
            try expectEqual(try await store.findInvitation(digest: digest(1)), nil)
            try expectEqual(try await store.findInvitation(digest: digest(2)), invitation(of: ana, "other", sentAt: 9))
        },
        ContractCase("what was mailed is of a person who is there, and goes with them") { store in
            let ana = try await AccountContract.add("anna", to: store)
            try await store.keepInvitation(invitation(of: ana, "first", sentAt: 5), digest: digest(1))
            try await store.removePrincipal(ana, at: instant(6))
            try expectEqual(try await store.findInvitation(digest: digest(1)), nil)
            let failure = try await expectError(AccountError.self) {
                try await store.keepInvitation(
                    invitation(of: PrincipalID(rawValue: 7), "late", sentAt: 7),
                    digest: digest(2)
                )
            }
            try expectEqual(failure, .notFound)
        },
        ContractCase("a refusal of mails is kept") { store in
            try await store.refuseMails(to: digest(1), at: instant(1))
            try await store.refuseMails(to: digest(1), at: instant(2))
            try expectEqual(try await store.refusesMails(to: digest(1)), true)
            try expectEqual(try await store.refusesMails(to: digest(2)), false)
        },
    ]

    private static func invitation(
        of person: PrincipalID,
        _ content: String,
        sentAt seconds: Int64,
        isSent: Bool = true
    ) -> MailedInvitation {
        MailedInvitation(
            person: person,
            uid: "event-1",
            recipient: "mailto:dave@example.net",
            method: "REQUEST",
            content: Array(content.utf8),
            sentAt: instant(seconds),
            isSent: isSent
        )
    }

    private static func instant(_ seconds: Int64) -> Instant { Instant(secondsSince1970: seconds) }

    private static func digest(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }
}
