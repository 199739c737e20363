// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .strictMemorySafety(),
]

/// A module in the folder of its layer. ARCHITECTURE.md says what each one owns; `scripts/check-layers` compares that
/// table with this file.
func module(
    _ name: String,
    in layer: String,
    _ needs: [Target.Dependency] = [],
    resources: [Resource] = [],
    excluding others: [String] = [],
    defines: [SwiftSetting] = []
) -> Target {
    .target(
        name: name,
        dependencies: needs,
        path: "Sources/\(layer)/\(name)",
        exclude: ["README.md"] + others,
        resources: resources,
        swiftSettings: settings + defines
    )
}

func tests(_ name: String, _ needs: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: needs, swiftSettings: settings)
}

func systemLibrary(_ name: String, _ debianPackage: String, pkgConfig: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/SystemLibraries/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([debianPackage])]
    )
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let coreMetrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(name: "HummingbirdTesting", package: "hummingbird")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")

/// `scripts/unit` names the one test target that it builds; all others are left out then.
let chosenTests = Context.environment["TRAVLENDAR_TESTS"]

let basics: [Target] = [
    module("ByteText", in: "Basics"),
    module("CivilTime", in: "Basics", ["ByteText"]),
    module("Columns", in: "Basics"),
    module("Cryptography", in: "Basics", ["ByteText", "COpenSSL"]),
    module("Geo", in: "Basics"),
]

let formats: [Target] = [
    module("ICalendar", in: "Formats", ["ByteText", "CivilTime"]),
    module("XMLStream", in: "Formats", ["CLibXML2"]),
    module("WebDAV", in: "Formats", ["ByteText", "XMLStream"]),
    module("CalDAV", in: "Formats", ["CivilTime", "ICalendar", "WebDAV", "XMLStream"]),
    module("WebAuthn", in: "Formats", ["ByteText", "Cryptography", crypto, cryptoExtras]),
    module("OpenStreetMap", in: "Formats", ["CZlib", "Geo"]),
    module("TransitFeeds", in: "Formats", ["CZlib", "CivilTime", "Geo"]),
    module("StreetRouting", in: "Formats", ["Columns", "Geo"]),
    module("TransitRouting", in: "Formats", ["CivilTime", "Columns", "Geo"]),
]

let trips: [Target] = [
    module("TripModel", in: "Trips", ["CivilTime", "Geo"]),
    module("Fares", in: "Trips", ["CivilTime", "TripModel"]),
    module("Geocoding", in: "Trips", ["Geo", "TripModel"]),
    module(
        "TripSearch",
        in: "Trips",
        ["CivilTime", "Columns", "Fares", "Geo", "StreetRouting", "TransitRouting", "TripModel"]
    ),
    module(
        "MapDrawing",
        in: "Trips",
        ["ByteText", "Columns", "Cryptography", "Geo", "StreetRouting", "TransitRouting", "TripModel", "TripSearch"]
    ),
    module(
        "NetworkImport",
        in: "Trips",
        [
            "CivilTime", "Columns", "Cryptography", "Fares", "Geo", "Geocoding", "MapDrawing", "OpenStreetMap",
            "StreetRouting", "TransitFeeds", "TransitRouting", "TripModel", "TripSearch",
        ]
    ),
]

let domain: [Target] = [
    module("Events", in: "Domain", ["Accounts", "CivilTime"]),
    module("Jobs", in: "Domain", ["Accounts", "CivilTime", "Events"]),
    module("Accounts", in: "Domain", ["ByteText", "CArgon2", "CivilTime", "Cryptography", "Geo", "TripModel"]),
    module("SelfService", in: "Domain", ["Accounts", "ByteText", "CivilTime", "Cryptography", "WebAuthn", crypto]),
    module("Calendars", in: "Domain", ["Accounts", "CivilTime", "Cryptography", "Events", "ICalendar", "Jobs"]),
    module("DayPlanner", in: "Domain", ["CivilTime", "Geo", "TripModel"]),
    module(
        "Publishing",
        in: "Domain",
        [
            "Accounts", "ByteText", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Events", "Geo",
            "Geocoding", "ICalendar",
        ]
    ),
    module(
        "MailScheduling",
        in: "Domain",
        [
            "Accounts", "ByteText", "Calendars", "CivilTime", "Cryptography", "ICalendar", "Jobs", "Publishing",
            "SelfService",
        ]
    ),
    module(
        "Notifications",
        in: "Domain",
        [
            "Accounts", "ByteText", "Calendars", "CivilTime", "Cryptography", "Events", "ICalendar", "Jobs",
            "MailScheduling", "SelfService",
        ]
    ),
    module(
        "Subscriptions",
        in: "Domain",
        ["Accounts", "ByteText", "Calendars", "CivilTime", "Cryptography", "ICalendar", "Jobs"]
    ),
    module(
        "Planning",
        in: "Domain",
        [
            "Accounts", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Events", "Geo", "Geocoding",
            "ICalendar", "Jobs", "TripModel", "TripSearch",
        ]
    ),
]

