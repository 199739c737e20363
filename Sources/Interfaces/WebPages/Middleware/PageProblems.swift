internal import Accounts
internal import Calendars
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Turns what pages throw into pages.
struct PageProblems<Context: PublicRequestContext>: RouterMiddleware {
    let services: PageServices

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let texts = services.texts(for: request, context)
        let renderer = services.renderer
        do {
            return try await next(request, context)
        } catch let error as FormError {
            switch error {
            case .tooLarge: return renderer.problem(.contentTooLarge, .requestRefused, .formTooLargeWords, in: texts)
            case .malformed: return renderer.problem(.badRequest, .requestRefused, .formUnreadableWords, in: texts)
            case .wrongType:
                return renderer.problem(.unsupportedMediaType, .requestRefused, .formUnreadableWords, in: texts)
            }
        } catch AccountError.notFound {
            return renderer.problem(.notFound, .notFound, .notFoundWords, in: texts)
        } catch AccountError.busy(let seconds) {
            var response = renderer.problem(.tooManyRequests, .notNow, .notNowWords, in: texts)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        } catch AccountError.changedMeanwhile {
            return renderer.problem(.conflict, .requestRefused, .pageExpiredWords, in: texts)
        } catch AccountError.unavailable(let detail) {
            return unavailable(detail, context, texts)
        } catch is AccountError {
            // What was typed stands in these; it does not belong in the log.
            return unavailable("a value was refused that the page had not looked at", context, texts)
        } catch let error as CalendarError {
            switch error {
            case .notFound: return renderer.problem(.notFound, .notFound, .notFoundWords, in: texts)
            case .forbidden, .sendingForbidden:
                return renderer.problem(.forbidden, .requestRefused, .refusedForbidden, in: texts)
            case .etagMismatch, .lostRace, .brokenFence:
                return renderer.problem(.conflict, .requestRefused, .eventChangedMeanwhile, in: texts)
            case .precondition, .conflict, .occupied, .refused, .lockConflict, .invalidName, .storageFull:
                let words = (try? EventRefusal.words(error, texts)) ?? texts[.valueUnreadable]
                return renderer.page(
                    .problem,
                    title: texts[.requestRefused],
                    ["words": words],
                    in: texts,
                    status: .unprocessableContent
                )
            case .unavailable: return unavailable("\(error)", context, texts)
            }
        }
    }

    private func unavailable(_ error: String, _ context: Context, _ texts: TextTable) -> Response {
        context.logger.warning("a page failed", metadata: ["error": "\(error)"])
        var response = services.renderer.problem(.serviceUnavailable, .notNow, .notNowWords, in: texts)
        response.headers[.retryAfter] = "60"
        return response
    }
}
