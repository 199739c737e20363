internal import Accounts
internal import Calendars
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import MapDrawing
internal import NIOCore
internal import Planning
internal import Publishing

/// An event as people without an account see it who have its link: they answer, take it into their calendars, and ask
/// how to get there.
struct SharedEventPage: Sendable {
    let services: PageServices
    let links: EventLinkService
    /// Of tokens that open nothing.
    let guesses: PublicLimit
    /// Of answers and questions for trips.
    let questions: PublicLimit

    /// What the page was asked for last.
    private struct Asked {
        var form = FormBody()
        var problem: String?
        var trips: GuestTrips?
        var own: LinkToken?
        var status = HTTPResponse.Status.ok
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if let name = context.parameters.get("token"), name.hasSuffix(".ics") {
            return document(try await event(name.dropLast(4), context).event)
        }
        return try await page(Asked(), request, context)
    }

    /// The page with the guest's own answer.
    func showAnswer(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let own = LinkToken(context.parameters.get("answer") ?? "") else { throw AccountError.notFound }
        return try await page(Asked(own: own), request, context)
    }

    func answer(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if let refusal = try await refusal(context) { return refusal }
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        let found = try await event(context.parameters.get("token") ?? "", context)
        let own = form["own"].isEmpty ? nil : LinkToken(form["own"])
        var asked = Asked(form: form, own: own, status: .unprocessableContent)
        guard let choice = AnswerChoice(name: form["choice"]), !form.trimmed("name").isEmpty else {
            asked.problem = texts[.eventEnterName]
            return try await page(asked, request, context)
        }
        try await questions.count(context.clientAddress)
        do throws(AccountError) {
            let kept = try await links.answer(
                choice,
                name: form.trimmed("name"),
                email: form.trimmed("email"),
                to: found.token,
                changing: own
            ).token
            return services.renderer.redirect(to: "/e/\(found.token.text)/answers/\(kept.text)")
        } catch {
            guard case .invalidValue = error else { throw error }
            asked.problem = texts[error == .eventLinkIsUsedUp ? .eventNoMoreAnswers : .eventAnswerNotTaken]
        }
        return try await page(asked, request, context)
    }

    /// How the guest gets there; nothing of the question is kept, and it is in no address.
    func trips(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        if let refusal = try await refusal(context) { return refusal }
        try await questions.count(context.clientAddress)
        var request = request
        let form = try await FormBody(collecting: &request)
        let texts = services.texts(for: request, context)
        let found = try await event(context.parameters.get("token") ?? "", context).event
        guard let content = found.content else { throw AccountError.notFound }
        let trips = try await services.planning.guestTrips(
            from: form.trimmed("from"),
            to: content.event,
            during: content.start..<max(content.start, content.end),
            in: texts.language
        )
        let own = form["own"].isEmpty ? nil : LinkToken(form["own"])
        return try await page(Asked(form: form, trips: trips, own: own), request, context)
    }

    /// Takes the event into the calendar of who is logged in.
    func add(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard let caller = context.caller else { return services.toLogIn(context) }
        let found = try await event(context.parameters.get("token") ?? "", context)
        guard let content = found.event.content else { throw AccountError.notFound }
        let person = caller.principal.id
        let own = try await services.calendars.collections.listCollections(of: person, as: person)
        guard let calendar = own.first(where: { $0.kind == .calendar && !$0.isMounted }) else {
            throw AccountError.notFound
        }
        let name = "link-\(found.event.link.id).ics"
        let address = ObjectAddress(owner: person, calendar: calendar.name, name: name)
        let notice: Notice
        do throws(CalendarError) {
            _ = try await services.calendars.objects.put(content.document, at: address, as: person)
            notice = .eventAdded
        } catch {
            guard case .precondition = error else { throw error }
            notice = .eventNotAdded
        }
        var response = services.renderer.redirect(to: "/e/\(found.token.text)")
        notice.add(to: &response, on: context.site)
        return response
    }

    /// Where the event is.
    func map(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let found = try await event(context.parameters.get("token") ?? "", context)
        guard let marker = try await marker(of: found.event) else { throw AccountError.notFound }
        let answer = await services.mapAnswer(tiles: "/e/\(found.token.text)/tiles").response(
            context.parameters.get("form"),
            MapOverlay(markers: [marker]),
            request.headers
        )
        guard let answer else { throw AccountError.notFound }
        return answer
    }

    /// A tile, for whoever has the link.
    func tile(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        _ = try await event(context.parameters.get("token") ?? "", context)
        let answer = await services.mapAnswer().tile({ context.parameters.get($0) }, request.headers)
        return answer ?? Response(status: .notFound)
    }

    /// nil: no map of ours has its place.
    private func marker(of event: SharedEvent) async throws(AccountError) -> MapOverlay.Marker? {
        guard let content = event.content, !content.place.isEmpty,
            let place = try await services.planning.coordinate(of: content.event)
        else { return nil }
        return MapOverlay.Marker(place, name: content.place)
    }

    /// The event of a token in an address.
    ///
    /// - Throws: ``AccountError/notFound`` where the token opens nothing.
    private func event(
        _ text: some StringProtocol,
        _ context: some PublicRequestContext
    ) async throws(AccountError) -> (event: SharedEvent, token: LinkToken) {
        guard try await guesses.allows(context.clientAddress) else { throw .busy(retryAfterSeconds: 60) }
        guard let token = LinkToken(text) else {
            try await guesses.count(context.clientAddress)
            throw .notFound
        }
        do throws(AccountError) {
            return (try await links.read(token), token)
        } catch {
            if error == .notFound { try await guesses.count(context.clientAddress) }
            throw error
        }
    }

    /// nil: the client has not asked too often.
    private func refusal(_ context: some PublicRequestContext) async throws(AccountError) -> Response? {
        guard try await !questions.allows(context.clientAddress) else { return nil }
        return Response(status: .tooManyRequests, headers: [.retryAfter: "60"])
    }

    private func document(_ event: SharedEvent) -> Response {
        guard let content = event.content else { return Response(status: .gone) }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"event.ics\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: content.document))
        )
    }

    private func page(_ asked: Asked, _ request: Request, _ context: some PublicRequestContext) async throws -> Response
    {
        let found = try await event(context.parameters.get("token") ?? "", context)
        let texts = services.texts(for: request, context)
        let own: EventAnswer? =
            if let token = asked.own { try await links.answer(token, to: found.token) } else { nil }
        let path = "\(services.renderer.prefix)/e/\(found.token.text)"
        let chosen = request.uri.queryParameters["zone"].flatMap { try? ZoneRules.named(String($0)) }
        var view = SharedEventView(found.event, path: path, site: context.site, zone: chosen, in: texts)
        view.csrf = context.caller?.token?.csrfToken
        if let marker = try await marker(of: found.event) {
            let label = texts.text(.mapOfEvent, ["place": marker.name])
            view.map = MapView(at: "/e/\(found.token.text)/map", label: label, markers: [], services)
        }
        view.problem = asked.problem
        view.tell(own, asked.own, form: asked.form, in: texts)
        view.from = asked.form["from"]
        if let trips = asked.trips { view.tell(trips, in: texts) }
        return services.page(
            .invitation,
            title: view.title,
            view,
            for: request,
            context,
            isWrong: asked.problem != nil,
            status: asked.status
        )
    }
}
