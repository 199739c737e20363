import Accounts
import CivilTime
import Cryptography
import SelfService
import StorageMemory
import Synchronization

/// A desk on a store in memory, with time that a test moves and mails that it reads.
final class DeskHouse: AccountHomes, AccountMailer, ServiceState {
    struct PlainPasswords: PasswordHashing {
        func hash(_ password: String) -> String? { "plain:\(password)" }
        func verify(_ password: String, against verifier: String) -> Bool { verifier == "plain:\(password)" }
    }

    final class Time: WallClock, Pacing {
        private let seconds = Mutex<Int64>(1_800_000_000)

        func now() -> Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
        func nowNanoseconds() -> Int64 { seconds.withLock { $0 } * 1_000_000_000 }
        func pass(_ duration: Int64) { seconds.withLock { $0 += duration } }
        func elapsed() -> Duration { .seconds(seconds.withLock { $0 }) }
        func wait(for duration: Duration) async {}
    }

    let time = Time()
    let repository = MemoryAccountRepository()
    let accounts: AccountService
    private let queued = Mutex<[QueuedMail]>([])

    init() {
        accounts = AccountService(
            repository: repository,
            clock: time,
            pacing: time,
            hashing: PlainPasswords()
        )
    }

    var mails: [QueuedMail] { queued.withLock { $0 } }

    func desk(
        _ registration: Registration = .open,
        bits: Int = 4,
        provider: (any IdentityProvider)? = nil,
        linksByEmail: Bool = false
    ) -> AccountDesk {
        var policy = AccountDesk.Policy()
        policy.registration = registration
        policy.linksByEmail = linksByEmail
        return AccountDesk(
            accounts: accounts,
            repository: repository,
            homes: self,
            mailer: self,
            service: self,
            provider: provider,
            policy: policy,
            clock: time,
            secretBox: SecretBox { Array(1...32) },
            proofOfWork: ProofOfWork(bits: bits) { Array(1...32) }
        )
    }

    /// The secret in the newest mail of an occasion.
    func code(_ occasion: AccountMail.Occasion) -> TicketToken? {
        mails.last { $0.mail.occasion == occasion }?.mail.path?.split(separator: "=").last.flatMap {
            TicketToken(String($0))
        }
    }

    // MARK: What surrounds accounts

    func addPerson(_ draft: PrincipalDraft) async throws -> Principal { try await accounts.addPrincipal(draft) }
    func removePerson(_ principal: Principal) async throws { try await accounts.removePrincipal(principal.id) }
    func belongings(of principal: Principal) async throws -> Belongings {
        Belongings(calendars: 0, objects: 0, places: 0, passes: 0, appPasswords: 0, sharedCalendars: 0)
    }
    func archive(of principal: Principal) async throws -> [UInt8] { [] }
    func restore(_ archive: [UInt8], to principal: Principal) async throws -> RestoredArchive { RestoredArchive() }
    func storage(of principal: Principal) async throws -> (used: Int, quota: Int)? { (used: 0, quota: 1) }
    func storage(of people: [Principal]) async throws -> [PrincipalID: (used: Int, quota: Int)] { [:] }
    func setQuota(_ bytes: Int?, of principal: Principal) async throws {}

    var isConfigured: Bool { true }
    func send(_ mails: [QueuedMail]) async throws(AccountError) { queued.withLock { $0 += mails } }

    func findings() async throws -> [ServiceFinding] { [] }
    func jobCounts() async throws -> [ServiceJobCount] { [] }
    func failedJobs() async throws -> [ServiceJob] { [] }
    func retryJob(_ id: Int64) async throws {}
    func deleteJob(_ id: Int64) async throws {}
}

extension SignUpRequest {
    static func of(_ name: String, email: String? = nil) -> SignUpRequest {
        var request = SignUpRequest()
        request.givenName = "Ana"
        request.surname = "Rossi"
        request.email = email ?? "\(name)@example.org"
        request.userName = name
        request.password = "four green boats"
        request.repeatedPassword = "four green boats"
        request.consents = Set(Consent.Document.allCases)
        return request
    }
}

extension SelfServiceError {
    /// What `body` throws; nil: nothing of this type.
    static func thrown(_ body: () async throws -> Void) async -> SelfServiceError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? SelfServiceError
        }
    }
}
