internal import Accounts
internal import Calendars
internal import CivilTime
internal import Events
internal import ICalendar
internal import Jobs

/// Follows the log of events: has calendars looked at that changed, and queues what tells of trips that changed.
struct ReminderFollower: Sendable {
    let repository: any ReminderRepository
    let calendars: CalendarService
    let jobs: any JobRepository
    let queue: ReminderQueue
    /// When calendars were looked at last.
    let looks: LatestTimes<PrincipalID>
    let clock: any WallClock
    let limits: ReminderService.Limits

    func follow(_ events: [RecordedEvent]) async throws {
        var people: Set<PrincipalID> = []
        var collections: Set<CollectionID> = []
        for recorded in events {
            switch recorded.event {
            case .objectChanged(let owner, let collection, _, _), .collectionChanged(let owner, let collection, _):
                people.insert(owner)
                collections.insert(CollectionID(rawValue: collection))
            case .preferencesChanged(let person): people.insert(person)
            case .tripChanged(let person, let name, let before, let isDisruption):
                let change = TripChange(before: before?.secondsSince1970, isDisruption: isDisruption)
                try await tell(change, of: name, to: person, event: recorded.sequence)
            case .invitationAnswered, .dayPlanned, .jobFailed: continue
            }
        }
        try await scan(people, sharing: collections)
    }

    /// Queues a look at the calendars of those people, and of those with whom collections are shared, for whom
    /// something is on.
    private func scan(_ people: Set<PrincipalID>, sharing collections: Set<CollectionID>) async throws {
        guard !people.isEmpty else { return }
        let concerned = try await repository.listReminded(
            among: people.sorted { $0.rawValue < $1.rawValue },
            sharing: collections.sorted { $0.rawValue < $1.rawValue }
        )
        guard !concerned.isEmpty else { return }
        let now = clock.now()
        try await jobs.enqueue(
            concerned.map { person in
                let free = looks[person].map { $0.adding(seconds: limits.pauseSeconds) }
                return ReminderQueue.scan(of: person, at: now, notBefore: free.map { max($0, now) })
            }
        )
    }

    /// Queues what tells a change of the Travel calendar, once, though the event may be heard again.
    private func tell(
        _ change: TripChange,
        of name: String,
        to person: PrincipalID,
        event: Int64
    ) async throws {
        let settings = try await repository.reminderState(of: person).settings
        guard !settings.travel.isEmpty else { return }
        let collections = try await calendars.collections.listCollections(of: person, as: person)
        guard let travel = collections.first(where: { $0.kind == .travel }),
            let object = try await calendars.objects.objects(named: [name], in: travel, as: person).objects.first,
            let content = object.parsed(limits: calendars.limits.calendar),
            let start = DueAlarm.firstOccurrence(of: content, floating: .utc)?.start
        else { return }
        let now = clock.now()
        let payload = ReminderPayload(
            collection: travel.id.rawValue,
            name: name,
            start: start.secondsSince1970,
            alarm: now.secondsSince1970,
            change: change
        )
        let browsers = try await queue.browsers(of: person, settings)
        let queued = try queue.jobs(
            for: payload,
            uid: object.uid,
            of: person,
            by: settings.travel,
            browsers,
            at: now
        )
        _ = try await repository.hearReminders(of: person, upTo: event, adding: queued)
    }
}
