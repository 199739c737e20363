import APIRoutes
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

struct APIDescriptionTests {
    private static let note = NamedSchema("Note", .object(required: ["text"], ["text": .string(lengths: (1, 10))]))

    private struct NoteMessage: Codable {
        var text: String
    }

    private static let description = APIDescription<BasicRequestContext>(
        title: "Notes",
        summary: "What is noted",
        basePath: "/api/v1",
        security: [.bearer("token", description: "the token")],
        parameters: ["name": .string(), "unused": .boolean],
        endpoints: [
            Endpoint(.get, "", "Nothing", replies: [Reply(204, "nothing")]) { _, _ in Response(status: .noContent) },
            Endpoint(.put, "notes/{name}", "Note it", body: note, replies: [Reply(200, "noted", note)]) {
                let message = try await JSONBody.read(NoteMessage.self, of: $0)
                return try JSONBody.response(NoteMessage(text: "\(try $1.pathParameter("name")): \(message.text)"))
            },
        ]
    )

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String = ""
    ) async throws -> (status: Int, text: String) {
        let router = Router()
        router.add(middleware: ProblemMiddleware(challenge: "Basic"))
        Self.description.addRoutes(to: router.group("\(Self.description.basePath)"))
        return try await Application(responder: router.buildResponder()).test(.router) { client in
            try await client.execute(uri: path, method: method, body: ByteBuffer(string: body)) {
                ($0.status.code, String(buffer: $0.body))
            }
        }
    }

    @Test func declarationsAreRoutes() async throws {
        #expect(try await send(.get, "/api/v1").status == 204)
        let noted = try await send(.put, "/api/v1/notes/my%20note", "{\"text\":\"hello\"}")
        #expect(noted.status == 200 && noted.text == "{\"text\":\"my note: hello\"}")
        #expect(try await send(.put, "/api/v1/notes/%ff", "{\"text\":\"hello\"}").status == 404)
        #expect(try await send(.put, "/api/v1/notes/x", "{}").text.contains("text is missing"))
        #expect(try await send(.put, "/api/v1/notes/x", String(repeating: " ", count: 70_000)).status == 413)
        #expect(try await send(.get, "/api/v1/other").status == 404)
    }

    @Test func theDocumentSaysWhatTheRoutesDo() {
        let reference: JSONValue = ["$ref": "#/components/schemas/Note"]
        let expected: JSONValue = [
            "openapi": "3.1.0",
            "info": ["title": "Notes", "version": "1", "description": "What is noted"],
            "security": [["token": []]],
            "paths": [
                "/api/v1": ["get": ["summary": "Nothing", "responses": ["204": ["description": "nothing"]]]],
                "/api/v1/notes/{name}": [
                    "parameters": [["$ref": "#/components/parameters/name"]],
                    "put": [
                        "summary": "Note it",
                        "requestBody": ["required": true, "content": ["application/json": ["schema": reference]]],
                        "responses": [
                            "200": ["description": "noted", "content": ["application/json": ["schema": reference]]]
                        ],
                    ],
                ],
            ],
            "components": [
                "parameters": [
                    "name": ["name": "name", "in": "path", "required": true, "schema": ["type": "string"]]
                ],
                "securitySchemes": ["token": ["type": "http", "scheme": "bearer", "description": "the token"]],
                "schemas": [
                    "Note": [
                        "type": "object", "required": ["text"],
                        "properties": ["text": ["type": "string", "minLength": 1, "maxLength": 10]],
                    ]
                ],
            ],
        ]
        #expect(Self.description.document == expected)
    }
}
