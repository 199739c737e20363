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
    name: "benchmarks-streets",
    targets: [
        room("Geo"),
        room("Columns"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        room("OpenStreetMap", ["Geo", "CZlib"]),
        room("StreetRouting", ["Columns", "Geo"]),
        .target(
            name: "NetworkImport",
            dependencies: ["Geo", "OpenStreetMap", "StreetRouting"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "StreetBench",
            dependencies: ["Columns", "Geo", "NetworkImport", "StreetRouting"],
            swiftSettings: settings
        ),
    ]
)
