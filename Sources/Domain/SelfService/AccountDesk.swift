package import Accounts
package import CivilTime

/// All that people do with their accounts, on one repository.
package struct AccountDesk: Sendable {
    /// How an installation handles accounts.
    package struct Policy: Sendable {
        package var registration = Registration.closed
        /// Of people who have not chosen one (BCP 47).
        package var language = "en"
        /// Per address, with a solved puzzle.
        package var solvedSignUps = [AttemptLimiter.Limit(10, perSeconds: 3600)]
        /// Per address, without one: slower, for browsers without scripts.
        package var unsolvedSignUps = [
            AttemptLimiter.Limit(2, perSeconds: 60), AttemptLimiter.Limit(5, perSeconds: 3600),
        ]
        /// Links per address of a client, and per account.
        package var linksPerAddress = [AttemptLimiter.Limit(10, perSeconds: 3600)]
        package var linksPerAccount = [AttemptLimiter.Limit(3, perSeconds: 3600)]
        /// Codes of a second factor, per account.
        package var codes = [AttemptLimiter.Limit(5, perSeconds: 300), AttemptLimiter.Limit(20, perSeconds: 86_400)]
        /// The most log-ins that one address begins at a provider, and by a passkey.
        package var externalLogIns = [AttemptLimiter.Limit(20, perSeconds: 60)]
        /// As which server browsers know this one; nil: as they ask for it.
        package var passkeySite: PasskeySite?
        /// Whether an e-mail address that the provider has verified links an account to the one there.
        package var linksByEmail = false
        /// Requests for support, per address.
        package var supportRequests = [AttemptLimiter.Limit(5, perSeconds: 3600)]

        /// Mails that tell others of the service, per account.
        package var recommendations = [
            AttemptLimiter.Limit(5, perSeconds: 3600), AttemptLimiter.Limit(20, perSeconds: 86_400),
        ]
        /// Those to one address, of all people.
        package var recommendationsToOne = [AttemptLimiter.Limit(1, perSeconds: 7 * 86_400)]

        package init() {}
    }

    package let accounts: AccountService
    package let repository: any SelfServiceRepository
    package let homes: any AccountHomes
    package let mailer: any AccountMailer
    package let service: any ServiceState
    /// nil: people log in here only.
    package let provider: (any IdentityProvider)?
    package let policy: Policy
    let secretBox: SecretBox
    let clock: any WallClock
    let proofOfWork: ProofOfWork
    var limiter: AttemptLimiter { accounts.limiter }

    package init(
        accounts: AccountService,
        repository: any SelfServiceRepository,
        homes: any AccountHomes,
        mailer: any AccountMailer,
        service: any ServiceState,
        provider: (any IdentityProvider)? = nil,
        policy: Policy,
        clock: any WallClock,
        secretBox: SecretBox,
        proofOfWork: ProofOfWork
    ) {
        self.accounts = accounts
        self.repository = repository
        self.homes = homes
        self.mailer = mailer
        self.service = service
        self.provider = provider
        self.policy = policy
        self.clock = clock
        self.secretBox = secretBox
        self.proofOfWork = proofOfWork
    }

    package var signUp: SignUpService { SignUpService(desk: self) }
    package var recovery: RecoveryService { RecoveryService(desk: self) }
    package var profile: ProfileService { ProfileService(desk: self) }
    package var secondFactor: SecondFactorService { SecondFactorService(desk: self) }
    package var passkeys: PasskeyService { PasskeyService(desk: self) }
    package var externalLogIn: ExternalLogInService { ExternalLogInService(desk: self) }
    package var staff: StaffService { StaffService(desk: self) }
    package var support: SupportService { SupportService(desk: self) }
    package var recommendations: RecommendationService { RecommendationService(desk: self) }

    /// Forgets what has expired: links, the sign-ups behind them, and counts of attempts.
    package func forgetOld() async throws(AccountError) {
        let now = clock.now()
        try await repository.forgetTickets(expiredBefore: now)
        try await limiter.forget(endedBy: now)
        try await repository.forgetSupportRequests(before: now.adding(seconds: -SupportRequest.keptSeconds))
    }

    func newToken() -> TicketToken {
        var generator = SystemRandomNumberGenerator()
        return TicketToken.random(using: &generator)
    }

    /// The ticket of a link; nil: it is no longer good.
    func ticket(_ token: TicketToken, _ purpose: Ticket.Purpose) async throws(AccountError) -> Ticket? {
        let found = try await repository.findTicket(digest: token.digest, purpose: purpose)
        return found.flatMap { $0.expiresAt > clock.now() ? $0 : nil }
    }

    /// Sends a mail about an account to its main address, if it has one.
    func send(
        _ occasion: AccountMail.Occasion,
        to person: Principal,
        at recipient: String? = nil,
        path: String? = nil
    ) async throws(AccountError) {
        guard let recipient = recipient ?? person.emails.first else { return }
        let mail = AccountMail(
            occasion,
            to: recipient,
            name: person.displayName,
            userName: person.name,
            language: person.language ?? policy.language,
            path: path
        )
        try await mailer.send([QueuedMail(mail)])
    }

    /// The secret of a second factor; nil: the key of this installation does not open it.
    func opened(_ secret: [UInt8], of person: PrincipalID) throws -> [UInt8]? {
        secret.count == SecondFactor.plainBytes ? secret : try secretBox.open(secret, of: person)
    }

    // MARK: What may be typed

    static func problems(withEmail email: String) -> [AccountProblem] {
        if email.isEmpty { return [.missing(.email)] }
        return (try? AccountService.checkedEmail(email)) == nil ? [.emailMalformed] : []
    }

    static func problems(withUserName name: String) -> [AccountProblem] {
        if name.isEmpty { return [.missing(.userName)] }
        return (try? AccountService.checkedName(name)) == nil ? [.userNameMalformed] : []
    }

    static func problems(withPassword password: String, repeated: String, of names: [String]) -> [AccountProblem] {
        if password.isEmpty { return [.missing(.newPassword)] }
        if let problem = PasswordRule.problem(with: password, of: names) { return [.password(problem)] }
        return password == repeated ? [] : [.passwordsDiffer]
    }

    /// Asks for the account's password once more, before something that matters.
    ///
    /// - Throws: ``SelfServiceError/problems(_:)``, ``AccountError/busy(retryAfterSeconds:)``.
    package func requirePassword(_ password: String, of person: Principal, from address: String) async throws {
        guard !password.isEmpty else { throw SelfServiceError.problems([.missing(.password)]) }
        switch await accounts.authenticate(name: person.name, password: password, from: address, for: .page) {
        case .principal: return
        case .refused: throw SelfServiceError.problems([.passwordWrong])
        case .busy(let seconds): throw AccountError.busy(retryAfterSeconds: seconds)
        case .unavailable(let detail): throw AccountError.unavailable(logDetail: detail)
        }
    }
}
