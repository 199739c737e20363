package import Accounts
package import CivilTime
internal import Events

extension MemoryAccountRepository {
    package func addAppPassword(_ password: AppPasswordRecord, of id: PrincipalID) async throws(AccountError) {
        try change(id) { person, _ in
            guard !person.appPasswords.contains(where: { $0.label == password.label }) else {
                throw AccountError.invalidValue(reason: "There is already an app password \"\(password.label)\".")
            }
            person.appPasswords.append(password)
        }
    }

    package func findAppPassword(
        of id: PrincipalID,
        digest: [UInt8],
        usedAt: Instant
    ) async throws(AccountError) -> AppPasswordRecord? {
        let found = read { $0.people[id]?.appPasswords.first { $0.digest == digest } }
        guard let found else { return nil }
        let hour = Instant(secondsSince1970: usedAt.secondsSince1970 - usedAt.secondsSince1970 % 3600)
        try change(id) { person, _ in
            for index in person.appPasswords.indices where person.appPasswords[index].digest == digest {
                person.appPasswords[index].lastUsedAt = hour
            }
        }
        return found
    }

    package func listAppPasswords(of id: PrincipalID) async throws(AccountError) -> [AppPasswordRecord] {
        read { $0.people[id]?.appPasswords ?? [] }.sorted { ($0.createdAt, $0.label) < ($1.createdAt, $1.label) }
    }

    package func removeAppPassword(of id: PrincipalID, label: String) async throws(AccountError) {
        try change(id) { person, _ in
            guard let index = person.appPasswords.firstIndex(where: { $0.label == label }) else {
                throw AccountError.notFound
            }
            person.appPasswords.remove(at: index)
            person.credentialVersion += 1
        }
    }

    package func setPlace(_ place: SavedPlace, of id: PrincipalID) async throws(AccountError) {
        try change(id) { person, transaction in
            person.places[SavedPlace.foldedName(place.name)] = place
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func removePlace(named name: String, of id: PrincipalID) async throws(AccountError) {
        try change(id) { person, transaction in
            guard person.places.removeValue(forKey: SavedPlace.foldedName(name)) != nil else {
                throw AccountError.notFound
            }
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func listPlaces(of id: PrincipalID) async throws(AccountError) -> [SavedPlace] {
        read { $0.people[id]?.places ?? [:] }.sorted { $0.key < $1.key }.map(\.value)
    }

    package func findPlace(named name: String, of id: PrincipalID) async throws(AccountError) -> SavedPlace? {
        read { $0.people[id]?.places[SavedPlace.foldedName(name)] }
    }

    package func setPass(_ pass: SavedPass, of id: PrincipalID) async throws(AccountError) {
        try change(id) { person, transaction in
            person.passes[SavedPlace.foldedName(pass.name)] = pass
            guard person.passes.count <= SavedPass.mostPasses else {
                throw AccountError.invalidValue(reason: "At most \(SavedPass.mostPasses) passes can be kept.")
            }
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func removePass(named name: String, of id: PrincipalID) async throws(AccountError) {
        try change(id) { person, transaction in
            guard person.passes.removeValue(forKey: SavedPlace.foldedName(name)) != nil else {
                throw AccountError.notFound
            }
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func listPasses(of id: PrincipalID) async throws(AccountError) -> [SavedPass] {
        read { $0.people[id]?.passes ?? [:] }.sorted { $0.key < $1.key }.map(\.value)
    }

    package func setPreferences(
        _ preferences: PersonPreferences,
        of id: PrincipalID,
        replacing known: PersonPreferences?
    ) async throws(AccountError) {
        try change(id) { person, transaction in
            if let known, person.preferences != known { throw AccountError.changedMeanwhile }
            guard person.preferences != preferences else { return }
            person.preferences = preferences
            try transaction.append(.preferencesChanged(person: id))
        }
    }

    package func findPreferences(of id: PrincipalID) async throws(AccountError) -> PersonPreferences {
        read { $0.people[id]?.preferences ?? PersonPreferences() }
    }

    package func recordAttempt(
        _ attempt: LoginAttempt,
        rule: WrongPasswordRule
    ) async throws(AccountError) -> Instant? {
        try write { transaction in
            var answer: Instant? = attempt.at
            if !attempt.succeeded {
                let oldest = attempt.at.adding(seconds: -rule.longestWaitSeconds - rule.pauseSeconds)
                let previous = transaction.state.attempts
                    .filter { $0.value.name == attempt.name && !$0.value.succeeded && $0.value.at > oldest }
                    .compactMap(\.answeredAt).max()
                answer = rule.answerTime(after: previous, now: attempt.at)
            }
            transaction.state.attempts.append(MemoryAttempt(value: attempt, answeredAt: answer))
            let kept = attempt.at.adding(seconds: -rule.keptSeconds)
            transaction.state.attempts.removeAll { $0.value.at < kept }
            return answer
        }
    }

    package func listAttempts(named name: String, limit: Int) async throws(AccountError) -> [LoginAttempt] {
        let all = read { $0.attempts.map(\.value) }.filter { $0.name == name }
        // Of one second, the later one first.
        let newest = all.enumerated().sorted { ($0.element.at, $0.offset) > ($1.element.at, $1.offset) }
        return newest.prefix(limit).map(\.element)
    }

    package func forgetAttempts(before oldest: Instant) async throws(AccountError) {
        try write { $0.state.attempts.removeAll { $0.value.at < oldest } }
    }

    package func countAttempt(
        _ digest: [UInt8],
        within rule: AttemptRule,
        at now: Instant
    ) async throws(AccountError) -> Int64? {
        try write { transaction in
            let counts = transaction.state.attemptCounts[digest] ?? []
            if let wait = rule.wait(after: counts, now: now) { return wait }
            let counted = rule.counting(counts, now: now)
            let others = counts.filter { count in !counted.contains { $0.seconds == count.seconds } }
            transaction.state.attemptCounts[digest] = (counted + others).sorted { $0.seconds < $1.seconds }
            return nil
        }
    }

    package func listAttemptCounts(of digest: [UInt8]) async throws(AccountError) -> [AttemptWindow] {
        read { $0.attemptCounts[digest] ?? [] }
    }

    package func forgetAttemptCounts(endedBy now: Instant) async throws(AccountError) {
        try write { transaction in
            transaction.state.attemptCounts = transaction.state.attemptCounts.compactMapValues { counts in
                let kept = counts.filter { $0.endsAt > now }
                return kept.isEmpty ? nil : kept
            }
        }
    }
}
