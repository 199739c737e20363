package import Accounts
package import Calendars
internal import CivilTime
package import Jobs
package import Subscriptions

/// What every store of subscriptions does, together with those of the calendars and jobs that belong to them.
package enum SubscriptionContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let subscriptions: any SubscriptionRepository & AccountRepository
        package let calendars: any CalendarRepository
        package let jobs: any JobRepository

        package init(
            subscriptions: any SubscriptionRepository & AccountRepository,
            calendars: any CalendarRepository,
            jobs: any JobRepository
        ) {
            self.subscriptions = subscriptions
            self.calendars = calendars
            self.jobs = jobs
        }
    }

    package static let cases: [ContractCase<Stores>] = [
        ContractCase("a subscription is added with its job, and found with its state") { stores in
            let (ana, calendar) = try await person("anna", in: stores)
            var made = try await add("https://a.example/x.ics", of: ana, calendar, in: stores)
            try expectEqual(made.state, SubscriptionState())
            try expectEqual(try await stores.subscriptions.findSubscription(made.id), made)
            let jobs = try await stores.jobs.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 10)
            try expectEqual(jobs.map(\.payload.json), ["\(made.id)"])
            made.state = SubscriptionState(
                entityTag: "\"1\"",
                lastModified: "Mon, 23 Nov 2026 08:00:00 GMT",
                digest: [UInt8](repeating: 7, count: 32),
                checkedAt: Samples.now.adding(seconds: 60),
                fetchedAt: Samples.now.adding(seconds: 30),
                failure: .tooLarge,
                failures: 3,
                refreshSeconds: 3600
            )
            try await stores.subscriptions.setState(ofSubscription: made.id, to: made.state)
            try expectEqual(try await stores.subscriptions.findSubscription(made.id), made)
            try expectEqual(try await stores.subscriptions.findSubscription(made.id + 1), nil)
            try await stores.subscriptions.setState(ofSubscription: made.id + 1, to: made.state)
        },
        ContractCase("subscriptions are of one's own calendars, as many as there may be, oldest first") { stores in
            let (ana, first) = try await person("anna", in: stores)
            let (ben, foreign) = try await person("bernd", in: stores)
            let second = try await calendar("second", of: ana, in: stores)
            for wrong in [foreign, try await Samples.calendar(in: stores.calendars, of: ana).id] {
                let failure = try await expectError(AccountError.self) {
                    _ = try await add("https://a.example/", of: ana, wrong, in: stores)
                }
                try expectEqual(failure, .notFound)
            }
            let made = [
                try await add("https://a.example/", of: ana, first, in: stores),
                try await add("https://b.example/", of: ana, second, in: stores),
            ]
            _ = try await add("https://c.example/", of: ben, foreign, in: stores)
            try expectEqual(try await stores.subscriptions.listSubscriptions(of: ana), made)
            let third = try await calendar("third", of: ana, in: stores)
            let failure = try await expectError(AccountError.self) {
                _ = try await add("https://d.example/", of: ana, third, atMost: 2, in: stores)
            }
            try expectEqual(failure, .tooManySubscriptions(2))
            let jobs = try await stores.jobs.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 10)
            try expectEqual(jobs.count, 3)
        },
        ContractCase("a subscription ends with its calendar") { stores in
            let (ana, calendar) = try await person("anna", in: stores)
            let made = try await add("https://a.example/", of: ana, calendar, in: stores)
            try await stores.calendars.deleteCollection(calendar, at: Samples.now, planning: nil)
            try expectEqual(try await stores.subscriptions.findSubscription(made.id), nil)
            try expectEqual(try await stores.subscriptions.listSubscriptions(of: ana), [])
        },
    ]

    private static let kind: JobKind = "fetch"

    private static func add(
        _ address: String,
        of owner: PrincipalID,
        _ collection: CollectionID,
        atMost limit: Int = 10,
        in stores: Stores
    ) async throws -> CalendarSubscription {
        try await stores.subscriptions.addSubscription(
            of: collection,
            to: address,
            for: owner,
            atMost: limit,
            at: Samples.now,
            queueing: { NewJob(kind, payload: JobPayload(version: 1, json: "\($0)"), person: owner, at: Samples.now) }
        )
    }

    private static func calendar(
        _ name: String,
        of owner: PrincipalID,
        in stores: Stores
    ) async throws -> CollectionID {
        let new = Samples.newCollection(name, of: owner, kind: .subscription)
        return try await stores.calendars.createCollection(new, atMost: 100).id
    }

    /// A person with a home; gives back a calendar of the kind of subscriptions.
    private static func person(
        _ name: String,
        in stores: Stores
    ) async throws -> (id: PrincipalID, calendar: CollectionID) {
        let username = try AccountContract.username(name)
        let person = try await stores.subscriptions.addPrincipal(PrincipalDraft(name: username), at: Samples.now)
        _ = try await Samples.calendar(in: stores.calendars, of: person.id)
        return (person.id, try await calendar("holidays", of: person.id, in: stores))
    }
}
