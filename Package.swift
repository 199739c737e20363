// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .strictMemorySafety(),
]

/// A room of the house (ARCHITECTURE.md says what each owns and sees); every room has a README.md.
func room(_ name: String, _ needs: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: needs, exclude: ["README.md"], resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ needs: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: needs, swiftSettings: settings)
}

func library(_ name: String, _ debianPackage: String, pkgConfig: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debianPackage])])
}

let package = Package(
    name: "travlendar",
    dependencies: [],
    targets: [
        // Floor 0: ground
        room("Geo"),
        room("ByteText"),
        room("Columns"),
        room("CivilTime", ["ByteText"]),

        // Floor 1: workshops
        library("CLibXML2", "libxml2-dev", pkgConfig: "libxml-2.0"),
        room("XMLStream", ["CLibXML2"]),

        // Floor 2: rooms

        // Floor 3: fittings

        // Floor 4: doors

        // Floor 5: entrance

        // Tests, in the order of the rooms
        tests("GeoTests", ["Geo"]),
        tests("ColumnsTests", ["Columns"]),
        tests("CivilTimeTests", ["CivilTime"]),
        tests("XMLStreamTests", ["XMLStream"]),

    ]
)
