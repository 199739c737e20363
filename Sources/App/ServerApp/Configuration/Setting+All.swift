internal import Accounts
internal import CivilTime
internal import FeedClients
internal import Geo
internal import OutgoingHTTP
internal import TripModel

extension Setting {
    /// Every setting, in the order of `conf/travlendar.conf`.
    package static let all: [Setting] = [
        text("data.directory", .path) { $0.dataDirectory = $1 },

        Setting(key: "storage.url", kind: .text) { configuration, value in
            guard case .text(let text) = value else { return nil }
            configuration.storage = text.isEmpty ? nil : text
            guard text.isEmpty || ["postgresql://", "postgres://"].contains(where: text.hasPrefix) else {
                return "storage.url is empty, or a URL that begins with postgresql://."
            }
            return nil
        },
        integer("storage.poolSize", 2...200) { $0.storagePoolSize = $1 },
        integer("storage.statementSeconds", 1...600) { $0.storageStatementSeconds = $1 },

        text("server.host") { $0.host = $1 },
        integer("server.port", 0...65_535) { $0.port = $1 },
        choice("server.tls") { $0.tls = $1 },
        text("server.certificate", .path) { $0.certificate = $1 },
        text("server.privateKey", .path) { $0.privateKey = $1 },
        Setting(key: "server.trustedProxies", kind: .list) { configuration, value in
            guard case .list(let items) = value else { return nil }
            configuration.trustedProxies = items.compactMap(AddressRange.init(_:))
            guard let wrong = items.first(where: { AddressRange($0) == nil }) else { return nil }
            return "\"\(wrong)\" is neither an address nor a range such as 10.0.0.0/8."
        },
        basePath,
        publicURL,
        integer("server.bodyMegabytes", 1...1024) { $0.bodyBytes = $1 * 1024 * 1024 },

        integer("admin.port", 0...65_535) { $0.adminPort = $1 },

        Setting(key: "person.timeZone", kind: .text) { configuration, value in
            guard case .text(let name) = value else { return nil }
            configuration.timeZone = name
            do {
                _ = try ZoneRules.named(name)
                return nil
            } catch {
                return
                    "\"\(name)\" is not a time zone of this machine; write one like Europe/Rome (and install tzdata)."
            }
        },
        choice("person.language", Principal.languages) { $0.language = $1 },
        Setting(key: "pages.operator", kind: .list) { configuration, value in
            if case .list(let paragraphs) = value { configuration.operatorWords = paragraphs }
            return nil
        },
        Setting(key: "pages.style", kind: .flag) { configuration, value in
            if case .flag(let flag) = value { configuration.showsStyle = flag }
            return nil
        },
        choice("accounts.directory") { $0.directory = $1 },
        choice("accounts.registration") { $0.registration = $1 },
        integer("person.quotaMegabytes", 1...100_000_000) { $0.quotaBytes = $1 * 1024 * 1024 },

        openIDIssuer,
        text("openid.client") { $0.openIDClient = $1 },
        text("openid.secretFile", .path) { $0.openIDSecretFile = $1 },
        openIDName,
        openIDLinksByEmail,

        mailCommand,
        mailServer,
        choice("mail.encryption") { $0.mailEncryption = $1 },
        text("mail.user") { $0.mailUser = $1 },
        text("mail.passwordFile", .path) { $0.mailPasswordFile = $1 },
        text("mail.certificates", .path) { $0.mailCertificates = $1 },
        mailFrom,
        mailDKIMKeys,
        integer("mail.perDomainAndMinute", 1...10_000) { $0.mailsPerDomainAndMinute = $1 },
        integer("mail.perPersonAndDay", 1...100_000) { $0.mailsPerPersonAndDay = $1 },
        mailAnswers,
        text("mail.trustedRelay") { $0.mailTrustedRelay = $1 },
        mailbox,
        choice("mail.mailboxEncryption") { $0.mailboxEncryption = $1 },
        text("mail.mailboxUser") { $0.mailboxUser = $1 },
        text("mail.mailboxPasswordFile", .path) { $0.mailboxPasswordFile = $1 },
        integer("mail.mailboxSeconds", 1...86_400) { $0.mailboxSeconds = $1 },

        text("sms.url") { $0.smsURL = $1 },
        Setting(key: "sms.headers", kind: .list) { configuration, value in
            if case .list(let lines) = value { configuration.smsHeaders = lines }
            return nil
        },
        text("sms.body") { $0.smsBody = $1 },
        text("sms.secretFile", .path) { $0.smsSecretFile = $1 },
        text("sms.answer") { $0.smsAnswer = $1 },
        plainHTTPToGateway,
        integer("sms.perPersonAndDay", 1...1_000) { $0.smsPerPersonAndDay = $1 },

        Setting(key: "network.directories", kind: .pathList) { configuration, value in
            if case .list(let paths) = value { configuration.networks = paths }
            return nil
        },

        integer("map.cacheMegabytes", 0...100_000) { $0.mapCacheBytes = $1 << 20 },

        Setting(key: "realtime.feeds", kind: .list) { configuration, value in
            guard case .list(let items) = value else { return nil }
            configuration.realtimeFeeds = items.compactMap(RealtimeSetting.init(_:))
            guard let wrong = items.first(where: { RealtimeSetting($0) == nil }) else { return nil }
            return
                "\"\(wrong)\" is not of the form NETWORK/FEED=URL; a file is given by its absolute path in place of "
                + "the URL."
        },
        integer("realtime.intervalSeconds", 5...3_600) { $0.realtimeSeconds = $1 },

        Setting(key: "sharing.feeds", kind: .list) { configuration, value in
            guard case .list(let items) = value else { return nil }
            configuration.sharingFeeds = items.compactMap(FeedLocation.init(_:))
            guard let wrong = items.first(where: { FeedLocation($0) == nil }) else { return nil }
            return "\"\(wrong)\" is neither the URL nor the absolute path of a gbfs.json."
        },
        integer("sharing.intervalSeconds", 15...3_600) { $0.sharingSeconds = $1 },

        engine("engines.trips", .trips) { $0.engines.trips = $1 },
        streetEngines,
        engine("engines.places", .places) { $0.engines.places = $1 },
        integer("engines.timeoutSeconds", 1...60) { $0.engines.timeoutSeconds = $1 },
        engineContact,
        plainHTTPToEngines,
        engineAttribution,

        outgoingPurposes,
        outgoingHosts,

        choice("planning.profile") { $0.tripProfile = $1 },
        Setting(key: "planning.means", kind: .list) { configuration, value in
            guard case .list(let means) = value else { return nil }
            configuration.means = means
            guard !means.isEmpty else { return "planning.means must name one at least." }
            guard let wrong = means.first(where: { !knownMeans.contains($0) }) else { return nil }
            return "\"\(wrong)\" is none of \(knownMeans.joined(separator: ", "))."
        },
        integer("planning.maximumWalkingMetres", 0...100_000) { $0.maximumWalkingMetres = $1 },
        Setting(key: "planning.canDrive", kind: .flag) { configuration, value in
            if case .flag(let flag) = value { configuration.canDrive = flag }
            return nil
        },
        byMeans("planning.hours", "transit 05:00-23:00", DayHours.init(_:)) { $0.meansHours = $1 },
        byMeans("planning.distances", "bicycle 500-8000", distanceLimit) { $0.meansDistances = $1 },
        choice("planning.prefer") { $0.tripGoal = $1 },
        Setting(key: "planning.order", kind: .list) { configuration, value in
            guard case .list(let names) = value else { return nil }
            configuration.meansOrder = names.compactMap(TravelMode.init(rawValue:))
            guard let wrong = names.first(where: { !knownMeans.contains($0) }) else { return nil }
            return "\"\(wrong)\" is none of \(knownMeans.joined(separator: ", "))."
        },
        text("planning.travelModels", .path) { $0.travelModels = $1 },
        integer("planning.bufferMinutes", 0...120) { $0.bufferMinutes = $1 },
        integer("planning.leadMinutes", 0...240) { $0.leadMinutes = $1 },
        Setting(key: "planning.returnsHome", kind: .flag) { configuration, value in
            if case .flag(let flag) = value { configuration.returnsHome = flag }
            return nil
        },
        integer("planning.longGapMinutes", 0...1440) { $0.longGapMinutes = $1 },
        integer("planning.horizonDays", 1...366) { $0.horizonDays = $1 },
        integer("planning.keepDays", 1...3660) { $0.keepDays = $1 },

        choice("log.level", ["trace", "debug", "info", "notice", "warning", "error"]) { $0.logLevel = $1 },
        choice("log.format") { $0.logFormat = $1 },
    ]

