package import Accounts
internal import CivilTime
package import SelfService

/// What every store does with tickets, second factors, consents, roles and requests for support.
package enum SelfServiceContract {
    /// A store of accounts and of what people do with them, as adapters have them in one.
    package typealias Store = any SelfServiceRepository & AccountRepository

    package static let cases: [ContractCase<Store>] = tickets + factors + passkeys + identities + people + staff

    private static let tickets: [ContractCase<Store>] = [
        ContractCase("a ticket is found by digest and purpose, and taken once") { store in
            let ana = try await person("ana", in: store)
            let made = try await store.addTicket(ticket(.resetPassword, 1, of: ana))
            try expect(made.id != 0, "it has a number")
            try expectEqual(try await store.findTicket(digest: digest(1), purpose: .resetPassword), made)
            try expectEqual(try await store.findTicket(digest: digest(1), purpose: .confirmEmail), nil)
            try expectEqual(try await store.findTicket(digest: digest(2), purpose: .resetPassword), nil)
            try expectEqual(try await store.takeTicket(digest: digest(1), purpose: .confirmEmail), nil)
            try expectEqual(try await store.takeTicket(digest: digest(1), purpose: .resetPassword), made)
            try expectEqual(try await store.takeTicket(digest: digest(1), purpose: .resetPassword), nil)
        },
        ContractCase("tickets are listed, removed and forgotten") { store in
            let ana = try await person("ana", in: store)
            let first = try await store.addTicket(ticket(.invitation, 1))
            let second = try await store.addTicket(ticket(.invitation, 2, expiring: 5000))
            _ = try await store.addTicket(ticket(.confirmEmail, 3, of: ana))
            try expectEqual(try await store.listTickets(.invitation), [first, second])
            _ = try await expectError(AccountError.self) { try await store.removeTicket(first.id, purpose: .signUp) }
            try await store.removeTicket(first.id, purpose: .invitation)
            try await store.removeTickets(of: ana, purpose: .confirmEmail)
            try expectEqual(try await store.listTickets(.confirmEmail), [])
            try await store.forgetTickets(expiredBefore: instant(5000))
            try expectEqual(try await store.listTickets(.invitation), [second])
            try await store.forgetTickets(expiredBefore: instant(5001))
            try expectEqual(try await store.listTickets(.invitation), [])
        },
        ContractCase("a ticket reserves a name until it expires") { store in
            _ = try await store.addTicket(ticket(.signUp, 1, reserving: "ben"))
            let second = try await expectError(AccountError.self) {
                try await store.addTicket(ticket(.signUp, 2, reserving: "ben"))
            }
            try expectEqual(second, .nameTaken("ben"))
            let third = try await expectError(AccountError.self) { _ = try await person("ben", in: store) }
            try expectEqual(third, .nameTaken("ben"))
            _ = try await person("ana", in: store)
            let fourth = try await expectError(AccountError.self) {
                try await store.addTicket(ticket(.signUp, 3, reserving: "ana"))
            }
            try expectEqual(fourth, .nameTaken("ana"))
            var late = ticket(.signUp, 4, reserving: "ben")
            late.createdAt = instant(1000)
            late.expiresAt = instant(2000)
            _ = try await store.addTicket(late)
            try expectEqual(try await store.findTicket(digest: digest(1), purpose: .signUp), nil)
        },
        ContractCase("tickets go with their person, and need one") { store in
            let ana = try await person("ana", in: store)
            _ = try await store.addTicket(ticket(.resetPassword, 1, of: ana))
            try await store.removePrincipal(ana, at: instant(2))
            try expectEqual(try await store.findTicket(digest: digest(1), purpose: .resetPassword), nil)
            let failure = try await expectError(AccountError.self) {
                try await store.addTicket(ticket(.resetPassword, 2, of: ana))
            }
            try expectEqual(failure, .notFound)
        },
    ]

    private static let factors: [ContractCase<Store>] = [
        ContractCase("a second factor is kept, used once for each step, and removed") { store in
            let ana = try await person("ana", in: store)
            let name = try username("ana")
            try expectEqual(try await store.findLogin(named: name)?.hasSecondFactor, false)
            let before = try await store.findLogin(named: name)?.credentialVersion ?? 0
            let factor = SecondFactor(secret: [1, 2, 3], lastStep: 7, createdAt: instant(5))
            try await store.setSecondFactor(factor, recoveryCodes: [digest(1), digest(2)], of: ana)
            try expectEqual(try await store.findSecondFactor(of: ana), factor)
            try expectEqual(try await store.findLogin(named: name)?.hasSecondFactor, true)
            try expectEqual(try await store.findLogin(named: name)?.credentialVersion, before + 1)
            try expectEqual(try await store.useStep(7, of: ana), false)
            try expectEqual(try await store.useStep(8, of: ana), true)
            try expectEqual(try await store.useStep(8, of: ana), false)
            try expectEqual(try await store.useRecoveryCode(digest(1), of: ana), true)
            try expectEqual(try await store.useRecoveryCode(digest(1), of: ana), false)
            try expectEqual(try await store.countRecoveryCodes(of: ana), 1)
            try await store.setRecoveryCodes([digest(3), digest(4), digest(5)], of: ana)
            try expectEqual(try await store.countRecoveryCodes(of: ana), 3)
            try await store.removeSecondFactor(of: ana)
            try expectEqual(try await store.findSecondFactor(of: ana), nil)
            try expectEqual(try await store.countRecoveryCodes(of: ana), 0)
            try expectEqual(try await store.findLogin(named: name)?.hasSecondFactor, false)
            try expectEqual(try await store.findLogin(named: name)?.credentialVersion, before + 2)
        }
    ]

    private static let passkeys: [ContractCase<Store>] = [
        ContractCase("a passkey is found by its name, used while it counts up, and is one person's") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            func passkey(_ credential: [UInt8], of person: PrincipalID, at seconds: Int64 = 5) -> Passkey {
                Passkey(
                    person: person,
                    label: "Phone",
                    credential: credential,
                    key: [9, 8],
                    signCount: 0,
                    createdAt: instant(seconds)
                )
            }
            guard let first = try await store.addPasskey(passkey([1, 2], of: ana, at: 6)) else {
                throw ContractViolation(description: "the passkey is not kept")
            }
            try expect(first.id != 0, "it has a number")
            try expectEqual(try await store.addPasskey(passkey([1, 2], of: ben)), nil)
            let second = try await store.addPasskey(passkey([1], of: ana))
            try expectEqual(try await store.listPasskeys(of: ana), [second, first].compactMap(\.self))
            try expectEqual(try await store.listPasskeys(of: ben), [])
            try expectEqual(try await store.usePasskey(first.id, signCount: 0, at: instant(7)), true)
            try expectEqual(try await store.usePasskey(first.id, signCount: 4, at: instant(8)), true)
            try expectEqual(try await store.usePasskey(first.id, signCount: 4, at: instant(9)), false)
            try expectEqual(try await store.usePasskey(first.id, signCount: 0, at: instant(9)), false)
            try await store.renamePasskey(first.id, to: "Key", of: ana)
            var expected = first
            expected.label = "Key"
            expected.signCount = 4
            expected.lastUsedAt = instant(8)
            try expectEqual(try await store.findPasskey(credential: [1, 2]), expected)
            try expectEqual(try await store.findPasskey(credential: [2]), nil)
            for refused in [ben, ana] {
                let id = refused == ben ? first.id : first.id + 100
                let renamed = try await expectError(AccountError.self) {
                    try await store.renamePasskey(id, to: "x", of: refused)
                }
                let removed = try await expectError(AccountError.self) {
                    try await store.removePasskey(id, of: refused)
                }
                try expectEqual([renamed, removed], [.notFound, .notFound])
            }
            try await store.removePasskey(first.id, of: ana)
            try expectEqual(try await store.findPasskey(credential: [1, 2]), nil)
            try await store.removePrincipal(ana, at: instant(10))
            try expectEqual(try await store.findPasskey(credential: [1]), nil)
            try expectEqual(try await store.usePasskey(second?.id ?? 0, signCount: 5, at: instant(11)), false)
            let gone = try await expectError(AccountError.self) {
                _ = try await store.addPasskey(passkey([3], of: ana))
            }
            try expectEqual(gone, .notFound)
        }
    ]

    private static let identities: [ContractCase<Store>] = [
        ContractCase("an identity is one person's, one for each issuer, and goes with them") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            func identity(
                _ subject: String,
                of person: PrincipalID,
                at issuer: String = "https://a"
            ) -> ExternalIdentity {
                ExternalIdentity(issuer: issuer, subject: subject, person: person, label: "x", createdAt: instant(5))
            }
            try expectEqual(try await store.linkIdentity(identity("1", of: ana)), true)
            try expectEqual(try await store.findIdentity(issuer: "https://a", subject: "1"), identity("1", of: ana))
            try expectEqual(try await store.findIdentity(issuer: "https://b", subject: "1"), nil)
            try expectEqual(try await store.linkIdentity(identity("1", of: ben)), false)
            try expectEqual(try await store.linkIdentity(identity("1", of: ben, at: "https://b")), true)
            try expectEqual(try await store.linkIdentity(identity("1", of: ana)), true)
            try expectEqual(try await store.linkIdentity(identity("2", of: ana)), true)
            try expectEqual(try await store.findIdentity(issuer: "https://a", subject: "1"), nil)
            try expectEqual(try await store.linkIdentity(identity("3", of: ana, at: "https://0")), true)
            try expectEqual(try await store.listIdentities(of: ana).map(\.subject), ["3", "2"])
            try await store.removeIdentity(issuer: "https://0", of: ana)
            try expectEqual(try await store.listIdentities(of: ana), [identity("2", of: ana)])
            let failure = try await expectError(AccountError.self) {
                try await store.removeIdentity(issuer: "https://0", of: ana)
            }
            try expectEqual(failure, .notFound)
            try await store.removePrincipal(ana, at: instant(7))
            try expectEqual(try await store.findIdentity(issuer: "https://a", subject: "2"), nil)
            let gone = try await expectError(AccountError.self) {
                _ = try await store.linkIdentity(identity("2", of: ana))
            }
            try expectEqual(gone, .notFound)
        }
    ]

    private static let people: [ContractCase<Store>] = [
        ContractCase("a log-in name finds the person, and is nobody else's") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            try await store.setLoginName(try username("anna"), of: ana)
            try expectEqual(try await store.findLoginName(of: ana), "anna")
            try expectEqual(try await store.findLogin(named: try username("anna"))?.principal.id, ana)
            try expectEqual(try await store.findLogin(named: try username("ana"))?.principal.id, ana)
            try expectEqual(try await store.findPrincipal(named: try username("anna")), nil)
            for name in ["anna", "ana"] {
                let failure = try await expectError(AccountError.self) {
                    try await store.setLoginName(try username(name), of: ben)
                }
                try expectEqual(failure, .nameTaken(name))
            }
            let failure = try await expectError(AccountError.self) { _ = try await person("anna", in: store) }
            try expectEqual(failure, .nameTaken("anna"))
            try await store.setLoginName(try username("anna"), of: ana)
            try await store.setLoginName(nil, of: ana)
            try expectEqual(try await store.findLoginName(of: ana), nil)
            try await store.setLoginName(try username("anna"), of: ben)
        },
        ContractCase("personal details are kept as they are given, and go with the person") { store in
            let ana = try await person("ana", in: store)
            let ben = try await person("ben", in: store)
            try expectEqual(try await store.findDetails(of: ana), nil)
            try await store.setDetails([0, 255, 3], of: ana)
            try await store.setDetails([4], of: ben)
            try expectEqual(try await store.findDetails(of: ana), [0, 255, 3])
            try await store.setDetails([5, 6], of: ana)
            try expectEqual(try await store.findDetails(of: ana), [5, 6])
            try await store.setDetails(nil, of: ana)
            try expectEqual(try await store.findDetails(of: ana), nil)
            try await store.removePrincipal(ben, at: instant(7))
            try expectEqual(try await store.findDetails(of: ben), nil)
            let failure = try await expectError(AccountError.self) { try await store.setDetails([1], of: ben) }
            try expectEqual(failure, .notFound)
        },
        ContractCase("consents are kept with text, version and time") { store in
            let ana = try await person("ana", in: store)
            let first = Consent(document: .terms, version: "1", at: instant(5))
            let second = Consent(document: .privacy, version: "2", at: instant(6))
            try await store.addConsents([second, first], of: ana)
            try expectEqual(try await store.listConsents(of: ana), [first, second])
            try await store.removePrincipal(ana, at: instant(7))
            try expectEqual(try await store.listConsents(of: ana), [])
        },
    ]

    private static let staff: [ContractCase<Store>] = [
        ContractCase("roles are given and taken") { store in
            let ben = try await person("ben", in: store)
            let ana = try await person("ana", in: store)
            try await store.setRole(.support, of: ben)
            try await store.setRole(.administrator, of: ana)
            try expectEqual(try await store.listStaff().map(\.principal.name), ["ana", "ben"])
            try expectEqual(try await store.findRole(of: ben), .support)
            try await store.setRole(nil, of: ben)
            try expectEqual(try await store.findRole(of: ben), nil)
            try await store.removePrincipal(ana, at: instant(5))
            try expectEqual(try await store.listStaff().count, 0)
        },
        ContractCase("acts are listed, the newest first") { store in
            let acts = [(1, "ana"), (2, "ben"), (2, "cid")].map { time, name in
                AdministrativeAct(actor: name, kind: .setQuota, subject: "x", at: instant(Int64(time)))
            }
            for act in acts { try await store.record(act) }
            try expectEqual(try await store.listActs(limit: 2), [acts[2], acts[1]])
        },
        ContractCase("attempts are counted by the hour") { store in
            let attempts: [(Int64, String, Bool)] = [
                (3600, "192.0.2.1", true), (3700, "192.0.2.1", false), (3800, "192.0.2.2", false),
                (7200, "192.0.2.1", false), (7300, "192.0.2.1", false),
            ]
            for (time, address, succeeded) in attempts {
                let attempt = LoginAttempt(name: "ana", address: address, at: instant(time), succeeded: succeeded)
                _ = try await store.recordAttempt(attempt, rule: .standard)
            }
            try expectEqual(
                try await store.countAttempts(since: instant(3600)),
                [
                    AttemptCount(hour: instant(7200), succeeded: 0, failed: 2, addresses: 1),
                    AttemptCount(hour: instant(3600), succeeded: 1, failed: 2, addresses: 2),
                ]
            )
        },
        ContractCase("requests for support are kept with their answers") { store in
            let ana = try await person("ana", in: store)
            let own = try await store.addSupportRequest(request(of: ana, at: 5))
            let visitor = try await store.addSupportRequest(request(of: nil, at: 6))
            let answer = SupportAnswer(author: "ben", message: "Yes.", at: instant(7))
            try await store.addSupportAnswer(answer, to: visitor.id)
            try expectEqual(try await store.findSupportRequest(visitor.id)?.answers, [answer])
            try expectEqual(try await store.listSupportRequests(limit: 5).map(\.id), [visitor.id, own.id])
            try expectEqual(try await store.listSupportRequests(of: ana), [own])
            let failure = try await expectError(AccountError.self) { try await store.addSupportAnswer(answer, to: 1) }
            try expectEqual(failure, .notFound)
            try await store.removePrincipal(ana, at: instant(8))
            try expectEqual(try await store.findSupportRequest(own.id), nil)
            try await store.forgetSupportRequests(before: instant(7))
            try expectEqual(try await store.listSupportRequests(limit: 5).count, 0)
        },
    ]

    private static func request(of person: PrincipalID?, at time: Int64) -> SupportRequest {
        SupportRequest(
            person: person,
            name: "Ana",
            email: "ana@example.org",
            phone: "1",
            message: "How?",
            language: "en",
            at: instant(time)
        )
    }

    private static func instant(_ seconds: Int64) -> Instant { Instant(secondsSince1970: seconds) }

    private static func digest(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    private static func ticket(
        _ purpose: Ticket.Purpose,
        _ number: UInt8,
        of person: PrincipalID? = nil,
        reserving name: String? = nil,
        expiring expiry: Int64 = 1000
    ) -> Ticket {
        Ticket(
            purpose: purpose,
            digest: digest(number),
            person: person,
            reservedName: name,
            payload: "payload",
            createdAt: instant(10),
            expiresAt: instant(expiry)
        )
    }

    private static func username(_ name: String) throws -> Username {
        guard let username = Username(name) else { throw ContractViolation(description: "\(name) is no name") }
        return username
    }

    private static func person(_ name: String, in store: Store) async throws -> PrincipalID {
        try await store.addPrincipal(PrincipalDraft(name: try username(name)), at: instant(1)).id
    }
}
