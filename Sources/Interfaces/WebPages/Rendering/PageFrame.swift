internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// What every page has around its content; the layout template renders it.
struct PageFrame: TemplateMembers {
    static let members: Members = [
        "language": { $0.language }, "title": { $0.title }, "windowTitle": { $0.windowTitle }, "icon": { $0.icon },
        "touchIcon": { $0.touchIcon }, "manifest": { $0.manifest }, "stylesheet": { $0.stylesheet },
        "script": { $0.script }, "base": { $0.base }, "csrf": { $0.csrf }, "isWide": { $0.isWide },
        "notice": { $0.notice }, "isPlanning": { $0.isPlanning }, "live": { $0.live }, "links": { $0.links },
    ]

    /// Where somebody who is logged in may go.
    struct Links {
        struct Link {
            var address: String
            var words: String
            /// Whether the page is in this part of the site.
            var isCurrent: Bool
        }

        var areas: [Link]
        var logOut: String
    }

    /// How a page keeps up with what changes while it is open.
    struct Live {
        /// Of the stream, from the moment on at which the page was made.
        var changes: String
        var script: String
    }

    var language: String
    /// The heading.
    var title: String
    /// What the browser's window is called.
    var windowTitle: String
    var icon: String
    /// On the screens of telephones.
    var touchIcon: String
    /// The address of the ``WebAppManifest``.
    var manifest: String
    var stylesheet: String
    var script: String
    /// The path under which the server is seen, without a slash at its end.
    var base: String
    /// What forms of the page carry against forgery; empty where nobody is logged in.
    var csrf: String
    /// Whether it takes the whole window, not the width of text.
    var isWide: Bool
    var notice: String?
    /// Whether the page's trips are about to be planned.
    var isPlanning: Bool
    /// nil: it stays as it is.
    var live: Live?
    /// nil: nobody is logged in.
    var links: Links?
}

/// What a template is rendered from.
private struct PageView: TemplateMembers {
    var frame: PageFrame
    var text: [String: String]
    var view: Any

    static let members: Members = ["frame": { $0.frame }, "text": { $0.text }, "view": { $0.view }]
}

/// Makes the responses that are pages.
struct PageRenderer: Sendable {
    /// The path under which the server is seen, without a slash at its end; empty for the root.
    let prefix: String

    /// A page that is never cached. Without a `caller` who has a session, it has no links to what needs one; without a
    /// `mark` it stays as it is while it is open. `isWrong`: whether a form could not be accepted, which the window's title
    /// says first.
    func page(
        _ template: PageTemplate,
        title: String,
        _ view: Any,
        in texts: TextTable,
        for caller: Caller? = nil,
        area: PageArea? = nil,
        notice: Notice? = nil,
        isPlanning: Bool = false,
        mark: String? = nil,
        isWrong: Bool = false,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        let frame = PageFrame(
            language: texts.language,
            title: title,
            windowTitle: isWrong ? texts.text(.errorPrefix, ["title": title]) : title,
            icon: prefix + Asset.icon.path,
            touchIcon: prefix + Asset.appIcon180.path,
            manifest: prefix + WebAppManifest.path,
            stylesheet: prefix + Asset.stylesheet.path,
            script: prefix + Asset.script.path,
            base: prefix,
            csrf: caller?.token?.csrfToken ?? "",
            isWide: template == .calendar,
            notice: notice.map { texts[$0.text] },
            isPlanning: isPlanning,
            live: mark.map {
                PageFrame.Live(
                    changes: prefix + ChangesPage.path + "?since=" + $0,
                    script: prefix + Asset.live.path
                )
            },
            links: caller?.token.map { _ in links(in: area, texts) }
        )
        let html = template.render(PageView(frame: frame, text: texts.texts, view: view))
        return Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html))
        )
    }

    private func links(in current: PageArea?, _ texts: TextTable) -> PageFrame.Links {
        PageFrame.Links(
            areas: PageArea.allCases.map { area in
                PageFrame.Links.Link(
                    address: prefix + area.path,
                    words: texts[area.title],
                    isCurrent: area == current
                )
            },
            logOut: prefix + "/logout"
        )
    }

    /// A page that says why there is no other.
    func problem(
        _ status: HTTPResponse.Status,
        _ title: TextKey,
        _ words: TextKey,
        in texts: TextTable,
        for caller: Caller? = nil
    ) -> Response {
        page(.problem, title: texts[title], ["words": texts[words]], in: texts, for: caller, status: status)
    }

    /// The answer to a form (RFC 9110 §15.4.4): the browser gets the page at `path`, and reloading it sends nothing
    /// again.
    func redirect(to path: String) -> Response {
        Response(status: .seeOther, headers: [.location: prefix + path, .cacheControl: "no-store"])
    }
}
