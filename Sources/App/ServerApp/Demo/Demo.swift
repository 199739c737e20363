internal import Accounts
internal import Calendars
internal import CivilTime
internal import FoundationEssentials
internal import Geo
internal import NetworkImport
internal import TripSearch

/// The installation that `travlendar demo` makes and serves; made once, then gone on with.
package struct Demo: Sendable {
    package static let userName = "demo"

    package let configuration: Configuration
    private let timeZone: String
    private let directory: DataDirectory

    private var networkPath: String { directory.path + "/networks/lindenport" }
    private var passwordPath: String { directory.path + "/demo-password" }
    private var seededPath: String { directory.path + "/demo-seeded-until" }

    /// How many days the timetable reaches, and when it is made anew.
    private static let timetableDays = 200
    private static let leastDaysLeft = 75

    /// `path` is the data directory of the demo; it listens on loopback; with `tls` it makes a certificate of its own.
    package init(in path: String, port: Int, tls: Configuration.TLS) throws(StartError) {
        directory = try DataDirectory(opening: path)
        var configuration = Configuration()
        configuration.dataDirectory = path
        configuration.host = "127.0.0.1"
        configuration.port = port
        configuration.tls = tls
        configuration.publicURL = "\(tls == .on ? "https" : "http")://127.0.0.1:\(port)"
        timeZone = AssumedTimeZone.ofThisMachine() ?? "UTC"
        configuration.timeZone = timeZone
        configuration.logLevel = "warning"
        configuration.networks = [path + "/networks/lindenport"]
        self.configuration = configuration
    }

    /// Makes what is missing: the town's network, the user, the week. Gives back the user's password.
    ///
    /// - Throws: ``StartError/portInUse(host:port:)`` before anything is made, where another program has the port.
    package func prepare(progress: (String) -> Void) async throws -> String {
        guard PortProbe.isFree(configuration.port) else {
            throw StartError.portInUse(host: configuration.host, port: configuration.port)
        }
        let today = zone().local(SystemClock().now()).date
        try makeNetwork(around: today, progress: progress)
        let password = try storedPassword()
        let installation = try Installation(configuration)
        try await addUser(to: installation, password: password)
        try await seed(installation, from: today, progress: progress)
        try installation.close()
        return password
    }

    private func zone() -> ZoneRules {
        (try? ZoneRules.named(timeZone)) ?? .utc
    }

    private func makeNetwork(around today: CivilDate, progress: (String) -> Void) throws {
        let needed = today.adding(days: Self.leastDaysLeft).iso8601
        if let manifest = try? NetworkManifest(directory: networkPath),
            manifest.timeZone == timeZone,
            manifest.sources.contains(where: { $0.lastServiceDate.map { $0 >= needed } ?? false }),
            (try? Network.open(directory: networkPath)) != nil
        {
            return
        }
        progress("Making the town of \(DemoTown.name)")
        let town = DemoTown()
        let timetable = DemoTimetable(
            town: town,
            timeZone: timeZone,
            firstDay: today.adding(days: -14),
            lastDay: today.adding(days: Self.timetableDays)
        )
        let map = directory.path + "/lindenport.osm.pbf"
        let feed = directory.path + "/lindenport.gtfs.zip"
        try directory.write(DemoMapFile(town: town).bytes(), to: map, replacing: true)
        try directory.write(timetable.bytes(), to: feed, replacing: true)
        let networks = directory.path + "/networks"
        try FileManager.default.createDirectory(atPath: networks, withIntermediateDirectories: true)
        let importer = NetworkImporter(places: PlaceIndexes.maker)
        let report = try importer.run(
            NetworkImporter.Input(
                name: "lindenport",
                streets: [map],
                feeds: [(name: "transit", path: feed)],
                output: networkPath,
                timeZone: timeZone
            )
        )
        for warning in report.warnings { progress(warning) }
    }

    /// Drawn at the first run. It stands in a file of the demo, so that each run can show it.
    private func storedPassword() throws -> String {
        if let stored = try? String(contentsOf: URL(filePath: passwordPath), encoding: .utf8), !stored.isEmpty {
            return stored
        }
        var generator = SystemRandomNumberGenerator()
        let password = String(AppPassword.random(using: &generator).text.prefix(17))
        try directory.write(Array(password.utf8), to: passwordPath, replacing: true)
        return password
    }

    private func addUser(to installation: Installation, password: String) async throws {
        if let known = try await installation.accounts.findPrincipal(named: Self.userName) {
            // A run that was broken off may have left a user without calendars.
            try await installation.calendars.collections.prepareHome(of: known.id)
            guard try await installation.accounts.listPlaces(of: known.id).isEmpty else { return }
            return try await setPlaces(of: known, installation)
        }
        let person = try await installation.addPerson(
            named: Self.userName,
            displayName: "Demo",
            emails: ["demo@lindenport.example"],
            timeZone: timeZone,
            password: password
        )
        try await setPlaces(of: person, installation)
    }

    private func setPlaces(of person: Principal, _ installation: Installation) async throws {
        let town = DemoTown()
        for (name, address) in [("Home", DemoTown.home), ("Office", DemoTown.office)] {
            guard let coordinate = town.places[address] else { continue }
            try await installation.accounts.setPlace(
                SavedPlace(name: name, coordinate: coordinate, address: "\(address), \(DemoTown.name)"),
                of: person.id
            )
        }
    }

    /// The next seven days, each once: what the user deleted stays deleted.
    private func seed(_ installation: Installation, from today: CivilDate, progress: (String) -> Void) async throws {
        let person = try await installation.accounts.principal(named: Self.userName)
        let stored = try? String(contentsOf: URL(filePath: seededPath), encoding: .utf8)
        let seeded = stored.flatMap { try? CivilDate(iso8601: $0) }?.daysSinceEpoch ?? today.daysSinceEpoch
        let last = today.daysSinceEpoch + 7
        guard max(seeded, today.daysSinceEpoch) < last else { return }
        progress("Writing a week of events")
        let calendar = CalendarAddress(owner: person.id, name: "calendar")
        let week = DemoWeek(zone: zone())
        for day in (max(seeded, today.daysSinceEpoch) + 1)...last {
            for event in week.events(on: CivilDate(daysSinceEpoch: day)) {
                let address = ObjectAddress(calendar: calendar, name: event.name)
                _ = try await installation.calendars.objects.put(event.bytes, at: address, as: person.id)
            }
        }
        try directory.write(Array(CivilDate(daysSinceEpoch: last).iso8601.utf8), to: seededPath, replacing: true)
    }
}
