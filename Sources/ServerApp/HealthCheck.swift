internal import Accounts
internal import Calendars
internal import CivilTime
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
    }

    private let configuration: Configuration

    package init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// - Throws: ``StartError`` where not even the database opens.
    package func findings() async throws -> [Finding] {
        let rooms = try Installation(configuration)
        var findings = [
            Finding(
                what: "configuration",
                isSound: true,
                detail: "\(configuration.tls == .on ? "https" : "http")://\(configuration.host):\(configuration.port)"
            )
        ]
        findings.append(try storage(rooms))
        let people = try await rooms.accounts.listPrincipals()
        findings.append(Finding(what: "people", isSound: true, detail: "\(people.count)"))
        for person in people where !(try await rooms.accounts.listPlaces(of: person.id).contains { $0.isHome }) {
            let advice =
                "no Home, so trips are planned only between events: travlendar user place set \(person.name) Home LAT,LON"
            findings.append(Finding(what: person.name, isSound: true, detail: advice))
        }
        findings += configuration.networks.map(network)
        findings += try await engines()
        if configuration.tls == .on { findings.append(certificate(rooms)) }
        try rooms.close()
        return findings
    }

    private func storage(_ rooms: Installation) throws -> Finding {
        let report = try rooms.database.check { object in
            do {
                _ = try CalendarObject(CalendarDocument(parsing: object.bytes))
                return nil
            } catch {
                return "\(error)"
            }
        }
        let problems = report.problems + report.quarantined.map { "in quarantine: \($0)" }
        return Finding(
            what: "database",
            isSound: report.isSound,
            detail: problems.isEmpty ? "\(report.objectCount) objects, all sound" : problems.joined(separator: "; ")
        )
    }

    private func network(_ directory: String) -> Finding {
        do throws(NetworkError) {
            let network = try Network.open(directory: directory)
            let last = network.manifest.sources.compactMap(\.lastServiceDate).max()
            let today = network.zone.local(SystemClock().now()).date.iso8601
            let isOver = last.map { $0 < today } ?? false
            let advice = isOver ? "; the timetable has ended, import a newer one" : ""
            return Finding(
                what: "network \(network.name)",
                isSound: !isOver,
                detail: "version \(network.version)\(last.map { ", timetable until \($0)" } ?? "")\(advice)"
            )
        } catch {
            return Finding(what: "network", isSound: false, detail: "\(error)")
        }
    }

    /// Each is asked something that tells nothing about anybody.
    private func engines() async throws -> [Finding] {
        guard !configuration.engines.isEmpty else { return [] }
        let engines = Engines(configuration.engines, logger: nil)
        let probes = await engines.probe(at: SystemClock().now())
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

    private func certificate(_ rooms: Installation) -> Finding {
        do throws(StartError) {
            return Finding(
                what: "certificate",
                isSound: true,
                detail: try CertificateStore(configuration, in: rooms.directory).path
            )
        } catch {
            return Finding(what: "certificate", isSound: false, detail: "\(error)")
        }
    }
}

extension SavedPlace {
    fileprivate var isHome: Bool { SavedPlace.foldedName(name) == SavedPlace.foldedName(SavedPlace.homeName) }
}
