package import Accounts
package import Calendars
internal import CivilTime
package import Jobs
package import Notifications

/// What every store of telephone numbers does.
package enum PhoneContract {
    /// The repositories of one store.
    package struct Stores: Sendable {
        package let phones: any PhoneRepository & AccountRepository
        package let calendars: any CalendarRepository
        package let jobs: any JobRepository

        package init(
            phones: any PhoneRepository & AccountRepository,
            calendars: any CalendarRepository,
            jobs: any JobRepository
        ) {
            self.phones = phones
            self.calendars = calendars
            self.jobs = jobs
        }
    }

    package static let cases: [ContractCase<Stores>] = [
        ContractCase("a number waits for its code, beside the one that is confirmed") { stores in
            let phones = stores.phones
            let ana = try await person("anna", in: stores)
            try expectEqual(try await phones.phone(of: ana), PhoneState())
            try await want("+39333000001", of: ana, in: stores)
            try expectEqual(try await phones.phone(of: ana), PhoneState(wanted: wanted("+39333000001")))
            let queued = try await stores.jobs.listJobs(onlyGivenUp: false, kind: kind, after: nil, limit: 9)
            try expectEqual(queued.count, 1)
            try await phones.confirmPhone("+39333000001", askedAt: Samples.now, of: ana)
            try expectEqual(try await phones.phone(of: ana), PhoneState(number: "+39333000001"))
            try await want("+39333000002", of: ana, in: stores)
            try expectEqual(
                try await phones.phone(of: ana),
                PhoneState(number: "+39333000001", wanted: wanted("+39333000002"))
            )
            try await phones.confirmPhone("+39333000002", askedAt: Samples.now, of: ana)
            try expectEqual(try await phones.phone(of: ana), PhoneState(number: "+39333000002"))
            let absent = try await expectError(AccountError.self) {
                try await want("+39333000003", of: PrincipalID(rawValue: 1), in: stores)
            }
            try expectEqual(absent, .notFound)
        },
        ContractCase("a number is confirmed as it waits, and the tries end") { stores in
            let phones = stores.phones
            let ana = try await person("anna", in: stores)
            try expectEqual(try await phones.takePhoneTry(of: ana), nil)
            try await want("+39333000001", of: ana, in: stores)
            for (number, asked) in [("+39333000009", 0), ("+39333000001", 1)] {
                let wrong = try await expectError(AccountError.self) {
                    try await phones.confirmPhone(number, askedAt: Samples.now.adding(seconds: Int64(asked)), of: ana)
                }
                try expectEqual(wrong, .notFound)
            }
            try expectEqual(try await phones.takePhoneTry(of: ana), wanted("+39333000001"))
            try expectEqual(try await phones.takePhoneTry(of: ana)?.triesLeft, 1)
            try expectEqual(try await phones.takePhoneTry(of: ana), nil)
            try expectEqual(try await phones.phone(of: ana).wanted?.triesLeft, 0)
        },
        ContractCase("numbers are forgotten, and go with their person") { stores in
            let phones = stores.phones
            let ana = try await person("anna", in: stores)
            try await phones.removePhone(of: ana)
            try await want("+39333000001", of: ana, in: stores)
            try await phones.removePhone(of: ana)
            try expectEqual(try await phones.phone(of: ana), PhoneState())
            try await want("+39333000001", of: ana, in: stores)
            try await phones.removePrincipal(ana, at: Samples.now)
            try expectEqual(try await phones.phone(of: ana), PhoneState())
        },
    ]

    private static let kind: JobKind = "code"

    private static func wanted(_ number: String) -> PhoneState.Wanted {
        PhoneState.Wanted(number: number, askedAt: Samples.now, triesLeft: 2)
    }

    private static func want(_ number: String, of person: PrincipalID, in stores: Stores) async throws {
        let job = NewJob(kind, person: person, at: Samples.now, topic: "code", supersedes: true)
        try await stores.phones.wantPhone(wanted(number), of: person, adding: [job])
    }

    private static func person(_ name: String, in stores: Stores) async throws -> PrincipalID {
        let username = try AccountContract.username(name)
        let person = try await stores.phones.addPrincipal(PrincipalDraft(name: username), at: Samples.now).id
        // Jobs belong to those who have a home.
        _ = try await Samples.calendar(in: stores.calendars, of: person)
        return person
    }
}
