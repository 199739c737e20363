package import Accounts
package import CivilTime
internal import DayPlanner
internal import Dispatch
internal import Events
internal import Jobs
internal import Synchronization
internal import TripModel

/// Plans the days that writes made dirty (DESIGN.md 2).
///
/// The marks are in the database, so nothing is forgotten when the process dies; the events of writes only make it
/// quick. Computing happens on threads of its own, never on one that answers requests.
package final class PlanningService: Sendable {
    let repository: any PlanningRepository
    let accounts: any AccountRepository
    let attribution: @Sendable () -> [String]
    let clock: any WallClock
    let owner: LeaseOwner
    let signals: [WakeSignal]
    let pacing = PlanPacing()
    private let turns = FairTurns()
    private let digests = DigestMemory()
    private let threads: DispatchQueue
    private let current: Mutex<PlanningEnvironment>

    /// - Parameters:
    ///   - repository: where dirty days and items are kept.
    ///   - accounts: whose zones, languages and places count.
    ///   - environment: what plans are computed with.
    ///   - attribution: what the licences of the networks in use ask to be said.
    ///   - clock: the process's clock.
    package init(
        repository: any PlanningRepository,
        accounts: any AccountRepository,
        environment: PlanningEnvironment,
        attribution: @escaping @Sendable () -> [String] = { [] },
        clock: any WallClock
    ) {
        self.repository = repository
        self.accounts = accounts
        current = Mutex(environment)
        self.attribution = attribution
        self.clock = clock
        owner = LeaseOwner.current()
        signals = (0..<max(1, environment.configuration.workers)).map { _ in WakeSignal() }
        threads = DispatchQueue(label: "travlendar.planning", qos: .userInitiated, attributes: .concurrent)
    }

    /// What plans are computed with now.
    var environment: PlanningEnvironment { current.withLock { $0 } }

    var configuration: PlanningConfiguration { environment.configuration }

    /// Where it says what went wrong.
    package var log: @Sendable (String) -> Void { configuration.log }

    /// Computes plans with something else from now on. The number of workers stays.
    package func use(_ environment: PlanningEnvironment) { current.withLock { $0 = environment } }

    /// Tells that days became dirty. Returns at once.
    package func wake() {
        for signal in signals { signal.send() }
    }

    /// What became of one round.
    enum Outcome {
        /// There was nothing to lease.
        case nothing
        /// Days of this person.
        case planned(PrincipalID)
        /// Something had changed meanwhile, or it failed: the days are still dirty.
        case notWritten
    }

    /// Plans until nothing is dirty, or only days of people who rest, or until the task is cancelled.
    ///
    /// - Parameter pacing: delays people whose plans follow each other too fast; nil: nobody waits.
    /// - Returns: how many units of work that took.
    /// - Throws: also where nothing could be written so many times in a row that a pause is better than going on.
    @discardableResult
    package func planAll(paced pacing: PlanPacing? = nil) async throws(PlanningError) -> Int {
        var count = 0
        var inVain = 0
        // A server that ends does not wait for the days that are left: their marks stay.
        while !Task.isCancelled {
            switch try await planNext(paced: pacing) {
            case .nothing: return count
            case .planned: inVain = 0
            case .notWritten: inVain += 1
            }
            guard inVain < Self.roundsInVain else {
                throw .unavailable(logDetail: "\(inVain) plans in a row could not be written")
            }
            count += 1
        }
        return count
    }

    /// More than one person's stream of writes makes out of date one after another.
    private static let roundsInVain = 20

    /// Plans some dirty days of one person.
    func planNext(paced pacing: PlanPacing?) async throws(PlanningError) -> Outcome {
        guard let lease = try await nextLease(leavingOut: pacing?.resting(at: .now).people ?? []) else {
            return .nothing
        }
        pacing?.begin(lease.person, modseq: lease.modseq, at: .now)
        // A plan may take longer than a lease; without this, another process would take it up and neither could write.
        let keeper = Task { await keep(lease) }
        defer { keeper.cancel() }
        do throws(PlanningError) {
            return try await plan(lease) ? .planned(lease.person) : .notWritten
        } catch {
            // The lease ends by itself; until then the others have their turn.
            configuration.log("planning of person \(lease.person.rawValue) failed and is tried again: \(error)")
            return .notWritten
        }
    }

    /// The days of whoever's turn it is.
    private func nextLease(leavingOut resting: [PrincipalID]) async throws(PlanningError) -> DirtyLease? {
        let had = turns.had
        if let lease = try await lease(leavingOut: resting + had) { return lease }
        guard !had.isEmpty else { return nil }
        turns.beginRound()
        return try await lease(leavingOut: resting)
    }

    private func lease(leavingOut others: [PrincipalID]) async throws(PlanningError) -> DirtyLease? {
        let now = clock.now()
        let lease = try await repository.leaseDirtyDays(
            owner: owner.text,
            until: now.adding(seconds: configuration.leaseSeconds),
            now: now,
            leavingOut: others
        )
        if let lease { turns.took(lease.person) }
        return lease
    }

    /// Renews the lease until the task is cancelled, or another has it.
    private func keep(_ lease: DirtyLease) async {
        while true {
            do { try await Task.sleep(for: .seconds(max(1, configuration.leaseSeconds / 3))) } catch { return }
            let now = clock.now()
            let isHeld = try? await repository.renewLease(
                of: lease.person,
                owner: lease.owner,
                until: now.adding(seconds: configuration.leaseSeconds),
                now: now
            )
            if isHeld == false { return }
        }
    }

    /// Whether it was written.
    private func plan(_ lease: DirtyLease) async throws(PlanningError) -> Bool {
        guard let settings = try await settings(of: lease.person) else {
            return try await forget(lease)
        }
        let (planning, session) = dayPlanning(settings)
        let portion = planning.portion(of: lease.marks)
        let scope = planning.scope(of: portion)
        // A mark of another process may come from a clock that is ahead of ours.
        let since = min(portion.map(\.mark.since).max() ?? planning.now, planning.now)
        var window = planning.window(of: scope)
        for _ in 0..<3 {
            let snapshot = try await repository.snapshot(of: lease.person, window: window)
            guard snapshot.travelCollection != nil else { return try await forget(lease) }
            let read = window
            let work = { @Sendable () throws(PlanningError) -> Computed in
                try planning.compute(snapshot, lease, portion, scope: scope, window: read, since: since)
            }
            var result = try await compute(work)
            while await session?.answerOpenQuestions() ?? false { result = try await compute(work) }
            switch result {
            case .needs(let wider): window = wider
            case .application(var application):
                try await save(application.placeTags, of: settings)
                application.touchedDays = try await daysTouched(by: application, planning)
                // Where something changed meanwhile nothing was written, the days are still dirty and come round again.
                let isWritten = try await repository.applyPlan(application)
                if isWritten { pacing.wrote(application.writes.count + application.deletions.count, of: lease.person) }
                return isWritten
            }
        }
        throw .unavailable(logDetail: "the events of \(lease.person.rawValue) reach further each time they are read")
    }

    /// A plan of a person's days with what plans are computed with now, and the questions that engines are asked for it.
    func dayPlanning(_ settings: PersonSettings) -> (DayPlanning, EngineQuestions?) {
        let environment = environment
        let session = environment.engines.map { $0.session() }
        let planning = DayPlanning(
            settings: settings,
            configuration: environment.configuration,
            itineraries: session.flatMap { environment.engines?.itineraries(environment.itineraries, in: $0) }
                ?? environment.itineraries,
            geocoder: session.flatMap { environment.engines?.geocoder(environment.geocoder, in: $0) }
                ?? environment.geocoder,
            ownGeocoder: environment.geocoder,
            attribution: attribution(),
            digests: digests,
            now: clock.now()
        )
        return (planning, session)
    }

    /// The other coming days whose events have a text that was learned.
    private func daysTouched(
        by application: PlanApplication,
        _ planning: DayPlanning
    ) async throws(PlanningError) -> [ClosedRange<Int>] {
        guard !application.lessons.isEmpty else { return [] }
        let window = planning.horizon
        let snapshot = try await repository.snapshot(of: application.person, window: window)
        return try await compute { () throws(PlanningError) in
            planning.days(
                with: application.lessons,
                in: snapshot.objects,
                window: window,
                besides: application.done
            )
        }
    }

    /// Before the plan that heeds the tags: it is tried again where this fails.
    private func save(_ tags: [PlaceTag], of settings: PersonSettings) async throws(PlanningError) {
        let last = Dictionary(tags.map { ($0.place.name, $0) }, uniquingKeysWith: { $1 })
        for tag in last.values.sorted(by: { $0.place.name < $1.place.name })
        where !settings.places.contains(tag.place) {
            do {
                try await accounts.setPlace(tag.place, of: settings.id)
            } catch {
                throw .unavailable(logDetail: "\(error)")
            }
        }
    }

    /// Clears marks of a person whose days are not planned.
    private func forget(_ lease: DirtyLease) async throws(PlanningError) -> Bool {
        let done = lease.marks.map { PlanApplication.PlannedMark(mark: $0, through: $0.days.upperBound) }
        return try await repository.applyPlan(
            PlanApplication(
                person: lease.person,
                owner: lease.owner,
                travelCollection: nil,
                done: done,
                now: clock.now()
            )
        )
    }

    /// Runs on the planning threads; as many at once as there are workers.
    func compute<Value: Sendable>(
        _ body: @escaping @Sendable () throws(PlanningError) -> Value
    ) async throws(PlanningError) -> Value {
        let result: Result<Value, PlanningError> = await withCheckedContinuation { continuation in
            threads.async { continuation.resume(returning: Result(catching: body)) }
        }
        return try result.get()
    }

    /// What planning needs to know of a person; nil: there is no such person.
    ///
    /// - Parameters:
    ///   - person: who.
    ///   - preferences: in place of those that are kept; nil: those.
    /// - Returns: the settings, all layers but those of events merged.
    /// - Throws: ``PlanningError/unavailable(logDetail:)``.
    func settings(
        of person: PrincipalID,
        with preferences: PersonPreferences? = nil
    ) async throws(PlanningError) -> PersonSettings? {
        do {
            guard let principal = try await accounts.findPrincipal(id: person) else { return nil }
            let places = try await accounts.listPlaces(of: person)
            let zone = principal.zone ?? configuration.zone
            var layer = configuration.preferences
            layer.passes = try await accounts.listPasses(of: person).map { Pass($0, in: zone) }
            let language = ItemLanguage(tag: principal.language ?? configuration.language)
            layer.language = language.rawValue
            let settings = PersonSettings(
                id: person,
                zone: zone,
                language: language,
                emails: principal.emails,
                places: places,
                preferences: layer
            )
            if let preferences { return settings.heeding(preferences) }
            return settings.heeding(try await accounts.findPreferences(of: person))
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
