package import Accounts
package import Calendars
package import CivilTime
package import Events
package import Jobs
internal import Planning
package import StorageSQLite

/// The rooms of an installation on its store: what the server and the commands share. Safe beside a running server.
package struct Installation: Sendable {
    package let configuration: Configuration
    package let directory: DataDirectory
    package let database: SQLiteDatabase
    package let clock: any WallClock
    package let accounts: AccountService
    package let sessions: SessionService
    package let calendars: CalendarService
    package let events: any EventRepository
    package let jobs: any JobRepository
    let accountRepository: SQLiteAccountRepository
    let zone: ZoneRules

    /// Opens the data directory and the database; makes and migrates what is missing.
    ///
    /// - Parameters:
    ///   - configuration: the settings.
    ///   - isMade: false: there must be a database already.
    ///   - clock: the process's clock.
    /// - Throws: ``StartError``, before anything that is newer than the program is touched.
    package init(
        _ configuration: Configuration,
        isMade: Bool = true,
        clock: any WallClock = SystemClock()
    ) throws(StartError) {
        self.configuration = configuration
        self.clock = clock
        directory = try DataDirectory(opening: configuration.dataDirectory, isMade: isMade)
        do {
            database = try SQLiteDatabase(path: directory.databasePath)
        } catch {
            throw .storage("\(error)")
        }
        let assumed = AssumedTimeZone(configuration)
        do {
            zone = try ZoneRules.named(assumed.name)
        } catch {
            throw .clock("The time zone \(assumed.name) is not on this machine; install tzdata.")
        }
        let accountRepository = SQLiteAccountRepository(database)
        self.accountRepository = accountRepository
        // Answers to wrong passwords are paced by a clock that runs, also where the process's own is frozen.
        accounts = AccountService(repository: accountRepository, clock: SystemClock())
        sessions = SessionService(repository: accountRepository, accounts: accounts, clock: clock)
        events = SQLiteEventRepository(database)
        jobs = SQLiteJobRepository(database)
        let fallback = zone
        let language = configuration.language
        var limits = CalendarLimits.standard
        limits.objectBytes = min(limits.objectBytes, configuration.bodyBytes)
        limits.attachmentBytes = min(limits.attachmentBytes, configuration.bodyBytes)
        limits.horizonDays = configuration.horizonDays
        limits.homeBytes = configuration.quotaBytes
        calendars = CalendarService(
            repository: SQLiteCalendarRepository(database),
            clock: clock,
            limits: limits,
            directory: accounts,
            zoneOf: { person in
                let found = try? await accountRepository.findPrincipal(id: person)
                return found?.timeZone.flatMap { try? ZoneRules.named($0) } ?? fallback
            },
            travelWords: { person in
                let found = try? await accountRepository.findPrincipal(id: person)
                return ItemLanguage(tag: found?.language ?? language).travelCalendarWords
            }
        )
    }

    /// Ends all connections to the database.
    package func close() throws(StartError) {
        do { try database.close() } catch { throw .storage("\(error)") }
    }
}
