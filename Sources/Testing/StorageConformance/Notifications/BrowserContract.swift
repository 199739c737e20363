package import Accounts
internal import CivilTime
package import Notifications

/// What every store does of the browsers in which people are told of reminders.
package enum BrowserContract {
    package typealias Repository = any BrowserRepository & AccountRepository

    package static let cases: [ContractCase<Repository>] = [
        ContractCase("a browser is kept with its keys, and its use is noted") { store in
            let ana = try await person("anna", in: store)
            let added = try await add("https://p.example/1", of: ana, in: store)
            try expectEqual(added.owner, ana)
            try expectEqual(added.target, target("https://p.example/1"))
            try expectEqual(added.device, "Firefox, Linux")
            try expectEqual(added.createdAt, Samples.now)
            try expectEqual(added.lastUsedAt, nil)
            try expectEqual(try await store.findBrowser(added.id), added)
            let later = Samples.now.adding(seconds: 60)
            try await store.noteBrowserUse(added.id, at: later)
            try expectEqual(try await store.findBrowser(added.id)?.lastUsedAt, later)
            try await store.noteBrowserUse(1, at: later)
            try expectEqual(try await store.listBrowsers(of: ana).map(\.id), [added.id])
            let absent = try await expectError(AccountError.self) {
                _ = try await add("https://p.example/2", of: PrincipalID(rawValue: 1), in: store)
            }
            try expectEqual(absent, .notFound)
        },
        ContractCase("an endpoint is of whoever switched messages on last, and a person has so many browsers") {
            store in
            let ana = try await person("anna", in: store)
            let ben = try await person("bernd", in: store)
            let first = try await add("https://p.example/1", of: ana, in: store)
            let again = try await add("https://p.example/1", of: ben, in: store)
            try expectEqual(try await store.findBrowser(first.id), nil)
            try expectEqual(try await store.listBrowsers(of: ana), [])
            try expectEqual(try await store.listBrowsers(of: ben), [again])
            let renewed = try await add("https://p.example/1", of: ben, atMost: 1, in: store)
            try expectEqual(try await store.listBrowsers(of: ben), [renewed])
            let refusal = try await expectError(AccountError.self) {
                _ = try await add("https://p.example/2", of: ben, atMost: 1, in: store)
            }
            try expectEqual(refusal, .tooManyBrowsers(1))
            try expectEqual(try await store.listBrowsers(of: ben), [renewed])
        },
        ContractCase("a browser is removed by its owner, and with them") { store in
            let ana = try await person("anna", in: store)
            let ben = try await person("bernd", in: store)
            let one = try await add("https://p.example/1", of: ana, in: store)
            let two = try await add("https://p.example/2", of: ana, in: store)
            let failure = try await expectError(AccountError.self) { try await store.removeBrowser(one.id, of: ben) }
            try expectEqual(failure, .notFound)
            try await store.removeBrowser(one.id, of: ana)
            try expectEqual(try await store.listBrowsers(of: ana), [two])
            try await store.removePrincipal(ana, at: Samples.now)
            try expectEqual(try await store.findBrowser(two.id), nil)
        },
    ]

    private static func target(_ endpoint: String) -> PushTarget {
        PushTarget(
            endpoint: endpoint,
            publicKey: [UInt8](repeating: 4, count: 65),
            authSecret: [UInt8](repeating: 1, count: 16)
        )
    }

    private static func add(
        _ endpoint: String,
        of owner: PrincipalID,
        atMost limit: Int = 10,
        in store: Repository
    ) async throws -> BrowserSubscription {
        try await store.addBrowser(
            target(endpoint),
            device: "Firefox, Linux",
            of: owner,
            atMost: limit,
            at: Samples.now
        )
    }

    private static func person(_ name: String, in store: Repository) async throws -> PrincipalID {
        let username = try AccountContract.username(name)
        return try await store.addPrincipal(PrincipalDraft(name: username), at: Samples.now).id
    }
}
