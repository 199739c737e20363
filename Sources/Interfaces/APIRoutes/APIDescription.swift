package import Hummingbird
internal import NIOCore

/// One JSON API: its endpoints, and what its OpenAPI document says of all of them.
package struct APIDescription<Context: RequestContext>: Sendable {
    package let title: String
    package let summary: String
    /// Put before the path of every endpoint; begins with a slash and does not end with one.
    package let basePath: String
    /// Each of them alone lets a client in.
    package let security: [SecurityScheme]
    /// By the names that paths use in braces.
    package let parameters: [String: Schema]
    package let endpoints: [Endpoint<Context>]

    package init(
        title: String,
        summary: String,
        basePath: String,
        security: [SecurityScheme],
        parameters: [String: Schema],
        endpoints: [Endpoint<Context>]
    ) {
        self.title = title
        self.summary = summary
        self.basePath = basePath
        self.security = security
        self.parameters = parameters
        self.endpoints = endpoints
    }

    /// Registers every endpoint below `router`, which stands at the base path.
    package func addRoutes(to router: some RouterMethods<Context>) {
        for endpoint in endpoints {
            router.on("\(endpoint.path)", method: endpoint.method, use: endpoint.handler)
        }
    }

    /// What `GET openapi.json` answers.
    package func documentResponse() throws -> Response { try JSONBody.response(document) }
}

/// How a client shows who it is (OpenAPI 3.1, Security Scheme Object).
package struct SecurityScheme: Equatable, Sendable {
    let name: String
    let json: JSONValue

    /// A token in the Authorization header (RFC 6750).
    package static func bearer(_ name: String, description: String) -> Self {
        Self(name: name, json: ["type": "http", "scheme": "bearer", "description": .string(description)])
    }

    /// Name and password in the Authorization header (RFC 7617).
    package static func basic(_ name: String, description: String) -> Self {
        Self(name: name, json: ["type": "http", "scheme": "basic", "description": .string(description)])
    }

    package static func cookie(_ name: String, cookie: String, description: String) -> Self {
        Self(
            name: name,
            json: ["type": "apiKey", "in": "cookie", "name": .string(cookie), "description": .string(description)]
        )
    }
}
