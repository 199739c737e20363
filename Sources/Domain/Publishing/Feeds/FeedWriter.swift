internal import Accounts
internal import Calendars
internal import CivilTime
internal import ICalendar

/// Gathers the events of a feed and writes its document.
struct FeedWriter {
    private let feed: Feed
    private let owner: Principal
    private let version: FeedMemory.Version
    private let zone: ZoneRules
    private let service: FeedService
    private let publisher: PublicEvent
    private var zones: PublicZones
    private var components: [(uid: String, components: [Component])] = []
    private var color: String?
    /// Of the objects that are in the feed: of a calendar's feed, only trips to them are.
    private var uids: Set<String> = []
    /// By UID, whether the CLASS of an event keeps some of it from others.
    private var closed: [String: Bool] = [:]
    private var seen: Set<ObjectID> = []
    private var bytes = 0
    private var isTruncated = false

    init(feed: Feed, owner: Principal, version: FeedMemory.Version, zone: ZoneRules, service: FeedService) {
        self.feed = feed
        self.owner = owner
        self.version = version
        self.zone = zone
        self.service = service
        publisher = PublicEvent(
            detail: feed.settings.detail,
            owner: owner,
            words: PublicWords(language: version.language),
            salt: feed.digest
        )
        zones = PublicZones(floating: zone)
    }

    /// Adds the events of a calendar that lie in the feed's window.
    mutating func add(_ calendar: CalendarCollection) async throws(CalendarError) {
        zones.floating = await service.calendars.freeBusy.floatingZone(of: calendar)
        if color == nil, feed.settings.detail >= .titles { color = calendar.properties.color }
        // What comes next matters most, where there is more than a feed takes.
        let middle = version.window.lowerBound.adding(seconds: Int64(max(0, feed.settings.pastDays - 7)) * 86_400)
        let near = middle..<min(middle.adding(seconds: 100 * 86_400), version.window.upperBound)
        for range in [near, version.window] where !range.isEmpty {
            try await add(calendar, in: range)
        }
    }

    private mutating func add(_ calendar: CalendarCollection, in range: Range<Instant>) async throws(CalendarError) {
        let query = ObjectQuery(kind: .event, range: TimeRange(range))
        for try await page in service.calendars.objects.pages(matching: query, in: calendar, as: owner.id) {
            for stored in page where seen.insert(stored.id).inserted {
                guard components.count < service.limits.events, bytes + stored.bytes.count <= service.limits.bytes
                else {
                    isTruncated = true
                    return
                }
                try await add(stored, of: calendar)
            }
        }
    }

    /// What can't be read is not published.
    private mutating func add(_ stored: StoredObject, of calendar: CalendarCollection) async throws(CalendarError) {
        let limits = service.calendars.limits.calendar
        guard let document = try? CalendarDocument(parsing: stored.bytes, limits: limits),
            let whole = try? CalendarObject(document, limits: limits)
        else { return }
        // Without an event that it leads to, it is one that the owner has put into Travel.
        let goal = calendar.kind == .travel ? whole.master?.first("RELATED-TO")?.text : nil
        if calendar.kind == .travel, case .calendar = feed.settings.scope {
            guard let goal, uids.contains(goal) else { return }
        }
        let part = whole.limitedRecurrenceSet(in: version.window, floating: zones.floating)
        guard let object = try? CalendarObject(part, limits: limits) else { return }
        let heedsClass: Bool
        if let goal {
            heedsClass = try await isClosed(goal)
        } else {
            heedsClass = true
            closed[whole.uid] = Classification(of: document) != .open
        }
        let published = publisher.components(
            of: object,
            stored,
            isTravel: goal != nil,
            heedsClass: heedsClass,
            zones: &zones
        )
        guard !published.isEmpty else { return }
        if goal == nil { uids.insert(whole.uid) }
        bytes += stored.bytes.count
        components.append((whole.uid, published))
    }

    /// Whether CLASS closes the event that a trip leads to, so that the trip must not tell of it either.
    private mutating func isClosed(_ uid: String) async throws(CalendarError) -> Bool {
        // Less than everything of a trip tells nothing of where it leads.
        guard feed.settings.detail == .everything else { return false }
        if let known = closed[uid] { return known }
        let placed = try await service.calendars.objects.ownObject(withUID: uid, of: owner.id)
        let document = placed.flatMap {
            try? CalendarDocument(parsing: $0.object.bytes, limits: service.calendars.limits.calendar)
        }
        // One that is gone cannot be asked any more.
        let isClosed = document.map { Classification(of: $0) != .open } ?? true
        closed[uid] = isClosed
        return isClosed
    }

    /// The document. The same events give the same bytes, in whatever order they were found.
    func finished(modifiedAt: Instant) -> RenderedFeed {
        var properties = [
            Property("CALSCALE", value: "GREGORIAN"),
            .text("NAME", version.title), .text("X-WR-CALNAME", version.title),
            .text("X-WR-TIMEZONE", zone.name),
            Property("REFRESH-INTERVAL", parameters: [("VALUE", "DURATION")], value: Self.refreshInterval),
            Property("X-PUBLISHED-TTL", value: Self.refreshInterval),
        ]
        if let color, color.first == "#", color.dropFirst().allSatisfy(\.isHexDigit) {
            properties.append(Property("X-APPLE-CALENDAR-COLOR", value: String(color.prefix(7))))
        }
        let events = components.sorted { $0.uid < $1.uid }.flatMap(\.components)
        let document = CalendarDocument(
            productIdentifier: "-//Travlendar+//Feed//EN",
            properties: properties,
            components: zones.definitions(until: version.window.upperBound) + events
        )
        let bytes = document.serialized()
        return RenderedFeed(
            feed: feed,
            owner: owner,
            title: version.title,
            bytes: bytes,
            etag: ETag(of: bytes),
            modifiedAt: modifiedAt,
            window: version.window,
            zone: zone,
            isTruncated: isTruncated
        )
    }

    /// How often subscribers are asked to look.
    private static let refreshInterval = "PT15M"
}
