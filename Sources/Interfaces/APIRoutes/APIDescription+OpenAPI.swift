internal import HTTPTypes

extension APIDescription {
    /// The OpenAPI 3.1 document of the API.
    ///
    /// - Precondition: every parameter in a path is among ``parameters``.
    package var document: JSONValue {
        [
            "openapi": "3.1.0",
            "info": ["title": .string(title), "version": "1", "description": .string(summary)],
            "security": .array(security.map { .object([$0.name: []]) }),
            "paths": .object(paths),
            "components": [
                "parameters": .object(usedParameters),
                "securitySchemes": .object(
                    Dictionary(security.map { ($0.name, $0.json) }) { first, _ in first }
                ),
                "schemas": .object(schemas),
            ],
        ]
    }

    /// By path, the operations in it by method, and the parameters that they share.
    private var paths: [String: JSONValue] {
        var paths: [String: [String: JSONValue]] = [:]
        for endpoint in endpoints {
            let path = endpoint.path.isEmpty ? basePath : "\(basePath)/\(endpoint.path)"
            paths[path, default: [:]][endpoint.method.rawValue.lowercased()] = operation(endpoint)
            if !endpoint.pathParameters.isEmpty {
                paths[path]?["parameters"] = .array(
                    endpoint.pathParameters.map { ["$ref": .string("#/components/parameters/\($0)")] }
                )
            }
        }
        return paths.mapValues { .object($0) }
    }

    private func operation(_ endpoint: Endpoint<Context>) -> JSONValue {
        var replies: [String: JSONValue] = [:]
        for reply in endpoint.replies {
            var members: [String: JSONValue] = ["description": .string(reply.description)]
            if let schema = reply.schema { members["content"] = Self.content(schema) }
            replies["\(reply.status)"] = .object(members)
        }
        var members: [String: JSONValue] = ["summary": .string(endpoint.summary), "responses": .object(replies)]
        if !endpoint.query.isEmpty {
            members["parameters"] = .array(
                endpoint.query.map { parameter in
                    [
                        "name": .string(parameter.name), "in": "query", "description": .string(parameter.description),
                        "schema": parameter.schema.json,
                    ]
                }
            )
        }
        if let body = endpoint.body { members["requestBody"] = ["required": true, "content": Self.content(body)] }
        return .object(members)
    }

    private static func content(_ schema: NamedSchema) -> JSONValue {
        ["application/json": ["schema": schema.reference]]
    }

    private var usedParameters: [String: JSONValue] {
        var used: [String: JSONValue] = [:]
        for name in endpoints.flatMap(\.pathParameters) {
            guard let schema = parameters[name] else { preconditionFailure("no schema for {\(name)} in a path") }
            used[name] = ["name": .string(name), "in": "path", "required": true, "schema": schema.json]
        }
        return used
    }

    private var schemas: [String: JSONValue] {
        let named = endpoints.flatMap { [$0.body] + $0.replies.map(\.schema) }.compactMap(\.self)
        return Dictionary(named.map { ($0.name, $0.schema.json) }) { first, _ in first }
    }
}
