internal import Accounts
internal import Calendars
package import CivilTime
internal import FoundationEssentials
internal import ICalendar
internal import MailTransports
internal import SelfService
internal import TripSearch

/// Checks an installation, whether or not its server runs.
package struct HealthCheck: Sendable {
    package struct Finding: Equatable, Sendable {
        package var what: String
        package var isSound: Bool
        package var detail: String
        /// Whether everything works but an operator should look at it.
        package var isNotice = false
    }

    private let configuration: Configuration

    private let clock: any WallClock

    package init(_ configuration: Configuration, clock: any WallClock = SystemClock()) {
        self.configuration = configuration
        self.clock = clock
    }

    /// - Throws: ``StartError`` if there is no installation or its directory can't be used.
    package func findings() async throws -> [Finding] {
        let directory = try DataDirectory(opening: configuration.dataDirectory, isMade: configuration.storage != nil)
        var findings = [
            Finding(
                what: "configuration",
                isSound: true,
                detail: "\(configuration.tls == .on ? "https" : "http")://\(configuration.host):\(configuration.port)"
            )
        ]
        let zone = AssumedTimeZone(configuration)
        findings.append(
            Finding(what: "time zone", isSound: true, detail: "\(zone)", isNotice: zone.origin == .nothingKnown)
        )
        if let problem = directory.secretProblem {
            findings.append(Finding(what: "secret", isSound: false, detail: problem))
        }
        findings += try await store(in: directory)
        findings += networks()
        findings.append(await mail())
        findings += signatures()
        findings += await mailbox()
        findings += try await engines()
        if configuration.tls == .on { findings.append(certificate(directory)) }
        return findings
    }

    /// Checks the database; an error if it can't be opened.
    private func store(in directory: DataDirectory) async throws -> [Finding] {
        if configuration.storage == nil, directory.hasEmptyDatabase {
            // Opening it would make a new database of it, without anybody's data.
            return [Finding(what: "database", isSound: false, detail: "the file is empty; restore a backup")]
        }
        let installation: Installation
        do {
            installation = try Installation(configuration, isMade: false)
        } catch .storage(let reason) {
            return [Finding(what: "database", isSound: false, detail: reason)]
        }
        var findings: [Finding] = []
        do {
            findings += try storage(installation)
        } catch {
            findings.append(Finding(what: "database", isSound: false, detail: "\(error)"))
        }
        do {
            findings += try await Self.jobs(installation.jobs)
        } catch {
            findings.append(Finding(what: "jobs", isSound: false, detail: "\(error)"))
        }
        do {
            findings += try await people(installation)
        } catch {
            findings.append(Finding(what: "people", isSound: false, detail: "\(error)"))
        }
        try installation.close()
        return findings
    }

    private func people(_ installation: Installation) async throws -> [Finding] {
        let people = try await installation.accounts.listPrincipals()
        var findings = [Finding(what: "people", isSound: true, detail: "\(people.count)")]
        for person in people {
            let places = try await installation.accounts.listPlaces(of: person.id)
            guard SavedPlace.home(among: places) == nil else { continue }
            let advice =
                "no Home, so trips are planned only between events: travlendar user place set \(person.name) Home "
                + "LAT,LON"
            findings.append(Finding(what: person.name, isSound: true, detail: advice))
        }
        for person in people where person.kind.hasHome {
            guard !(try await installation.calendars.collections.planningOverview(of: person.id).isOn) else { continue }
            let advice = "no trips are planned, since the calendar Travel was deleted; the page /setup switches it on"
            findings.append(Finding(what: person.name, isSound: true, detail: advice, isNotice: true))
        }
        return findings
    }

    /// One finding for each problem.
    private func storage(_ installation: Installation) throws -> [Finding] {
        let report = try installation.store.operation.check { $0.unreadableReason() }
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

    /// What every network directory says of itself.
    func networks() -> [Finding] { configuration.networks.flatMap(network) }

    /// Connects to the mail server and logs in; nothing is sent.
    private func mail() async -> Finding {
        if let server = configuration.mailServer {
            do {
                guard let settings = try configuration.smtpSettings() else { throw StartError.mail(server) }
                _ = try await SMTPTransport(settings).probe()
                let detail = "\(server) takes mails from \(configuration.mailSender)"
                return Finding(what: "mail", isSound: true, detail: detail)
            } catch {
                let reason = (error as? MailError).map(\.reason) ?? "\(error)"
                return Finding(what: "mail", isSound: false, detail: "\(server): \(reason)")
            }
        }
        guard configuration.mailCommand.isEmpty else {
            return Finding(what: "mail", isSound: true, detail: "sent by \(configuration.mailCommand[0])")
        }
        let detail = "not configured; links for new accounts and passwords stand in the server's log"
        return Finding(what: "mail", isSound: true, detail: detail, isNotice: configuration.registration != .closed)
    }

    /// The keys with which mails are signed. DNS is not asked.
    private func signatures() -> [Finding] {
        configuration.mailDKIMKeys.map { file in
            let what = "DKIM key \(file.selector)"
            do throws(StartError) {
                let key = try file.read()
                let detail = "\(key.summary), for \(configuration.mailDomain)"
                let advice = "; make one of 2048 bits: travlendar mail dkim key"
                return Finding(
                    what: what,
                    isSound: true,
                    detail: key.isShort ? detail + advice : detail,
                    isNotice: key.isShort
                )
            } catch {
                return Finding(what: what, isSound: false, detail: "\(error)")
            }
        }
    }

    /// Logs in to the mailbox from which mails are taken; none is read.
    private func mailbox() async -> [Finding] {
        guard let address = configuration.mailbox else { return [] }
        do {
            guard let settings = try configuration.mailboxSettings(), let mailbox = IMAPMailbox(settings) else {
                throw StartError.mail(address)
            }
            let waiting = try await mailbox.waiting(atMost: 1000)
            return [Finding(what: "mailbox", isSound: true, detail: "\(address): \(waiting.count) mails wait")]
        } catch {
            let reason = (error as? IMAPMailbox.Failure)?.reason ?? "\(error)"
            return [Finding(what: "mailbox", isSound: false, detail: "\(address): \(reason)")]
        }
    }

    /// The region and each of its timetables that ends: lines of an ended timetable silently disappear from trips.
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

    /// Asks each engine something that reveals nothing about anybody.
    private func engines() async throws -> [Finding] {
        guard !configuration.engines.isEmpty else { return [] }
        let engines = EngineRegistry(configuration.engines, logger: nil)
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
