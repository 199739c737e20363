import Accounts
import CivilTime
import SelfService
import StorageMemory
import Synchronization

/// What surrounds accounts, as far as pages need it; keeps the mails for the test to read.
final class PlainSurroundings: AccountHomes, AccountMailer, ServiceState {
    private let accounts: AccountService
    private let queued = Mutex<[QueuedMail]>([])

    init(_ accounts: AccountService) { self.accounts = accounts }

    var mails: [AccountMail] { queued.withLock { $0.map(\.mail) } }

    func addPerson(_ draft: PrincipalDraft) async throws -> Principal { try await accounts.addPrincipal(draft) }
    func removePerson(_ principal: Principal) async throws { try await accounts.removePrincipal(principal.id) }
    func belongings(of principal: Principal) async throws -> Belongings {
        Belongings(calendars: 2, objects: 7, places: 3, passes: 1, appPasswords: 0, sharedCalendars: 1)
    }
    func archive(of principal: Principal) async throws -> [UInt8] { Array("archive of \(principal.name)".utf8) }
    func restore(_ archive: [UInt8], to principal: Principal) async throws -> RestoredArchive {
        guard archive == Array("archive".utf8) else { throw ArchiveError.notAnArchive }
        var restored = RestoredArchive()
        restored.objects = 7
        return restored
    }
    func storage(of principal: Principal) async throws -> (used: Int, quota: Int)? { (used: 5 << 20, quota: 9 << 20) }
    func storage(of people: [Principal]) async throws -> [PrincipalID: (used: Int, quota: Int)] {
        Dictionary(uniqueKeysWithValues: people.map { ($0.id, (used: 5 << 20, quota: 9 << 20)) })
    }
    func setQuota(_ bytes: Int?, of principal: Principal) async throws {}

    let isConfigured = false
    func send(_ mails: [QueuedMail]) async throws(AccountError) { queued.withLock { $0 += mails } }

    func findings() async throws -> [ServiceFinding] {
        [ServiceFinding(what: "network lindenport", detail: "version 1", isSound: true)]
    }
    func jobCounts() async throws -> [ServiceJobCount] {
        [ServiceJobCount(kind: "account-mail", waiting: 3, failing: 0, givenUp: 1, isMail: true)]
    }
    func failedJobs() async throws -> [ServiceJob] {
        [
            ServiceJob(
                id: 4,
                kind: "account-mail",
                attempts: 12,
                error: "no relay",
                isGivenUp: true,
                addedAt: Instant(secondsSince1970: 0)
            )
        ]
    }
    func retryJob(_ id: Int64) async throws { if id != 4 { throw AccountError.notFound } }
    func deleteJob(_ id: Int64) async throws { if id != 4 { throw AccountError.notFound } }
}

/// A provider that vouches for whoever the code names.
struct PlainProvider: IdentityProvider {
    let name = "Example"
    let issuer = "https://login.example.org"

    func logInAddress(for request: IdentityRequest) async throws(IdentityProviderError) -> String {
        "\(issuer)/?state=\(request.state)"
    }

    func claims(
        of answer: IdentityAnswer,
        to request: IdentityRequest
    ) async throws(IdentityProviderError) -> IdentityClaims {
        guard !answer.code.isEmpty else { throw .unavailable(reason: "the provider answered 500") }
        return IdentityClaims(subject: answer.code, email: "\(answer.code)@example.com")
    }
}
