package import CivilTime
internal import Events
internal import Synchronization

/// Does the jobs that are due.
///
/// The table is the queue, so nothing is lost when the process dies; timers and ``wake()`` only make it quick. A job is
/// leased to one worker at a time. A lease is renewed while the handler works, and ends by itself where the process has
/// died.
package final class JobRunner: Sendable {
    private let repository: any JobRepository
    private let handlers: [JobKind: JobHandler]
    private let kinds: [JobKind]
    private let clock: any WallClock
    private let owner: LeaseOwner
    private let settings: Settings
    private let signals: [WakeSignal]
    private let timer = Mutex<Task<Void, Never>?>(nil)
    private let told = RepeatedFailures()

    /// How many jobs are done at once, how long a worker holds one, and where it reports.
    package struct Settings: Sendable {
        /// How many jobs are done at once.
        package var workers = 4
        package var leaseSeconds: Int64 = 60
        /// How often to look for jobs of other processes, at least.
        package var idle = Duration.seconds(30)
        /// The longest text that is kept of an error, in characters.
        package var errorLength = 500
        package var log: @Sendable (String) -> Void = { _ in }
        /// Called after jobs were done, and now and then.
        package var observe: @Sendable () async -> Void = {}

        package init() {}
    }

    package init(
        repository: any JobRepository,
        handlers: [JobHandler],
        clock: any WallClock,
        owner: LeaseOwner = .current(),
        settings: Settings = Settings()
    ) {
        self.repository = repository
        self.handlers = Dictionary(handlers.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
        kinds = handlers.map(\.kind)
        self.clock = clock
        self.owner = owner
        self.settings = settings
        signals = (0..<max(1, settings.workers)).map { _ in WakeSignal() }
    }

    /// Looks for due jobs at once. Returns immediately.
    package func wake() { for signal in signals { signal.send() } }

    /// Works until the task is cancelled. A job under way is given back.
    package func run() async {
        await releaseDeadLeases()
        let signals = signals
        repository.onEnqueue { for signal in signals { signal.send() } }
        await withTaskGroup { group in
            for signal in signals { group.addTask { await self.work(on: signal) } }
            group.addTask {
                while !Task.isCancelled {
                    self.wake()
                    await self.settings.observe()
                    try? await Task.sleep(for: self.settings.idle)
                }
                for signal in signals { signal.finish() }
            }
            await group.waitForAll()
        }
        repository.onEnqueue {}
        timer.withLock { $0?.cancel() }
    }

    /// Does what is due, one job after another, until nothing is due or the task is cancelled.
    ///
    /// - Returns: how many jobs were begun.
    @discardableResult
    package func runDueJobs() async throws(JobError) -> Int {
        var count = 0
        while !Task.isCancelled {
            let now = clock.now()
            let lease = try await repository.lease(
                kinds,
                owner: owner.text,
                until: now.adding(seconds: settings.leaseSeconds),
                now: now
            )
            guard let lease else { break }
            try await perform(lease)
            count += 1
        }
        return count
    }

    private func work(on signal: WakeSignal) async {
        for await _ in signal.stream {
            do throws(JobError) {
                if try await runDueJobs() > 0 { await settings.observe() }
                try await setTimer()
            } catch {
                settings.log("the job table could not be used and is looked at again: \(error)")
            }
            if Task.isCancelled { return }
        }
    }

    /// Wakes one worker when the next job is due.
    private func setTimer() async throws(JobError) {
        guard let due = try await repository.nextDue(of: kinds) else { return }
        let seconds = max(1, due - clock.now())
        guard .seconds(seconds) < settings.idle else { return }
        let signal = signals[0]
        timer.withLock { timer in
            timer?.cancel()
            timer = Task {
                do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
                signal.send()
            }
        }
    }

    private func perform(_ lease: JobLease) async throws(JobError) {
        guard let handler = handlers[lease.job.kind] else { return }
        // Its process died each time.
        if let limit = handler.attemptLimit, lease.job.attempts > limit {
            return try await giveUp(lease, "It was begun \(limit) times and never ended.")
        }
        switch await result(of: handler, lease) {
        case .success(.done): _ = try await repository.complete(lease)
        case .success(.again(let instant)): _ = try await repository.repeatLater(lease, at: instant)
        case .failure(JobFailure.permanent(let reason)): try await giveUp(lease, reason)
        // Cut short, whatever the handler made of it.
        case .failure where Task.isCancelled: _ = try await repository.release(lease)
        case .failure(JobFailure.temporary(let reason)): try await failed(lease, reason, handler)
        case .failure(let error): try await failed(lease, "\(error)", handler)
        }
    }

    private func result(of handler: JobHandler, _ lease: JobLease) async -> Result<JobHandler.Outcome, any Error> {
        let keeper = Task { await keep(lease) }
        defer { keeper.cancel() }
        do {
            return .success(try await handler.run(lease.job))
        } catch {
            return .failure(error)
        }
    }

    private func failed(_ lease: JobLease, _ reason: String, _ handler: JobHandler) async throws(JobError) {
        let attempts = lease.job.attempts
        if let limit = handler.attemptLimit, attempts >= limit { return try await giveUp(lease, reason) }
        let seconds = min(BackOff.seconds(afterAttempts: attempts), handler.longestPauseSeconds)
        let text = String(reason.prefix(settings.errorLength))
        let next = clock.now().adding(seconds: seconds)
        guard try await repository.postpone(lease, until: next, error: text) else { return }
        guard let before = told.hidden(before: lease.job.kind, text, at: clock.now()) else { return }
        let others = before == 0 ? "" : "; so did \(before) others since this was logged last"
        settings.log(
            "job \(lease.job.id.rawValue) (\(lease.job.kind)) failed and is tried again in \(seconds) s: "
                + text + others
        )
    }

    private func giveUp(_ lease: JobLease, _ reason: String) async throws(JobError) {
        let text = String(reason.prefix(settings.errorLength))
        guard try await repository.giveUp(lease, error: text, at: clock.now()) else { return }
        settings.log("job \(lease.job.id.rawValue) (\(lease.job.kind)) was given up: \(text)")
    }

    /// Renews the lease until the task is cancelled, or another worker has the job.
    private func keep(_ lease: JobLease) async {
        while true {
            do { try await Task.sleep(for: .seconds(max(1, settings.leaseSeconds / 3))) } catch { return }
            let isHeld = try? await repository.renew(
                lease,
                until: clock.now().adding(seconds: settings.leaseSeconds)
            )
            if isHeld == false { return }
        }
    }

    /// A process that was killed holds its leases until they end; on the same machine it can be told that it has gone.
    private func releaseDeadLeases() async {
        do throws(JobError) {
            for text in try await repository.listLeaseOwners() {
                guard let other = LeaseOwner(text), other.isGone(seenBy: owner) else { continue }
                try await repository.releaseLeases(of: text)
            }
        } catch {
            settings.log("leases of ended processes are not released: \(error)")
        }
    }
}
