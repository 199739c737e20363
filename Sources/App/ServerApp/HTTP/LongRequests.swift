internal import HTTPNames
internal import HTTPTypes
internal import Hummingbird

/// Takes whatever may take long off the event loop, which has other connections to serve (ADR 0054).
///
/// Short are the probes, and those requests that only read a single resource and that apps make over and over: an object,
/// a collection's counter. All else goes to the threads that all tasks share, with the writing of its answer where that
/// is made piece by piece: a small PUT may hold a rule that takes seconds to expand.
struct LongRequests: RouterMiddleware {
    typealias Context = ServerContext

    /// Where calendars are, with and without the base path.
    private let places: [String]

    /// - Parameter prefix: the base path.
    init(prefix: String) {
        places = Set([prefix, ""]).map { $0 + "/dav/calendars/" }
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        if isShort(request) { return try await next(request, context) }
        var response = try await withTaskExecutorPreference(globalConcurrentExecutor) {
            try await next(request, context)
        }
        if response.body.contentLength == nil {
            let body = response.body
            response.body = ResponseBody { writer in
                let base = writer
                try await withTaskExecutorPreference(globalConcurrentExecutor) { try await body.write(base) }
            }
        }
        return response
    }

    private func isShort(_ request: Request) -> Bool {
        let isOfOne =
            switch request.method.rawValue {
            case "GET", "HEAD": true
            case "PROPFIND": request.headers[.depth] == "0"
            default: false
            }
        return isOfOne && places.contains { request.uri.path.hasPrefix($0) }
    }
}

extension HTTPField.Name {
    fileprivate static let depth = HTTPField.Name(known: "Depth")
}
