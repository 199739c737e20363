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
    name: "benchmarks-streets",
    targets: [
        module("Geo"),
        module("Columns"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        module("OpenStreetMap", ["Geo", "CZlib"]),
        module("StreetRouting", ["Columns", "Geo"]),
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
