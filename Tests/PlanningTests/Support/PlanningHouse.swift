import Accounts
import Calendars
import CivilTime
import Cryptography
import DayPlanner
import Events
import Geo
import Geocoding
import ICalendar
import StorageMemory
import Synchronization
import TripModel
import TripSearch

@testable import Planning

/// A clock that a test moves.
final class TestClock: WallClock {
    private let instant: Mutex<Instant>

    init(_ instant: Instant) { self.instant = Mutex(instant) }

    func now() -> Instant { instant.withLock { $0 } }
    func nowNanoseconds() -> Int64 { now().secondsSince1970 * 1_000_000_000 }
    func set(_ instant: Instant) { self.instant.withLock { $0 = instant } }
}

/// Calendars, accounts and planning on a store in memory, wired as in the server; L'Aquila on Monday 2 March 2026.
struct PlanningHouse {
    static let home = Coordinate(latitude: 42.3500, longitude: 13.4000)
    /// About 2.2 km north of home, and as far again.
    static let office = Coordinate(latitude: 42.3700, longitude: 13.4000)
    static let park = Coordinate(latitude: 42.3900, longitude: 13.4000)

    let store = MemoryStore()
    let accounts: any AccountRepository
    var calendars: CalendarService
    let planning: PlanningService
    let hub: EventHub
    let repository: any PlanningRepository
    let clock: TestClock
    let person: Principal

    static func at(_ time: String, day: Int = 2) throws -> Instant {
        try Instant(iso8601: "2026-03-\(day < 10 ? "0" : "")\(day)T\(time):00+01:00")
    }

    init(
        language: String = "en",
        hasHome: Bool = true,
        now: String = "06:00",
        itineraries: any ItinerarySource = FinderItineraries(TripFinder()),
        searches: [any PlaceSearch] = [],
        namings: [any ReverseGeocoder] = [],
        engines: EngineAnswers? = nil,
        adjust: (inout PlanningConfiguration) -> Void = { _ in }
    ) async throws {
        accounts = MemoryAccountRepository(store)
        let clock = TestClock(try PlanningHouse.at(now))
        self.clock = clock
        let zone = try ZoneRules.named("Europe/Rome")
        person = try await accounts.addPrincipal(
            PrincipalDraft(
                name: Username("ana")!,
                emails: ["ana@example.org"],
                timeZone: "Europe/Rome",
                language: language
            ),
            at: clock.now()
        )
        repository = MemoryPlanningRepository(store)
        var configuration = PlanningConfiguration(
            secret: AuthenticationKey([UInt8](repeating: 7, count: 32)),
            zone: zone
        )
        configuration.preferences.modes = [.foot]
        adjust(&configuration)
        let planning = PlanningService(
            repository: repository,
            accounts: accounts,
            environment: PlanningEnvironment(
                configuration: configuration,
                itineraries: itineraries,
                geocoder: Geocoder(searches, namings: namings),
                engines: engines
            ),
            attribution: { ["© OpenStreetMap contributors"] },
            clock: clock
        )
        self.planning = planning
        hub = EventHub(repository: MemoryEventRepository(store), subscribers: [planning.subscriber])
        // From here on it hears of what is written.
        try await hub.deliverAll()
        calendars = CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            directory: AccountService(repository: accounts, clock: clock),
            zoneOf: { _ in zone }
        )
        try await calendars.collections.prepareHome(of: person.id)
        if hasHome {
            try await accounts.setPlace(SavedPlace(name: "Home", coordinate: PlanningHouse.home), of: person.id)
        }
    }

    /// The same calendars with another horizon.
    func calendars(horizonDays: Int) -> CalendarService {
        let zone = planning.configuration.zone
        return CalendarService(
            repository: MemoryCalendarRepository(store),
            clock: clock,
            limits: CalendarLimits(horizonDays: horizonDays),
            zoneOf: { _ in zone }
        )
    }

    // MARK: As a client

    func address(_ name: String, in calendar: String = "calendar") -> ObjectAddress {
        ObjectAddress(owner: person.id, calendar: calendar, name: name)
    }

    /// Puts an event and plans.
    func put(_ event: TestEvent, in calendar: String = "calendar") async throws {
        _ = try await calendars.objects.put(event.bytes, at: address(event.uid + ".ics", in: calendar), as: person.id)
        try await plan()
    }

    func delete(_ uid: String) async throws {
        try await calendars.objects.delete(at: address(uid + ".ics"), as: person.id)
        try await plan()
    }

    /// Plans until nothing is left to do, also what a plan itself caused.
    func plan() async throws {
        repeat { try await hub.deliverAll() } while try await planning.planAll() > 0
    }

    /// The items of the Travel calendar, by start.
    func items(of owner: PrincipalID? = nil) async throws -> [TravelItem] {
        let owner = owner ?? person.id
        let travel = try await calendars.collections.collection(
            at: CalendarAddress(owner: owner, name: CollectionKind.travelName),
            as: owner
        )
        let names = try await calendars.objects.listObjects(in: travel, as: owner).map(\.name)
        let found = try await calendars.objects.objects(named: names, in: travel, as: owner)
        return try found.objects.map { try TravelItem($0) }.sorted {
            ($0.startText, $0.summary) < ($1.startText, $1.summary)
        }
    }

    /// `08:00-08:10 08:00 walk ...`, one line for each item.
    func lines() async throws -> [String] { try await items().map(\.line) }

    func etags() async throws -> [String: ETag] {
        Dictionary(uniqueKeysWithValues: try await items().map { ($0.uid, $0.etag) })
    }
}

