internal import Accounts
internal import CivilTime
internal import Hummingbird
internal import Notifications

/// On which a person chooses what they are told of, how and when.
struct NotificationsPage: Sendable {
    let notifications: NotificationService

    static let path = ReminderService.settingsPath

    private struct View {
        struct Form {
            var recipient: String
            var action: String
            var events: Tick
            var travel: Tick
            var quietFrom: Field
            var quietUntil: Field
            var digest: Field
        }

        var problems: FormProblems?
        /// Of what is stored.
        var version: String
        var stale: StaleForm?
        /// Why nothing can be chosen; nil: it can.
        var obstacle: String?
        var form: Form?
        var back: String
    }

    func show(_ visit: Visit) async throws -> Response {
        page(visit, FormProblems(), try await form(visit), stored: try await form(visit))
    }

    /// The form as the store fills it.
    private func form(_ visit: Visit) async throws -> View.Form {
        let settings = try await notifications.settings(of: visit.person.id)
        return form(
            visit,
            FormProblems(),
            events: settings.events.contains(.mail),
            travel: settings.travel.contains(.mail),
            times: [settings.quiet?.from, settings.quiet?.until, settings.digest].map { $0?.clockText ?? "" }
        )
    }

    func save(_ visit: Visit) async throws -> Response {
        var problems = FormProblems()
        let names = ["quietFrom", "quietUntil", "digest"]
        let times = names.map { name -> TimeOfDay? in
            let typed = visit.form.trimmed(name)
            guard !typed.isEmpty else { return nil }
            let time = EventDraft.time(typed)
            if time == nil { problems.note(name, visit.texts[.timeUnreadable]) }
            return time
        }
        var settings = NotificationSettings()
        settings.events = visit.form.isTicked("events") ? .mail : []
        settings.travel = visit.form.isTicked("travel") ? .mail : []
        settings.digest = times[2]
        if let from = times[0], let until = times[1] {
            settings.quiet = QuietHours(from: from, until: until)
            if settings.quiet == nil { problems.note("quietUntil", visit.texts[.notificationsQuietEmpty]) }
        } else if (times[0] == nil) != (times[1] == nil) {
            problems.note(times[0] == nil ? "quietFrom" : "quietUntil", visit.texts[.notificationsQuietHalf])
        }
        let stored = try await form(visit)
        let isStale = FormVersion(of: stored, visit.texts).isStale(visit.form)
        guard problems.isEmpty, obstacle(visit) == nil, !isStale else {
            let typed = form(
                visit,
                problems,
                events: !settings.events.isEmpty,
                travel: !settings.travel.isEmpty,
                times: names.map { visit.form.trimmed($0) }
            )
            return page(visit, problems, typed, stored: stored)
        }
        try await notifications.set(settings, of: visit.person)
        return visit.redirect(to: Self.path, saying: .saved)
    }

    private func obstacle(_ visit: Visit) -> TextKey? {
        if !notifications.sendsMail { return .notificationsNoMail }
        return visit.person.emails.isEmpty ? .notificationsNoAddress : nil
    }

    private func form(
        _ visit: Visit,
        _ problems: FormProblems,
        events: Bool,
        travel: Bool,
        times: [String]
    ) -> View.Form {
        let texts = visit.texts
        func time(_ name: String, _ label: TextKey, _ value: String, hint: TextKey? = nil) -> Field {
            .line(name, texts[label], value, type: "time", hint: hint.map { texts[$0] }, problem: problems[name])
        }
        return View.Form(
            recipient: texts.text(.notificationsRecipient, ["address": visit.person.emails.first ?? ""]),
            action: visit.prefix + Self.path,
            events: Tick(
                "events",
                texts[.notificationsEvents],
                isTicked: events,
                hint: texts[.notificationsEventsHint]
            ),
            travel: Tick(
                "travel",
                texts[.notificationsTravel],
                isTicked: travel,
                hint: texts[.notificationsTravelHint]
            ),
            quietFrom: time("quietFrom", .notificationsQuietFrom, times[0]),
            quietUntil: time("quietUntil", .notificationsQuietUntil, times[1]),
            digest: time("digest", .notificationsDayAt, times[2], hint: .notificationsDayHint)
        )
    }

    private func page(
        _ visit: Visit,
        _ problems: FormProblems,
        _ form: View.Form,
        stored: View.Form
    ) -> Response {
        let texts = visit.texts
        let obstacle = obstacle(visit)
        let version = FormVersion(of: stored, texts)
        let view = View(
            problems: problems.shown,
            version: version.text,
            stale: StaleForm(version, against: FormVersion(of: form, texts), sent: visit.form),
            obstacle: obstacle.map { texts[$0] },
            form: obstacle == nil ? form : nil,
            back: visit.prefix + "/account"
        )
        return visit.formPage(
            .notifications,
            title: texts[.notifications],
            view,
            in: .account,
            problems: problems,
            isStale: view.stale != nil
        )
    }
}
