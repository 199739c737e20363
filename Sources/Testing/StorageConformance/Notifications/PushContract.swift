package import Accounts
package import Calendars
internal import CivilTime
package import Notifications

/// What every store of push subscriptions does, together with those of the people and calendars that they belong to.
package enum PushContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let push: any PushRepository & AccountRepository
        package let calendars: any CalendarRepository

        package init(push: any PushRepository & AccountRepository, calendars: any CalendarRepository) {
            self.push = push
            self.calendars = calendars
        }
    }

    package static let cases: [ContractCase<Stores>] = [
        ContractCase("a subscription is one for each person, calendar and endpoint, and is renewed") { stores in
            let (ana, work) = try await person("anna", in: stores)
            let first = try await set(ana, work, "https://p.example/1", in: stores)
            try expectEqual(first.owner, ana)
            try expectEqual(first.triggers, .content)
            var draft = draft(ana, work, "https://p.example/1")
            draft.triggers = [.content, .properties]
            draft.expiresAt = Samples.now.adding(seconds: 999)
            draft.target.authSecret = [UInt8](repeating: 9, count: 16)
            let renewed = try await stores.push.setPushSubscription(draft, atMost: 1, at: Samples.now)
            try expectEqual(renewed.id, first.id)
            try expectEqual(renewed.triggers, draft.triggers)
            try expectEqual(renewed.target, draft.target)
            try expectEqual(renewed.expiresAt, draft.expiresAt)
            try expectEqual(try await stores.push.findPushSubscription(first.id, at: Samples.now), renewed)
            let refusal = try await expectError(AccountError.self) {
                _ = try await set(ana, work, "https://p.example/2", atMost: 1, in: stores)
            }
            try expectEqual(refusal, .tooManyPushSubscriptions(1))
        },
        ContractCase("subscriptions are listed by calendar until they expire") { stores in
            let (ana, work) = try await person("anna", in: stores)
            let (ben, others) = try await person("bernd", in: stores)
            let one = try await set(ana, work, "https://p.example/1", in: stores)
            let two = try await set(ben, work, "https://p.example/1", in: stores)
            let three = try await set(ben, others, "https://p.example/3", in: stores)
            try expectEqual(try await stores.push.listPushSubscriptions(of: [work], at: Samples.now), [one, two])
            let all = try await stores.push.listPushSubscriptions(of: [others, work], at: Samples.now)
            try expectEqual(all, [one, two, three])
            let later = Samples.now.adding(seconds: 3600)
            try expectEqual(try await stores.push.listPushSubscriptions(of: [work], at: later), [])
            try expectEqual(try await stores.push.findPushSubscription(one.id, at: later), nil)
            _ = try await set(ana, work, "https://p.example/4", atMost: 2, in: stores)
            try await stores.push.removePushSubscriptions(expiredBefore: later)
            try expectEqual(try await stores.push.findPushSubscription(one.id, at: Samples.now), nil)
        },
        ContractCase("a subscription is removed by its owner, with its endpoint, and with its calendar") { stores in
            let (ana, work) = try await person("anna", in: stores)
            let (ben, others) = try await person("bernd", in: stores)
            let one = try await set(ana, work, "https://p.example/1", in: stores)
            let failure = try await expectError(AccountError.self) {
                try await stores.push.removePushSubscription(one.id, of: ben)
            }
            try expectEqual(failure, .notFound)
            try await stores.push.removePushSubscription(one.id, of: ana)
            try expectEqual(try await stores.push.findPushSubscription(one.id, at: Samples.now), nil)
            _ = try await set(ana, work, "https://p.example/2", in: stores)
            _ = try await set(ben, others, "https://p.example/2", in: stores)
            let kept = try await set(ben, others, "https://p.example/3", in: stores)
            try await stores.push.removePushSubscriptions(toEndpoint: "https://p.example/2")
            let left = try await stores.push.listPushSubscriptions(of: [work, others], at: Samples.now)
            try expectEqual(left, [kept])
            try await stores.calendars.deleteCollection(others, at: Samples.now, planning: nil)
            try expectEqual(try await stores.push.findPushSubscription(kept.id, at: Samples.now), nil)
            let absent = try await expectError(AccountError.self) {
                _ = try await set(ben, others, "https://p.example/5", in: stores)
            }
            try expectEqual(absent, .notFound)
        },
    ]

    private static func draft(_ owner: PrincipalID, _ collection: CollectionID, _ endpoint: String) -> PushDraft {
        PushDraft(
            owner: owner,
            collection: collection,
            target: PushTarget(
                endpoint: endpoint,
                publicKey: [UInt8](repeating: 4, count: 65),
                authSecret: [UInt8](repeating: 1, count: 16)
            ),
            triggers: .content,
            expiresAt: Samples.now.adding(seconds: 600)
        )
    }

    private static func set(
        _ owner: PrincipalID,
        _ collection: CollectionID,
        _ endpoint: String,
        atMost limit: Int = 10,
        in stores: Stores
    ) async throws -> PushSubscription {
        try await stores.push.setPushSubscription(
            draft(owner, collection, endpoint),
            atMost: limit,
            at: Samples.now
        )
    }

    /// A person with a home; gives back the calendar `work`.
    private static func person(
        _ name: String,
        in stores: Stores
    ) async throws -> (id: PrincipalID, work: CollectionID) {
        let username = try AccountContract.username(name)
        let person = try await stores.push.addPrincipal(PrincipalDraft(name: username), at: Samples.now)
        return (person.id, try await Samples.calendar(in: stores.calendars, of: person.id).id)
    }
}
