internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Publishing

/// The page on which a person makes links to their events, sees who has answered, and revokes links.
struct EventLinksPage: Sendable {
    let services: PageServices
    let links: EventLinkService

    static let path = "/account/links"

    private struct View {
        struct Answer {
            var name: String
            var choice: String
        }

        struct Row {
            var title: String
            var facts: String
            var answers: [Answer]
            var hasAnswers: Bool
            var action: String
            var actionLabel: String
            var csrf: String
        }

        struct Choice {
            var value: String
            var name: String
            var isChosen: Bool
        }

        /// What is wrong, and at which field.
        struct Problem {
            var field: String
            var words: String
        }

        /// The address of the link that was made just now.
        var made: String?
        var problem: Problem?
        var links: [Row]
        var hasLinks: Bool
        /// Which of them the page shows; nil: all.
        var part: String?
        var others: [PanelSection.Link]
        var action: String
        var csrf: String
        var events: [Choice]
        var hasEvents: Bool
        var capacity: String
        var capacityHint: String
        var days: String
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        try await page(nil, nil, FormBody(), request, context)
    }

    func make(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        let (capacity, days) = (Int(form.trimmed("capacity")), Int64(form.trimmed("days")))
        // More could not answer.
        let most = EventLinkSettings.mostAnswers
        guard form.trimmed("capacity").isEmpty || capacity.map({ (1...most).contains($0) }) == true else {
            let words = texts.text(.linkWrongCapacity, ["most": "\(most)"])
            return try await page(nil, View.Problem(field: "capacity", words: words), form, request, context)
        }
        guard form.trimmed("days").isEmpty || days.map({ (1...Self.mostDays).contains($0) }) == true else {
            let words = texts.text(.linkWrongDays, ["most": "\(Self.mostDays)"])
            return try await page(nil, View.Problem(field: "days", words: words), form, request, context)
        }
        let settings = EventLinkSettings(
            expiresAt: days.map { services.clock.now().adding(seconds: $0 * 86_400) },
            answerLimit: most,
            capacity: capacity
        )
        var made: LinkToken?
        var problem: View.Problem?
        do throws(AccountError) {
            made = try await links.make(forEvent: form["event"], settings, of: caller.principal.id).token
        } catch {
            switch error {
            case .notFound: problem = View.Problem(field: "event", words: texts[.linkCannotBeMade])
            case .invalidValue: problem = View.Problem(field: "event", words: texts[.linkTooMany])
            default: throw error
            }
        }
        return try await page(made, problem, form, request, context)
    }

    private static let mostDays: Int64 = 3_650

    func revoke(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        try await links.revoke(try services.number(in: context), of: caller.principal.id)
        var response = services.renderer.redirect(to: Self.path)
        Notice.linkRevoked.add(to: &response, on: context.site)
        return response
    }

    private func page(
        _ made: LinkToken?,
        _ problem: View.Problem?,
        _ form: FormBody,
        _ request: Request,
        _ context: some PublicRequestContext
    ) async throws -> Response {
        guard let caller = context.caller, let session = caller.token else { return services.toLogIn(context) }
        let texts = services.texts(for: request, context)
        let person = caller.principal
        let zone = services.zone(of: person)
        let prefix = services.renderer.prefix
        var rows: [View.Row] = []
        let all = try await links.list(of: person.id)
        let start = ListPart.start(request.uri.queryParameters["from"].map { String($0) }, of: all.count)
        let answers = try await links.answers(of: person.id)
        for link in all.reversed().dropFirst(start).prefix(ListPart.rows) {
            rows.append(try await row(link, answers[link.id] ?? [], person, zone, session.csrfToken, in: texts))
        }
        let events = try await links.upcomingEvents(of: person.id)
        let asked = request.uri.queryParameters["event"].map { String($0) }
        let chosen = form["event"].isEmpty ? asked : form["event"]
        let view = View(
            made: made.map { services.sharedAddress("/e/\($0.text)", context) },
            problem: problem,
            links: rows,
            hasLinks: !rows.isEmpty,
            part: ListPart.words(start, of: all.count, .partOfLinks, texts).first,
            others: ListPart.links(start, of: all.count, services, Self.path, texts),
            action: prefix + Self.path,
            csrf: session.csrfToken,
            events: events.map { event in
                let when =
                    event.isAllDay
                    ? texts.date(zone.local(event.start).date) : texts.dateAndTime(event.start, in: zone)
                return View.Choice(
                    value: event.uid,
                    name: "\(when): \(Self.shortened(event.title))",
                    isChosen: event.uid == chosen
                )
            },
            hasEvents: !events.isEmpty,
            capacity: made == nil ? form["capacity"] : "",
            capacityHint: texts.text(.linkPlacesHint, ["most": "\(EventLinkSettings.mostAnswers)"]),
            days: made == nil ? form["days"] : ""
        )
        return services.page(
            .links,
            title: texts[.links],
            view,
            for: request,
            context,
            isWrong: problem != nil,
            status: problem == nil ? (made == nil ? .ok : .created) : .unprocessableContent
        )
    }

    /// A list to choose from is as wide as its longest line.
    private static func shortened(_ title: String) -> String {
        title.count > 60 ? title.prefix(59) + "…" : title
    }

    private func row(
        _ link: EventLink,
        _ answers: [EventAnswer],
        _ person: Principal,
        _ zone: ZoneRules,
        _ csrf: String,
        in texts: TextTable
    ) async throws -> View.Row {
        let content = try await links.content(of: link, person)
        let title = content?.title ?? texts[.eventGone]
        var facts = [
            content?.isAllDay == true
                ? texts.date(content?.startLocal.date ?? zone.local(link.start).date)
                : texts.dateAndTime(content?.start ?? link.start, in: zone)
        ]
        if let end = link.settings.expiresAt {
            facts.append(texts.text(.linkEnds, ["time": texts.dateAndTime(end, in: zone)]))
        }
        if let capacity = link.settings.capacity {
            facts.append(texts.count(capacity, .linkCapacity, one: .linkCapacityOne))
        }
        return View.Row(
            title: title,
            facts: facts.joined(separator: " · "),
            answers: answers.map { answer in
                let choice = answer.isWaiting ? TextKey.linkWaiting : SharedEventView.words(answer.choice)
                return View.Answer(
                    name: answer.email.map { "\(answer.name) (\($0))" } ?? answer.name,
                    choice: texts[choice]
                )
            },
            hasAnswers: !answers.isEmpty,
            action: "\(services.renderer.prefix)\(Self.path)/\(link.id)/revoke",
            actionLabel: texts.text(.linkRevokeNamed, ["name": title]),
            csrf: csrf
        )
    }
}
