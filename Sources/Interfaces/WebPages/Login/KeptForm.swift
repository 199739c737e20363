internal import ByteText
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird
internal import SelfService

/// A form that was sent when its session had ended. It is carried through the log-in in hidden fields, so nothing is
/// kept of strangers, and sent again by the person afterwards.
struct KeptForm: Equatable, Sendable {
    /// The names of the hidden fields.
    static let pathField = "keptPath"
    static let bodyField = "kept"
    /// The longest that is carried, in bytes: with its hidden field it must fit into a form.
    static let longestBody = 30 * 1024
    /// What is typed again, since it stands in no page.
    private static let secrets: Set = [
        AccountField.password.rawValue, AccountField.newPassword.rawValue, AccountField.repeatedPassword.rawValue,
        AccountField.code.rawValue, "csrf", bodyField, pathField,
    ]

    /// Where it goes, below the server's base path.
    var path: String
    var fields: [FormView.Hidden]

    /// nil: nothing was typed, or too much.
    init?(_ form: FormBody, for path: String) {
        self.path = path
        fields = form.pairs.filter { !Self.secrets.contains($0.0) }.map { FormView.Hidden(key: $0.0, kept: $0.1) }
        guard fields.contains(where: { !$0.kept.isEmpty }), text.utf8.count <= Self.longestBody else { return nil }
    }

    /// From the hidden fields of a log-in; nil: there are none.
    init?(carriedBy form: FormBody) {
        guard let bytes = Base64.decodeForURL(form[Self.bodyField]), !bytes.isEmpty,
            let kept = try? FormBody(String(decoding: bytes, as: UTF8.self))
        else { return nil }
        self.init(kept, for: LogInFirst.next(form[Self.pathField]))
    }

    private var text: String {
        fields.map { "\(PercentEncoding.encode($0.key))=\(PercentEncoding.encode($0.kept))" }.joined(separator: "&")
    }

    /// What a form of the log-in carries along.
    var hidden: [String: String] {
        [Self.pathField: path, Self.bodyField: Base64.encodeForURL(Array(text.utf8))]
    }
}

/// Answers a form whose session has ended with the log-in, which carries the form along.
struct KeptForms<Context: PublicRequestContext>: RouterMiddleware {
    let services: PageServices

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let type = request.headers[.contentType]?.lowercased() ?? ""
        guard request.method == .post, context.caller == nil,
            type.hasPrefix("application/x-www-form-urlencoded")
        else { return try await next(request, context) }
        var request = request
        let form = try await FormBody(collecting: &request)
        let response = try await next(request, context)
        guard Notice.logInFirst.isAdded(to: response, on: context.site),
            let kept = KeptForm(form, for: LogInFirst.path(of: request, services))
        else { return response }
        return LoginPage(services: services).page(keeping: kept, request, context)
    }
}
