package import Accounts
package import Calendars
internal import CivilTime
package import Publishing

/// What every store of feeds does, together with those of the people and calendars that they belong to.
package enum FeedContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let feeds: any FeedRepository & AccountRepository
        package let calendars: any CalendarRepository

        package init(feeds: any FeedRepository & AccountRepository, calendars: any CalendarRepository) {
            self.feeds = feeds
            self.calendars = calendars
        }
    }

    package static let cases: [ContractCase<Stores>] = [
        ContractCase("a feed is found by its digest, and by no other, with all its settings") { stores in
            let (ana, work) = try await person("anna", in: stores)
            for (number, settings) in [
                FeedSettings(.calendar(work.id), detail: .titles, includesTravel: true, comment: "For my wife"),
                FeedSettings(.all, detail: .everything, pastDays: 0, futureDays: 7),
                FeedSettings(.travel, detail: .place, includesTravel: true),
            ].enumerated() {
                let digest = digest(UInt8(number + 1))
                let draft = FeedDraft(owner: ana, settings: settings, digest: digest)
                let made = try await stores.feeds.addFeed(draft, atMost: 10, at: Samples.now)
                try expectEqual(made.settings, settings)
                try expectEqual(made.owner, ana)
                try expectEqual(made.createdAt, Samples.now)
                try expectEqual(made.lastUsedAt, nil)
                try expectEqual(try await stores.feeds.findFeed(digest: digest), made)
            }
            try expectEqual(try await stores.feeds.findFeed(digest: digest(9)), nil)
        },
        ContractCase("feeds are listed oldest first, with their last use, to their owner only") { stores in
            let (ana, _) = try await person("anna", in: stores)
            let (ben, _) = try await person("bernd", in: stores)
            let first = try await add(1, of: ana, in: stores)
            let second = try await add(2, of: ana, in: stores)
            _ = try await add(3, of: ben, in: stores)
            try await stores.feeds.noteUse(ofFeed: second.id, at: Samples.now.adding(seconds: 60))
            let listed = try await stores.feeds.listFeeds(of: ana)
            try expectEqual(listed.map(\.id), [first.id, second.id])
            try expectEqual(listed.map(\.lastUsedAt), [nil, Samples.now.adding(seconds: 60)])
        },
        ContractCase("a feed is removed by its owner only") { stores in
            let (ana, _) = try await person("anna", in: stores)
            let (ben, _) = try await person("bernd", in: stores)
            let feed = try await add(1, of: ana, in: stores)
            let failure = try await expectError(AccountError.self) {
                try await stores.feeds.removeFeed(feed.id, of: ben)
            }
            try expectEqual(failure, .notFound)
            try await stores.feeds.removeFeed(feed.id, of: ana)
            try expectEqual(try await stores.feeds.findFeed(digest: digest(1)), nil)
            _ = try await expectError(AccountError.self) { try await stores.feeds.removeFeed(feed.id, of: ana) }
            try await stores.feeds.noteUse(ofFeed: feed.id, at: Samples.now)
        },
        ContractCase("a feed is of a calendar of its owner's own, and there are as many as there may be") { stores in
            let (ana, _) = try await person("anna", in: stores)
            let (_, others) = try await person("bernd", in: stores)
            let foreign = FeedDraft(owner: ana, settings: FeedSettings(.calendar(others.id)), digest: digest(1))
            let failure = try await expectError(AccountError.self) {
                _ = try await stores.feeds.addFeed(foreign, atMost: 10, at: Samples.now)
            }
            try expectEqual(failure, .notFound)
            _ = try await add(2, of: ana, in: stores)
            let draft = FeedDraft(owner: ana, settings: FeedSettings(.all), digest: digest(3))
            let refusal = try await expectError(AccountError.self) {
                _ = try await stores.feeds.addFeed(draft, atMost: 1, at: Samples.now)
            }
            try expectEqual(refusal, .tooManyFeeds(1))
            let nobody = FeedDraft(owner: PrincipalID(rawValue: 7), settings: FeedSettings(.all), digest: digest(4))
            _ = try await expectError(AccountError.self) {
                _ = try await stores.feeds.addFeed(nobody, atMost: 10, at: Samples.now)
            }
        },
        ContractCase("a feed ends with its calendar, and with its person") { stores in
            let (ana, work) = try await person("anna", in: stores)
            let draft = FeedDraft(owner: ana, settings: FeedSettings(.calendar(work.id)), digest: digest(1))
            _ = try await stores.feeds.addFeed(draft, atMost: 10, at: Samples.now)
            let all = try await add(2, of: ana, in: stores)
            try await stores.calendars.deleteCollection(work.id, at: Samples.now, planning: nil)
            try expectEqual(try await stores.feeds.findFeed(digest: digest(1)), nil)
            try expectEqual(try await stores.feeds.listFeeds(of: ana), [all])
            try await stores.feeds.removePrincipal(ana, at: Samples.now)
            try expectEqual(try await stores.feeds.findFeed(digest: digest(2)), nil)
        },
    ]

    private static func digest(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 32) }

    private static func add(_ number: UInt8, of owner: PrincipalID, in stores: Stores) async throws -> Feed {
        let draft = FeedDraft(owner: owner, settings: FeedSettings(.all), digest: digest(number))
        return try await stores.feeds.addFeed(draft, atMost: 10, at: Samples.now)
    }

    /// A person with a home; gives back the calendar `work`.
    private static func person(
        _ name: String,
        in stores: Stores
    ) async throws -> (id: PrincipalID, work: CalendarCollection) {
        let username = try AccountContract.username(name)
        let person = try await stores.feeds.addPrincipal(PrincipalDraft(name: username), at: Samples.now)
        return (person.id, try await Samples.calendar(in: stores.calendars, of: person.id))
    }
}
