// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .strictMemorySafety(),
]

/// A room of the house (ARCHITECTURE.md says what each owns and sees); every room has a README.md.
func room(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: needs, exclude: ["README.md"], swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: needs, swiftSettings: settings)
}

func library(_ name: String, _ debianPackage: String, pkgConfig: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debianPackage])])
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

let package = Package(
    name: "travlendar",
    products: [
        .library(name: "FuzzTargets", targets: ["FuzzTargets"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1.git", exact: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates.git", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        // Floor 0: ground
        room("Geo"),
        room("ByteText"),
        room("Columns"),
        room("CivilTime", ["ByteText"]),

        // Floor 1: workshops
        library("CZlib", "zlib1g-dev", pkgConfig: "zlib"),
        room("OpenStreetMap", ["Geo", "CZlib"]),
        room("TransitFeeds", ["CivilTime", "CZlib", "Geo"]),
        room("StreetRouting", ["Columns", "Geo"]),
        room("TransitRouting", ["CivilTime", "Columns", "Geo"]),
        library("CLibXML2", "libxml2-dev", pkgConfig: "libxml-2.0"),
        room("XMLStream", ["CLibXML2"]),
        room("ICalendar", ["ByteText", "CivilTime"]),
        room("WebDAV", ["XMLStream"]),
        room("CalDAV", ["CivilTime", "ICalendar", "WebDAV", "XMLStream"]),
        room("HTTPNames", [.product(name: "HTTPTypes", package: "swift-http-types")]),

        // Floor 2: rooms
        room("Journeys", ["CivilTime", "Columns", "Geo", "StreetRouting", "TransitRouting"]),
        room(
            "NetworkImport",
            [
                "CivilTime", "Columns", "Geo", "Journeys", "OpenStreetMap", "StreetRouting", "TransitFeeds",
                "TransitRouting",
                crypto,
            ]
        ),
        library("CArgon2", "libargon2-dev", pkgConfig: "libargon2"),
        room("Accounts", ["CivilTime", "Geo", "CArgon2", .product(name: "Crypto", package: "swift-crypto")]),
        room("Calendars", ["Accounts", "CivilTime", "ICalendar", crypto]),
        room("Planner", ["CivilTime", "Geo"]),
        room("Planning", ["Accounts", "Calendars", "CivilTime", "Geo", "ICalendar", "Journeys", "Planner", crypto]),

        // Floor 3: fittings
        room(
            "StorageSQLite",
            [
                "Accounts", "Calendars", "CivilTime", "Geo", "ICalendar", "Journeys", "Planner", "Planning", grdb,
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),

        room(
            "Providers",
            [
                "CivilTime", "Geo", "Journeys",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),

        // Floor 4: doors
        room(
            "DAVServer",
            [
                "Accounts", "ByteText", "CalDAV", "Calendars", "CivilTime", "CZlib", "HTTPNames", "ICalendar", "WebDAV",
                "XMLStream",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        room(
            "AdminServer",
            [
                "Accounts", "CivilTime", "WebDAV", crypto,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        room(
            "WebPages",
            [
                "HTTPNames", "XMLStream", crypto,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),

        // Floor 5: entrance
        room(
            "ServerApp",
            [
                "Accounts", "AdminServer", "Calendars", "CivilTime", "DAVServer", "Geo", "ICalendar", "Journeys",
                "NetworkImport", "Planner", "Planning", "Providers", "StorageSQLite", "TransitFeeds", "WebPages",
                "HTTPNames", crypto,
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .executableTarget(
            name: "travlendar",
            dependencies: [
                "Accounts", "AdminServer", "CivilTime", "Geo", "ICalendar", "Journeys", "NetworkImport", "ServerApp",
                "StorageSQLite", "TransitFeeds",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),

        // Tests, in the order of the rooms; what the fuzzers call
        room(
            "FuzzTargets",
            ["CivilTime", "ICalendar", "OpenStreetMap", "TransitFeeds", "TransitRouting", "XMLStream"]
        ),
        room("TestSupport"),
        room("StorageConformance", ["Accounts", "Calendars", "CivilTime", "ICalendar"]),
        tests("CalendarsTests", ["Accounts", "Calendars", "CivilTime", "ICalendar", "StorageSQLite", "TestSupport"]),
        tests("PlannerTests", ["CivilTime", "Geo", "Planner"]),
        tests(
            "PlanningTests",
            [
                "Accounts", "Calendars", "CivilTime", "Geo", "ICalendar", "Journeys", "Planner", "Planning",
                "StorageSQLite", crypto,
            ]
        ),
        tests("AccountsTests", ["Accounts", "CivilTime", "Geo"]),
        // Its own fdatasync goes before the C library's, so that a test sees what is synced before it is acknowledged.
        .testTarget(
            name: "StorageSQLiteTests",
            dependencies: [
                "Accounts", "Calendars", "CivilTime", "Geo", "ICalendar", "Journeys", "StorageConformance",
                "StorageSQLite", "TestSupport", grdb,
            ],
            swiftSettings: settings,
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=fdatasync"])]
        ),
        tests("CommandLineTests", ["travlendar"]),
        tests(
            "ServerAppTests",
            [
                "ServerApp", "Accounts", "AdminServer", "Calendars", "CivilTime", "Geo", "Journeys", "Providers",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            ]
        ),
        tests(
            "ProvidersTests",
            [
                "CivilTime", "Geo", "Journeys", "Providers", "TestSupport",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        tests(
            "AdminServerTests",
            [
                "Accounts", "AdminServer", "CivilTime", "StorageSQLite", "TestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        tests(
            "WebPagesTests",
            [
                "WebPages",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]
        ),
        tests("GeoTests", ["Geo"]),
        tests("OpenStreetMapTests", ["OpenStreetMap", "Geo"]),
        tests("StreetRoutingTests", ["StreetRouting", "Columns", "Geo"]),
        tests("ColumnsTests", ["Columns"]),
        tests(
            "NetworkImportTests",
            [
                "NetworkImport", "CivilTime", "Columns", "Geo", "Journeys", "OpenStreetMap", "StreetRouting",
                "TestSupport", "TransitFeeds", "TransitRouting",
            ]
        ),
        tests(
            "JourneysTests",
            ["CivilTime", "Columns", "Geo", "Journeys", "StreetRouting", "TestSupport", "TransitRouting"]
        ),
        tests("TransitFeedsTests", ["TransitFeeds", "CivilTime", "Geo"]),
        tests("TransitRoutingTests", ["TransitRouting", "CivilTime", "Columns", "Geo"]),
        tests("ByteTextTests", ["ByteText"]),
        tests("CivilTimeTests", ["CivilTime"]),
        tests("XMLStreamTests", ["XMLStream"]),
        tests("ICalendarTests", ["ICalendar", "CivilTime", "ByteText"]),
        tests("WebDAVTests", ["WebDAV", "XMLStream"]),
        tests("CalDAVTests", ["CalDAV", "CivilTime", "ICalendar", "WebDAV", "XMLStream"]),
        tests(
            "DAVServerTests",
            [
                "Accounts", "ByteText", "Calendars", "CivilTime", "DAVServer", "StorageSQLite", "TestSupport",
                "XMLStream",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]
        ),

    ]
)
