internal import Accounts
internal import HTTPTypes
package import Hummingbird
internal import Logging

/// Turns what endpoints throw into problems.
package struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    private let challenge: String

    /// - Parameter challenge: what a 401 asks for (RFC 9110 §11.6.1).
    package init(challenge: String) { self.challenge = challenge }

    package func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let problem as Problem {
            return try problem.response(challenge: challenge)
        } catch let error as AccountError {
            context.logger.notice("API request refused", metadata: ["reason": "\(error)"])
            return try Problem(error).response(challenge: challenge)
        } catch let error as DecodingError {
            return try Problem(error).response(challenge: challenge)
        } catch let error as HTTPError where error.status == .notFound {
            let problem = Problem(.notFound, "There is nothing here; see /api/v1/openapi.json.")
            return try problem.response(challenge: challenge)
        }
    }
}
