package import Accounts
internal import CivilTime
internal import Events
internal import Jobs

extension PlanningService {
    /// Works until the task is cancelled. What fails is logged and tried again after a while.
    package func run() async {
        await releaseDeadLeases()
        await withTaskGroup { group in
            for signal in signals { group.addTask { await self.work(on: signal) } }
            group.addTask { await self.keepTime() }
            await group.waitForAll()
        }
    }

    /// Marks the days that come into the horizons; returns whether there were any.
    @discardableResult
    package func extendHorizons() async throws(PlanningError) -> Bool {
        var hasNew = false
        let now = clock.now()
        for horizon in try await repository.listHorizons() {
            guard let settings = try await settings(of: horizon.person) else { continue }
            let today = settings.zone.local(now).date.daysSinceEpoch
            let last = today + configuration.horizonDays - 1
            let first = max(today, (horizon.lastDay ?? today - 1) + 1)
            guard first <= last else { continue }
            try await repository.extendHorizon(of: horizon.person, with: first...last, now: now)
            hasNew = true
        }
        return hasNew
    }

    /// Whether days of a person became dirty lately and are not planned yet. What has waited for longer is not about to
    /// be planned, as far as anybody knows.
    ///
    /// - Returns: whether a plan is to be expected in a moment.
    /// - Throws: ``PlanningError/unavailable(logDetail:)``.
    package func isAboutToPlan(_ person: PrincipalID) async throws(PlanningError) -> Bool {
        guard let since = try await repository.dirtySince(of: person) else { return false }
        return clock.now() - since < Self.patienceSeconds
    }

    private static let patienceSeconds: Int64 = 30

    /// Plans all coming days of a person again, because preferences, places or the network changed (PLAN-8).
    package func replan(_ person: PrincipalID) async throws(PlanningError) {
        guard let settings = try await settings(of: person) else { return }
        let now = clock.now()
        let today = settings.zone.local(now).date.daysSinceEpoch
        try await repository.markDirty(today...(today + configuration.horizonDays - 1), of: person, now: now)
        wake()
    }

    /// Plans all coming days of everybody again: a new network serves.
    package func replanEverybody() async throws(PlanningError) {
        for horizon in try await repository.listHorizons() { try await replan(horizon.person) }
    }

    private func work(on signal: WakeSignal) async {
        var pause: Int64 = 1
        for await _ in signal.stream {
            do throws(PlanningError) {
                try await planAll(paced: pacing)
                pause = 1
                let resting = pacing.resting(at: .now)
                if !resting.people.isEmpty {
                    Task {
                        // Not cancelled with the worker: a signal to one that has ended is nothing.
                        try? await Task.sleep(for: resting.pause)
                        signal.send()
                    }
                }
            } catch {
                configuration.log("planning failed and is tried again: \(error)")
                await sleep(pause)
                pause = min(pause * 2, 30)
                signal.send()
            }
            if Task.isCancelled { return }
        }
    }

    /// Wakes the workers now and then, for what other processes wrote, and lets new days in.
    private func keepTime() async {
        var lastRound: Instant?
        while !Task.isCancelled {
            let now = clock.now()
            if lastRound.map({ now - $0 >= PlanningService.roundSeconds }) ?? true {
                await round(now)
                lastRound = now
            }
            wake()
            await sleep(configuration.idleSeconds)
        }
        for signal in signals { signal.finish() }
    }

    private static let roundSeconds: Int64 = 600

    private func round(_ now: Instant) async {
        do throws(PlanningError) {
            try await extendHorizons()
            let kept = Int64(configuration.keptDays) * 86_400
            try await repository.erasePast(before: now.adding(seconds: -kept), now: now)
        } catch {
            configuration.log("horizon not extended: \(error)")
        }
    }

    /// A process that was killed holds its leases until they end; on the same machine we can tell that it is gone.
    private func releaseDeadLeases() async {
        do throws(PlanningError) {
            for text in try await repository.listLeaseOwners() {
                guard let other = LeaseOwner(text), other.isGone(seenBy: owner) else { continue }
                try await repository.releaseLeases(of: text)
            }
        } catch {
            configuration.log("leases of ended processes not released: \(error)")
        }
    }

    private func sleep(_ seconds: Int64) async {
        // Cancelled: the callers look for that themselves.
        try? await Task.sleep(for: .seconds(seconds))
    }
}