let adapters: [Target] = [
    module(
        "StorageMemory",
        in: "Adapters",
        [
            "Accounts", "Calendars", "CivilTime", "DayPlanner", "Events", "ICalendar", "Jobs", "MailScheduling",
            "Notifications", "Planning", "Publishing", "SelfService", "Subscriptions",
        ]
    ),
    module(
        "StorageSQLite",
        in: "Adapters",
        [
            "Accounts", "ByteText", "Calendars", "CivilTime", "DayPlanner", "Events", "Geo", "Geocoding", "ICalendar",
            "Jobs", "MailScheduling", "Notifications", "Planning", "Publishing", "SelfService", "Subscriptions",
            "TripModel", grdb, .product(name: "GRDBSQLite", package: "GRDB.swift"),
        ],
        excluding: ["Shared/README.md"],
        defines: [.define("SQLITE")]
    ),
    module(
        "StoragePostgres",
        in: "Adapters",
        [
            "Accounts", "ByteText", "CPQ", "Calendars", "CivilTime", "DayPlanner", "Events", "Geo", "ICalendar", "Jobs",
            "MailScheduling", "Notifications", "Planning", "Publishing", "SelfService", "Subscriptions", "TripModel",
        ],
        excluding: ["Shared/README.md"]
    ),
    module(
        "MailTransports",
        in: "Adapters",
        ["CCurl", "CGMime", "CivilTime", "Cryptography", "MailScheduling", "SelfService"]
    ),
    module(
        "OpenIDClient",
        in: "Adapters",
        ["ByteText", "CivilTime", "Cryptography", "SelfService", asyncHTTPClient, jwtKit, nioCore, nioHTTP1]
    ),
    module("FeedClients", in: "Adapters", [asyncHTTPClient, nioCore, nioHTTP1]),
    module("OutgoingHTTP", in: "Adapters", ["Subscriptions", asyncHTTPClient, nioCore, nioHTTP1, nioPosix]),
    module(
        "TextMessageGateway",
        in: "Adapters",
        ["ByteText", "Notifications", asyncHTTPClient, nioCore, nioHTTP1, nioPosix, nioSSL]
    ),
    module("WebPush", in: "Adapters", ["ByteText", "CivilTime", "Notifications", "OutgoingHTTP", crypto, jwtKit]),
    module(
        "Engines",
        in: "Adapters",
        ["CivilTime", "FeedClients", "Geo", "Geocoding", "TripModel", "TripSearch", asyncHTTPClient, nioCore, nioHTTP1]
    ),
]

let interfaces: [Target] = [
    module("HTTPNames", in: "Interfaces", ["CivilTime", httpTypes]),
    module("HTTPPacking", in: "Interfaces", ["CZlib"]),
    module("HTTPAccess", in: "Interfaces", ["Accounts", "ByteText", "HTTPNames", httpTypes, hummingbird]),
    module(
        "APIRoutes",
        in: "Interfaces",
        ["Accounts", "ByteText", "CivilTime", httpTypes, hummingbird, logging, nioCore]
    ),
    module(
        "DAVServer",
        in: "Interfaces",
        [
            "Accounts", "ByteText", "CalDAV", "Calendars", "CivilTime", "Cryptography", "HTTPAccess", "HTTPNames",
            "HTTPPacking", "ICalendar", "Notifications", "WebDAV", "XMLStream",
            httpTypes, hummingbird, logging, nioCore,
        ]
    ),
    module(
        "AdminAPI",
        in: "Interfaces",
        ["APIRoutes", "Accounts", "CivilTime", "Cryptography", httpTypes, hummingbird, logging, nioCore]
    ),
    module(
        "PersonAPI",
        in: "Interfaces",
        [
            "APIRoutes", "Accounts", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Geo", "HTTPAccess",
            "Notifications", "Planning", "Publishing", "Subscriptions", "TripModel", httpTypes, hummingbird,
        ]
    ),
    module(
        "WebPages",
        in: "Interfaces",
        [
            "Accounts", "ByteText", "CQRencode", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Geo",
            "HTTPAccess", "HTTPNames", "HTTPPacking", "ICalendar", "MailScheduling", "MapDrawing", "Notifications",
            "Planning", "Publishing",
            "SelfService", "Subscriptions", "TripModel", "XMLStream",
            httpTypes, hummingbird, logging, mustache, nioCore,
        ],
        resources: [
            .embedInCode("Templates"), .embedInCode("Assets/site.css"), .embedInCode("Assets/calendar.css"),
            .embedInCode("Assets/site.js"), .embedInCode("Assets/proof-of-work.js"),
            .embedInCode("Assets/passkey.js"), .embedInCode("Assets/browser-messages.js"),
            .embedInCode("Assets/service-worker.js"),
            .embedInCode("Assets/map.css"), .embedInCode("Assets/map.js"), .embedInCode("Assets/drag.css"),
            .embedInCode("Assets/drag.js"), .embedInCode("Assets/live.js"), .embedInCode("Assets/icon.svg"),
            .embedInCode("Assets/app-icon-180.png"), .embedInCode("Assets/app-icon-192.png"),
            .embedInCode("Assets/app-icon-512.png"),
            .embedInCode("Assets/thunderbird-week.png"), .embedInCode("Assets/thunderbird-alarm.png"),
            .embedInCode("Assets/evolution-week.png"), .embedInCode("Assets/gnome-month.png"),
        ]
    ),
]

