package import CivilTime

/// Where people and their credentials are kept. Each method is one unit of work, safe to call from several processes.
package protocol AccountRepository: Sendable {
    /// - Throws: ``AccountError/nameTaken(_:)``, ``AccountError/emailTaken(_:)``.
    func addPrincipal(_ draft: PrincipalDraft, at now: Instant) async throws(AccountError) -> Principal
    /// With everything that belongs to the person.
    func removePrincipal(_ id: PrincipalID, at now: Instant) async throws(AccountError)
    /// Stores all but name and kind.
    ///
    /// - Throws: ``AccountError/notFound``, ``AccountError/emailTaken(_:)``.
    func updatePrincipal(_ principal: Principal) async throws(AccountError)
    /// Gives a time zone to a person who has none; anybody else keeps theirs.
    func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError)
    /// Gives a language to a person who has none; anybody else keeps theirs.
    func proposeLanguage(_ tag: String, of id: PrincipalID) async throws(AccountError)
    func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal?
    func findPrincipal(named name: Username) async throws(AccountError) -> Principal?
    /// `email` is compared without regard to case.
    func findPrincipal(email: String) async throws(AccountError) -> Principal?
    /// By name.
    func listPrincipals() async throws(AccountError) -> [Principal]

    /// - Throws: ``AccountError/invalidValue(reason:)`` where `group` is no group, or the member already contains it.
    func addMember(_ member: PrincipalID, to group: PrincipalID, at now: Instant) async throws(AccountError)
    /// - Throws: ``AccountError/notFound`` where it is no member.
    func removeMember(_ member: PrincipalID, from group: PrincipalID, at now: Instant) async throws(AccountError)
    /// Those that stand in the group itself, by name.
    func listMembers(of group: PrincipalID) async throws(AccountError) -> [Principal]
    /// The groups that the principal is in, directly or through another group, by name.
    func listGroups(of member: PrincipalID) async throws(AccountError) -> [Principal]

    /// Those who may act for `owner`, by name.
    func listDelegates(of owner: PrincipalID) async throws(AccountError) -> [Delegate]
    /// Lets exactly these act for `owner` with that access; who had the other access and is named here changes to this
    /// one.
    func setDelegates(
        _ delegates: [PrincipalID],
        of owner: PrincipalID,
        access: DelegateAccess
    ) async throws(AccountError)
    /// For whom the principal may act, itself or as a member of a group, by name; the greater access where there are
    /// two.
    func listDelegators(of delegate: PrincipalID) async throws(AccountError) -> [Delegate]

    /// All that a log-in needs, in one read; by the name in the person's addresses or by their log-in name.
    func findLogin(named name: Username) async throws(AccountError) -> Login?
    /// Sets the verifier and moves the credential version on, so that remembered checks of any process die. The
    /// person's sessions end (``SessionRepository``).
    func setPassword(of id: PrincipalID, verifier: String, at now: Instant) async throws(AccountError)

    /// - Throws: ``AccountError/invalidValue(reason:)`` where the person has one with this label,
    ///   ``AccountError/notFound``.
    func addAppPassword(_ password: AppPasswordRecord, of id: PrincipalID) async throws(AccountError)
    /// nil: none of this person has that digest. Notes the use, rounded to the hour.
    func findAppPassword(
        of id: PrincipalID,
        digest: [UInt8],
        usedAt: Instant
    ) async throws(AccountError) -> AppPasswordRecord?
    /// Oldest first.
    func listAppPasswords(of id: PrincipalID) async throws(AccountError) -> [AppPasswordRecord]
    /// Moves the credential version on. Throws ``AccountError/notFound`` where there is no such label.
    func removeAppPassword(of id: PrincipalID, label: String) async throws(AccountError)

    /// Replaces the place whose name folds to the same text.
    ///
    /// - Throws: ``AccountError/notFound`` without the person.
    func setPlace(_ place: SavedPlace, of id: PrincipalID) async throws(AccountError)
    /// By the folded name.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such place.
    func removePlace(named name: String, of id: PrincipalID) async throws(AccountError)
    /// By name.
    func listPlaces(of id: PrincipalID) async throws(AccountError) -> [SavedPlace]
    /// By the folded name.
    func findPlace(named name: String, of id: PrincipalID) async throws(AccountError) -> SavedPlace?

    /// Throws ``AccountError/invalidValue(reason:)`` beyond ``SavedPass/mostPasses``.
    func setPass(_ pass: SavedPass, of id: PrincipalID) async throws(AccountError)
    /// By the folded name.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such pass.
    func removePass(named name: String, of id: PrincipalID) async throws(AccountError)
    /// By name.
    func listPasses(of id: PrincipalID) async throws(AccountError) -> [SavedPass]

    /// In place of what is kept; nothing is written, and no event recorded, where it is equal.
    ///
    /// - Throws: ``AccountError/changedMeanwhile`` where `known` is given and something else is kept,
    ///   ``AccountError/notFound`` where there is no such person.
    func setPreferences(
        _ preferences: PersonPreferences,
        of id: PrincipalID,
        replacing known: PersonPreferences?
    ) async throws(AccountError)
    /// Empty where none are kept.
    func findPreferences(of id: PrincipalID) async throws(AccountError) -> PersonPreferences

    /// Logs an attempt and forgets those older than `rule.keptSeconds`. For a wrong password, gives out the second at
    /// which it may
    /// be answered: each wrong answer for a name lies `rule.pauseSeconds` after the one before. nil: the line of
    /// waiting answers is
    /// longer than `rule.longestWaitSeconds`; then no place in it is taken.
    func recordAttempt(_ attempt: LoginAttempt, rule: WrongPasswordRule) async throws(AccountError) -> Instant?
    /// Newest first.
    func listAttempts(named name: String, limit: Int) async throws(AccountError) -> [LoginAttempt]

    /// Deletes the attempts that were made before `oldest`.
    func forgetAttempts(before oldest: Instant) async throws(AccountError)

    /// Counts one more attempt of a source where the rule allows it; else counts nothing.
    ///
    /// - Returns: nil where it was counted; else after how many seconds the next may be.
    func countAttempt(_ digest: [UInt8], within rule: AttemptRule, at now: Instant) async throws(AccountError) -> Int64?
    /// By their length; also those that have ended.
    func listAttemptCounts(of digest: [UInt8]) async throws(AccountError) -> [AttemptWindow]
    func forgetAttemptCounts(endedBy now: Instant) async throws(AccountError)
}

