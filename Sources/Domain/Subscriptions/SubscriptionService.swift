package import Accounts
package import Calendars
package import CivilTime
internal import Cryptography
package import Jobs

/// Calendars that people take from addresses outside.
package struct SubscriptionService: Sendable {
    package let limits: SubscriptionLimits
    private let repository: any SubscriptionRepository
    private let calendars: CalendarService
    private let jobs: any JobRepository
    private let clock: any WallClock

    /// - Parameters:
    ///   - repository: where subscriptions are kept.
    ///   - calendars: where what is published goes.
    ///   - jobs: the queue that fetches.
    ///   - clock: the process's clock.
    ///   - limits: of sizes and numbers.
    package init(
        repository: any SubscriptionRepository,
        calendars: CalendarService,
        jobs: any JobRepository,
        clock: any WallClock,
        limits: SubscriptionLimits = .standard
    ) {
        self.repository = repository
        self.calendars = calendars
        self.jobs = jobs
        self.clock = clock
        self.limits = limits
    }

    /// Subscribes to an address. Its calendar is empty until the first fetch, which is queued.
    ///
    /// - Parameters:
    ///   - address: see ``SubscriptionAddress``.
    ///   - name: of the calendar; empty: the host of the address, until the publication says its own.
    ///   - owner: for whom.
    /// - Returns: the subscription.
    /// - Throws: ``AccountError/invalidValue(reason:)``, ``AccountError/notFound`` for somebody without calendars.
    package func subscribe(
        to address: String,
        named name: String = "",
        for owner: PrincipalID
    ) async throws(AccountError) -> CalendarSubscription {
        let address = try SubscriptionAddress.checked(address)
        let own = try await repository.listSubscriptions(of: owner)
        guard own.count < limits.subscriptions else { throw .tooManySubscriptions(limits.subscriptions) }
        guard !own.contains(where: { $0.address == address }) else {
            throw .subscribedAlready
        }
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.count <= SubscriptionLimits.longestName else { throw .subscriptionNameTooLong }
        let collection = try await known { () async throws(CalendarError) in
            try await calendars.collections.createSubscription(
                named: words.isEmpty ? SubscriptionAddress.host(of: address) : words,
                color: nil,
                of: owner
            )
        }
        let now = clock.now()
        do {
            return try await repository.addSubscription(
                of: collection.id,
                to: address,
                for: owner,
                atMost: limits.subscriptions,
                at: now,
                queueing: { SubscriptionJob.job($0, of: owner, at: now) }
            )
        } catch {
            try? await calendars.collections.deleteCollection(at: collection.address, as: owner)
            throw error
        }
    }

    /// Oldest first, each with its calendar.
    package func list(
        of owner: PrincipalID
    ) async throws(AccountError) -> [(subscription: CalendarSubscription, calendar: CalendarCollection)] {
        let own = try await ownCalendars(of: owner)
        return try await repository.listSubscriptions(of: owner).compactMap { subscription in
            own.first { $0.id == subscription.collection }.map { (subscription, $0) }
        }
    }

    /// Ends a subscription, and deletes its calendar.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such subscription.
    package func end(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        let calendar = try await find(id, of: owner).calendar
        try await known { () async throws(CalendarError) in
            try await calendars.collections.deleteCollection(at: calendar.address, as: owner)
        }
    }

    /// Whether trips are planned by its events, and they make the person busy.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such subscription.
    package func setPlanned(_ isPlanned: Bool, _ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        let calendar = try await find(id, of: owner).calendar
        try await known { () async throws(CalendarError) in
            _ = try await calendars.collections.updateCollection(
                at: calendar.address,
                changes: [.transparency(isPlanned ? .opaque : .transparent)],
                as: owner
            )
        }
    }

    /// Has a subscription fetched now, unless it was a moment ago.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such subscription.
    package func refresh(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        let found = try await find(id, of: owner).subscription
        let now = clock.now()
        if let last = found.state.checkedAt, now - last < limits.leastPauseSeconds { return }
        do {
            try await jobs.enqueue([SubscriptionJob.job(id, of: owner, at: now, isExtra: true)])
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }

    // MARK: Fetching

    /// Fetches a subscription, and has its calendar follow.
    ///
    /// - Returns: when it is to be fetched next; nil: it has ended.
    /// - Throws: ``AccountError/unavailable(logDetail:)``, where the store does not answer, or the task was cancelled.
    package func fetch(_ id: Int64, by fetcher: any SubscriptionFetching) async throws(AccountError) -> Instant? {
        guard let subscription = try await repository.findSubscription(id),
            let calendar = try await ownCalendars(of: subscription.owner)
                .first(where: { $0.id == subscription.collection })
        else { return nil }
        var state = subscription.state
        var pause: Int64?
        do throws(SubscriptionRefusal) {
            let fetched = try await fetcher.fetch(
                subscription.address,
                entityTag: state.entityTag,
                lastModified: state.lastModified
            )
            if case .whole(let bytes, let tag, let date) = fetched {
                state = try await take(bytes, of: subscription, into: calendar)
                state.entityTag = tag
                state.lastModified = date
            }
            state.failure = nil
            state.failures = 0
            state.fetchedAt = clock.now()
        } catch {
            guard !Task.isCancelled else { throw .unavailable(logDetail: "the fetch was cut short") }
            state.failure = error.failure
            state.failures += 1
            pause = error.retryAfterSeconds
        }
        let now = clock.now()
        state.checkedAt = now
        try await repository.setState(ofSubscription: id, to: state)
        return now.adding(seconds: pauseSeconds(after: state, asked: pause))
    }

    /// - Returns: the state with what the publication says of itself.
    private func take(
        _ bytes: [UInt8],
        of subscription: CalendarSubscription,
        into calendar: CalendarCollection
    ) async throws(SubscriptionRefusal) -> SubscriptionState {
        var state = subscription.state
        let digest = SHA256.hash(of: bytes).bytes
        // Publishers without validators send the same again and again.
        guard digest != state.digest else { return state }
        guard let published = PublishedCalendar(bytes) else { throw SubscriptionRefusal(.notCalendar) }
        do throws(CalendarError) {
            _ = try await calendars.objects.replaceAll(in: calendar, with: published.objects)
            try await takeLook(of: published, for: subscription, calendar)
        } catch {
            if case .precondition(.quotaNotExceeded, _) = error { throw SubscriptionRefusal(.noRoom) }
            // It is tried again; what was written so far stays.
            throw SubscriptionRefusal(.failing)
        }
        state.digest = digest
        state.refreshSeconds = published.refreshSeconds
        return state
    }

    /// The first publication names and colours its calendar, where its owner did not.
    private func takeLook(
        of published: PublishedCalendar,
        for subscription: CalendarSubscription,
        _ calendar: CalendarCollection
    ) async throws(CalendarError) {
        guard subscription.state.digest == nil else { return }
        var changes: [CollectionChange] = []
        let host = SubscriptionAddress.host(of: subscription.address)
        if let name = published.name, calendar.properties.displayName == host { changes.append(.displayName(name)) }
        if let color = published.color, calendar.properties.color == nil { changes.append(.color(color)) }
        guard !changes.isEmpty else { return }
        _ = try await calendars.collections.updateCollection(
            at: calendar.address,
            changes: changes,
            as: subscription.owner
        )
    }

    private func pauseSeconds(after state: SubscriptionState, asked: Int64?) -> Int64 {
        let bounds = limits.refreshBounds
        let usual = min(max(state.refreshSeconds ?? limits.usualRefreshSeconds, bounds.lowerBound), bounds.upperBound)
        guard state.failures > 0 else { return usual }
        // A quarter of an hour, doubled up to a day.
        let doubled = bounds.lowerBound << Int64(min(state.failures - 1, 7))
        return max(min(doubled, 86_400), min(max(asked ?? 0, 0), bounds.upperBound))
    }

    // MARK: Parts

    private func find(
        _ id: Int64,
        of owner: PrincipalID
    ) async throws(AccountError) -> (subscription: CalendarSubscription, calendar: CalendarCollection) {
        guard let found = try await list(of: owner).first(where: { $0.subscription.id == id }) else { throw .notFound }
        return found
    }

    private func ownCalendars(of owner: PrincipalID) async throws(AccountError) -> [CalendarCollection] {
        try await known { () async throws(CalendarError) in
            try await calendars.collections.listCollections(of: owner, as: owner)
        }
    }

    private func known<Value>(
        _ body: () async throws(CalendarError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(CalendarError) {
            return try await body()
        } catch .notFound {
            throw .notFound
        } catch .precondition(.quotaNotExceeded, let reason) {
            throw .invalidValue(reason: "There is no room for another calendar: \(reason).")
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
