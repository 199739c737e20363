// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "travlendar-fuzzers",
    dependencies: [.package(name: "travlendar", path: "../..")],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [.product(name: "FuzzTargets", package: "travlendar")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        )
    ]
)
