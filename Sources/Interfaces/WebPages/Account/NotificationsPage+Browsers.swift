internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Notifications

extension NotificationsPage {
    static let browsersPath = path + "/browsers"

    /// The browsers in which messages are on, and what switches them on in this one.
    struct BrowserSection {
        struct Row {
            var name: String
            /// When messages were switched on, and when one arrived last.
            var state: String
            var action: String
            var label: String
        }

        var rows: [Row]
        var hasRows: Bool
        var action: String
        /// By which push services know this server, in base64url.
        var key: String
        /// The address of the service worker.
        var worker: String
        var script: String
    }

    /// nil: this server sends no messages to browsers.
    func browserSection(_ visit: Visit) async throws -> BrowserSection? {
        guard let browsers else { return nil }
        let texts = visit.texts
        let own = BrowserCookie.number(in: visit.fields, on: visit.site)
        let rows = try await browsers.list(of: visit.person.id).map { browser in
            let device = browser.device.isEmpty ? texts[.browserUnknown] : browser.device
            let name = browser.id == own ? texts.text(.browserThis, ["device": device]) : device
            let times = [
                "time": texts.dateAndTime(browser.createdAt, in: visit.zone),
                "use": browser.lastUsedAt.map { texts.dateAndTime($0, in: visit.zone) } ?? texts[.never],
            ]
            return BrowserSection.Row(
                name: name,
                state: texts.text(.browserSince, times),
                action: "\(visit.prefix)\(Self.browsersPath)/\(browser.id)/remove",
                label: texts.text(.browserOffNamed, ["device": name])
            )
        }
        return BrowserSection(
            rows: rows,
            hasRows: !rows.isEmpty,
            action: visit.prefix + Self.browsersPath,
            key: browsers.publicKey,
            worker: visit.prefix + ServiceWorker.path,
            script: visit.prefix + Asset.browserMessages.path
        )
    }

    /// Switches messages on in the browser that asks.
    func addBrowser(_ visit: Visit) async throws -> Response {
        guard let browsers else { throw AccountError.notFound }
        let browser: BrowserSubscription?
        do throws(AccountError) {
            browser = try await browsers.add(
                endpoint: visit.form["endpoint"],
                publicKey: visit.form["key"],
                authSecret: visit.form["secret"],
                device: DeviceText.of(userAgent: visit.fields[.userAgent]),
                of: visit.person.id
            )
        } catch {
            guard case .invalidValue = error else { throw error }
            return try await page(visit, wrong: "browser", .browserTooMany)
        }
        guard let browser else { return try await page(visit, wrong: "browser", .browserRefused) }
        var response = visit.redirect(to: Self.path, saying: .browserOn)
        response.headers.addCookie(BrowserCookie.setting(browser.id, on: visit.site))
        return response
    }

    func removeBrowser(_ visit: Visit) async throws -> Response {
        guard let browsers, let id = Int64(try visit.parameter("id")) else { throw AccountError.notFound }
        try await browsers.remove(id, of: visit.person.id)
        return visit.redirect(to: Self.path, saying: .browserOff)
    }
}
