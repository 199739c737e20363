package import Accounts
package import Calendars
package import CivilTime
internal import ICalendar

/// Feeds: addresses at which others read a person's calendar without an account, as much of it as the person chose.
package struct FeedService: Sendable {
    let calendars: CalendarService
    private let repository: any FeedRepository
    private let accounts: AccountService
    private let clock: any WallClock
    private let language: String
    let limits: FeedLimits
    private let memory: FeedMemory

    /// - Parameters:
    ///   - repository: where feeds are kept.
    ///   - calendars: what they show.
    ///   - accounts: the people whose they are.
    ///   - clock: the process's clock.
    ///   - language: of the words in feeds of people who have chosen none (BCP 47).
    ///   - limits: of sizes and numbers.
    package init(
        repository: any FeedRepository,
        calendars: CalendarService,
        accounts: AccountService,
        clock: any WallClock,
        language: String,
        limits: FeedLimits = .standard
    ) {
        self.repository = repository
        self.calendars = calendars
        self.accounts = accounts
        self.clock = clock
        self.language = language
        self.limits = limits
        memory = FeedMemory(mostBytes: limits.rememberedBytes)
    }

    /// Makes a feed. Its token exists in the answer only.
    ///
    /// - Throws: ``AccountError/notFound`` where there is no such calendar of the person's own,
    ///   ``AccountError/invalidValue(reason:)``.
    package func make(
        _ settings: FeedSettings,
        of owner: PrincipalID
    ) async throws(AccountError) -> (feed: Feed, token: LinkToken) {
        var settings = settings
        settings.comment = try Self.checkedComment(settings.comment)
        if settings.scope == .travel { settings.includesTravel = true }
        for days in [settings.pastDays, settings.futureDays] {
            guard FeedSettings.dayBounds.contains(days) else {
                throw .invalidValue(reason: "A feed reaches 0 to \(FeedSettings.dayBounds.upperBound) days each way.")
            }
        }
        if case .calendar(let id) = settings.scope {
            let own = try await calendars(of: owner)
            guard own.contains(where: { $0.id == id && $0.kind == .calendar }) else { throw .notFound }
        }
        var generator = SystemRandomNumberGenerator()
        let token = LinkToken.random(using: &generator)
        let feed = try await repository.addFeed(
            FeedDraft(owner: owner, settings: settings, digest: token.digest),
            atMost: limits.feeds,
            at: clock.now()
        )
        return (feed, token)
    }

    /// The calendars that a person can make feeds of: those of their own, with the Travel calendar.
    package func calendars(of owner: PrincipalID) async throws(AccountError) -> [CalendarCollection] {
        try await known { () async throws(CalendarError) in
            try await calendars.collections.listCollections(of: owner, as: owner)
                .filter { $0.kind.isCalendar && !$0.isMounted }
        }
    }

    /// Oldest first.
    package func list(of owner: PrincipalID) async throws(AccountError) -> [Feed] {
        try await repository.listFeeds(of: owner)
    }

    /// Takes effect at once, in other processes too.
    ///
    /// - Throws: ``AccountError/notFound`` where the person has no such feed.
    package func revoke(_ id: Int64, of owner: PrincipalID) async throws(AccountError) {
        try await repository.removeFeed(id, of: owner)
    }

    /// What the holder of a token reads.
    ///
    /// - Throws: ``AccountError/notFound`` where no feed has the token, or its calendar is gone.
    /// - Complexity: three reads of the store while nothing in the calendars has changed; else the events in the
    ///   feed's window are read and written anew.
    package func read(_ token: LinkToken) async throws(AccountError) -> RenderedFeed {
        let now = clock.now()
        guard let feed = try await repository.findFeed(digest: token.digest),
            let owner = try await accounts.findPrincipal(id: feed.owner)
        else { throw .notFound }
        if now - (feed.lastUsedAt ?? .distantPast) >= Self.noteUseSeconds {
            try await repository.noteUse(ofFeed: feed.id, at: now)
        }
        return try await known { () async throws(CalendarError) in try await read(feed, of: owner, at: now) }
    }

    /// A use is noted if the last noted one is older.
    private static let noteUseSeconds: Int64 = 3600

    private func read(_ feed: Feed, of owner: Principal, at now: Instant) async throws(CalendarError) -> RenderedFeed {
        let own = try await calendars.collections.listCollections(of: owner.id, as: owner.id)
        let sources = Self.sources(of: feed.settings, among: own)
        guard !sources.isEmpty else { throw .notFound }
        let week = Self.startOfWeek(at: now)
        let zone = try await calendars.freeBusy.zone(of: owner.id)
        let version = FeedMemory.Version(
            window: week.adding(
                seconds: -Int64(feed.settings.pastDays) * 86_400
            )..<week.adding(seconds: Int64(feed.settings.futureDays + 7) * 86_400),
            title: Self.title(of: feed.settings, sources, owner),
            language: owner.language ?? language,
            zone: zone.name,
            // A feed of trips tells as much of them as the CLASS of their events lets it.
            calendars: (feed.settings.scope == .travel ? own : sources).map(\.syncToken)
        )
        if let known = memory.find(feed.id, version) { return known }
        var writer = FeedWriter(feed: feed, owner: owner, version: version, zone: zone, service: self)
        for source in sources { try await writer.add(source) }
        let changed = sources.map(\.modifiedAt) + [feed.createdAt, week]
        let rendered = writer.finished(modifiedAt: changed.max() ?? week)
        memory.keep(rendered, version)
        return rendered
    }

    /// Events before trips, which are sought by the events that they lead to.
    private static func sources(
        of settings: FeedSettings,
        among own: [CalendarCollection]
    ) -> [CalendarCollection] {
        let events = own.filter { calendar in
            guard calendar.kind == .calendar, !calendar.isMounted else { return false }
            switch settings.scope {
            case .calendar(let id): return calendar.id == id
            // A calendar that its owner does not let count as busy takes no time of theirs.
            case .all: return settings.detail >= .titles || calendar.properties.transparency == .opaque
            case .travel: return false
            }
        }
        // The feed of a calendar ends with it.
        if case .calendar = settings.scope, events.isEmpty { return [] }
        return events + (settings.includesTravel ? own.filter { $0.kind == .travel && !$0.isMounted } : [])
    }

    /// The name of a calendar could tell what only busy times are to be told of.
    private static func title(
        of settings: FeedSettings,
        _ sources: [CalendarCollection],
        _ owner: Principal
    ) -> String {
        guard settings.scope != .all, settings.detail >= .titles, let name = sources.first?.properties.displayName
        else {
            return owner.displayName
        }
        return name
    }

    /// Monday, 0:00 UTC: a feed's window moves once a week, so that it does not change by itself every day.
    private static func startOfWeek(at now: Instant) -> Instant {
        let weekSeconds: Int64 = 7 * 86_400
        let monday: Int64 = -3 * 86_400
        let since = now.secondsSince1970 - monday
        return now.adding(seconds: -(((since % weekSeconds) + weekSeconds) % weekSeconds))
    }

    private static func checkedComment(_ text: String) throws(AccountError) -> String {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard trimmed.utf8.count <= FeedSettings.longestComment,
            trimmed.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
        else { throw .invalidValue(reason: "A comment has at most \(FeedSettings.longestComment) bytes of text.") }
        return trimmed
    }

    /// Says what failed as interfaces know it.
    private func known<Value>(
        _ body: () async throws(CalendarError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(CalendarError) {
            return try await body()
        } catch .notFound {
            throw .notFound
        } catch {
            throw .unavailable(logDetail: "\(error)")
        }
    }
}
