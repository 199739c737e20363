package import Accounts
package import CivilTime
package import FeedClients
package import MailTransports
package import OutgoingHTTP
package import SelfService
package import TripModel

/// All settings of an installation, read once at start and passed down as values.
///
/// To add one: a field here, its row in ``Setting/all``, its lines in `conf/travlendar.conf` (a test compares the
/// three).
package struct Configuration: Equatable, Sendable {
    package enum TLS: String, CaseIterable, Sendable {
        case on
        case off
    }

    package enum LogFormat: String, CaseIterable, Sendable {
        case text
        case json
    }

    package enum TripProfile: String, CaseIterable, Sendable {
        case standard
        case reference
    }

    package var dataDirectory = "/var/lib/travlendar"
    /// `postgresql://…`; nil: a file in the data directory.
    package var storage: String?
    /// Connections to the store.
    package var storagePoolSize = 10
    /// How long a statement may take, in seconds.
    package var storageStatementSeconds = 30

    package var host = "127.0.0.1"
    package var port = 8443
    package var tls = TLS.on
    /// PEM files; both nil: on loopback a certificate is made in the data directory.
    package var certificate: String?
    package var privateKey: String?
    /// Proxies that are believed about the client's address and scheme.
    package var trustedProxies: [AddressRange] = []
    package var basePath = ""
    /// By which people reach the server, with its path and without a slash at its end; links in mails and calendars begin
    /// with it. nil: these are left out.
    package var publicURL: String?
    package var bodyBytes = 10 * 1024 * 1024
    /// 0: there is no administrative port.
    package var adminPort = 0

    /// What the home of a person without a quota of their own may hold, in bytes.
    package var quotaBytes = 1000 * 1024 * 1024
    package var timeZone: String?
    package var language = "en"
    /// What the operator says of themselves on the page of legal notes, in paragraphs.
    package var operatorWords: [String] = []
    /// Whether there is a page with all components of the pages.
    package var showsStyle = false
    /// The people whom others find by a part of a name.
    package var directory = DirectoryVisibility.groups
    /// The people who may make an account without an administrator.
    package var registration = Registration.closed

    /// nil: people log in here only.
    package var openIDIssuer: String?
    package var openIDClient = ""
    /// The file that holds the client's secret; nil: it has none.
    package var openIDSecretFile: String?
    /// nil: the host of the issuer.
    package var openIDName: String?
    /// Whether an e-mail address that the provider has verified links an account.
    package var openIDLinksByEmail = false

    /// The program that takes mails from standard input, with its arguments; empty: no mail is sent.
    package var mailCommand: [String] = []
    /// The mail server that takes mails, `smtps://host:465` or `smtp://host:587`; nil: none.
    package var mailServer: String?
    package var mailEncryption = SMTPSettings.Encryption.required
    package var mailUser: String?
    /// The file with the password of ``mailUser``.
    package var mailPasswordFile: String?
    /// A file of certificates in place of the system's.
    package var mailCertificates: String?
    /// The address in From.
    package var mailFrom: String?
    /// The keys with which mails are signed; empty: they are not signed here.
    package var mailDKIMKeys: [DKIMKeyFile] = []
    /// The address whose `+token` forms lead to ``MailReceiver``; nil: mails do not come in.
    package var mailAnswers: String?
    /// The mail system whose Authentication-Results are believed; nil: none.
    package var mailTrustedRelay: String?
    /// The mailbox from which mails are taken, `imaps://host/INBOX`; nil: none.
    package var mailbox: String?
    package var mailboxEncryption = SMTPSettings.Encryption.required
    package var mailboxUser: String?
    /// The file with the password of ``mailboxUser``.
    package var mailboxPasswordFile: String?
    /// How often it is looked into.
    package var mailboxSeconds = 60
    package var mailsPerDomainAndMinute = 60
    package var mailsPerPersonAndDay = 1000

    /// The gateway that takes text messages; nil: none are sent.
    package var smsURL: String?
    package var smsHeaders: [String] = []
    package var smsBody = ""
    /// The file with what stands in the place of `{secret}`.
    package var smsSecretFile: String?
    /// What an answer holds where the message was taken; nil: its status says it.
    package var smsAnswer: String?
    package var smsAllowsPlainHTTP = false
    package var smsPerPersonAndDay = 20

    package var networks: [String] = []

    package var realtimeFeeds: [RealtimeSetting] = []
    package var realtimeSeconds = 30
    /// Where the discovery files (gbfs.json) of sharing providers are.
    package var sharingFeeds: [FeedLocation] = []
    package var sharingSeconds = 60
    package var engines = EngineSettings()

    /// Why the server may ask addresses outside that people name.
    package var outgoingPurposes: Set<OutgoingPurpose> = Set(OutgoingPurpose.allCases)
    /// Hosts, as `name` or `name:port`, that may be asked for that although they are private.
    package var outgoingHosts: [String] = []

    package var tripProfile = TripProfile.standard
    package var means = ["foot", "transit"]
    /// The longest walk of a trip in metres; 0: any.
    package var maximumWalkingMetres = 0
    package var canDrive = true
    package var meansHours: [TravelMode: DayHours] = [:]
    package var meansDistances: [TravelMode: TravelPreferences.DistanceLimit] = [:]
    package var tripGoal = TravelPreferences.Objective.balanced
    package var meansOrder: [TravelMode] = []
    /// The file of figures; nil: those of the program.
    package var travelModels: String?
    package var bufferMinutes = 5
    package var leadMinutes = 10
    package var returnsHome = true
    package var longGapMinutes = 180
    package var horizonDays = 60
    package var keepDays = 400
    /// Of tiles of maps that are kept when they are drawn; 0 keeps none.
    package var mapCacheBytes = 256 << 20

    package var logLevel = "info"
    package var logFormat = LogFormat.text

    package init() {}

    package var listensOnLoopbackOnly: Bool {
        host == "localhost" || AddressRange(host).map { AddressRange.loopback.contains($0) } ?? false
    }
}

/// Settings that a command line gives on top of file and environment.
package struct ConfigurationOverrides: Sendable {
    package var dataDirectory: String?
    package var host: String?
    package var port: Int?

    package init(dataDirectory: String? = nil, host: String? = nil, port: Int? = nil) {
        self.dataDirectory = dataDirectory
        self.host = host
        self.port = port
    }
}
