internal import Engines
internal import FeedClients
internal import FoundationEssentials
internal import MailTransports
internal import OutgoingHTTP
internal import TripSearch

extension Configuration {
    /// The largest configuration file that is read.
    private static let largestFile = 1 << 20

    /// Reads the settings: defaults, then the file, then the environment, then the command line; later ones win.
    ///
    /// Relative paths count from the directory of the file, else from the working directory.
    ///
    /// - Parameters:
    ///   - path: the file; nil: there is none, and defaults are used.
    ///   - environment: the process's variables.
    ///   - overrides: of the command line.
    /// - Throws: all problems at once.
    package init(
        file path: String?,
        environment: [String: String],
        overrides: ConfigurationOverrides = ConfigurationOverrides()
    ) throws(ConfigurationError) {
        self.init()
        var problems: [ConfigurationProblem] = []
        if let path {
            let file = ConfigurationFile(parsing: try Self.read(path), name: path)
            problems += file.problems
            let directory = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
            for entry in file.entries {
                let place = "\(path):\(entry.line)"
                guard let setting = Setting.all.first(where: { $0.key == entry.key }) else {
                    let hint = Setting.suggestion(for: entry.key).map { " Did you mean \($0)?" } ?? ""
                    let message = "There is no setting \(entry.key).\(hint)"
                    problems.append(ConfigurationProblem(place: place, message: message))
                    continue
                }
                take(entry.value, for: setting, place: place, directory: directory, &problems)
            }
        }
        for setting in Setting.all {
            guard let text = environment[setting.environmentName] else { continue }
            let value = setting.value(fromText: text) ?? .text(text)
            take(value, for: setting, place: setting.environmentName, directory: ".", &problems)
        }
        problems += Self.unknownVariables(in: environment)
        dataDirectory = overrides.dataDirectory ?? dataDirectory
        host = overrides.host ?? host
        port = overrides.port ?? port
        problems += conflicts().map { ConfigurationProblem(place: path ?? "settings", message: $0) }
        guard problems.isEmpty else { throw ConfigurationError(problems) }
    }

    /// Variables that were meant for a setting and are none's: of a known group, or all but spelt like one.
    ///
    /// Others of our prefix are let pass: Kubernetes sets TRAVLENDAR_SERVICE_HOST and the like beside a service of that
    /// name.
    private static func unknownVariables(in environment: [String: String]) -> [ConfigurationProblem] {
        let known = Set(Setting.all.map(\.environmentName))
        let groups = Set(known.compactMap { $0.split(separator: "_").dropFirst().first })
        return environment.keys.sorted().compactMap { name in
            let words = name.split(separator: "_")
            guard words.first == "TRAVLENDAR", words.count > 1, !known.contains(name) else { return nil }
            let meant = Setting.suggestion(forVariable: name, isSure: !groups.contains(words[1]))
            guard meant != nil || groups.contains(words[1]) else { return nil }
            let hint = meant.map { " Did you mean \($0)?" } ?? ""
            return ConfigurationProblem(place: name, message: "There is no setting of this variable.\(hint)")
        }
    }

    private mutating func take(
        _ value: ConfigurationValue,
        for setting: Setting,
        place: String,
        directory: String,
        _ problems: inout [ConfigurationProblem]
    ) {
        let located = setting.kind.isPath ? value.located(in: directory) : value
        if let message = setting.complaint(about: value) ?? setting.store(&self, located) {
            problems.append(ConfigurationProblem(place: place, message: message))
        }
    }

