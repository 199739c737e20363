internal import Accounts
internal import CivilTime

extension AccountContract {
    static let credentials: [ContractCase<any AccountRepository>] = [
        ContractCase("each change of a credential moves the version on") { store in
            let anna = try await addAnna(to: store)
            try await store.setPassword(of: anna.id, verifier: "v2", at: now)
            let record = AppPasswordRecord(label: "Phone", digest: [UInt8](repeating: 7, count: 32), createdAt: now)
            try await store.addAppPassword(record, of: anna.id)
            try await store.removeAppPassword(of: anna.id, label: "Phone")
            let login = try await store.findLogin(named: try username("anna"))
            try expectEqual(login?.passwordVerifier, "v2")
            try expectEqual(login?.credentialVersion, 3)
        },
        ContractCase("an app password is found by digest and owner, and its use noted to the hour") {
            store in
            let anna = try await addAnna(to: store)
            let digest = [UInt8](0..<32)
            let other = [UInt8](1...32)
            let phone = AppPasswordRecord(label: "Phone", digest: digest, createdAt: now)
            try await store.addAppPassword(phone, of: anna.id)
            _ = try await expectError(AccountError.self) {
                let again = AppPasswordRecord(label: "Phone", digest: other, createdAt: now)
                try await store.addAppPassword(again, of: anna.id)
            }
            let used = now.adding(seconds: 5000)
            let found = try await store.findAppPassword(of: anna.id, digest: digest, usedAt: used)
            try expectEqual(found?.label, "Phone")
            try expectEqual(try await store.findAppPassword(of: anna.id, digest: other, usedAt: used), nil)
            let stranger = PrincipalID(rawValue: anna.id.rawValue + 1)
            try expectEqual(try await store.findAppPassword(of: stranger, digest: digest, usedAt: used), nil)
            let listed = try await store.listAppPasswords(of: anna.id)
            let hour = Instant(secondsSince1970: used.secondsSince1970 / 3600 * 3600)
            try expectEqual(listed.map(\.lastUsedAt), [hour])
            let error = try await expectError(AccountError.self) {
                try await store.removeAppPassword(of: anna.id, label: "Tablet")
            }
            try expectEqual(error, .notFound)
        },
        ContractCase("wrong answers stand in line, and a line that is too long takes no more") { store in
            func wrong(after seconds: Int64) async throws -> Int64? {
                let at = now.adding(seconds: seconds)
                let attempt = LoginAttempt(name: "anna", address: "192.0.2.1", at: at, succeeded: false)
                return try await store.recordAttempt(attempt, rule: .standard).map { $0 - now }
            }
            try expectEqual(try await wrong(after: 0), 0)
            try expectEqual(try await wrong(after: 1), 10)
            try expectEqual(try await wrong(after: 2), 20)
            for expected in [30, 40, 50, 60] as [Int64] { try expectEqual(try await wrong(after: 3), expected) }
            try expectEqual(try await wrong(after: 4), nil)
            try expectEqual(try await wrong(after: 120), 120)
        },
        ContractCase("attempts are listed newest first and forgotten after a week") { store in
            let attempt = LoginAttempt(name: "anna", address: "192.0.2.1", at: now, succeeded: true)
            var next = attempt
            next.at = now.adding(seconds: 1)
            for one in [attempt, next] { _ = try await store.recordAttempt(one, rule: .standard) }
            try expectEqual(try await store.listAttempts(named: "anna", limit: 10), [next, attempt])
            try expectEqual(try await store.listAttempts(named: "anna", limit: 1), [next])
            try expectEqual(try await store.listAttempts(named: "bob", limit: 1), [])
            var later = attempt
            later.at = next.at.adding(seconds: 7 * 86_400 + 1)
            _ = try await store.recordAttempt(later, rule: .standard)
            try expectEqual(try await store.listAttempts(named: "anna", limit: 10), [later])
            try await store.forgetAttempts(before: later.at)
            try expectEqual(try await store.listAttempts(named: "anna", limit: 10), [later])
            try await store.forgetAttempts(before: later.at.adding(seconds: 1))
            try expectEqual(try await store.listAttempts(named: "anna", limit: 10), [])
        },
        ContractCase("attempts of a source are counted until a limit, and again when its time has ended") { store in
            let rule = AttemptRule([AttemptLimiter.Limit(2, perSeconds: 60), AttemptLimiter.Limit(3, perSeconds: 3600)])
            func count(_ digest: [UInt8] = [1, 2], after seconds: Int64) async throws -> Int64? {
                try await store.countAttempt(digest, within: rule, at: now.adding(seconds: seconds))
            }
            try expectEqual(try await count(after: 0), nil)
            try expectEqual(try await count(after: 10), nil)
            try expectEqual(try await count(after: 20), 40)
            // By a server whose clock is behind.
            try expectEqual(try await count(after: -5), 60)
            try expectEqual(try await count([3], after: 20), nil)
            let counted = [
                AttemptWindow(seconds: 60, endsAt: now.adding(seconds: 60), attempts: 2),
                AttemptWindow(seconds: 3600, endsAt: now.adding(seconds: 3600), attempts: 2),
            ]
            try expectEqual(try await store.listAttemptCounts(of: [1, 2]), counted)
            try expectEqual(try await store.listAttemptCounts(of: [1]), [])
            try expectEqual(try await count(after: 60), nil)
            try expectEqual(try await count(after: 61), 3539)
            try await store.forgetAttemptCounts(endedBy: now.adding(seconds: 120))
            try expectEqual(try await store.listAttemptCounts(of: [1, 2]).map(\.seconds), [3600])
            try expectEqual(try await count(after: 3600), nil)
            try await store.forgetAttemptCounts(endedBy: now.adding(seconds: 7200))
            try expectEqual(try await store.listAttemptCounts(of: [1, 2]), [])
            try expectEqual(try await store.listAttemptCounts(of: [3]), [])
        },
        ContractCase("of attempts at once only as many are let through as the limit says") { store in
            let rule = AttemptRule([AttemptLimiter.Limit(5, perSeconds: 60)])
            let passed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await store.countAttempt([7], within: rule, at: now) == nil }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(passed, 5)
        },
    ]
}
