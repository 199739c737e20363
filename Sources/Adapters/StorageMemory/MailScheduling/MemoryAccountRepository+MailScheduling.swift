package import Accounts
package import CivilTime
package import MailScheduling

extension MemoryAccountRepository: MailSchedulingRepository {
    package func keepInvitation(_ invitation: MailedInvitation, digest: [UInt8]) async throws(AccountError) {
        try write { transaction in
            guard transaction.state.people[invitation.person] != nil else { throw AccountError.notFound }
            transaction.state.mailedInvitations[digest] = invitation
        }
    }

    package func findInvitation(digest: [UInt8]) async throws(AccountError) -> MailedInvitation? {
        read { state in
            state.mailedInvitations[digest].flatMap { state.people[$0.person] == nil ? nil : $0 }
        }
    }

    package func forgetInvitations(sentBefore instant: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.mailedInvitations = transaction.state.mailedInvitations.filter {
                $0.value.sentAt >= instant
            }
        }
    }

    package func refuseMails(to address: [UInt8], at now: Instant) async throws(AccountError) {
        try write { transaction in _ = transaction.state.mailRefusals.insert(address) }
    }

    package func refusesMails(to address: [UInt8]) async throws(AccountError) -> Bool {
        read { state in state.mailRefusals.contains(address) }
    }
}
