package import Accounts
internal import CivilTime
package import Publishing

/// What every store of links to events does.
package enum EventLinkContract {
    /// A store of accounts and links, as adapters have them in one.
    package typealias Store = any EventLinkRepository & AccountRepository

    package static let cases: [ContractCase<Store>] = links + answers

    private static let links: [ContractCase<Store>] = [
        ContractCase("a link is found by its digest, and by its number by its owner only") { store in
            let ana = try await AccountContract.add("anna", to: store)
            let ben = try await AccountContract.add("bernd", to: store)
            var settings = EventLinkSettings(expiresAt: instant(900), answerLimit: 7, capacity: 3)
            let first = try await add(1, of: ana, settings, isTagged: true, to: store)
            settings = EventLinkSettings()
            let second = try await add(2, of: ana, settings, to: store)
            try expectEqual(try await store.findLink(digest: digest(1)), first)
            try expectEqual(try await store.findLink(digest: digest(2)), second)
            try expectEqual(try await store.findLink(digest: digest(3)), nil)
            try expectEqual(first.settings.capacity, 3)
            try expectEqual(first.uid, "event-1")
            try expectEqual([first.isTagged, second.isTagged], [true, false])
            try expectEqual(try await store.findLink(first.id, of: ana), first)
            try expectEqual(try await store.findLink(first.id, of: ben), nil)
            try expectEqual(try await store.listLinks(of: ana), [first, second])
            try expectEqual(try await store.listLinks(of: ben), [])
        },
        ContractCase("a link is removed by its owner only, with its answers") { store in
            let ana = try await AccountContract.add("anna", to: store)
            let ben = try await AccountContract.add("bernd", to: store)
            let link = try await add(1, of: ana, to: store)
            _ = try await answer(link, 8, .accepted, in: store)
            let failure = try await expectError(AccountError.self) {
                try await store.removeLink(link.id, of: ben)
            }
            try expectEqual(failure, .notFound)
            try await store.removeLink(link.id, of: ana)
            try expectEqual(try await store.findLink(digest: digest(1)), nil)
            try expectEqual(try await store.findAnswer(digest: digest(8)), nil)
            _ = try await expectError(AccountError.self) { _ = try await answer(link, 9, .maybe, in: store) }
        },
        ContractCase("links are of a person who is there, go with them, and are as many as there may be") { store in
            let ana = try await AccountContract.add("anna", to: store)
            _ = try await add(1, of: ana, to: store)
            let full = try await expectError(AccountError.self) {
                _ = try await add(2, of: ana, atMost: 1, to: store)
            }
            try expectEqual(full, .tooManyEventLinks(1))
            _ = try await expectError(AccountError.self) {
                _ = try await add(3, of: PrincipalID(rawValue: 7), to: store)
            }
            try await store.removePrincipal(ana, at: instant(2))
            try expectEqual(try await store.findLink(digest: digest(1)), nil)
        },
    ]

    private static let answers: [ContractCase<Store>] = [
        ContractCase("an answer is found by its digest, listed oldest first, and changed") { store in
            let link = try await add(1, of: AccountContract.add("anna", to: store), to: store)
            let bea = try await answer(link, 8, .maybe, at: 100, in: store)
            let carlo = try await answer(link, 9, .declined, at: 200, email: "c@example.org", in: store)
            try expectEqual(bea.choice, .maybe)
            try expectEqual(bea.isWritten, false)
            try expectEqual(carlo.email, "c@example.org")
            try expectEqual(try await store.findAnswer(digest: digest(9)), carlo)
            try expectEqual(try await store.listAnswers(to: link.id).map(\.id), [bea.id, carlo.id])
            let changed = try await answer(link, 8, .accepted, at: 300, in: store)
            try expectEqual(changed.id, bea.id)
            try expectEqual(changed.isWaiting, false)
            try expect(changed.version > bea.version, "the version grows")
            try expectEqual(try await store.listAnswers(to: link.id).map(\.id), [carlo.id, bea.id])
            let byLink = try await store.listAnswers(of: link.owner)
            try expectEqual(byLink.mapValues { $0.map(\.id) }, [link.id: [carlo.id, bea.id]])
            let nobody = PrincipalID(rawValue: link.owner.rawValue + 1)
            try expectEqual(try await store.listAnswers(of: nobody), [:])
        },
        ContractCase("what was written is marked unless it has changed since") { store in
            let link = try await add(1, of: AccountContract.add("anna", to: store), to: store)
            let old = try await answer(link, 8, .maybe, in: store)
            let other = try await answer(link, 9, .maybe, in: store)
            _ = try await answer(link, 8, .declined, in: store)
            try await store.markWritten([old, other])
            let listed = try await store.listAnswers(to: link.id)
            try expectEqual(listed.map(\.isWritten).sorted { !$0 && $1 }, [false, true])
            try expectEqual(listed.first { $0.isWritten }?.id, other.id)
        },
        ContractCase("beyond the capacity they wait, and get room in their order") { store in
            let settings = EventLinkSettings(answerLimit: 4, capacity: 1)
            let link = try await add(1, of: AccountContract.add("anna", to: store), settings, to: store)
            let first = try await answer(link, 5, .accepted, at: 100, in: store)
            let second = try await answer(link, 6, .accepted, at: 200, in: store)
            let third = try await answer(link, 7, .accepted, at: 300, in: store)
            try expectEqual([first, second, third].map(\.isWaiting), [false, true, true])
            try await store.markWritten([first, second, third])
            _ = try await answer(link, 5, .declined, at: 400, in: store)
            let promoted = try await store.findAnswer(digest: digest(6))
            try expectEqual(promoted?.isWaiting, false)
            try expectEqual(promoted?.isWritten, false)
            try expectEqual(try await store.findAnswer(digest: digest(7))?.isWaiting, true)
            try expectEqual(try await answer(link, 5, .accepted, at: 500, in: store).isWaiting, true)
            _ = try await answer(link, 8, .maybe, in: store)
            let full = try await expectError(AccountError.self) {
                _ = try await answer(link, 9, .maybe, in: store)
            }
            try expectEqual(full, .eventLinkIsUsedUp)
        },
    ]

    private static func instant(_ seconds: Int64) -> Instant { Instant(secondsSince1970: seconds) }

    private static func digest(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    private static func add(
        _ number: UInt8,
        of owner: PrincipalID,
        _ settings: EventLinkSettings = EventLinkSettings(),
        atMost limit: Int = 10,
        isTagged: Bool = false,
        to store: Store
    ) async throws -> EventLink {
        let draft = EventLinkDraft(
            owner: owner,
            uid: "event-1",
            start: instant(1000),
            settings: settings,
            digest: digest(number),
            isTagged: isTagged
        )
        return try await store.addLink(draft, atMost: limit, at: instant(1))
    }

    private static func answer(
        _ link: EventLink,
        _ number: UInt8,
        _ choice: AnswerChoice,
        at seconds: Int64 = 100,
        email: String? = nil,
        in store: Store
    ) async throws -> EventAnswer {
        let draft = EventAnswerDraft(
            link: link.id,
            digest: digest(number),
            name: "Guest \(number)",
            email: email,
            choice: choice
        )
        return try await store.recordAnswer(draft, at: instant(seconds))
    }
}
