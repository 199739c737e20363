package import Accounts
package import Calendars
internal import CivilTime
package import Jobs
package import Notifications

/// What every store of what people want to be told does.
package enum ReminderContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let reminders: any ReminderRepository & AccountRepository
        package let calendars: any CalendarRepository
        package let jobs: any JobRepository

        package init(
            reminders: any ReminderRepository & AccountRepository,
            calendars: any CalendarRepository,
            jobs: any JobRepository
        ) {
            self.reminders = reminders
            self.calendars = calendars
            self.jobs = jobs
        }
    }

    package static let cases: [ContractCase<Stores>] = [
        ContractCase("nothing is on until it is chosen, and what is chosen is kept") { stores in
            let ana = try await person("anna", in: stores)
            let none = ReminderState(settings: NotificationSettings(), doneUntil: nil)
            try expectEqual(try await stores.reminders.reminderState(of: ana), none)
            try await set(all, of: ana, in: stores)
            try expectEqual(
                try await stores.reminders.reminderState(of: ana),
                ReminderState(settings: all, doneUntil: Samples.now)
            )
            try expectEqual(
                try await stores.jobs.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 9).count,
                1
            )
            let absent = try await expectError(AccountError.self) {
                try await set(all, of: PrincipalID(rawValue: 1), in: stores)
            }
            try expectEqual(absent, .notFound)
        },
        ContractCase("a change leaves what was not done yet; from off to on it begins anew") { stores in
            let ana = try await person("anna", in: stores)
            try await set(all, of: ana, in: stores)
            try await set(events, of: ana, at: 60, in: stores)
            try expectEqual(try await stores.reminders.reminderState(of: ana).doneUntil, Samples.now)
            try await set(NotificationSettings(), of: ana, at: 120, in: stores)
            try await set(events, of: ana, at: 180, in: stores)
            let state = try await stores.reminders.reminderState(of: ana)
            try expectEqual(state, ReminderState(settings: events, doneUntil: Samples.now.adding(seconds: 180)))
        },
        ContractCase("jobs are added by whoever moves on from where it was done, once") { stores in
            let ana = try await person("anna", in: stores)
            try await set(events, of: ana, in: stores)
            let later = Samples.now.adding(seconds: 60)
            let job = NewJob("told", person: ana, at: later)
            func move() async throws -> Bool {
                try await stores.reminders.moveReminders(of: ana, from: Samples.now, to: later, adding: [job])
            }
            try expectEqual(try await move(), true)
            try expectEqual(try await move(), false)
            try expectEqual(try await stores.reminders.reminderState(of: ana).doneUntil, later)
            let told = try await stores.jobs.listJobs(onlyGivenUp: false, kind: "told", after: nil, limit: 9)
            try expectEqual(told.count, 1)
        },
        ContractCase("an event is heard once, in the order of the log, by those for whom something was chosen") {
            stores in
            let ana = try await person("anna", in: stores)
            let job = NewJob("heard", person: ana, at: Samples.now)
            func hear(_ sequence: Int64) async throws -> Bool {
                try await stores.reminders.hearReminders(of: ana, upTo: sequence, adding: [job])
            }
            try expectEqual(try await hear(7), false)
            try await set(events, of: ana, in: stores)
            try expectEqual(try await hear(7), true)
            try expectEqual(try await hear(7), false)
            try expectEqual(try await hear(6), false)
            try await set(all, of: ana, at: 60, in: stores)
            try expectEqual(try await hear(7), false)
            try expectEqual(try await hear(9), true)
            let told = try await stores.jobs.listJobs(onlyGivenUp: false, kind: "heard", after: nil, limit: 9)
            try expectEqual(told.count, 2)
        },
        ContractCase("those are listed for whom something is on, by themselves and by calendars shared with them") {
            stores in
            let ana = try await person("anna", in: stores)
            let ben = try await person("bernd", in: stores)
            let eva = try await person("eva", in: stores)
            let work = try await stores.calendars.listCollections(of: ana).map(\.id)
            try await set(events, of: ana, in: stores)
            try await set(NotificationSettings(), of: ben, in: stores)
            let reminders = stores.reminders
            try expectEqual(try await reminders.listReminded(among: [ana, ben, eva], sharing: work), [ana])
            try expectEqual(try await reminders.listReminded(among: [], sharing: work), [])
            try expectEqual(try await reminders.listReminded(among: [], sharing: []), [])
        },
    ]

    private static let kind: JobKind = "chosen"

    private static var events: NotificationSettings {
        var settings = NotificationSettings()
        settings.events = [.mail, .browser]
        return settings
    }

    private static var all: NotificationSettings {
        var settings = events
        settings.travel = [.browser, .sms]
        settings.quiet = QuietHours(
            from: TimeOfDay(secondsSinceMidnight: 79_200),
            until: TimeOfDay(secondsSinceMidnight: 25_200)
        )
        settings.digest = TimeOfDay(secondsSinceMidnight: 27_000)
        return settings
    }

    private static func set(
        _ settings: NotificationSettings,
        of person: PrincipalID,
        at seconds: Int64 = 0,
        in stores: Stores
    ) async throws {
        let now = Samples.now.adding(seconds: seconds)
        try await stores.reminders.setNotifications(
            settings,
            of: person,
            at: now,
            adding: [NewJob(kind, person: person, at: now, topic: "t", supersedes: true)]
        )
    }

    private static func person(_ name: String, in stores: Stores) async throws -> PrincipalID {
        let username = try AccountContract.username(name)
        let person = try await stores.reminders.addPrincipal(PrincipalDraft(name: username), at: Samples.now).id
        _ = try await Samples.calendar(in: stores.calendars, of: person)
        return person
    }
}
