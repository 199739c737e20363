internal import Accounts
internal import Calendars
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Publishing

/// The page on which a person makes feeds of their calendars, and revokes them.
struct FeedsPage: Sendable {
    let services: PageServices
    let feeds: FeedService

    static let path = "/account/feeds"

    private struct View {
        struct Row {
            var comment: String
            /// nil: it stands in the place of a comment already.
            var what: String?
            var when: String
            var action: String
            var actionLabel: String
            var csrf: String
        }

        struct Choice {
            var value: String
            var name: String
            var isChosen: Bool
        }

        struct Made {
            var address: String
            var subscribe: String
            var page: String
        }

        /// nil: none was made just now.
        var made: Made?
        var problem: String?
        var feeds: [Row]
        var hasFeeds: Bool
        var action: String
        var csrf: String
        var scopes: [Choice]
        var details: [Choice]
        var comment: String
        var includesTravel: Bool
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await page(nil, nil, FormBody(), request, context)
    }

    func make(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        guard let scope = try await scope(form["scope"], of: caller.principal.id),
            let detail = FeedDetail(name: form["detail"])
        else { return try await page(nil, texts[.feedChooseWhat], form, request, context) }
        let settings = FeedSettings(
            scope,
            detail: detail,
            includesTravel: form.isTicked("travel"),
            comment: form.trimmed("comment")
        )
        do {
            let made = try await feeds.make(settings, of: caller.principal.id)
            return try await page(made.token, nil, FormBody(), request, context)
        } catch AccountError.invalidValue {
            let words = texts.text(.feedCannotBeKept, ["bytes": "\(FeedSettings.longestComment)"])
            return try await page(nil, words, form, request, context)
        }
    }

    func revoke(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        try await feeds.revoke(try services.number(in: context), of: caller.principal.id)
        var response = services.renderer.redirect(to: Self.path)
        Notice.feedRevoked.add(to: &response, on: context.site)
        return response
    }

    private func scope(_ text: String, of person: PrincipalID) async throws -> FeedScope? {
        switch text {
        case "all": return .all
        case "travel": return .travel
        default:
            guard text.hasPrefix("calendar:"), let id = Int64(text.dropFirst("calendar:".count)) else { return nil }
            let own = try await feeds.calendars(of: person)
            return own.first { $0.id.rawValue == id && $0.kind == .calendar }.map { .calendar($0.id) }
        }
    }

    /// The address of a new feed stands on the answer to its form and nowhere else.
    private func page(
        _ made: LinkToken?,
        _ problem: String?,
        _ form: FormBody,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        guard let caller = context.caller, let session = caller.token else { return services.toLogIn(context) }
        let texts = services.texts(for: request, context)
        let person = caller.principal
        let zone = services.zone(of: person)
        let calendars = try await feeds.calendars(of: person.id)
        let listed = try await feeds.list(of: person.id)
        let prefix = services.renderer.prefix
        let scopes =
            [("all", texts[.feedOfAll])]
            + calendars.filter { $0.kind == .calendar }.map { calendar in
                ("calendar:\(calendar.id.rawValue)", calendar.properties.displayName ?? calendar.name)
            } + [("travel", texts[.feedOfTravel])]
        let view = View(
            made: made.map { token in
                let path = "/feeds/\(token.text)"
                return View.Made(
                    address: services.sharedAddress("\(path).ics", context),
                    subscribe: "\(context.site.subscription)\(prefix)\(path).ics",
                    page: prefix + path
                )
            },
            problem: problem,
            feeds: listed.map { feed in
                let what = Self.what(feed.settings, among: calendars, in: texts)
                let comment = feed.settings.comment.isEmpty ? what : feed.settings.comment
                let created = texts.text(.feedCreated, ["time": texts.dateAndTime(feed.createdAt, in: zone)])
                let used = feed.lastUsedAt.map { texts.text(.lastUsed, ["time": texts.dateAndTime($0, in: zone)]) }
                return View.Row(
                    comment: comment,
                    what: comment == what ? nil : what,
                    when: "\(created) · \(used ?? texts[.neverUsed])",
                    action: "\(prefix)\(Self.path)/\(feed.id)/revoke",
                    actionLabel: texts.text(.feedRevokeNamed, ["name": comment]),
                    csrf: session.csrfToken
                )
            },
            hasFeeds: !listed.isEmpty,
            action: prefix + Self.path,
            csrf: session.csrfToken,
            scopes: scopes.map { View.Choice(value: $0.0, name: $0.1, isChosen: $0.0 == form["scope"]) },
            details: FeedDetail.allCases.map { detail in
                View.Choice(
                    value: detail.name,
                    name: texts[Self.words(detail)],
                    isChosen: detail.name == form["detail"]
                )
            },
            comment: form["comment"],
            includesTravel: form.isTicked("travel")
        )
        return services.page(
            .feeds,
            title: texts[.feeds],
            view,
            for: request,
            context,
            isWrong: problem != nil,
            status: problem == nil ? (made == nil ? .ok : .created) : .unprocessableContent
        )
    }

    private static func words(_ detail: FeedDetail) -> TextKey {
        switch detail {
        case .busy: .feedBusy
        case .place: .feedPlace
        case .titles: .feedTitles
        case .everything: .feedEverything
        }
    }

    /// What a feed shows, in a line.
    private static func what(
        _ settings: FeedSettings,
        among calendars: [CalendarCollection],
        in texts: TextTable
    ) -> String {
        let scope =
            switch settings.scope {
            case .all: texts[.feedOfAll]
            case .travel: texts[.feedOfTravel]
            case .calendar(let id):
                calendars.first { $0.id == id }.map { $0.properties.displayName ?? $0.name } ?? ""
            }
        let travel = settings.includesTravel && settings.scope != .travel ? [texts[.feedWithTravel]] : []
        return ([scope, texts[words(settings.detail)]] + travel).joined(separator: " · ")
    }
}
