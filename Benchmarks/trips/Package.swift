// swift-tools-version: 6.2
import PackageDescription

// The rooms are reached by links, so that nothing else of the house is built or fetched.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func room(_ name: String, _ needs: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: needs, exclude: ["README.md"], swiftSettings: settings)
}

let package = Package(
    name: "benchmarks-trips",
    targets: [
        room("Geo"),
        room("ByteText"),
        room("Columns"),
        room("CivilTime", ["ByteText"]),
        room("StreetRouting", ["Columns", "Geo"]),
        room("TransitRouting", ["CivilTime", "Columns", "Geo"]),
        room("Journeys", ["CivilTime", "Columns", "Geo", "StreetRouting", "TransitRouting"]),
        .executableTarget(
            name: "TripBench",
            dependencies: ["CivilTime", "Columns", "Geo", "Journeys", "StreetRouting", "TransitRouting"],
            swiftSettings: settings
        ),
    ]
)
