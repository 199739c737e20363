internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// The account page: the person, and the browsers that are logged in.
struct AccountPage: Sendable {
    let services: PageServices

    private struct View {
        struct Row {
            var device: String
            var lastUsed: String
            var created: String
            var isCurrent: Bool
            var action: String
            var actionLabel: String
            var csrf: String
        }

        var displayName: String
        var userName: String
        /// nil: there are none.
        var emails: String?
        var timeZone: String
        var language: String
        var twoStep: String
        /// nil: there is nothing to complete.
        var complete: Link?
        var pages: [Link]
        var sessions: [Row]
    }

    private struct Link {
        var target: String
        var words: String
        var hint: String
    }

    private static let links: [(String, TextKey, TextKey)] = [
        ("/account/profile", .profileTitle, .profileHint),
        ("/account/email", .changeEmail, .changeEmailHint),
        ("/account/password", .changePassword, .changePasswordHint),
        ("/account/two-step", .twoStep, .twoStepHint),
        (PasskeyPages.path, .passkeys, .passkeysHint),
        ("/account/app-passwords", .appPasswords, .appPasswordsHint),
        (FeedsPage.path, .feeds, .feedsHint),
        (EventLinksPage.path, .links, .linksHint),
        (SubscriptionsPage.path, .subscriptions, .subscriptionsHint),
        (NotificationsPage.path, .notifications, .notificationsHint),
        (DelegatesPage.path, .delegates, .delegatesHint),
        ("/account/data", .yourData, .yourDataHint),
        ("/account/delete", .deleteAccount, .deleteAccountHint),
        ("/contact", .contactTitle, .contactHint),
    ]

    /// After the passkeys.
    private static let placeOfProvider = 5

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller, let token = caller.token else { return services.toLogIn(context) }
        let texts = services.texts(for: request, context)
        let principal = caller.principal
        let zone = services.zone(of: principal)
        let isTwoStep = try await services.desk.secondFactor.isOn(for: principal)
        var links = Self.links
        if services.desk.recommendations.isOffered {
            links.append((RecommendationPage.path, .recommendTitle, .recommendHint))
        }
        if try await services.desk.staff.role(of: principal) != nil {
            links.append(("/admin", .administration, .administrationHint))
        }
        var named = links.map { ($0.0, texts[$0.1], texts[$0.2]) }
        if let provider = services.desk.externalLogIn.providerName {
            let title = texts.text(.providerTitle, ["name": provider])
            named.insert((ProviderPages.accountPath, title, texts[.providerHint]), at: Self.placeOfProvider)
        }
        let details = try await services.desk.profile.details(of: principal.id)
        let sessions = try await services.sessions.list(of: principal.id)
        let view = View(
            displayName: principal.displayName,
            userName: try await services.desk.profile.userName(of: principal),
            emails: principal.emails.isEmpty ? nil : principal.emails.joined(separator: ", "),
            timeZone: zone.name,
            language: texts[.languageName],
            twoStep: texts[isTwoStep ? .switchedOn : .switchedOff],
            complete: details.isEmpty
                ? Link(target: services.renderer.prefix + "/account/profile", words: texts[.completeProfile], hint: "")
                : nil,
            pages: named.map { Link(target: services.renderer.prefix + $0.0, words: $0.1, hint: $0.2) },
            sessions: sessions.map { session in
                let device = session.device.isEmpty ? texts[.unknownDevice] : session.device
                let used = texts.dateAndTime(session.lastUsedAt, in: zone)
                return View.Row(
                    device: device,
                    lastUsed: texts.text(.lastUsed, ["time": used]),
                    created: texts.text(.loggedInAt, ["time": texts.dateAndTime(session.createdAt, in: zone)]),
                    isCurrent: session.id == caller.session?.id,
                    action: "\(services.renderer.prefix)/account/sessions/\(session.id)/logout",
                    actionLabel: texts.text(.logOutDevice, ["device": device, "time": used]),
                    csrf: token.csrfToken
                )
            }
        )
        return services.page(.account, title: texts[.yourAccount], view, for: request, context, in: .account)
    }

    func endSession(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        try await services.sessions.end(try services.number(in: context), of: caller.principal.id)
        var response = services.renderer.redirect(to: "/account")
        Notice.browserLoggedOut.add(to: &response, on: context.site)
        return response
    }
}