    /// Settings that contradict each other.
    private func conflicts() -> [String] {
        var found: [String] = []
        if (certificate == nil) != (privateKey == nil) {
            found.append("server.certificate and server.privateKey belong together; give both, or none.")
        }
        if tls == .on, certificate == nil, !listensOnLoopbackOnly {
            found.append(
                "The server is to listen on \(host), which others can reach, and has no certificate. Set "
                    + "server.certificate and "
                    + "server.privateKey to its PEM files; a certificate is made by the server for loopback only."
            )
        }
        if tls == .off, !listensOnLoopbackOnly, trustedProxies.isEmpty {
            found.append(
                "Plain HTTP on \(host) would show passwords to the network. Set server.tls = \"on\" with a "
                    + "certificate; or listen on "
                    + "127.0.0.1; or name the proxy that ends TLS in front of this server in server.trustedProxies."
            )
        }
        found += mailConflicts()
        found += openIDConflicts()
        found += textMessageConflicts()
        if adminPort > 0, adminPort == port {
            found.append("admin.port and server.port are both \(port); give one of them another number.")
        }
        for engine in engines.all
        where !engine.address.isEncrypted && !engine.address.isOnThisMachine && !engines.allowsPlainHTTP {
            found.append(
                "Plain HTTP to \(engine.kind.rawValue) on \(engine.address.host) would show to the network where "
                    + "people go. Write https://, or set "
                    + "engines.plainHttp = true where that network is your own."
            )
        }
        return found
    }

    private func mailConflicts() -> [String] {
        var found: [String] = []
        if !mailCommand.isEmpty, mailServer != nil {
            found.append("mail.command and mail.server are two ways out; give one of them.")
        }
        if sendsMail, publicURL == nil || mailFrom == nil {
            found.append(
                "Mail needs server.publicURL, with which links in mails begin, and mail.from, the address that they "
                    + "come from."
            )
        }
        if (mailUser == nil) != (mailPasswordFile == nil) {
            found.append("mail.user and mail.passwordFile belong together; give both, or none.")
        }
        if mailEncryption == .none, let server = mailServer, !Self.isOnThisMachine(server) {
            found.append(
                "mail.encryption = \"none\" would show mails to the network. It is for a mail server on this machine; "
                    + "leave the line out for any other."
            )
        }
        if !mailDKIMKeys.isEmpty, !sendsMail {
            found.append("mail.dkimKeys needs mail.server or mail.command, by which the mails go out.")
        }
        if !mailDKIMKeys.isEmpty, let mailFrom, !mailFrom.utf8.allSatisfy({ $0 < 0x80 }) {
            found.append("mail.dkimKeys needs the domain of mail.from in ASCII, such as xn--bcher-kva.example.")
        }
        if mailbox != nil {
            if mailboxUser == nil || mailboxPasswordFile == nil {
                found.append("mail.mailbox needs mail.mailboxUser and mail.mailboxPasswordFile.")
            }
            if mailAnswers == nil, mailTrustedRelay == nil {
                found.append("mail.mailbox needs mail.answers, the address whose mails lie there.")
            }
        }
        if mailboxEncryption == .none, let mailbox, !Self.isOnThisMachine(mailbox) {
            found.append(
                "mail.mailboxEncryption = \"none\" would show mails to the network. It is for a mailbox on this "
                    + "machine; leave the line out for any other."
            )
        }
        return found
    }

    /// Whether any way out for mails is configured.
    package var sendsMail: Bool { !mailCommand.isEmpty || mailServer != nil }

    private static func isOnThisMachine(_ url: String) -> Bool {
        guard let host = URL(string: url)?.host() else { return false }
        let name = host.filter { $0 != "[" && $0 != "]" }
        return name == "localhost" || AddressRange(name).map { AddressRange.loopback.contains($0) } ?? false
    }

    private static func read(_ path: String) throws(ConfigurationError) -> [UInt8] {
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            guard data.count <= largestFile else {
                throw ConfigurationError([
                    ConfigurationProblem(place: path, message: "This file is too large for a configuration.")
                ])
            }
            return [UInt8](data)
        } catch let error as ConfigurationError {
            throw error
        } catch {
            let reason = FileTrouble.words(error)
            let message = "The configuration can't be read (\(reason)). Give another one by --config FILE."
            throw ConfigurationError([ConfigurationProblem(place: path, message: message)])
        }
    }
}

extension Setting.ValueType {
    fileprivate var isPath: Bool { self == .path || self == .pathList }
}

extension ConfigurationValue {
    fileprivate func located(in directory: String) -> ConfigurationValue {
        func absolute(_ path: String) -> String { path.isEmpty || path.hasPrefix("/") ? path : "\(directory)/\(path)" }
        return switch self {
        case .text(let path): .text(absolute(path))
        case .list(let paths): .list(paths.map(absolute))
        case .integer, .flag: self
        }
    }
}