/// What stands in the Travel calendar.
struct TravelItem {
    let uid: String
    let name: String
    let etag: ETag
    let bytes: [UInt8]
    let event: Component

    init(_ object: StoredObject) throws {
        uid = object.uid
        name = object.name
        etag = object.etag
        bytes = object.bytes
        event = try CalendarObject(CalendarDocument(parsing: object.bytes)).master!
    }

    func value(_ name: String) -> String { event.first(name)?.value ?? "" }

    var summary: String { event.first("SUMMARY")?.text ?? "" }
    var startText: String { value("DTSTART") }
    var alarms: [String] { event.components(named: "VALARM").map { $0.first("TRIGGER")?.value ?? "" } }
    var line: String { "\(clock("DTSTART"))-\(clock("DTEND")) \(summary)" }

    private func clock(_ name: String) -> String {
        let digits = value(name).split(separator: "T").last ?? ""
        return "\(digits.prefix(2)):\(digits.dropFirst(2).prefix(2))"
    }
}

/// An event as a client writes it: times of 2 March 2026 in Rome.
struct TestEvent {
    var uid: String
    var start: String
    var end: String?
    var day = 2
    var summary: String?
    var location: String?
    var extra: [String] = []

    init(_ uid: String, _ start: String, _ end: String?, at location: String? = nil, day: Int = 2, extra: [String] = [])
    {
        self.uid = uid
        self.start = start
        self.end = end
        self.day = day
        self.location = location
        self.extra = extra
    }

    init(_ uid: String, _ start: String, _ end: String?, at place: Coordinate, day: Int = 2, extra: [String] = []) {
        self.init(uid, start, end, at: GeoURI(place).description, day: day, extra: extra)
    }

    private func time(_ name: String, _ text: String) -> String {
        "\(name);TZID=Europe/Rome:202603\(day < 10 ? "0" : "")\(day)T\(text.filter { $0 != ":" })00"
    }

    var bytes: [UInt8] {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTIMEZONE", "TZID:Europe/Rome",
            "BEGIN:STANDARD", "DTSTART:19701025T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT",
            "END:VTIMEZONE", "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260301T000000Z", time("DTSTART", start),
            "SUMMARY:\(summary ?? uid)",
        ]
        if let end { lines.append(time("DTEND", end)) }
        if let location { lines.append("LOCATION:\(location.replacing(",", with: "\\,"))") }
        lines += extra + ["END:VEVENT", "END:VCALENDAR", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