let app: [Target] = [
    module(
        "ServerApp",
        in: "App",
        [
            "Accounts", "AdminAPI", "ByteText", "Calendars", "CivilTime", "Cryptography", "DAVServer", "DayPlanner",
            "Engines", "Events", "FeedClients", "Geo", "Geocoding", "HTTPAccess", "HTTPNames", "ICalendar", "Jobs",
            "MailScheduling", "MailTransports", "MapDrawing", "NetworkImport", "Notifications", "OpenIDClient",
            "OutgoingHTTP", "PersonAPI", "Planning", "Publishing", "SelfService", "StoragePostgres", "StorageSQLite",
            "Subscriptions", "TextMessageGateway", "TransitFeeds", "TripModel", "TripSearch", "WebPages", "WebPush",
            coreMetrics, httpTypes,
            hummingbird,
            logging, nioCore, nioHTTP1, nioHTTPTypes,
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "HummingbirdHTTP2", package: "hummingbird"),
            .product(name: "HummingbirdTLS", package: "hummingbird"),
            .product(name: "Metrics", package: "swift-metrics"), nioSSL,
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        ]
    ),
    .executableTarget(
        name: "travlendar",
        dependencies: [
            "Accounts", "AdminAPI", "Calendars", "CivilTime", "Geo", "Geocoding", "ICalendar", "Jobs", "MailScheduling",
            "MapDrawing", "NetworkImport", "Planning", "Publishing", "SelfService", "ServerApp", "Subscriptions",
            "TransitFeeds", "TripModel", "TripSearch", argumentParser, coreMetrics, logging,
        ],
        path: "Sources/App/travlendar",
        swiftSettings: settings
    ),
]

