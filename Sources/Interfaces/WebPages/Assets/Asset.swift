internal import Cryptography
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// A file that pages load. Its address holds a digest of its bytes, so browsers may keep it for ever.
struct Asset: Sendable {
    /// Below the server's base path: `/assets/<digest>/site.css`.
    let path: String
    private let bytes: [UInt8]
    private let type: String

    init(name: String, type: String, bytes: [UInt8]) {
        path = "/assets/\(SHA256.hash(of: bytes).hexadecimal.prefix(16))/\(name)"
        self.bytes = bytes
        self.type = type
    }

    static let stylesheet = Asset(
        name: "site.css",
        type: "text/css; charset=utf-8",
        bytes: PackageResources.site_css + PackageResources.calendar_css + PackageResources.map_css
            + PackageResources.drag_css
    )

    /// What makes pages handier; each of them works without it.
    static let script = Asset(
        name: "site.js",
        type: "text/javascript; charset=utf-8",
        bytes: PackageResources.site_js
    )

    /// Solves the puzzle of the sign-up form.
    static let proofOfWork = Asset(
        name: "proof-of-work.js",
        type: "text/javascript; charset=utf-8",
        bytes: PackageResources.proof_of_work_js
    )

    /// Asks the browser for passkeys.
    static let passkey = Asset(
        name: "passkey.js",
        type: "text/javascript; charset=utf-8",
        bytes: PackageResources.passkey_js
    )

    /// Switches messages on in a browser.
    static let browserMessages = Asset(
        name: "browser-messages.js",
        type: "text/javascript; charset=utf-8",
        bytes: PackageResources.browser_messages_js
    )

    /// Makes pictures of maps into maps that can be moved.
    static let map = Asset(name: "map.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.map_js)

    /// Moves events on the pages of a week and a day.
    static let drag = Asset(name: "drag.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.drag_js)

    /// Brings open pages up to date.
    static let live = Asset(name: "live.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.live_js)

    /// In the tabs and bookmarks of browsers.
    static let icon = Asset(name: "icon.svg", type: "image/svg+xml", bytes: PackageResources.icon_svg)

    /// On the screens of telephones (``WebAppManifest``): squares, of which they cut off the corners. `appIcon180` is what
    /// iPhones look for.
    static let appIcon180 = Asset(name: "app-icon-180.png", type: "image/png", bytes: PackageResources.app_icon_180_png)
    static let appIcon192 = Asset(name: "app-icon-192.png", type: "image/png", bytes: PackageResources.app_icon_192_png)
    static let appIcon512 = Asset(name: "app-icon-512.png", type: "image/png", bytes: PackageResources.app_icon_512_png)

    /// What people see in Thunderbird, for its page of help.
    static let thunderbirdWeek = Asset(
        name: "thunderbird-week.png",
        type: "image/png",
        bytes: PackageResources.thunderbird_week_png
    )
    static let thunderbirdAlarm = Asset(
        name: "thunderbird-alarm.png",
        type: "image/png",
        bytes: PackageResources.thunderbird_alarm_png
    )

    /// And in Evolution and GNOME Calendar.
    static let evolutionWeek = Asset(
        name: "evolution-week.png",
        type: "image/png",
        bytes: PackageResources.evolution_week_png
    )
    static let gnomeMonth = Asset(
        name: "gnome-month.png",
        type: "image/png",
        bytes: PackageResources.gnome_month_png
    )

    static let all =
        [
            icon, stylesheet, script, proofOfWork, passkey, browserMessages, map, drag, live, thunderbirdWeek,
            thunderbirdAlarm, evolutionWeek, gnomeMonth, appIcon180, appIcon192, appIcon512,
        ]
        + (LeafletFiles.installed.map { [$0.script, $0.style] } ?? [])

    func response() -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "public, max-age=31536000, immutable",
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
