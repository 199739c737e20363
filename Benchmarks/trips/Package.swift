// swift-tools-version: 6.2
import PackageDescription

// The modules are reached by links, so that nothing else of the package is built or fetched.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: needs, exclude: ["README.md"], swiftSettings: settings)
}

let package = Package(
    name: "benchmarks-trips",
    targets: [
        module("Geo"),
        module("ByteText"),
        module("Columns"),
        module("CivilTime", ["ByteText"]),
        module("StreetRouting", ["Columns", "Geo"]),
        module("TransitRouting", ["CivilTime", "Columns", "Geo"]),
        module("TripModel", ["CivilTime", "Geo"]),
        module("Fares", ["CivilTime", "TripModel"]),
        module(
            "TripSearch",
            ["CivilTime", "Columns", "Fares", "Geo", "StreetRouting", "TransitRouting", "TripModel"]
        ),
        .executableTarget(
            name: "TripBench",
            dependencies: [
                "CivilTime", "Columns", "Geo", "StreetRouting", "TransitRouting", "TripModel", "TripSearch",
            ],
            swiftSettings: settings
        ),
    ]
)
