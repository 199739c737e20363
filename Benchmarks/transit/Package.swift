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
    name: "benchmarks-transit",
    targets: [
        room("Geo"),
        room("Columns"),
        room("ByteText"),
        room("CivilTime", ["ByteText"]),
        room("TransitRouting", ["CivilTime", "Columns", "Geo"]),
        .executableTarget(
            name: "TransitBench",
            dependencies: ["CivilTime", "Columns", "Geo", "TransitRouting"],
            swiftSettings: settings
        ),
    ]
)
