internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Measures how long answers took, refused requests included. Errors name the request as the log does.
struct RequestMetrics: RouterMiddleware {
    typealias Context = ServerContext

    let measures = RequestMeasures()

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var response = try await next(request, context)
        if response.status.code >= 400 {
            // Not context.id, which stops the process where a log handler keeps no metadata.
            response.headers[.requestID] = context.logger[metadataKey: "hb.request.id"].map { "\($0)" }
        }
        measures.record(request.method, response.status, since: start)
        context.logger.debug(
            "answered",
            metadata: ["method": "\(request.method)", "status": "\(response.status.code)"]
        )
        return response
    }
}
