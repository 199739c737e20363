internal import Accounts
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Planning

/// The page of a trip or a warning, for whoever has its link (DESIGN.md 8).
///
/// GET changes nothing: an action is confirmed on a page of its own, whose form carries a code that fits this action and
/// the state of things that the page showed.
struct TripPage: Sendable {
    static let path = "/trip/:token"

    let services: PageServices
    let planning: PlanningService

    private struct ConfirmationView {
        var item: String
        var action: String
        var take: String
        var code: String
    }

    func show(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let token = try token(context)
        guard let item = try await linked(token) else { return gone(request, context) }
        let texts = texts(of: item)
        let address = address(token)
        guard let wanted = request.uri.queryParameters["take"].map(String.init) else {
            let isDone = request.uri.queryParameters["done"] != nil
            var view = TripView(item, at: address, isDone: isDone, texts)
            if let trip = item.trip, let map = DayMap(trip.courses, from: trip.from, to: trip.to) {
                view.map = MapView(
                    at: "/trip/\(token)/map",
                    label: texts[.mapOfTrip],
                    markers: map.markers,
                    services
                )
            }
            return services.renderer.page(.trip, title: item.title ?? texts[.tripWithdrawn], view, in: texts)
        }
        let offered = item.actions + (item.trip?.options.compactMap(\.action) ?? [])
        guard let action = offered.first(where: { $0.id == wanted }) else { return outOfDate(texts) }
        let view = ConfirmationView(
            item: item.title ?? texts[.tripWithdrawn],
            action: address,
            take: action.id,
            code: action.formCode
        )
        let title = texts.text(.tripConfirmTitle, ["action": action.title])
        return services.renderer.page(.tripconfirm, title: title, view, in: texts)
    }

    /// The trip on the map.
    func map(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let token = try token(context)
        guard let trip = try await linked(token)?.trip,
            let map = DayMap(trip.courses, from: trip.from, to: trip.to)
        else { throw AccountError.notFound }
        let answer = await services.mapAnswer(tiles: "/trip/\(token)/tiles").response(
            context.parameters.get("form"),
            await map.overlay(by: services.maps),
            request.headers
        )
        guard let answer else { throw AccountError.notFound }
        return answer
    }

    /// A tile, for whoever has the link.
    func tile(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        guard try await linked(try token(context)) != nil else { throw AccountError.notFound }
        let answer = await services.mapAnswer().tile({ context.parameters.get($0) }, request.headers)
        return answer ?? Response(status: .notFound)
    }

    func act(_ request: Request, _ context: some PublicRequestContext) async throws -> Response {
        let token = try token(context)
        var request = request
        let form = try await FormBody(collecting: &request)
        guard let item = try await linked(token) else { return gone(request, context) }
        do {
            try await planning.act(form["take"], byLink: token, formCode: form["code"])
        } catch .unavailable(let detail) {
            throw AccountError.unavailable(logDetail: detail)
        } catch {
            return outOfDate(texts(of: item))
        }
        return services.renderer.redirect(to: "/trip/\(token)?done=1")
    }

    private func token(_ context: some PublicRequestContext) throws(AccountError) -> String {
        guard let token = context.parameters.get("token") else { throw .notFound }
        return token
    }

    private func address(_ token: String) -> String { "\(services.renderer.prefix)/trip/\(token)" }

    private func linked(_ token: String) async throws(AccountError) -> LinkedItem? {
        do {
            return try await planning.linkedItem(token)
        } catch .unavailable(let detail) {
            throw .unavailable(logDetail: detail)
        } catch {
            return nil
        }
    }

    private func texts(of item: LinkedItem) -> TextTable {
        TextTable.all.first { $0.language == item.language.rawValue } ?? TextTable.all[0]
    }

    private func gone(_ request: Request, _ context: some PublicRequestContext) -> Response {
        services.renderer.problem(.notFound, .tripGone, .tripGoneWords, in: services.texts(for: request, context))
    }

    private func outOfDate(_ texts: TextTable) -> Response {
        services.renderer.problem(.conflict, .tripOutOfDate, .tripOutOfDateWords, in: texts)
    }
}
