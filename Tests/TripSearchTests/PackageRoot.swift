import Foundation

/// The folder that holds Package.swift, sought upwards from this file (symbolic links resolved).
enum PackageRoot {
    static let url: URL = {
        var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while url.path != "/" {
            url.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) { break }
        }
        return url
    }()
}
