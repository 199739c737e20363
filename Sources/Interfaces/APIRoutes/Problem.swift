package import Accounts
package import HTTPTypes
package import Hummingbird

/// A refusal as `application/problem+json` (RFC 9457).
package struct Problem: Error, Equatable {
    package let status: HTTPResponse.Status
    /// A sentence for the person who reads the answer.
    package let detail: String
    package var retryAfterSeconds: Int?
    /// The fields that are wrong, as the example of RFC 9457 §3 has them.
    package var fields: [PreferenceProblem] = []

    package init(_ status: HTTPResponse.Status, _ detail: String, retryAfterSeconds: Int? = nil) {
        self.status = status
        self.detail = detail
        self.retryAfterSeconds = retryAfterSeconds
    }

    package init(_ error: AccountError) {
        switch error {
        case .notFound: self.init(.notFound, error.description)
        case .invalidPreferences(let problems):
            self.init(
                .unprocessableContent,
                problems.count == 1
                    ? "A field cannot be kept; see errors." : "\(problems.count) fields cannot be kept; see errors."
            )
            fields = problems
        case .changedMeanwhile: self.init(.preconditionFailed, error.description)
        case .invalidName, .invalidValue: self.init(.unprocessableContent, error.description)
        case .nameTaken, .emailTaken: self.init(.conflict, error.description)
        case .busy(let seconds):
            self.init(.serviceUnavailable, error.description, retryAfterSeconds: seconds)
        case .unavailable: self.init(.serviceUnavailable, "The store did not answer; try again.", retryAfterSeconds: 1)
        }
    }

    /// What the body of a request lacks, or has wrong.
    package init(_ error: DecodingError) {
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
        var errors: [FieldError]?
    }

    private struct FieldError: Encodable {
        /// A JSON pointer as a fragment (RFC 6901 §6).
        var pointer: String
        var detail: String
    }

    /// The answer; a 401 asks for `challenge` (RFC 9110 §11.6.1).
    package func response(challenge: String) throws -> Response {
        let errors = fields.isEmpty ? nil : fields.map { FieldError(pointer: "#\($0.pointer)", detail: $0.detail) }
        var response = try JSONBody.response(
            Body(title: status.reasonPhrase, status: status.code, detail: detail, errors: errors),
            status: status,
            type: "application/problem+json"
        )
        if let retryAfterSeconds { response.headers[.retryAfter] = "\(retryAfterSeconds)" }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = challenge }
        return response
    }
}