let testing: [Target] = [
    module(
        "FuzzTargets",
        in: "Testing",
        [
            "CalDAV", "CivilTime", "Geo", "ICalendar", "OpenStreetMap", "TransitFeeds", "TransitRouting", "WebDAV",
            "XMLStream",
        ]
    ),
    module("TestSupport", in: "Testing", ["CivilTime"]),
    module("TestPasskeys", in: "Testing", ["ByteText", "Cryptography", "WebAuthn", crypto, cryptoExtras]),
    module(
        "TestServices",
        in: "Testing",
        [
            "Accounts", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Geocoding", "HTTPAccess",
            "Notifications", "Planning", "Publishing", "StorageMemory", "Subscriptions", hummingbird, nioCore,
        ]
    ),
    module(
        "TestNetworks",
        in: "Testing",
        ["CivilTime", "Fares", "Geo", "StreetRouting", "TransitRouting", "TripSearch"]
    ),
    module(
        "StorageConformance",
        in: "Testing",
        [
            "Accounts", "Calendars", "CivilTime", "DayPlanner", "Events", "Geo", "ICalendar", "Jobs", "MailScheduling",
            "Notifications", "Planning", "Publishing", "SelfService", "Subscriptions", "TripModel",
        ]
    ),

    tests("ByteTextTests", ["ByteText"]),
    tests("CivilTimeTests", ["CivilTime"]),
    tests("ColumnsTests", ["Columns"]),
    tests("CryptographyTests", ["Cryptography"]),
    tests("GeoTests", ["Geo"]),

    tests("ICalendarTests", ["CivilTime", "ICalendar", "TestSupport"]),
    tests("XMLStreamTests", ["TestSupport", "XMLStream"]),
    tests("WebDAVTests", ["WebDAV", "XMLStream"]),
    tests("CalDAVTests", ["CalDAV", "CivilTime", "ICalendar", "TestSupport", "WebDAV", "XMLStream"]),
    tests("WebAuthnTests", ["TestPasskeys", "WebAuthn"]),
    tests("OpenStreetMapTests", ["Geo", "OpenStreetMap"]),
    tests("TransitFeedsTests", ["CivilTime", "TestSupport", "TransitFeeds"]),
    tests("StreetRoutingTests", ["Columns", "Geo", "StreetRouting", "TestSupport"]),
    tests("TransitRoutingTests", ["CivilTime", "Geo", "TestSupport", "TransitRouting"]),

    tests("TripModelTests", ["CivilTime", "Geo", "TripModel"]),
    tests("FaresTests", ["CivilTime", "Fares", "Geo", "TripModel"]),
    tests("GeocodingTests", ["Geo", "Geocoding", "TripModel"]),
    tests(
        "TripSearchTests",
        [
            "CivilTime", "Columns", "Fares", "Geo", "StreetRouting", "TestNetworks", "TestSupport", "TransitRouting",
            "TripModel", "TripSearch",
        ]
    ),
    tests("MapDrawingTests", ["Geo", "MapDrawing"]),
    tests(
        "NetworkImportTests",
        [
            "CivilTime", "Columns", "Fares", "Geo", "Geocoding", "MapDrawing", "NetworkImport", "OpenStreetMap",
            "StreetRouting", "TestSupport", "TransitFeeds", "TransitRouting", "TripModel", "TripSearch",
        ]
    ),

    tests("EventsTests", ["Accounts", "Events", "StorageMemory"]),
    tests("JobsTests", ["CivilTime", "Events", "Jobs", "StorageMemory"]),
    tests("AccountsTests", ["Accounts", "CivilTime", "Geo", "StorageMemory", "TripModel"]),
    tests(
        "SelfServiceTests",
        ["Accounts", "ByteText", "CivilTime", "Cryptography", "SelfService", "StorageMemory", "TestPasskeys"]
    ),
    tests(
        "CalendarsTests",
        ["Accounts", "Calendars", "CivilTime", "Events", "ICalendar", "StorageMemory", "TestSupport"]
    ),
    tests("DayPlannerTests", ["CivilTime", "DayPlanner", "Geo", "TestSupport", "TripModel"]),
    tests(
        "PlanningTests",
        [
            "Accounts", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Events", "Geo", "Geocoding",
            "ICalendar", "Jobs", "NetworkImport", "Planning", "StorageMemory", "TestNetworks", "TestSupport",
            "TransitFeeds", "TransitRouting", "TripModel", "TripSearch",
        ]
    ),

    tests(
        "PublishingTests",
        ["Accounts", "Calendars", "CivilTime", "Events", "ICalendar", "Publishing", "StorageMemory"]
    ),

    tests(
        "MailSchedulingTests",
        ["Accounts", "Calendars", "CivilTime", "Jobs", "MailScheduling", "SelfService", "StorageMemory"]
    ),
    tests(
        "NotificationsTests",
        [
            "Accounts", "Calendars", "CivilTime", "Cryptography", "Events", "Jobs", "Notifications", "SelfService",
            "StorageMemory",
        ]
    ),
    tests(
        "SubscriptionsTests",
        ["Accounts", "Calendars", "CivilTime", "Jobs", "StorageMemory", "Subscriptions"]
    ),

    tests(
        "StorageMemoryTests",
        ["Accounts", "Calendars", "Events", "Jobs", "Planning", "StorageConformance", "StorageMemory"]
    ),
    // Its own fdatasync goes before the C library's, so that a test sees what is synced before it is acknowledged.
    .testTarget(
        name: "StorageSQLiteTests",
        dependencies: [
            "Accounts", "Calendars", "CivilTime", "Events", "Geo", "Geocoding", "ICalendar", "Jobs", "Planning",
            "StorageConformance", "StorageSQLite", "TestSupport", grdb,
        ],
        swiftSettings: settings,
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=fdatasync"])]
    ),
    tests(
        "StoragePostgresTests",
        [
            "Accounts", "Calendars", "CivilTime", "Events", "Jobs", "Planning", "StorageConformance",
            "StoragePostgres", "TestSupport",
        ]
    ),
    tests("MailTransportsTests", ["CivilTime", "Cryptography", "MailScheduling", "MailTransports", "SelfService"]),
    tests("FeedClientsTests", ["FeedClients"]),
    tests("OutgoingHTTPTests", ["OutgoingHTTP"]),
    tests("TextMessageGatewayTests", ["Notifications", "TextMessageGateway", nioCore, nioPosix]),
    tests("WebPushTests", ["ByteText", "CivilTime", "Notifications", "OutgoingHTTP", "WebPush", crypto]),
    tests(
        "OpenIDClientTests",
        [
            "CivilTime", "OpenIDClient", "SelfService", httpTypes, hummingbird, jwtKit, nioCore,
            hummingbirdTesting,
        ]
    ),
    tests(
        "EnginesTests",
        [
            "CivilTime", "Engines", "FeedClients", "Geo", "Geocoding", "TestSupport", "TripModel", "TripSearch",
            nioCore, nioHTTP1, nioPosix,
        ]
    ),

    tests(
        "DAVServerTests",
        [
            "Accounts", "ByteText", "Calendars", "CivilTime", "DAVServer", "ICalendar", "Jobs", "StorageMemory",
            "TestSupport", "WebDAV", "XMLStream", httpTypes, hummingbird, logging, nioCore, nioEmbedded,
        ]
    ),
    tests(
        "AdminAPITests",
        [
            "Accounts", "AdminAPI", "CivilTime", "StorageMemory", httpTypes, hummingbird, nioCore,
            hummingbirdTesting,
        ]
    ),
    tests(
        "APIRoutesTests",
        ["APIRoutes", httpTypes, hummingbird, nioCore, hummingbirdTesting]
    ),
    tests("HTTPAccessTests", ["Accounts", "HTTPAccess", httpTypes]),
    tests("HTTPPackingTests", ["HTTPPacking"]),
    tests(
        "PersonAPITests",
        [
            "Accounts", "DayPlanner", "Geo", "Geocoding", "HTTPAccess", "PersonAPI", "TestServices", "TripModel",
            httpTypes, hummingbird, nioCore, hummingbirdTesting,
        ]
    ),
    tests(
        "WebPagesTests",
        [
            "Accounts", "Calendars", "CivilTime", "Cryptography", "DayPlanner", "Geocoding", "HTTPAccess", "ICalendar",
            "MailScheduling", "Planning", "SelfService", "StorageMemory", "TestPasskeys", "TestServices", "TripSearch",
            "WebPages", httpTypes, hummingbird, mustache, nioCore, hummingbirdTesting,
        ]
    ),

    tests(
        "ServerAppTests",
        [
            "Accounts", "AdminAPI", "Calendars", "CivilTime", "Cryptography", "DAVServer", "Events", "FeedClients",
            "Geo", "ICalendar", "Jobs", "MailScheduling", "Notifications", "OutgoingHTTP", "Planning", "Publishing",
            "SelfService", "ServerApp", "Subscriptions", "TestSupport", "TransitFeeds", "TripModel", "TripSearch",
            coreMetrics, httpTypes, hummingbird, logging, nioCore, nioEmbedded, nioHTTP1, nioHTTPTypes,
            .product(name: "HummingbirdCore", package: "hummingbird"),
            hummingbirdTesting,
        ]
    ),
    tests("CommandLineTests", ["TestSupport", "travlendar"]),
]

