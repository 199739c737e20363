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
    name: "benchmarks-transit",
    targets: [
        module("Geo"),
        module("Columns"),
        module("ByteText"),
        module("CivilTime", ["ByteText"]),
        module("TransitRouting", ["CivilTime", "Columns", "Geo"]),
        .executableTarget(
            name: "TransitBench",
            dependencies: ["CivilTime", "Columns", "Geo", "TransitRouting"],
            swiftSettings: settings
        ),
    ]
)
