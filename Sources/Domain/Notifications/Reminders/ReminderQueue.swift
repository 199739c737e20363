internal import Accounts
internal import CivilTime
internal import Jobs

/// Makes the jobs that tell people of something, by the ways that they chose and the server has.
struct ReminderQueue: Sendable {
    let sending: ReminderService.Sending

    /// Has the calendars of a person looked at, in place of when it would be done next.
    static func scan(of person: PrincipalID, at now: Instant, notBefore: Instant? = nil) -> NewJob {
        NewJob(
            ReminderService.scanKind,
            person: person,
            at: now,
            notBefore: notBefore,
            topic: "calendars",
            supersedes: true
        )
    }

    /// The browsers that are told; none where the person wants nothing in browsers.
    func browsers(
        of person: PrincipalID,
        _ settings: NotificationSettings
    ) async throws(AccountError) -> [BrowserSubscription] {
        guard settings.ways.contains(.browser), let browsers = sending.browsers else { return [] }
        return try await browsers.list(of: person)
    }

    /// One job for each way, and for each browser.
    func jobs(
        for payload: ReminderPayload,
        uid: String,
        of person: PrincipalID,
        by channels: NotificationChannels,
        _ browsers: [BrowserSubscription],
        at now: Instant
    ) throws -> [NewJob] {
        let key = payload.key(uid: uid, for: person)
        func job(_ kind: JobKind, browser: Int64? = nil) throws -> NewJob {
            var payload = payload
            payload.browser = browser
            return NewJob(
                kind,
                payload: try JobPayload(payload, version: 1),
                person: person,
                at: now,
                deduplicationKey: browser.map { "\(key)-\($0)" } ?? key
            )
        }
        var jobs: [NewJob] = []
        if channels.contains(.mail), sending.transport != nil { jobs.append(try job(ReminderService.mailKind)) }
        if channels.contains(.browser) {
            jobs += try browsers.map { try job(ReminderService.browserKind, browser: $0.id) }
        }
        if channels.contains(.sms), sending.phones != nil { jobs.append(try job(ReminderService.textKind)) }
        return jobs
    }

    /// The mail about a day.
    func digest(of date: CivilDate, for person: PrincipalID, at now: Instant) throws -> NewJob {
        NewJob(
            ReminderService.digestKind,
            payload: try JobPayload(DigestPayload(day: date.daysSinceEpoch), version: 1),
            person: person,
            at: now,
            deduplicationKey: "\(person.rawValue)-\(date.daysSinceEpoch)"
        )
    }
}
