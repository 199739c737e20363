internal import APIRoutes
internal import Accounts
internal import CivilTime
internal import HTTPAccess
internal import HTTPTypes
internal import Hummingbird

private struct SessionListMessage: Encodable {
    struct ListedSession: Encodable {
        /// As text: numbers of JavaScript are too small for it.
        var id: String
        var device: String
        var createdAt: String
        var lastUsedAt: String
        var isRemembered: Bool
        var isCurrent: Bool
    }

    var sessions: [ListedSession]

    init(_ sessions: [Session], current: Session?) {
        self.sessions = sessions.map { session in
            ListedSession(
                id: "\(session.id)",
                device: session.device,
                createdAt: session.createdAt.iso8601,
                lastUsedAt: session.lastUsedAt.iso8601,
                isRemembered: session.isRemembered,
                isCurrent: session.id == current?.id
            )
        }
    }

    static let schema = NamedSchema(
        "SessionList",
        .list(
            "sessions",
            of: .object(
                required: ["id", "device", "createdAt", "lastUsedAt", "isRemembered", "isCurrent"],
                [
                    "id": .string(), "device": .string(), "createdAt": .dateTime, "lastUsedAt": .dateTime,
                    "isRemembered": .boolean, "isCurrent": .boolean,
                ]
            )
        )
    )
}

extension PersonRouter {
    var sessionEndpoints: [Endpoint<Context>] {
        [
            Endpoint(
                .get,
                "sessions",
                "The browsers that are logged in, the one used last first",
                replies: [Reply(200, "a list under sessions", SessionListMessage.schema)]
            ) { _, context in
                let caller = try caller(context)
                let sessions = try await sessions.list(of: caller.principal.id)
                return try JSONBody.response(SessionListMessage(sessions, current: caller.session))
            },
            Endpoint(
                .delete,
                "sessions/{id}",
                "Log a browser out at once",
                replies: [Reply(204, "logged out"), Reply(404, "no such session")]
            ) { _, context in
                let caller = try caller(context)
                guard let id = Int64(try context.pathParameter("id")) else { throw AccountError.notFound }
                try await sessions.end(id, of: caller.principal.id)
                return Response(status: .noContent)
            },
        ]
    }
}