let systemLibraries: [Target] = [
    systemLibrary("CArgon2", "libargon2-dev", pkgConfig: "libargon2"),
    systemLibrary("CCurl", "libcurl4-openssl-dev", pkgConfig: "libcurl"),
    systemLibrary("CGMime", "libgmime-3.0-dev", pkgConfig: "gmime-3.0"),
    systemLibrary("CLibXML2", "libxml2-dev", pkgConfig: "libxml-2.0"),
    systemLibrary("COpenSSL", "libssl-dev", pkgConfig: "libcrypto"),
    systemLibrary("CPQ", "libpq-dev", pkgConfig: "libpq"),
    systemLibrary("CQRencode", "libqrencode-dev", pkgConfig: "libqrencode"),
    systemLibrary("CZlib", "zlib1g-dev", pkgConfig: "zlib"),
]

let package = Package(
    name: "travlendar",
    products: [
        .library(name: "ICalendar", targets: ["ICalendar"]),
        .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        // Without its traits: no swift-configuration, and FoundationEssentials instead of Foundation.
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
        .package(url: "https://github.com/vapor/jwt-kit.git", exact: "5.7.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: (basics + formats + trips + domain + adapters + interfaces + app + testing + systemLibraries)
        .filter { $0.type != .test || chosenTests == nil || $0.name == chosenTests }
)