    static let knownMeans = TravelMode.allCases.map(\.rawValue)

    /// A list of texts, each the name of a mode, a blank and something about it.
    private static func byMeans<Wish>(
        _ key: String,
        _ example: String,
        _ read: @escaping @Sendable (String) -> Wish?,
        _ take: @escaping @Sendable (inout Configuration, [TravelMode: Wish]) -> Void
    ) -> Setting {
        Setting(key: key, kind: .list) { configuration, value in
            guard case .list(let texts) = value else { return nil }
            var wishes: [TravelMode: Wish] = [:]
            for text in texts {
                let parts = text.split(separator: " ", maxSplits: 1)
                guard parts.count == 2, let means = TravelMode(rawValue: String(parts[0])),
                    let wish = read(String(parts[1]))
                else { return "\"\(text)\" is not like \"\(example)\"." }
                wishes[means] = wish
            }
            take(&configuration, wishes)
            return nil
        }
    }

    /// `500-8000`, in metres; either number may be left out.
    private static func distanceLimit(_ text: String) -> TravelPreferences.DistanceLimit? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.isEmpty || Int($0).map { $0 >= 0 } ?? false }) else { return nil }
        return TravelPreferences.DistanceLimit(
            minimum: Double(ends[0]).map { Metres($0) },
            maximum: Double(ends[1]).map { Metres($0) }
        )
    }

    private static func text(
        _ key: String,
        _ kind: ValueType = .text,
        _ store: @escaping @Sendable (inout Configuration, String) -> Void
    ) -> Setting {
        Setting(key: key, kind: kind) { configuration, value in
            guard case .text(let text) = value else { return nil }
            guard !text.isEmpty, !text.utf8.contains(0) else {
                return "\(key) must not be empty; leave the line out instead."
            }
            store(&configuration, text)
            return nil
        }
    }

    private static func integer(
        _ key: String,
        _ range: ClosedRange<Int>,
        _ store: @escaping @Sendable (inout Configuration, Int) -> Void
    ) -> Setting {
        Setting(key: key, kind: .integer(range)) { configuration, value in
            if case .integer(let number) = value { store(&configuration, number) }
            return nil
        }
    }

    private static func choice(
        _ key: String,
        _ choices: [String],
        _ store: @escaping @Sendable (inout Configuration, String) -> Void
    ) -> Setting {
        Setting(key: key, kind: .choice(choices)) { configuration, value in
            if case .text(let text) = value { store(&configuration, text) }
            return nil
        }
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String> & SendableMetatype>(
        _ key: String,
        _ store: @escaping @Sendable (inout Configuration, Choice) -> Void
    ) -> Setting {
        choice(key, Choice.allCases.map(\.rawValue)) { configuration, text in
            if let choice = Choice(rawValue: text) { store(&configuration, choice) }
        }
    }
}
