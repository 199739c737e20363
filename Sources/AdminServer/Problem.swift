internal import Accounts
internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore

/// A refusal as `application/problem+json` (RFC 7807).
struct Problem: Error, Equatable {
    let status: HTTPResponse.Status
    let detail: String
    var retryAfterSeconds: Int?

    init(_ status: HTTPResponse.Status, _ detail: String, retryAfterSeconds: Int? = nil) {
        self.status = status
        self.detail = detail
        self.retryAfterSeconds = retryAfterSeconds
    }

    init(_ error: AccountError) {
        switch error {
        case .notFound: self.init(.notFound, error.description)
        case .invalidName, .invalidValue: self.init(.unprocessableContent, error.description)
        case .nameTaken, .emailTaken: self.init(.conflict, error.description)
        case .busy(let seconds):
            self.init(.serviceUnavailable, error.description, retryAfterSeconds: seconds)
        case .unavailable: self.init(.serviceUnavailable, "The store did not answer; try again.", retryAfterSeconds: 1)
        }
    }

    /// What the body of a request lacks, or has wrong.
    init(_ error: DecodingError) {
        let (path, what): ([any CodingKey], String) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key], "is missing")
            case .typeMismatch(let type, let context): (context.codingPath, "must be a \(type)")
            case .valueNotFound(let type, let context): (context.codingPath, "must be a \(type), not null")
            case .dataCorrupted(let context): (context.codingPath, "can't be read: \(context.debugDescription)")
            @unknown default: ([], "can't be read")
            }
        let field = path.map(\.stringValue).joined(separator: ".")
        self.init(.badRequest, field.isEmpty ? "The body is no JSON that is expected here." : "\(field) \(what).")
    }

    private struct Body: Encodable {
        var title: String
        var status: Int
        var detail: String
    }

    func response() throws -> Response {
        let body = Body(title: status.reasonPhrase, status: status.code, detail: detail)
        var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
        if let retryAfterSeconds { headers[.retryAfter] = "\(retryAfterSeconds)" }
        if status == .unauthorized { headers[.wwwAuthenticate] = "Bearer realm=\"Travlendar+ administration\"" }
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONEncoder.stable.encode(body)))
        )
    }
}

/// Turns what routes throw into problems.
struct ProblemMiddleware: RouterMiddleware {
    typealias Context = AdminAPI.Context

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let problem as Problem {
            return try problem.response()
        } catch let error as AccountError {
            context.logger.notice("administration refused", metadata: ["reason": "\(error)"])
            return try Problem(error).response()
        } catch let error as DecodingError {
            return try Problem(error).response()
        } catch let error as HTTPError where error.status == .notFound {
            return try Problem(.notFound, "There is nothing here; see /api/v1/openapi.json.").response()
        }
    }
}

extension JSONEncoder {
    /// The same value gives the same bytes.
    static var stable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