/// A person to be added.
package struct PrincipalDraft: Equatable, Sendable {
    package var name: Username
    package var kind: PrincipalKind
    package var displayName: String
    package var emails: [String]
    /// IANA; nil: the server's.
    package var timeZone: String?
    /// BCP 47; nil: the server's.
    package var language: String?
    /// A hash in the PHC format; nil: only app passwords let them in.
    package var passwordVerifier: String?

    package init(
        name: Username,
        kind: PrincipalKind = .individual,
        displayName: String? = nil,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil,
        passwordVerifier: String? = nil
    ) {
        self.name = name
        self.kind = kind
        // A principal has a name on screen (RFC 3744 §4).
        self.displayName = displayName.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } ?? name.text
        self.emails = emails
        self.timeZone = timeZone
        self.language = language
        self.passwordVerifier = passwordVerifier
    }
}

/// What a log-in is checked against.
package struct Login: Equatable, Sendable {
    package var principal: Principal
    /// In the PHC format; nil: only app passwords let the person in.
    package var passwordVerifier: String?
    /// Moves on with every change or revocation of a credential of this person.
    package var credentialVersion: Int64
    /// Whether pages ask for a code after the password; then calendar apps need app passwords.
    package var hasSecondFactor: Bool

    package init(
        principal: Principal,
        passwordVerifier: String?,
        credentialVersion: Int64,
        hasSecondFactor: Bool = false
    ) {
        self.principal = principal
        self.passwordVerifier = passwordVerifier
        self.credentialVersion = credentialVersion
        self.hasSecondFactor = hasSecondFactor
    }
}

/// An entry of the log of log-ins.
package struct LoginAttempt: Equatable, Sendable {
    /// As typed, shortened to 64 bytes: wrong names are logged too.
    package var name: String
    /// The peer's address, without port.
    package var address: String
    package var at: Instant
    package var succeeded: Bool

    package init(name: String, address: String, at: Instant, succeeded: Bool) {
        self.name = name
        self.address = address
        self.at = at
        self.succeeded = succeeded
    }
}

/// How wrong passwords wait, and how long the log of attempts is kept.
package struct WrongPasswordRule: Equatable, Sendable {
    /// Between the answers to two wrong passwords for one name.
    package var pauseSeconds: Int64 = 10
    /// An attempt that would wait longer is refused as busy.
    package var longestWaitSeconds: Int64 = 60
    /// How long the log keeps an attempt.
    package var keptSeconds: Int64 = 7 * 86_400

    package static let standard = WrongPasswordRule()

    package init(pauseSeconds: Int64 = 10, longestWaitSeconds: Int64 = 60, keptSeconds: Int64 = 7 * 86_400) {
        self.pauseSeconds = pauseSeconds
        self.longestWaitSeconds = longestWaitSeconds
        self.keptSeconds = keptSeconds
    }

    /// The second for the next wrong answer, when the one before was given (or will be) at `previous`.
    package func answerTime(after previous: Instant?, now: Instant) -> Instant? {
        guard let previous else { return now }
        let earliest = max(now, previous.adding(seconds: pauseSeconds))
        return earliest - now > longestWaitSeconds ? nil : earliest
    }
}
