package import HTTPTypes
package import Hummingbird

/// One operation of an API, declared once for the router and for the OpenAPI document.
package struct Endpoint<Context: RequestContext>: Sendable {
    /// Answers a request; what it throws, ``ProblemMiddleware`` turns into a problem.
    package typealias Handler = @Sendable (Request, Context) async throws -> Response

    package let method: HTTPRequest.Method
    /// Below the API's base path, with parameters in braces: `principals/{name}`. Empty: the base path itself.
    package let path: String
    package let summary: String
    /// What may stand behind the question mark; nothing is required there.
    package let query: [QueryParameter]
    /// What the body must be; nil: there is none.
    package let body: NamedSchema?
    package let replies: [Reply]
    package let handler: Handler

    package init(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ summary: String,
        query: [QueryParameter] = [],
        body: NamedSchema? = nil,
        replies: [Reply],
        handler: @escaping Handler
    ) {
        self.method = method
        self.path = path
        self.summary = summary
        self.query = query
        self.body = body
        self.replies = replies
        self.handler = handler
    }

    /// The names of the parameters in the path, in order.
    var pathParameters: [String] {
        path.split(separator: "/").filter { $0.first == "{" }.map { String($0.dropFirst().dropLast()) }
    }
}

/// A parameter behind the question mark of an address.
package struct QueryParameter: Equatable, Sendable {
    package let name: String
    package let description: String
    package let schema: Schema

    package init(_ name: String, _ description: String, _ schema: Schema) {
        self.name = name
        self.description = description
        self.schema = schema
    }
}

/// One of the statuses that an operation answers with.
package struct Reply: Equatable, Sendable {
    package let status: Int
    package let description: String
    /// nil: no body, or one that the description names.
    package let schema: NamedSchema?

    package init(_ status: Int, _ description: String, _ schema: NamedSchema? = nil) {
        self.status = status
        self.description = description
        self.schema = schema
    }
}
