// swift-tools-version: 6.2
import PackageDescription

// The modules are reached by links, so that nothing else of the package is built or fetched.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "benchmarks-icalendar",
    targets: [
        .target(name: "ByteText", exclude: ["README.md"], swiftSettings: settings),
        .target(name: "CivilTime", dependencies: ["ByteText"], exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "ICalendar",
            dependencies: ["ByteText", "CivilTime"],
            exclude: ["README.md"],
            swiftSettings: settings
        ),
        .systemLibrary(name: "CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
        .target(name: "Inputs", dependencies: ["ICalendar", "CivilTime"], swiftSettings: settings),
        .executableTarget(
            name: "Compare",
            dependencies: ["ICalendar", "CivilTime", "CLibical", "Inputs"],
            swiftSettings: settings
        ),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "Allocations",
            dependencies: ["ICalendar", "CivilTime", "CAllocations", "Inputs"],
            swiftSettings: settings
        ),
    ]
)
