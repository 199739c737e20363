internal import HTTPTypes
internal import Hummingbird

extension RouterMethods {
    /// Registers an address: GET and HEAD by `get`, POST by `post`; other methods are refused with those that are
    /// allowed (RFC 9110 §15.5.6).
    func resource(
        _ path: RouterPath,
        get: (@Sendable (Request, Context) async throws -> Response)? = nil,
        post: (@Sendable (Request, Context) async throws -> Response)? = nil
    ) {
        var allowed: [HTTPRequest.Method] = []
        if let get {
            allowed += [.get, .head]
            on(path, method: .get, use: get)
            on(path, method: .head, use: get)
        }
        if let post {
            allowed.append(.post)
            on(path, method: .post, use: post)
        }
        let allow = allowed.map(\.rawValue).joined(separator: ", ")
        for method in [HTTPRequest.Method.get, .head, .post, .put, .delete, .patch, .options]
        where !allowed.contains(method) {
            on(path, method: method) { _, _ in Response(status: .methodNotAllowed, headers: [.allow: allow]) }
        }
    }
}
