internal import Accounts
internal import CivilTime
internal import Hummingbird
internal import Notifications

/// On which a person chooses what they are told of, how and when, and in which browsers and on which telephone.
struct NotificationsPage: Sendable {
    let notifications: NotificationService
    /// nil: this server sends no messages to browsers.
    let browsers: BrowserService?
    /// nil: this server sends no text messages.
    let phones: PhoneService?

    static let path = ReminderService.settingsPath

    struct Form {
        var action: String
        var events: TickGroup
        var travel: TickGroup
        var quietFrom: Field
        var quietUntil: Field
        /// nil: no mail can be sent.
        var digest: Field?
    }

    private struct View {
        var problems: FormProblems?
        /// Of what is stored.
        var version: String
        var stale: StaleForm?
        /// nil: nothing can be chosen.
        var form: Form?
        /// Where mails go, or why none does.
        var mail: String
        var browsers: BrowserSection?
        var phone: PhoneSection?
        var back: String
    }

    /// What is chosen, as the form shows it.
    private struct Choice {
        var events: Set<String>
        var travel: Set<String>
        /// Beginning and end of the quiet hours, and when the mail about the day goes out.
        var times: [String]
    }

    private static let names = ["quietFrom", "quietUntil", "digest"]

    func show(_ visit: Visit) async throws -> Response { try await page(visit, FormProblems()) }

    func save(_ visit: Visit) async throws -> Response {
        var problems = FormProblems()
        let ways = try await ways(visit)
        let times = Self.names.map { name -> TimeOfDay? in
            let typed = visit.form.trimmed(name)
            guard !typed.isEmpty else { return nil }
            let time = EventDraft.time(typed)
            if time == nil { problems.note(name, visit.texts[.timeUnreadable]) }
            return time
        }
        var settings = NotificationSettings()
        let choice = Choice(
            events: Set(visit.form.all("events")),
            travel: Set(visit.form.all("travel")),
            times: Self.names.map { visit.form.trimmed($0) }
        )
        settings.events = Self.channels(choice.events, ways)
        settings.travel = Self.channels(choice.travel, ways)
        settings.digest = ways.contains(.mail) ? times[2] : nil
        if let from = times[0], let until = times[1] {
            settings.quiet = QuietHours(from: from, until: until)
            if settings.quiet == nil { problems.note("quietUntil", visit.texts[.notificationsQuietEmpty]) }
        } else if (times[0] == nil) != (times[1] == nil) {
            problems.note(times[0] == nil ? "quietFrom" : "quietUntil", visit.texts[.notificationsQuietHalf])
        }
        let isStale = FormVersion(of: try await stored(visit, ways), visit.texts).isStale(visit.form)
        guard problems.isEmpty, !ways.isEmpty, !isStale else { return try await page(visit, problems, typed: choice) }
        try await notifications.set(settings, of: visit.person)
        return visit.redirect(to: Self.path, saying: .saved)
    }

    /// The page with what is stored, or what was typed and could not be kept.
    private func page(_ visit: Visit, _ problems: FormProblems, typed: Choice? = nil) async throws -> Response {
        let ways = try await ways(visit)
        let stored = try await stored(visit, ways)
        let form = typed.map { self.form(visit, problems, $0, ways) } ?? stored
        let version = FormVersion(of: stored, visit.texts)
        let view = View(
            problems: problems.shown,
            version: version.text,
            stale: StaleForm(version, against: FormVersion(of: form, visit.texts), sent: visit.form),
            form: ways.isEmpty ? nil : form,
            mail: mailWords(visit),
            browsers: try await browserSection(visit),
            phone: try await phoneSection(visit, problems),
            back: visit.prefix + "/account"
        )
        return visit.formPage(
            .notifications,
            title: visit.texts[.notifications],
            view,
            in: .account,
            problems: problems,
            isStale: view.stale != nil
        )
    }

    /// The page with what is wrong about a browser or a telephone.
    func page(_ visit: Visit, wrong field: String, _ words: TextKey) async throws -> Response {
        var problems = FormProblems()
        problems.note(field, visit.texts[words])
        return try await page(visit, problems)
    }

    // MARK: The form

    /// By which ways this person can be told.
    private func ways(_ visit: Visit) async throws -> NotificationChannels {
        var ways: NotificationChannels = []
        if notifications.ways.contains(.mail), !visit.person.emails.isEmpty { ways.insert(.mail) }
        if browsers != nil { ways.insert(.browser) }
        if let phones, try await phones.state(of: visit.person.id).number != nil { ways.insert(.sms) }
        return ways
    }

    private static let channels: [(channel: NotificationChannels, name: String, label: TextKey)] = [
        (.mail, "mail", .notificationsByMail), (.browser, "browser", .notificationsByBrowser),
        (.sms, "sms", .notificationsBySMS),
    ]

    private static func channels(_ names: Set<String>, _ ways: NotificationChannels) -> NotificationChannels {
        channels.filter { names.contains($0.name) && ways.contains($0.channel) }
            .reduce(into: []) { $0.formUnion($1.channel) }
    }

    /// The form as the store fills it.
    private func stored(_ visit: Visit, _ ways: NotificationChannels) async throws -> Form {
        let settings = try await notifications.settings(of: visit.person.id)
        func names(_ channels: NotificationChannels) -> Set<String> {
            Set(Self.channels.filter { channels.contains($0.channel) }.map(\.name))
        }
        let choice = Choice(
            events: names(settings.events),
            travel: names(settings.travel),
            times: [settings.quiet?.from, settings.quiet?.until, settings.digest].map { $0?.clockText ?? "" }
        )
        return form(visit, FormProblems(), choice, ways)
    }

    private func form(
        _ visit: Visit,
        _ problems: FormProblems,
        _ choice: Choice,
        _ ways: NotificationChannels
    ) -> Form {
        let texts = visit.texts
        let options = Self.channels.filter { ways.contains($0.channel) }.map { ($0.name, texts[$0.label]) }
        func group(_ name: String, _ legend: TextKey, _ chosen: Set<String>, hint: TextKey) -> TickGroup {
            TickGroup(name, texts[legend], options, chosen: chosen, hint: texts[hint])
        }
        func time(_ index: Int, _ label: TextKey, hint: TextKey? = nil) -> Field {
            let name = Self.names[index]
            return .line(
                name,
                texts[label],
                choice.times[index],
                type: "time",
                hint: hint.map { texts[$0] },
                problem: problems[name]
            )
        }
        return Form(
            action: visit.prefix + Self.path,
            events: group("events", .notificationsEvents, choice.events, hint: .notificationsEventsHint),
            travel: group("travel", .notificationsTravel, choice.travel, hint: .notificationsTravelHint),
            quietFrom: time(0, .notificationsQuietFrom),
            quietUntil: time(1, .notificationsQuietUntil),
            digest: ways.contains(.mail) ? time(2, .notificationsDayAt, hint: .notificationsDayHint) : nil
        )
    }

    private func mailWords(_ visit: Visit) -> String {
        guard notifications.ways.contains(.mail) else { return visit.texts[.notificationsNoMail] }
        guard let address = visit.person.emails.first else { return visit.texts[.notificationsNoAddress] }
        return visit.texts.text(.notificationsRecipient, ["address": address])
    }
}
