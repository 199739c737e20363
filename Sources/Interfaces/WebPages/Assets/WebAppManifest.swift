internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// What telephones and computers are told that put the pages beside their apps (W3C Web Application Manifest). iPhones
/// and iPads let pages show messages only there.
struct WebAppManifest: Encodable {
    struct Icon: Encodable {
        var src: String
        var sizes: String
        var type = "image/png"
        var purpose: String
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, scope, display, icons
        case shortName = "short_name"
        case startURL = "start_url"
        case backgroundColor = "background_color"
        case themeColor = "theme_color"
    }

    static let path = "/manifest.webmanifest"

    var id: String
    var name = "Travlendar+"
    // Below the icon.
    var shortName = "Travlendar+"
    var startURL: String
    var scope: String
    // iPhones want it for messages.
    var display = "standalone"
    // Those of site.css.
    var backgroundColor = "#f6f7f4"
    var themeColor = "#0b5f4a"
    var icons: [Icon]

    /// - Parameter prefix: the path under which the server is seen, without a slash at its end.
    init(prefix: String) {
        id = prefix + "/"
        startURL = prefix + PageArea.today.path
        scope = prefix + "/"
        let files = [(Asset.appIcon192, "192x192"), (Asset.appIcon512, "512x512")]
        icons = files.flatMap { file, sizes in
            ["any", "maskable"].map { Icon(src: prefix + file.path, sizes: sizes, purpose: $0) }
        }
    }

    func response() throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/manifest+json", .cacheControl: "public, max-age=86400",
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(self)))
        )
    }
}
