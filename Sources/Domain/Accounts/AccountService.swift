package import CivilTime

/// People and their credentials, for every interface and the command line.
package struct AccountService: Sendable {
    let repository: any AccountRepository
    let clock: any WallClock
    let pacing: any Pacing
    let hashing: any PasswordHashing
    let queue: HashQueue
    let memory: CredentialMemory
    let rule: WrongPasswordRule
    let waitingForAnswers = WaitingForAnswers()
    let checks = ChecksUnderWay()
    /// Hashed for names that do not exist, so that they cost the same; made at the first need.
    let decoy = Decoy()

    /// The clock must run (not be frozen), else answers to wrong passwords pile up.
    package init(
        repository: any AccountRepository,
        clock: any WallClock,
        pacing: any Pacing = SystemPacing(),
        hashing: any PasswordHashing = Argon2id(),
        queue: HashQueue = HashQueue(),
        memory: CredentialMemory = CredentialMemory(),
        rule: WrongPasswordRule = .standard
    ) {
        self.repository = repository
        self.clock = clock
        self.pacing = pacing
        self.hashing = hashing
        self.queue = queue
        self.memory = memory
        self.rule = rule
    }

    /// nil for unknown names and for texts that are no user name.
    package func findPrincipal(named name: String) async throws(AccountError) -> Principal? {
        guard let name = Username(name) else { return nil }
        return try await repository.findPrincipal(named: name)
    }

    package func findPrincipal(id: PrincipalID) async throws(AccountError) -> Principal? {
        try await repository.findPrincipal(id: id)
    }

    /// Compared without regard to case.
    package func findPrincipal(email: String) async throws(AccountError) -> Principal? {
        // An address in a mailto URI may hold any byte; stores take no NUL.
        guard !email.utf8.contains(0) else { return nil }
        return try await repository.findPrincipal(email: email)
    }

    /// - Throws: ``AccountError/notFound`` for unknown names and for texts that are no user name.
    package func principal(named name: String) async throws(AccountError) -> Principal {
        guard let found = try await findPrincipal(named: name) else { throw .notFound }
        return found
    }

    /// By name.
    package func listPrincipals() async throws(AccountError) -> [Principal] {
        try await repository.listPrincipals()
    }

    /// Without a password, the person gets in by app passwords only.
    package func addPrincipal(
        named name: String,
        kind: PrincipalKind = .individual,
        displayName: String? = nil,
        emails: [String] = [],
        timeZone: String? = nil,
        language: String? = nil,
        password: String?
    ) async throws(AccountError) -> Principal {
        let username = try Self.checkedName(name)
        let draft = PrincipalDraft(
            name: username,
            kind: kind,
            displayName: displayName,
            emails: try emails.map { email throws(AccountError) in try Self.checkedEmail(email) },
            timeZone: try Self.checkedZone(timeZone),
            language: try Self.checkedLanguage(language),
            passwordVerifier: try await verifier(
                for: password,
                of: [username.text] + emails + [displayName].compactMap(\.self)
            )
        )
        return try await repository.addPrincipal(draft, at: clock.now())
    }

    /// Adds a person whose password was hashed before (``passwordVerifier(for:of:)``).
    package func addPrincipal(_ draft: PrincipalDraft) async throws(AccountError) -> Principal {
        try Self.checkedName(draft.name.text)
        return try await repository.addPrincipal(draft, at: clock.now())
    }

    /// The hash of a password that somebody chose.
    ///
    /// - Parameters:
    ///   - password: as typed.
    ///   - names: of the person, which may not make up the password.
    /// - Throws: ``AccountError/invalidValue(reason:)`` where the password may not be chosen, ``AccountError/busy``.
    /// - Returns: the hash, in the PHC format.
    package func passwordVerifier(for password: String, of names: [String]) async throws(AccountError) -> String {
        try PasswordRule.check(password, of: names)
        let hashing = hashing
        guard let hash = await queue.run(for: "", { hashing.hash(password) }) else {
            throw .busy(retryAfterSeconds: Self.retryAfterSeconds)
        }
        guard let hash else { throw .unavailable(logDetail: "There is no memory for hashing a password.") }
        return hash
    }

    /// Keeps all but the name, which never changes.
    package func update(_ principal: Principal) async throws(AccountError) {
        var checked = principal
        checked.emails = try principal.emails.map { email throws(AccountError) in try Self.checkedEmail(email) }
        checked.timeZone = try Self.checkedZone(principal.timeZone)
        checked.language = try Self.checkedLanguage(principal.language)
        try await repository.updatePrincipal(checked)
    }

    /// Gives a person who has no time zone the one in which their client works.
    ///
    /// - Parameters:
    ///   - name: an IANA name; one that is not in this machine's database is not taken.
    ///   - id: whose.
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func proposeTimeZone(_ name: String, of id: PrincipalID) async throws(AccountError) {
        guard let zone = (try? ZoneRules.named(name))?.name, let person = try await repository.findPrincipal(id: id),
            person.timeZone == nil
        else { return }
        try await repository.proposeTimeZone(zone, of: id)
    }

    /// Gives a person who has no language that of their browser, so that what is planned and mailed is written in the
    /// language of their pages. One in which the server does not write is not taken.
    ///
    /// - Throws: ``AccountError/unavailable(logDetail:)``.
    package func proposeLanguage(_ tag: String, of id: PrincipalID) async throws(AccountError) {
        guard Principal.languages.contains(tag) else { return }
        try await repository.proposeLanguage(tag, of: id)
    }

    /// Removes a principal with everything that belongs to it, and its name from groups, delegations and shares.
    ///
    /// - Throws: ``AccountError/notFound``.
    package func removePrincipal(_ id: PrincipalID) async throws(AccountError) {
        try await repository.removePrincipal(id, at: clock.now())
    }

    /// Sets a new password. Remembered checks and sessions of the person end.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for one that is too short, common, or made of the person's
    ///   names; ``AccountError/notFound``.
    package func setPassword(_ password: String, of id: PrincipalID) async throws(AccountError) {
        guard let principal = try await repository.findPrincipal(id: id) else { throw .notFound }
        let names = [principal.name, principal.displayName] + principal.emails
        guard let verifier = try await verifier(for: password, of: names) else { return }
        try await repository.setPassword(of: id, verifier: verifier, at: clock.now())
    }

    /// Makes a password for one device. Its text exists in the answer only.
    package func addAppPassword(label: String, of id: PrincipalID) async throws(AccountError) -> AppPassword {
        var generator = SystemRandomNumberGenerator()
        let password = AppPassword.random(using: &generator)
        guard let digest = AppPassword.digest(of: password.text) else {
            preconditionFailure("An app password has its own shape.")
        }
        let label = try Self.checkedLabel(label, what: "label")
        try await repository.addAppPassword(
            AppPasswordRecord(label: label, digest: digest, createdAt: clock.now()),
            of: id
        )
        return password
    }

    /// Oldest first.
    package func listAppPasswords(of id: PrincipalID) async throws(AccountError) -> [AppPasswordRecord] {
        try await repository.listAppPasswords(of: id)
    }

    /// Takes effect at once, in other processes too.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such label.
    package func removeAppPassword(label: String, of id: PrincipalID) async throws(AccountError) {
        try await repository.removeAppPassword(of: id, label: label)
    }

    /// Keeps a place, or replaces the one whose name folds to the same text.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for a name that can't be kept, ``AccountError/notFound``.
    package func setPlace(_ place: SavedPlace, of id: PrincipalID) async throws(AccountError) {
        var checked = place
        checked.name = try Self.checkedLabel(place.name, what: "name of a place")
        try await repository.setPlace(checked, of: id)
    }

    /// By the folded name.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such place.
    package func removePlace(named name: String, of id: PrincipalID) async throws(AccountError) {
        try await repository.removePlace(named: name, of: id)
    }

    /// By name.
    package func listPlaces(of id: PrincipalID) async throws(AccountError) -> [SavedPlace] {
        try await repository.listPlaces(of: id)
    }

    /// By the folded name.
    package func findPlace(named name: String, of id: PrincipalID) async throws(AccountError) -> SavedPlace? {
        try await repository.findPlace(named: name, of: id)
    }

    /// Keeps a pass, or changes the one of that name.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` for texts that can't be kept, or a last day before the first.
    package func setPass(_ pass: SavedPass, of id: PrincipalID) async throws(AccountError) {
        var checked = pass
        checked.name = try Self.checkedLabel(pass.name, what: "name of a pass")
        checked.issuer = try Self.checkedLabel(pass.issuer, what: "name of a feed or sharing system")
        guard pass.products.count <= 100 else { throw .invalidValue(reason: "A pass stands for at most 100 products.") }
        for index in checked.products.indices {
            checked.products[index] = try Self.checkedLabel(pass.products[index], what: "product")
        }
        if let first = pass.firstDay, let last = pass.lastDay, last < first {
            throw .invalidValue(reason: "The last day, \(last), is before the first, \(first).")
        }
        try await repository.setPass(checked, of: id)
    }

    /// By the folded name.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such pass.
    package func removePass(named name: String, of id: PrincipalID) async throws(AccountError) {
        try await repository.removePass(named: name, of: id)
    }

    /// By name.
    package func listPasses(of id: PrincipalID) async throws(AccountError) -> [SavedPass] {
        try await repository.listPasses(of: id)
    }

    /// Counts what is tried, for all servers of the store.
    package var limiter: AttemptLimiter { AttemptLimiter(repository: repository) }

    /// Newest first.
    package func listAttempts(named name: String, limit: Int = 100) async throws(AccountError) -> [LoginAttempt] {
        try await repository.listAttempts(named: name, limit: limit)
    }

    /// Forgets the attempts that were kept long enough (``WrongPasswordRule/keptSeconds``), whether or not anybody has
    /// logged in since.
    package func forgetOldAttempts() async throws(AccountError) {
        try await repository.forgetAttempts(before: clock.now().adding(seconds: -rule.keptSeconds))
    }

    private func verifier(for password: String?, of names: [String]) async throws(AccountError) -> String? {
        guard let password else { return nil }
        return try await passwordVerifier(for: password, of: names)
    }

    /// What a new principal's name must be, so that it can be judged before anything else is asked for.
    ///
    /// - Throws: ``AccountError/invalidName(_:)`` where it does not follow the rule of ``Username`` or is reserved.
    @discardableResult package static func checkedName(_ name: String) throws(AccountError) -> Username {
        guard let username = Username(name), !Username.reserved.contains(username.text) else {
            throw .invalidName(name)
        }
        return username
    }

    /// An address as it is kept.
    ///
    /// - Throws: ``AccountError/invalidValue(reason:)`` where it has not the form of one.
    package static func checkedEmail(_ text: String) throws(AccountError) -> String {
        let bytes = text.utf8
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), bytes.count <= 254,
            bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") })
        else { throw .invalidValue(reason: "\"\(text)\" is not an e-mail address.") }
        return text
    }

    private static func checkedZone(_ name: String?) throws(AccountError) -> String? {
        guard let name else { return nil }
        do {
            return try ZoneRules.named(name).name
        } catch {
            throw .invalidValue(reason: "\"\(name)\" is not a time zone of this machine; write one like Europe/Rome.")
        }
    }

    private static func checkedLanguage(_ name: String?) throws(AccountError) -> String? {
        guard let name else { return nil }
        guard Principal.languages.contains(name) else {
            let known = Principal.languages.joined(separator: ", ")
            throw .invalidValue(reason: "The language is one of \(known), not \"\(name)\".")
        }
        return name
    }

    private static func checkedLabel(_ text: String, what: String) throws(AccountError) -> String {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !trimmed.isEmpty, trimmed.utf8.count <= 100, trimmed.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw .invalidValue(reason: "A \(what) needs 1 to 100 bytes of text.")
        }
        return trimmed
    }
}
