internal import FoundationEssentials

/// Leaflet as Debian installs it (libjs-leaflet). Its files are served from there; none is part of this program.
package struct LeafletFiles: Sendable {
    let script: Asset
    let style: Asset

    private static let directory = "/usr/share/javascript/leaflet/"
    /// By version of the package; the first that is there.
    private static let scripts = ["leaflet.esm.min.js", "leaflet.esm.js", "leaflet-src.esm.js"]

    static let installed: LeafletFiles? = {
        guard let script = scripts.lazy.compactMap({ read($0) }).first, let style = read("leaflet.css") else {
            return nil
        }
        return LeafletFiles(
            script: Asset(name: "leaflet.js", type: "text/javascript; charset=utf-8", bytes: script),
            style: Asset(name: "leaflet.css", type: "text/css; charset=utf-8", bytes: style)
        )
    }()

    private static func read(_ name: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(filePath: directory + name))).map { [UInt8]($0) }
    }

    /// What an operator is told where it is missing; nil: it is there.
    package static var advice: String? {
        installed == nil
            ? "Leaflet is not in \(directory): maps are pictures that can't be moved. Install it with: "
                + "apt-get install libjs-leaflet"
            : nil
    }
}
