internal import Accounts
internal import Calendars
package import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import Journeys
internal import StorageSQLite

/// Looks at an installation the way an operator would, beside a running server or without one.
package struct HealthCheck: Sendable {
    package struct Finding: Equatable, Sendable {
        package var what: String
        package var isSound: Bool
        package var detail: String
        /// Whether it keeps nothing from working, and should be looked at all the same.
        package var isNotice = false
    }

    private let configuration: Configuration

    private let clock: any WallClock

    package init(_ configuration: Configuration, clock: any WallClock = SystemClock()) {
        self.configuration = configuration
        self.clock = clock
    }

    /// - Throws: ``StartError`` where there is no installation, or its directory can't be used.
    package func findings() async throws -> [Finding] {
        let directory = try DataDirectory(opening: configuration.dataDirectory, isMade: false)
        var findings = [
            Finding(
                what: "configuration",
                isSound: true,
                detail: "\(configuration.tls == .on ? "https" : "http")://\(configuration.host):\(configuration.port)"
            )
        ]
        findings += try await store()
        for directory in configuration.networks { findings += network(directory) }
        findings += try await engines()
        if configuration.tls == .on { findings.append(certificate(directory)) }
        return findings
    }

    /// What lies in the database; where it doesn't open, that.
    private func store() async throws -> [Finding] {
        let rooms: Installation
        do {
            rooms = try Installation(configuration, isMade: false)
        } catch .storage(let reason) {
            return [Finding(what: "database", isSound: false, detail: reason)]
        }
        var findings: [Finding] = []
        do {
            findings += try storage(rooms)
        } catch {
            findings.append(Finding(what: "database", isSound: false, detail: "\(error)"))
        }
        do {
            findings += try await people(rooms)
        } catch {
            findings.append(Finding(what: "people", isSound: false, detail: "\(error)"))
        }
        try rooms.close()
        return findings
    }

    private func people(_ rooms: Installation) async throws(AccountError) -> [Finding] {
        let people = try await rooms.accounts.listPrincipals()
        var findings = [Finding(what: "people", isSound: true, detail: "\(people.count)")]
        for person in people where !(try await rooms.accounts.listPlaces(of: person.id).contains { $0.isHome }) {
            let advice =
                "no Home, so trips are planned only between events: travlendar user place set \(person.name) Home LAT,LON"
            findings.append(Finding(what: person.name, isSound: true, detail: advice))
        }
        return findings
    }

    /// One line for each thing that is wrong.
    private func storage(_ rooms: Installation) throws(StorageError) -> [Finding] {
        let report = try rooms.database.check { CalendarService.unreadableReason(of: $0) }
        var findings = report.problems.map { Finding(what: "database", isSound: false, detail: $0) }
        findings += report.quarantined.map { object in
            Finding(
                what: "in quarantine",
                isSound: true,
                detail: "\(object); it is kept, and no search finds it",
                isNotice: true
            )
        }
        guard findings.isEmpty else { return findings }
        return [Finding(what: "database", isSound: true, detail: "\(report.objectCount) objects, all sound")]
    }

    /// The region, and each of its timetables that ends: one that has ended leaves its lines out without a word to those who travel.
    private func network(_ directory: String) -> [Finding] {
        do throws(NetworkError) {
            let network = try Network.open(directory: directory)
            let what = "network \(network.name)"
            let ends = network.manifest.sources.compactMap(\.lastServiceDate)
            let until = ends.min().map { ", timetables until \($0)" } ?? ""
            var findings = [Finding(what: what, isSound: true, detail: "version \(network.version)\(until)")]
            findings += TimetableEnd.all(of: network, at: clock.now()).map { end in
                Finding(what: what, isSound: !end.isOver, detail: "\(end)", isNotice: !end.isOver)
            }
            return findings
        } catch {
            return [Finding(what: "network", isSound: false, detail: "\(error)")]
        }
    }

    /// Each is asked something that tells nothing about anybody.
    private func engines() async throws -> [Finding] {
        guard !configuration.engines.isEmpty else { return [] }
        let engines = Engines(configuration.engines, logger: nil)
        let probes = await engines.probe(at: clock.now())
        try await engines.shutDown()
        return probes.map { probe in
            let milliseconds = Int(probe.duration / .milliseconds(1))
            return Finding(
                what: "engine \(probe.name)",
                isSound: probe.error == nil,
                detail: probe.error.map { "\($0)" } ?? "answers in \(milliseconds) ms"
            )
        }
    }

    private func certificate(_ directory: DataDirectory) -> Finding {
        do throws(StartError) {
            let certificate = try CertificateStore(configuration, in: directory)
            let concern = certificate.concern(at: clock.now())
            return Finding(
                what: "certificate",
                isSound: concern?.isExpired != true,
                detail: concern?.text ?? "\(certificate.path), until \(certificate.expiry.iso8601)"
            )
        } catch {
            return Finding(what: "certificate", isSound: false, detail: "\(error)")
        }
    }
}

extension SavedPlace {
    fileprivate var isHome: Bool { SavedPlace.foldedName(name) == SavedPlace.foldedName(SavedPlace.homeName) }
}
